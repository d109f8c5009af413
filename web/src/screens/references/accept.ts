const FIELD = 'accept '

/** The code of a refusal that somebody may accept with a reason, as the service's message has it; undefined for others. */
export const acceptableCode = (failed: string | undefined): string | undefined =>
  /^([a-z_]+): .*, or accept it with a reason\.?$/s.exec(failed ?? '')?.[1]

/** The field of a form that holds the reason. */
export const fieldNameOf = (code: string): string => FIELD + code

/** What a form accepts: `CODE=REASON`, one a line; empty where it accepts nothing. */
export const acceptLines = (form: FormData): string =>
  [...form]
    .filter(([name, reason]) => name.startsWith(FIELD) && String(reason).trim() !== '')
    .map(([name, reason]) => `${name.slice(FIELD.length)}=${String(reason).trim().replaceAll(/\s+/g, ' ')}`)
    .join('\n')
