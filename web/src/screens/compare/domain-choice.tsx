import { type Comparison, scansOf } from './comparison.ts'
import { chooseDomain } from './scans/read-scans.ts'

const DOMAINS = [
  ['striated', 'Bullet lands', 'All lands of each bullet, one scan each, in order'],
  ['impressed', 'Breech face', 'One scan of each impression'],
  ['toolmark', 'Striated toolmark', 'One surface or profile of each mark'],
] as const

/** The kind of mark. It selects the reference, so a person confirms it. */
export function DomainChoice({ comparison }: { comparison: Comparison }) {
  const { domain, domainChosen } = comparison
  const found = scansOf(comparison).find(({ detected }) => detected)?.detected
  return (
    <fieldset class="panel">
      <legend>What do the scans show?</legend>
      <div class="domains">
        {DOMAINS.map(([name, title, hint]) => (
          <label key={name}>
            <input type="radio" name="domain" checked={name === domain} onChange={() => chooseDomain(name)} />
            <span>{title}</span>
            <span class="hint">{hint}</span>
          </label>
        ))}
      </div>
      {found && !domainChosen && (
        <p class="muted" role="status">
          {found === 'striated'
            ? 'The scans show striae. Whether a barrel or a tool made them, only you know: please confirm.'
            : 'The scans show an impression: please confirm.'}
        </p>
      )}
    </fieldset>
  )
}
