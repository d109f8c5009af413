import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals } from '../../ui/number.ts'

type Done = { readonly method: string; readonly cllr: number }

/** Submits the likelihood ratios of every frozen pair. A submission with a fault is refused whole, and every fault is listed. */
export function SubmitForm({ split, onDone }: { split: string; onDone: () => void }) {
  const [done, setDone] = useState<Done>()
  const send = async (form: FormData) => {
    setDone(undefined)
    const url = String(form.get('url')).trim()
    const body = {
      submitter: String(form.get('submitter')),
      method: String(form.get('method')),
      csv: await (form.get('csv') as File).text(),
      ...(url && { url }),
    }
    const { method, metrics } = (await got(() =>
      api().POST('/benchmark/splits/{split_id}/submissions', {
        params: { path: { split_id: split } },
        body,
        bodySerializer: JSON.stringify,
        headers: { 'content-type': 'application/json' },
      } as never),
    )) as { method: string; metrics: { cllr: number } }
    setDone({ method, cllr: metrics.cllr })
    onDone()
  }
  return (
    <>
      <FoldForm title={say('Submit your likelihood ratios')} submit={say('Submit')} send={send}>
        <Field label={say('Submitter')}>
          <input type="text" name="submitter" required maxLength={80} />
        </Field>
        <Field label={say('Method')}>
          <input type="text" name="method" required maxLength={120} />
        </Field>
        <Field label={say('Address of a description (may stay empty)')}>
          <input type="url" name="url" maxLength={300} />
        </Field>
        <Field
          label={say('Likelihood ratios (CSV)')}
          hint={say('Header pair_id,lr and one row for every pair of the kit')}
        >
          <input type="file" name="csv" accept=".csv,text/csv" required />
        </Field>
      </FoldForm>
      {done && (
        <Notice kind="note" title={say('Submitted')}>
          {say('{method}: Cllr {cllr}.', { method: done.method, cllr: decimals(done.cllr, 4) })}
        </Notice>
      )}
    </>
  )
}
