import type { EventRow } from '../kinds/laboratory/event.ts'
import { CHANGES, type Impact, type ImpactAnswer } from '../kinds/laboratory/impact.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { IMPACT_CHANGE_WORDS } from '../words/impact-changes.ts'
import { numbersIn, ratioText } from '../words/languages/numbers.ts'
import { approvalsSection } from './approvals.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { upperFirst } from './pdf/upper-first.ts'

/** What the document of an upgrade is printed from. `approvals`: the acts of the record that approve it, oldest first. */
export interface ImpactContents {
  readonly handle: string
  readonly impact: Impact
  readonly approvals: readonly EventRow[]
  readonly laboratory: string
}

const { signed } = numbersIn('en')
const DIGITS = 12 // of a handle in a table

/** What a release changes in the stored reports, as a PDF: the counts and who approved first, then every report that changes. */
export async function impactReport({
  handle,
  impact,
  approvals,
  laboratory,
}: ImpactContents): Promise<Uint8Array> {
  const page = await flow({
    title: `What release ${impact.engine_version} changes`,
    subject: 'Every stored report beside the comparison that this release makes of the same scans',
    language: 'en',
    producer: `Markgraph ${ENGINE_VERSION}`,
  })
  page.title('What a release changes', `Release ${impact.engine_version}`)
  page.facts([
    ...(laboratory === '' ? [] : [{ name: 'Laboratory', value: laboratory }]),
    { name: 'Made', value: impact.created },
    { name: 'Reports', value: String(impact.reports) },
  ])
  page.box([{ text: conclusion(impact), style: 'bold' }, { text: largest(impact) }])
  counts(page, impact)
  approvalsSection(page, 'document', approvals)
  changed(page, impact)
  return page.finish(`Markgraph ${ENGINE_VERSION}: impact ${handle}`)
}

function conclusion({ reports, counts: { equal, words } }: Impact): string {
  const other = reports - equal - words
  return other === 0
    ? `All ${reports} reports keep their number.`
    : `${other} of ${reports} reports have another answer, or could not be compared again.`
}

const largest = ({ largest: most }: Impact): string =>
  most === null ? 'No likelihood ratio moves.' : `The largest move of a log₁₀ LR is ${signed(most, 3)}.`

function counts(page: Flow, { counts: all }: Impact): void {
  page.heading('How many')
  page.table(
    [
      { title: 'What changes', share: 0.8 },
      { title: 'Reports', share: 0.2, align: 'end' },
    ],
    CHANGES.map((change) => [upperFirst(IMPACT_CHANGE_WORDS[change]), String(all[change])]),
    'A report is counted under its gravest change.',
  )
}

function changed(page: Flow, { changed: rows }: Impact): void {
  page.heading('Which reports change')
  if (rows.length === 0) {
    page.paragraph('None.')
    return
  }
  page.table(
    [
      { title: 'Report', share: 0.16 },
      { title: 'Change', share: 0.2 },
      { title: 'Was', share: 0.32 },
      { title: 'Is', share: 0.32 },
    ],
    rows.map(({ report, change, was, is, why }) => [
      `${report.slice(7, 7 + DIGITS)}…`,
      IMPACT_CHANGE_WORDS[change],
      answerText(was),
      is === null ? (why ?? '') : answerText(is),
    ]),
  )
}

function answerText({ log10_lr, at_bound, verbal, reason, outcome }: ImpactAnswer): string {
  if (log10_lr === null) return `${outcome}${reason === null ? '' : `: ${reason}`}`
  return `LR ${ratioText(log10_lr)}${at_bound ? ', at a limit' : ''}${verbal === null ? '' : `; ${verbal}`}`
}
