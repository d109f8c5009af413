import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Notice } from '../../ui/notice.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { acceptLines } from '../references/accept.ts'
import { AcceptField } from '../references/accept-field.tsx'

/** An id that reads like a name; empty where the name has no letter for one. */
const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64)

/** Makes a finished study a reference. It never changes afterwards. */
export function MakeReference({ id, name }: { id: string; name: string }) {
  const { failed, sending } = useSending()
  const make = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    await sending(async () => {
      const text = (field: string): string => String(form.get(field))
      const accept = acceptLines(form)
      const body = {
        id: text('id'),
        name: text('name'),
        population: text('population'),
        ...(accept !== '' && { accept }),
      }
      const made = await got(() =>
        api().POST('/v1/studies/{id}/reference', { params: { path: { id } }, body }),
      )
      go(`/references/${made.id}`)
    })
  }
  return (
    <section class="panel" aria-labelledby="make-reference">
      <h2 id="make-reference">{say('Make it a reference')}</h2>
      <p>
        {say('Comparisons can then name it. A reference never changes, and its id belongs to it for good.')}
      </p>
      <form onSubmit={make}>
        <div class="fields">
          <label class="field">
            <span>{say('Id')}</span>
            <input
              type="text"
              name="id"
              required
              pattern="[a-z0-9_\-]{1,64}"
              title={say('1 to 64 of a–z, 0–9, _ and -')}
              defaultValue={idFrom(name)}
            />
            <span class="hint">{say('1 to 64 of a–z, 0–9, _ and -')}</span>
          </label>
          <label class="field">
            <span>{say('Name in reports')}</span>
            <input type="text" name="name" required maxLength={120} defaultValue={name} />
          </label>
          <label class="field">
            <span>{say('Who vouches for the population')}</span>
            <input type="text" name="population" required maxLength={500} />
            <span class="hint">
              {say('A sentence: who says that cases belong to it, and to which population')}
            </span>
          </label>
        </div>
        {failed && <Notice kind="failure">{failed}</Notice>}
        <AcceptField failed={failed} />
        <p class="actions">
          <button type="submit">{say('Make reference')}</button>
        </p>
      </form>
    </section>
  )
}
