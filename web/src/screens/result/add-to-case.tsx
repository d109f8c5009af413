import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

/** Adds a report to a case, and goes there. */
export function AddToCase({ handle }: { handle: string }) {
  const cases = useLoaded(async () => (await got(() => api().GET('/v1/cases'))).cases, [])
  const open = cases.state === 'ready' ? cases.value.filter(({ state }) => state === 'open') : []
  const send = async (form: FormData) => {
    const [id, replaces] = ['case', 'replaces'].map((name) => String(form.get(name)).trim())
    const reports = [{ handle, ...(replaces && { replaces }) }]
    const params = { path: { id: id! } }
    const found = await got(() => api().PATCH('/v1/cases/{id}', { params, body: { add: { reports } } }))
    go(`/cases/${found.id}`)
  }
  return (
    <FoldForm title={say('Add this report to a case')} submit={say('Add')} send={send}>
      <Field label={say('Number of the case')}>
        <input type="text" name="case" required maxLength={120} list="open-cases" />
        <datalist id="open-cases">
          {open.map(({ id, number, name }) => (
            <option key={id} value={number}>
              {name}
            </option>
          ))}
        </datalist>
      </Field>
      <Field
        label={say('Report that it replaces')}
        hint={say('Handle of an earlier report of the case; may stay empty')}
      >
        <input type="text" name="replaces" pattern="sha256:[0-9a-f]{64}" />
      </Field>
    </FoldForm>
  )
}
