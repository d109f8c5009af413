import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { shortHandle } from '../../ui/handle.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dateOf } from '../../ui/words.ts'

type Case = paths['/v1/cases/{id}']['get']['responses'][200]['content']['application/json']

/** Puts the computations of two reports of a case beside each other, with what differs marked. */
export function TwoReports({ found: { reports } }: { readonly found: Pick<Case, 'reports'> }) {
  const [wrong, setWrong] = useState<string>()
  // only a report with a likelihood ratio has a computation to put beside another one
  const choices = reports.filter(({ outcome }) => outcome === 'calibrated')
  if (choices.length < 2) return null
  const show = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const [one, other] = [form.get('one'), form.get('other')]
    if (one === other) setWrong(say('Both are the same report. Choose two different ones.'))
    else go(`/graph/${one}?with=${other}`)
  }
  const options = choices.map(({ handle, questioned, source, version, added }) => (
    <option key={handle} value={handle}>
      {say('{report}, version {version}, added {date}', {
        report:
          questioned && source
            ? say('{exhibit} against {source}', { exhibit: questioned, source })
            : shortHandle(handle),
        version,
        date: dateOf(added),
      })}
    </option>
  ))
  return (
    <section class="panel" aria-labelledby="two-reports">
      <h2 id="two-reports">{say('Compare two answers')}</h2>
      <form onSubmit={show}>
        <div class="fields">
          <Field label={say('First report')}>
            <select name="one" defaultValue={choices.at(-2)!.handle}>
              {options}
            </select>
          </Field>
          <Field label={say('Second report')}>
            <select name="other" defaultValue={choices.at(-1)!.handle}>
              {options}
            </select>
          </Field>
        </div>
        <p class="actions">
          <button type="submit">{say('Show what differs')}</button>
        </p>
        {wrong && <Notice kind="failure">{wrong}</Notice>}
      </form>
    </section>
  )
}
