import { useRef, useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { sentence, wordsOf } from '../../api/words.ts'
import { SEVERITIES } from '../../ui/words.ts'

type Scope = paths['/v1/scope']['post']['responses'][200]['content']['application/json']

interface Held {
  readonly name: string
  /** Absent while it is being checked. */
  readonly scope?: Scope
  /** Why it could not be checked. */
  readonly failure?: string
}

interface Props {
  readonly reference: string
  readonly domain: string
}

/** Holds scans of a case against what a reference covers, one after another. Nothing is compared. */
export function ForMyCase({ reference, domain }: Props) {
  const [held, setHeld] = useState<readonly Held[]>([])
  const round = useRef(0)
  const hold = async (files: readonly File[]) => {
    const own = ++round.current
    setHeld(files.map(({ name }) => ({ name })))
    for (const [i, file] of files.entries()) {
      const found = await scopeOf(file, reference, domain)
      if (own !== round.current) return // other scans were chosen meanwhile
      setHeld((all) => all.map((one, k) => (k === i ? { ...one, ...found } : one)))
    }
  }
  return (
    <section class="panel" aria-labelledby="for-my-case">
      <h2 id="for-my-case">Can I use it for my case?</h2>
      <p>
        Choose scans of your case. Each is held against what this reference covers: its resolution, its kind
        of mark and the conditions of its scans. No two are compared.
      </p>
      <label class="field">
        <span>Scans of the case (X3P)</span>
        <input
          type="file"
          multiple
          accept=".x3p"
          onChange={({ currentTarget }) => void hold([...(currentTarget.files ?? [])])}
        />
      </label>
      {held.length > 0 && (
        <>
          <p role="status">{answerOf(held)}</p>
          <ul class="reasons">
            {held.map((one, i) => (
              <li key={`${i} ${one.name}`}>
                <strong>{one.name}</strong>: {saidOf(one)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

async function scopeOf(file: File, reference: string, domain: string): Promise<Partial<Held>> {
  try {
    const body = { scan: file, domain, reference } as never
    return { scope: await got(() => api().POST('/v1/scope', { body })) }
  } catch (error) {
    return { failure: wordsOf(error) }
  }
}

type Severity = keyof typeof SEVERITIES

/** The worst of the checks of a scan. */
const severityOf = ({ checks }: Scope): Severity =>
  (['refuse', 'warn'] as const).find((worst) => checks.some(({ severity }) => severity === worst)) ?? 'ok'

/** `passes`, or which checks do not, and why. */
function saidOf({ scope, failure }: Held): string {
  if (failure !== undefined) return failure
  if (!scope) return '…'
  const noted = scope.checks.filter(({ severity }) => severity !== 'ok')
  if (noted.length === 0) return SEVERITIES.ok
  return `${SEVERITIES[severityOf(scope)]}. ${noted.map(({ reason }) => sentence(reason)).join(' ')}`
}

function answerOf(held: readonly Held[]): string {
  const done = held.filter(({ scope, failure }) => scope || failure)
  if (done.length < held.length) return `${done.length} of ${held.length} scans are checked.`
  const count = (severity: Severity): number =>
    done.filter(({ scope }) => scope && severityOf(scope) === severity).length
  const [refused, cautions] = [count('refuse'), count('warn')]
  const unread = done.filter(({ failure }) => failure !== undefined).length
  if (refused === 0 && unread === 0) {
    return cautions === 0
      ? 'Yes: every scan lies within what this reference covers.'
      : `Yes, with caution: ${cautions} of ${held.length} scans ${cautions === 1 ? 'differs' : 'differ'} from those of this reference, as said below.`
  }
  const parts = [
    ...(refused > 0 ? [`${refused} of ${held.length} scans ${refused === 1 ? 'is' : 'are'} refused`] : []),
    ...(unread > 0 ? [`${unread} cannot be read`] : []),
  ]
  return `Not as they are: ${parts.join(', ')}. The reasons are below.`
}
