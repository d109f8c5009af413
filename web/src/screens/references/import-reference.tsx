import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { acceptLines } from './accept.ts'
import { AcceptField } from './accept-field.tsx'

/** Brings a reference that was made elsewhere. The service checks it and keeps it for good. */
export function ImportReference() {
  const [failed, setFailed] = useState<string>()
  const send = async (form: FormData) => {
    const sidecar = form.get('sidecar') as File
    const population = form.get('population')
    const accept = acceptLines(form)
    const body = {
      reference: form.get('reference'),
      ...(population && { population }),
      ...(accept && { accept }),
      ...(sidecar.size > 0 && { sidecar }),
    } as never
    try {
      const { id } = await got(() => api().POST('/v1/references', { body }))
      go(`/references/${encodeURIComponent(id)}`)
    } catch (error) {
      setFailed(wordsOf(error))
      throw error
    }
  }
  return (
    <FoldForm title={say('Import a reference')} submit={say('Import')} send={send}>
      <Field
        label={say('Reference')}
        hint={say('JSON as Markgraph writes it, or scores of another program as .npz')}
      >
        <input type="file" name="reference" accept=".json,.npz,application/json" required />
      </Field>
      <Field
        label={say('Who vouches for the population')}
        hint={say(
          'A sentence: who says that cases belong to it, and to which population. Leave it empty if the reference says it itself',
        )}
      >
        <input type="text" name="population" maxLength={500} />
      </Field>
      <Field label={say('Sidecar (of an .npz)')} hint={say('JSON that says where the scores come from')}>
        <input type="file" name="sidecar" accept=".json,application/json" />
      </Field>
      <AcceptField failed={failed} />
    </FoldForm>
  )
}
