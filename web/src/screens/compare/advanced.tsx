import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { upper } from '../../ui/words.ts'
import { type Comparison, change, changeMark, marksOf, nameOf } from './comparison.ts'
import { checkAgain, readAgain } from './scans/read-scans.ts'

type Change = Event & { currentTarget: HTMLSelectElement }

/** How the scans are read, and what they are compared against, where that is not as usual. */
export function Advanced({ comparison }: { comparison: Comparison }) {
  const { reference, resolution, units, mask, domain } = comparison
  const references = useLoaded(async () => (await got(() => api().GET('/v1/references'))).references, [])
  const read = (fields: Partial<Comparison>) => {
    change(fields)
    readAgain()
  }
  const check = (fields: Partial<Comparison>) => {
    change(fields)
    checkAgain()
  }
  const own = references.state === 'ready' ? references.value.filter((one) => one['domain'] === domain) : []
  return (
    <details class="panel">
      <summary>{say('How the scans are read and compared')}</summary>
      <div class="fields">
        <label class="field">
          <span>{say('Reference')}</span>
          <select
            value={reference}
            onChange={({ currentTarget }: Change) => check({ reference: currentTarget.value })}
          >
            <option value="">{say('the usual one')}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say('Accepted resolution')}</span>
          <select
            value={resolution}
            onChange={({ currentTarget }: Change) => check({ resolution: currentTarget.value as never })}
          >
            <option value="">{say('the usual one')}</option>
            <option value="specification">{say('standard (at most 4 µm; over 2 µm with caution)')}</option>
            <option value="reference">{say('that of the reference')}</option>
          </select>
        </label>
        <label class="field">
          <span>{say('Unit of the files')}</span>
          <select
            value={units}
            onChange={({ currentTarget }: Change) => read({ units: currentTarget.value as never })}
          >
            <option value="file">{say('metres, as the standard says')}</option>
            <option value="um">{say('micrometres, as some programs write')}</option>
          </select>
        </label>
        <label class="field">
          <span>{say('Region of interest')}</span>
          <select
            value={mask}
            onChange={({ currentTarget }: Change) => read({ mask: currentTarget.value as never })}
          >
            <option value="auto">{say('found by its shape')}</option>
            <option value="file">{say('the mask in the file')}</option>
          </select>
        </label>
      </div>
      {marksOf(comparison).map(({ side, replica, mirrored }) => (
        <p key={side} class="actions">
          <label class="choice">
            <input
              type="checkbox"
              checked={replica}
              onChange={({ currentTarget: { checked } }) =>
                changeMark(side, { replica: checked, mirrored: mirrored && !checked })
              }
            />
            {say('{mark} was scanned on a cast', { mark: upper(nameOf(comparison, side)) })}
          </label>
          <label class="choice">
            <input
              type="checkbox"
              checked={mirrored}
              onChange={({ currentTarget: { checked } }) =>
                changeMark(side, { mirrored: checked, replica: replica && !checked })
              }
            />
            {say('The scans of {mark} are mirror images', { mark: nameOf(comparison, side) })}
          </label>
        </p>
      ))}
    </details>
  )
}
