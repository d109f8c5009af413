import { titleOf } from '../../../api/meta.ts'
import { sentence } from '../../../api/words.ts'
import { decimals, percent, whole } from '../../../ui/number.ts'
import { comparison, type Domain, type Scan } from '../comparison.ts'
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
  if (!record) return <p class="muted">Reading …</p>
  const { shape, dx } = record.meta as { shape: [number, number]; dx: number }
  const coverage = scope?.checks.find(({ name }) => name === 'coverage')?.value
  const noted = scope?.checks.filter(({ severity }) => severity !== 'ok') ?? []
  return (
    <>
      <p class="muted">
        {whole(shape[1])} × {whole(shape[0])} points, pitch {decimals(dx * 1e6, 2)} µm
        {coverage !== undefined && `, ${percent(coverage)} measured`}
        {striated !== undefined && `; shows ${striated ? 'striae' : 'an impression'}`}
      </p>
      {noted.map(({ name, severity, reason, values }) => (
        <p key={name} class={`check ${REFUSING.has(name) ? severity : 'warn'}`}>
          {severity === 'refuse' && REFUSING.has(name) ? 'Out of scope: ' : 'Warning: '}
          {sentence(reason)}
          {name === 'resolution' && comparison().resolution !== 'reference' && isAcceptable(values) && (
            <>
              {' '}
              <button type="button" onClick={acceptResolution}>
                Accept the resolution of the reference
              </button>
            </>
          )}
        </p>
      ))}
      {scope && noted.length === 0 && (
        <p class="check ok">Within the scope of comparisons of {titleOf(domain).toLowerCase()}.</p>
      )}
    </>
  )
}

/** Checks that refuse a comparison; the others warn, however far they are off. */
const REFUSING: ReadonlySet<string> = new Set(['resolution', 'modality', 'conditions'])

/** Whether a scan has the pitch that the reference's band needs. */
const isAcceptable = ({ pitch_um, reference_pitch_um }: { readonly [name: string]: unknown }): boolean =>
  Number(pitch_um) <= Number(reference_pitch_um)
