import type { RefusalContents, ReportContents } from './contents.ts'
import { knownMark } from './mark-names.ts'
import type { Given } from './pdf/given-text.ts'
import type { Fact, FactRow } from './tables.ts'

const BESIDE = 28 // characters of a fact that has room beside another one

/** What somebody typed for the first page. */
export interface FirstPageTexts {
  readonly laboratory: Given
  readonly caseId: Given
  readonly reportNumber: Given
  readonly examiner: Given
  readonly date: Given
  readonly exhibitA: Given
  readonly exhibitB: Given
}

/** Who compared what, when, and under which propositions. */
export function whoAndWhat(contents: ReportContents | RefusalContents, texts: FirstPageTexts): FactRow[] {
  const { laboratory, caseId, reportNumber, examiner, date } = texts
  const fact = ({ name, short, isLong }: Given) => ({
    name,
    value: isLong ? [short, 'The full text is in the last section.'] : short || 'not given',
  })
  return [
    ...(laboratory.whole === '' ? [] : [fact(laboratory)]),
    ...sideBySide(fact(caseId), fact(reportNumber)),
    ...sideBySide(fact(examiner), fact(date)),
    ...compared(contents, texts),
    ...('reference' in contents
      ? [
          { name: 'Proposition, same source', value: contents.answer.propositions.same },
          { name: 'Proposition, different sources', value: contents.answer.propositions.different },
        ]
      : []),
  ]
}

/** Two facts in one row, where both are short. */
function sideBySide(one: Fact, other: Fact): FactRow[] {
  const isShort = ({ value }: Fact): boolean => value.length <= BESIDE && typeof value === 'string'
  return isShort(one) && isShort(other) ? [[one, other]] : [one, other]
}

/** What was compared: the exhibits, with the number of their scans. */
function compared({ answer }: ReportContents | RefusalContents, { exhibitA, exhibitB }: FirstPageTexts) {
  const { mark_a, mark_b, known } = answer.provenance.input_hashes
  const scans = ({ length }: readonly string[]): string => `${length} ${length === 1 ? 'scan' : 'scans'}`
  const value = ({ short, isLong }: Given, what: string): string | string[] => {
    if (short === '') return what
    return isLong ? [`${short} (${what})`, 'The full text is in the last section.'] : `${short} (${what})`
  }
  if (!known) {
    return [
      { name: 'Mark A', value: value(exhibitA, scans(mark_a)) },
      { name: 'Mark B', value: value(exhibitB, scans(mark_b)) },
    ]
  }
  const range = `${knownMark(1).short} to ${knownMark(known.length).short}`
  return [
    { name: 'Questioned mark (Q)', value: value(exhibitA, scans(mark_a)) },
    {
      name: `Known marks (${range})`,
      value: value(exhibitB, `${known.length} marks of one source, ${scans(known.flat())}`),
    },
  ]
}
