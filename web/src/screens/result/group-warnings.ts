import type { Report } from '../../../../clients/typescript/src/index.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'

type Warning = Pick<Report['warnings'][number], 'code' | 'values' | 'message' | 'where'>

/** The same message about several scans is said once, and that marks of one source are part of the reference. */
export function groupWarnings(warnings: readonly Warning[]): { message: string; where: string[] }[] {
  const found = new Map<string, { messages: Set<string>; where: string[] }>()
  for (const one of warnings) {
    const key = one.code === 'in_reference' ? ofMany(one.values) : one.message
    const group = found.get(key) ?? { messages: new Set(), where: [] }
    group.messages.add(one.message)
    group.where.push(...[one.where].flat())
    found.set(key, group)
  }
  return [...found].map(([key, { messages, where }]) => ({
    message: messages.size === 1 ? [...messages][0]! : key,
    where,
  }))
}

const NAMES = new Intl.ListFormat(LANGUAGE === 'en' ? 'en-GB' : LANGUAGE)

/** That scans are part of the reference, as it is said of several. */
function ofMany(values: Warning['values']): string {
  const { source, reference, sources, left_out } = values as {
    readonly source: string
    readonly reference: string
    readonly sources: readonly string[]
    readonly left_out: boolean
  }
  return left_out
    ? say(
        'these are scans of source {source} of reference {reference}; all pairs of that source are left out of the calibration',
        { source, reference },
      )
    : say(
        'these are marks of reference {reference}, and their pairs could not be left out, because without {sources} too few pairs are left: this ratio is not independent',
        { reference, sources: NAMES.format(sources) },
      )
}
