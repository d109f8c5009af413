import { titleOf } from '../../../api/meta.ts'
import { sentence } from '../../../api/words.ts'
import { LANGUAGE } from '../../../languages/chosen.ts'
import { say } from '../../../languages/say.ts'
import { decimals, percent, whole } from '../../../ui/number.ts'
import { comparison, type Domain, type Scan, type SurfaceRecord } from '../comparison.ts'
import { acceptResolution } from './read-scans.ts'

/** Size, pitch, share of measured points, what was detected, and the checks of scope, as sentences. */
export function ScanFacts({ scan, domain }: { scan: Scan; domain: Domain }) {
  const { record, striated, scope, error } = scan
  if (error !== undefined) {
    return (
      <p class="check refuse" role="alert">
        {error}
      </p>
    )
  }
  if (!record) return <p class="muted">{say('Reading …')}</p>
  const coverage = scope?.checks.find(({ name }) => name === 'coverage')?.value
  const noted = scope?.checks.filter(({ severity }) => severity !== 'ok') ?? []
  return (
    <>
      <p class="muted">{factsOf(record, coverage, striated)}</p>
      {noted.map(({ name, severity, reason, values }) => (
        <p key={name} class={`check ${REFUSING.has(name) ? severity : 'warn'}`}>
          {say(severity === 'refuse' && REFUSING.has(name) ? 'Out of scope: {reason}' : 'Warning: {reason}', {
            reason: sentence(reason),
          })}
          {name === 'resolution' && comparison().resolution !== 'reference' && isAcceptable(values) && (
            <>
              {' '}
              <button type="button" onClick={acceptResolution}>
                {say('Accept the resolution of the reference')}
              </button>
            </>
          )}
        </p>
      ))}
      {scope && noted.length === 0 && (
        <p class="check ok">
          {say('Within the scope of comparisons of {marks}.', { marks: marksOf(domain) })}
        </p>
      )}
    </>
  )
}

/** Size and pitch of a scan, its share of measured points, and what it shows, as far as they are known. */
function factsOf(
  { meta }: SurfaceRecord,
  coverage: number | undefined,
  striated: boolean | undefined,
): string {
  const { shape, dx } = meta as { shape: [number, number]; dx: number }
  const size = say('{columns} × {rows} points, pitch {pitch} µm', {
    columns: whole(shape[1]),
    rows: whole(shape[0]),
    pitch: decimals(dx * 1e6, 2),
  })
  const facts =
    coverage === undefined ? size : say('{size}, {share} measured', { size, share: percent(coverage) })
  if (striated === undefined) return facts
  return say(striated ? '{facts}; shows striae' : '{facts}; shows an impression', { facts })
}

/** Marks in the middle of a sentence, where nouns have a capital in German only. */
const marksOf = (domain: Domain): string =>
  LANGUAGE === 'de' ? titleOf(domain) : titleOf(domain).toLowerCase()

/** Checks that refuse a comparison; the others warn, however far they are off. */
const REFUSING: ReadonlySet<string> = new Set(['resolution', 'modality', 'conditions'])

/** Whether a scan has the pitch that the reference's band needs. */
const isAcceptable = ({ pitch_um, reference_pitch_um }: { readonly [name: string]: unknown }): boolean =>
  Number(pitch_um) <= Number(reference_pitch_um)
