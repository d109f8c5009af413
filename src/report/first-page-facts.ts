import type { FirstPageWords } from '../words/languages/first-page/english.ts'
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
export function whoAndWhat(
  contents: ReportContents | RefusalContents,
  texts: FirstPageTexts,
  words: FirstPageWords,
): FactRow[] {
  const { laboratory, caseId, reportNumber, examiner, date } = texts
  const fact = ({ name, short, isLong }: Given) => ({
    name,
    value: isLong ? [short, words.seeLastSection] : short || words.notGiven,
  })
  return [
    ...(laboratory.whole === '' ? [] : [fact(laboratory)]),
    ...sideBySide(fact(caseId), fact(reportNumber)),
    ...sideBySide(fact(examiner), fact(date)),
    ...compared(contents, texts, words),
    ...('reference' in contents
      ? [
          { name: words.rows.same, value: contents.answer.propositions.same },
          { name: words.rows.different, value: contents.answer.propositions.different },
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
function compared(
  { answer }: ReportContents | RefusalContents,
  { exhibitA, exhibitB }: FirstPageTexts,
  words: FirstPageWords,
) {
  const { mark_a, mark_b, known } = answer.provenance.input_hashes
  const scans = ({ length }: readonly string[]): string => words.scans(length)
  const value = ({ short, isLong }: Given, what: string): string | string[] => {
    if (short === '') return what
    return isLong ? [`${short} (${what})`, words.seeLastSection] : `${short} (${what})`
  }
  if (!known) {
    return [
      { name: words.rows.markA, value: value(exhibitA, scans(mark_a)) },
      { name: words.rows.markB, value: value(exhibitB, scans(mark_b)) },
    ]
  }
  const range = words.range(knownMark(1).short, knownMark(known.length).short)
  return [
    { name: words.rows.questioned, value: value(exhibitA, scans(mark_a)) },
    {
      name: words.rows.known(range),
      value: value(exhibitB, words.knownScans(known.length, scans(known.flat()))),
    },
  ]
}
