import { api, got } from '../../api/client.ts'
import { markTypes } from '../../api/meta.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'

/** Makes a study from a manifest and the files it names, and starts it. */
export function NewStudy() {
  const send = async (form: FormData) => {
    const scans = form.getAll('scans').filter((one) => (one as File).size > 0)
    const body = {
      domain: form.get('domain'),
      name: form.get('name'),
      manifest: form.get('manifest'),
      ...(scans.length > 0 && { scans }),
    } as never
    const { id } = (await got(() => api().POST('/v1/studies', { body }))) as { id: string }
    await got(() => api().POST('/v1/studies/{id}/run', { params: { path: { id } } }))
    go(`/studies/${id}`)
  }
  return (
    <FoldForm title="New study" submit="Create and run" send={send}>
      <Field label="Name">
        <input type="text" name="name" required maxLength={120} />
      </Field>
      <Field label="Kind of marks">
        <select name="domain">
          {markTypes().map(({ domain, title }) => (
            <option key={domain} value={domain}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Manifest (CSV)" hint="Columns study, source, mark, land (bullets only), scan">
        <input type="file" name="manifest" accept=".csv,text/csv" required />
      </Field>
      <Field
        label="Scans (X3P) that the manifest names"
        hint="At most 24 files; more go by handle, see the guide on studies"
      >
        <input type="file" name="scans" accept=".x3p" multiple />
      </Field>
    </FoldForm>
  )
}
