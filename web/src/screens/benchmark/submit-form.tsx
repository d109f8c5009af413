import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { wordsOf } from '../../api/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { decimals } from '../../ui/number.ts'

type Done = { readonly method: string; readonly cllr: number }

/** Submits the likelihood ratios of every frozen pair. A submission with a fault is refused whole, and every fault is listed. */
export function SubmitForm({ split, onDone }: { split: string; onDone: () => void }) {
  const [failed, setFailed] = useState<readonly string[]>()
  const [done, setDone] = useState<Done>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    setFailed(undefined)
    setDone(undefined)
    try {
      const url = String(form.get('url')).trim()
      const body = {
        submitter: String(form.get('submitter')),
        method: String(form.get('method')),
        csv: await (form.get('csv') as File).text(),
        ...(url && { url }),
      }
      const answer = (await got(() =>
        api().POST('/benchmark/splits/{split_id}/submissions', {
          params: { path: { split_id: split } },
          body,
          bodySerializer: JSON.stringify,
          headers: { 'content-type': 'application/json' },
        } as never),
      )) as { method: string; metrics: { cllr: number } }
      setDone({ method: answer.method, cllr: answer.metrics.cllr })
      onDone()
    } catch (error) {
      setFailed(problemsOf(error))
    }
  }
  return (
    <details class="panel">
      <summary>Submit your likelihood ratios</summary>
      <form onSubmit={submit}>
        <div class="fields">
          <label class="field">
            <span>Submitter</span>
            <input type="text" name="submitter" required maxLength={80} />
          </label>
          <label class="field">
            <span>Method</span>
            <input type="text" name="method" required maxLength={120} />
          </label>
          <label class="field">
            <span>Address of a description (may stay empty)</span>
            <input type="url" name="url" maxLength={300} />
          </label>
          <label class="field">
            <span>Likelihood ratios (CSV)</span>
            <input type="file" name="csv" accept=".csv,text/csv" required />
            <span class="hint">Header pair_id,lr and one row for every pair of the kit</span>
          </label>
        </div>
        <p class="actions">
          <button type="submit">Submit</button>
        </p>
      </form>
      {done && (
        <Notice kind="note" title="Submitted">
          {done.method}: Cllr {decimals(done.cllr, 4)}.
        </Notice>
      )}
      {failed && (
        <Notice kind="failure" title="Nothing was stored">
          <ul>
            {failed.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </details>
  )
}

/** Every problem of a refused submission; the service separates them by semicolons. */
const problemsOf = (error: unknown): readonly string[] => wordsOf(error).split('; ')
