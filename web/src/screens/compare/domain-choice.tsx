import { markTypes } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { type Comparison, scansOf } from './comparison.ts'
import { chooseDomain } from './scans/read-scans.ts'

/** The kind of mark. It selects the reference, so a person confirms it. */
export function DomainChoice({ comparison }: { comparison: Comparison }) {
  const { domain, domainChosen } = comparison
  const striated = scansOf(comparison).find((scan) => scan.striated !== undefined)?.striated
  return (
    <fieldset class="panel">
      <legend>{say('What do the scans show?')}</legend>
      <div class="domains">
        {markTypes().map(({ domain: name, choice, scans }) => (
          <label key={name}>
            <input type="radio" name="domain" checked={name === domain} onChange={() => chooseDomain(name)} />
            <span>{choice}</span>
            <span class="hint">{scans}</span>
          </label>
        ))}
      </div>
      {striated !== undefined && !domainChosen && (
        <p class="muted" role="status">
          {striated
            ? say('The scans show striae. What made them, only you know: please confirm.')
            : say('The scans show an impression: please confirm.')}
        </p>
      )}
    </fieldset>
  )
}
