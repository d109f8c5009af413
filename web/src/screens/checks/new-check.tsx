import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { MarkTypeSelect } from '../../ui/mark-type-select.tsx'
import { sent } from './sent.ts'

const FEWEST = 8

/** Makes a check of known pairs and repeated scans. */
export function NewCheck({ open }: { open: boolean }) {
  const [pairs, setPairs] = useState(1)
  const send = async (form: FormData) => {
    const files = (name: string) =>
      form.getAll(name).filter((one) => one instanceof File && one.size > 0) as File[]
    const given = Array.from({ length: pairs }, (_, i) => i)
    const made = []
    for (const i of given) {
      const [a, b] = [await sent(files(`a${i}`)), await sent(files(`b${i}`))]
      made.push({ a, b, same_source: form.get(`same${i}`) === 'same' })
    }
    const body = {
      name: String(form.get('name')),
      chosen_by: String(form.get('chosen_by')),
      domain: String(form.get('domain')),
      pairs: made,
      repeats: await sent(files('repeats')),
    }
    const { handle } = (await got(() => api().POST('/v1/checks', { body: body as never }))) as {
      handle: string
    }
    go(`/checks/${handle}`)
  }
  return (
    <FoldForm title={say('New check')} submit={say('Make the check')} send={send} open={open}>
      <Field label={say('Name')}>
        <input type="text" name="name" required maxLength={200} />
      </Field>
      <Field label={say('Who chose pairs and mark')}>
        <input type="text" name="chosen_by" required maxLength={200} />
      </Field>
      <MarkTypeSelect name="domain" />
      {Array.from({ length: pairs }, (_, i) => (
        <fieldset key={i}>
          <legend>{say('Known pair {n}', { n: i + 1 })}</legend>
          <Field label={say('Scans of one mark')}>
            <input type="file" name={`a${i}`} multiple required accept=".x3p" />
          </Field>
          <Field label={say('Scans of the other mark')}>
            <input type="file" name={`b${i}`} multiple required accept=".x3p" />
          </Field>
          <Field label={say('Their sources')}>
            <select name={`same${i}`}>
              <option value="same">{say('one source')}</option>
              <option value="different">{say('different sources')}</option>
            </select>
          </Field>
        </fieldset>
      ))}
      <p class="actions">
        <button type="button" onClick={() => setPairs(pairs + 1)}>
          {say('Another pair')}
        </button>
      </p>
      <Field
        label={say('Repeated scans of one mark')}
        hint={say(
          '{n} or more, each scanned anew, one file each. The limits come from them; 20 find a drift sooner',
          { n: FEWEST },
        )}
      >
        <input type="file" name="repeats" multiple required accept=".x3p" />
      </Field>
    </FoldForm>
  )
}
