import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { wordsOf } from '../../api/words.ts'
import { go } from '../../router.ts'
import { Notice } from '../../ui/notice.tsx'
import { DOMAINS } from '../../ui/words.ts'

/** Makes a study from a manifest and the files it names, and starts it. */
export function NewStudy() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const create = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    setBusy(true)
    setFailed(undefined)
    try {
      const scans = form.getAll('scans').filter((one) => (one as File).size > 0)
      const body = {
        domain: form.get('domain'),
        name: form.get('name'),
        manifest: form.get('manifest'),
        ...(scans.length > 0 && { scans }),
      } as never
      const study = (await got(() => api().POST('/v1/studies', { body }))) as { id: string }
      await got(() => api().POST('/v1/studies/{id}/run', { params: { path: { id: study.id } } }))
      go(`/studies/${study.id}`)
    } catch (error) {
      setFailed(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details class="panel">
      <summary>New study</summary>
      <form onSubmit={create}>
        <div class="fields">
          <label class="field">
            <span>Name</span>
            <input type="text" name="name" required maxLength={120} />
          </label>
          <label class="field">
            <span>Kind of marks</span>
            <select name="domain">
              {Object.entries(DOMAINS).map(([domain, title]) => (
                <option key={domain} value={domain}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>Manifest (CSV)</span>
            <input type="file" name="manifest" accept=".csv,text/csv" required />
            <span class="hint">Columns study, source, mark, land (bullets only), scan</span>
          </label>
          <label class="field">
            <span>Scans (X3P) that the manifest names</span>
            <input type="file" name="scans" accept=".x3p" multiple />
            <span class="hint">At most 24 files; more go by handle, see the guide on studies</span>
          </label>
        </div>
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {busy ? 'Sending …' : 'Create and run'}
          </button>
        </p>
        {failed && <Notice kind="failure">{failed}</Notice>}
      </form>
    </details>
  )
}
