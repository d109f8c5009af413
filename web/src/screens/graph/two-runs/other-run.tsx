import { useState } from 'preact/hooks'
import { api, got } from '../../../api/client.ts'
import { titleOf } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { go } from '../../../router.ts'
import { Field } from '../../../ui/field.tsx'
import { shortHandle } from '../../../ui/handle.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { dateOf } from '../../../ui/words.ts'
import { logOf } from '../amounts.ts'

const HANDLE = /^sha256:[0-9a-f]{64}$/

/** Chooses a second report, whose computation is shown beside this one. */
export function OtherRun({ handle }: { handle: string }) {
  const recent = useLoaded(() => got(() => api().GET('/v1/reports', {})), [])
  const [wrong, setWrong] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const other = String(form.get('other')).trim() || String(form.get('recent'))
    if (!HANDLE.test(other)) {
      setWrong(
        say('"{other}" is not the handle of a report; it begins with sha256: and has 64 digits after it', {
          other,
        }),
      )
    } else if (other === handle) {
      setWrong(say('this is the report that is shown already; choose another one'))
    } else go(`/graph/${handle}?with=${other}`)
  }
  const reports = recent.state === 'ready' ? recent.value.reports.filter((one) => one.handle !== handle) : []
  return (
    <details class="panel">
      <summary>{say('Compare with another run')}</summary>
      <form onSubmit={submit} class="fields">
        {reports.length > 0 && (
          <Field label={say('A recent report')}>
            <select name="recent">
              {reports.map(({ handle: one, domain, created, log10_lr }) => (
                <option key={one} value={one}>
                  {titleOf(domain)}, {dateOf(created)}
                  {log10_lr === null ? '' : `, log₁₀ LR ${logOf(log10_lr)}`} ({shortHandle(one)})
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field label={say('Or the handle of a report')}>
          <input type="text" name="other" spellcheck={false} autocomplete="off" />
        </Field>
        <button type="submit">{say('Show both')}</button>
      </form>
      {wrong && <Notice kind="failure">{wrong}</Notice>}
    </details>
  )
}
