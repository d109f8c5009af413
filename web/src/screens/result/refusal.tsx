import { addReport, caseWith } from '../../api/cases.ts'
import { followed, submitted } from '../../api/jobs.ts'
import { sentence } from '../../api/words.ts'
import { go } from '../../router.ts'
import { Notice } from '../../ui/notice.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { computationOf } from '../graph/computation.ts'
import { placeName } from './marks-of.ts'
import { type Refusal, refusedFields } from './recipe/request-fields.ts'

interface Reason {
  readonly code: string
  readonly values: { readonly [name: string]: unknown }
  readonly message: string
}

/** Why there is no number. A reason that several scans share is said once. */
export function Reasons({ reasons, question }: { reasons: readonly Reason[]; question: boolean }) {
  const said = [...Map.groupBy(reasons, ({ message }) => message.replace(/^scan \d+ of \w+: /, ''))]
  return (
    <ul class="reasons">
      {said.map(([text, own]) => (
        <li key={text}>
          {own[0]!.code === 'scan_refused' && (
            <strong>
              {own.map(({ values }) => placeName(`${values['mark']}.${values['scan']}`, question)).join('; ')}
              :{' '}
            </strong>
          )}
          {sentence(text)}
        </li>
      ))}
    </ul>
  )
}

/** What can be said of the marks so that they are compared after all, and the field that says it. */
interface Remedy {
  readonly label: string
  readonly field: readonly [name: string, value: string]
}

/** The field that says how a mark was scanned, in words where it is to be said and where it is to be taken back. */
const READ_AS: Readonly<Record<string, readonly [field: string, said: string, takenBack: string]>> = {
  agree_only_mirrored: ['mirrored', 'was scanned as its mirror image', 'was not mirrored'],
  agree_only_cast: ['replica', 'is a cast', 'is no cast'],
}

/** The buttons that the reasons ask for; none where one of them cannot be met by a word. */
function remediesOf({ reasons, provenance }: Props['report'], question: boolean): readonly Remedy[] {
  if (reasons.every(isAcceptedPitch)) {
    return [
      { label: "Accept the reference's resolution and compare again", field: ['resolution', 'reference'] },
    ]
  }
  const read = reasons.length === 1 ? READ_AS[reasons[0]!.code] : undefined
  if (!read || question) return [] // of several known marks a person must say which
  const [field, said, takenBack] = read
  return ['a', 'b'].map((side) => {
    const name = `mark_${side}_${field}`
    const isSaid = provenance[name] === true
    return {
      label: `Mark ${side.toUpperCase()} ${isSaid ? takenBack : said}: compare again`,
      field: [name, String(!isSaid)],
    }
  })
}

/** Whether a scan is too coarse for the specification, but not for the band of the reference. */
function isAcceptedPitch({ values }: Reason): boolean {
  const finding = values['finding'] as Pick<Reason, 'code' | 'values'> | undefined
  return (
    finding?.code === 'pitch_too_coarse' &&
    Number(finding.values['pitch_um']) <= Number(finding.values['reference_pitch_um'])
  )
}

interface Props {
  readonly report: Refusal & { readonly report_handle: string; readonly reasons: readonly Reason[] }
  readonly question: boolean
}

/** Buttons that compare again as the reasons ask; the new report takes the place of the refusal in its case. */
export function Remedies({ report, question }: Props) {
  const { report_handle: handle } = report
  const { busy, failed, sending } = useSending()
  const compare = async ({ field: [name, value] }: Remedy) => {
    await sending(async () => {
      const { ancestry } = await computationOf(handle)
      const fields = { ...refusedFields(report, ancestry), [name]: value } as never
      const { report_handle: made, error } = await followed(
        await submitted(fields),
        () => {},
        new AbortController().signal,
      )
      if (made === null) throw new Error(error ?? 'the comparison was cancelled')
      const inCase = await caseWith(handle).catch(() => undefined) // a client that may not see cases has none
      if (inCase?.state === 'open') await addReport(inCase, { handle: made, replaces: handle })
      go(`/result/${made}`)
    })
  }
  return (
    <>
      {remediesOf(report, question).map((remedy) => (
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
      {busy && <span role="status">Comparing …</span>}
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}
