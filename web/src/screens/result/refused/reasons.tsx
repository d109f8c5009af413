import { addReport, caseWith } from '../../../api/cases.ts'
import { followed, submitted } from '../../../api/jobs.ts'
import { sentence } from '../../../api/words.ts'
import { say } from '../../../languages/say.ts'
import { go } from '../../../router.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSending } from '../../../ui/use-sending.ts'
import { computationOf } from '../../graph/computation.ts'
import { placeName } from '../marks-of.ts'
import { type Refusal, refusedFields } from '../recipe/request-fields.ts'
import { type Reason, type Remedy, remediesOf } from './remedies.ts'

/** Why there is no number. A reason that several scans share is said once. */
export function Reasons({ reasons, question }: { reasons: readonly Reason[]; question: boolean }) {
  const said = [...Map.groupBy(reasons, withoutPlace)]
  return (
    <ul class="reasons">
      {said.map(([text, own]) => (
        <li key={text}>
          {own[0]!.code === 'scan_refused' && (
            <strong>{say('{places}:', { places: placesOf(own, question).join('; ') })} </strong>
          )}
          {sentence(text)}
        </li>
      ))}
    </ul>
  )
}

/** What is said of a scan, without which it is: `scan 1 of mark_a: …`, in any language. */
const withoutPlace = ({ code, message }: Reason): string =>
  code === 'scan_refused' ? message.replace(/^.*?: /, '') : message

const placesOf = (reasons: readonly Reason[], question: boolean): string[] =>
  reasons.map(({ values }) => placeName(`${values['mark']}.${values['scan']}`, question))

interface Props {
  readonly report: Refusal & { readonly report_handle: string; readonly reasons: readonly Reason[] }
  readonly question: boolean
}

/** Buttons that compare again as the reasons ask; the new report takes the place of the refusal in its case. */
export function Remedies({ report, question }: Props) {
  const { report_handle: handle } = report
  const { busy, failed, sending } = useSending()
  const compare = async (remedy: Remedy) => {
    await sending(async () => {
      const { ancestry } = await computationOf(handle)
      const fields = { ...refusedFields(report, ancestry), ...remedy.fields } as never
      const { report_handle: made, error } = await followed(
        await submitted(fields),
        () => {},
        new AbortController().signal,
      )
      if (made === null) throw new Error(error ?? say('the comparison was cancelled'))
      const inCase = await caseWith(handle).catch(() => undefined) // a client that may not see cases has none
      if (inCase?.state === 'open') await addReport(inCase, { handle: made, replaces: handle })
      go(`/result/${made}`)
    })
  }
  return (
    <>
      {remediesOf(report, (mark) => placeName(mark, question)).map((remedy) => (
        <button
          key={remedy.label}
          type="button"
          class="primary"
          disabled={busy}
          onClick={() => void compare(remedy)}
        >
          {remedy.label}
        </button>
      ))}
      {busy && <span role="status">{say('Comparing …')}</span>}
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}
