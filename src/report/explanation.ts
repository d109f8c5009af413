import { z } from 'zod'
import { meanScore } from '../compare/answer/known-matrix.ts'
import { intervalText, isSaidFirst, populationText } from '../compare/answer/wording.ts'
import type { Known } from '../kinds/marks/test-fires.ts'
import { type AnyReport, type CalibratedReport, OUTCOMES, placesOf, type Warning } from '../kinds/report.ts'
import type { Wire } from '../kinds/wire.ts'
import { exp10 } from '../numerics/elementary/exponential.ts'
import { answerIn, reportWords } from '../words/languages/catalogue.ts'
import type { Language } from '../words/languages/language.ts'
import type { ReportWords } from '../words/languages/report-words.ts'
import { cautions } from './cautions.ts'
import { placesInWords, withMarkNames } from './mark-names.ts'

/** A result in plain words. Every sentence is made from the stored report. */
export const explanationSchema = z
  .object({
    outcome: z.enum(OUTCOMES),
    summary: z.string().describe('The outcome in one sentence.'),
    paragraphs: z
      .array(z.string())
      .describe(
        'What the result means, one idea a paragraph, in the order in which it should be read. Keep the warnings, the reference and the limits.',
      ),
  })
  .meta({ id: 'Explanation' })
type Explanation = Wire<typeof explanationSchema>

/** Explains a stored report to a reader who sees a likelihood ratio for the first time. */
export function explainReport(given: AnyReport, language: Language = 'en'): Explanation {
  const words = reportWords(language)
  const { explanation: said, number } = words
  const report = answerIn(language, given)
  if ('refused' in report) {
    return {
      outcome: 'refused',
      summary: said.refused(report.reason),
      paragraphs: [
        ...knownInWords(report, words),
        said.refusedBecause,
        ...warned(report, words, ({ message }) => !report.reason.includes(message)),
      ],
    }
  }
  if (!report.calibrated) {
    return {
      outcome: 'uncalibrated',
      summary: [...cautions(report, words), said.uncalibrated(report.uncalibrated_reason)].join(' '),
      paragraphs: [
        ...knownInWords(report, words),
        said.scoreAlone(number.threeDigits(report.score), report.score_kind),
        ...warned(report, words, (one) => !isSaidFirst(one)),
      ],
    }
  }
  const ratio = number.weight(report.likelihood_ratio)
  const sentence = said.ratio(report.lr_bound_hit ? words.atBound(ratio) : ratio, report.verbal)
  return {
    outcome: 'calibrated',
    summary: [...cautions(report, words), sentence].join(' '),
    paragraphs: [...warned(report, words, (one) => !isSaidFirst(one)), ...ratioInWords(report, words)],
  }
}

function ratioInWords(report: CalibratedReport, words: ReportWords): string[] {
  const { propositions, reference, lr_bounds_log10: bounds } = report
  const { explanation: said, number } = words
  const weight = (log10: number): string => number.weight(exp10(log10))
  const interval = [report.log10_lr_ci_lo, report.log10_lr_ci_hi] as const
  return [
    said.propositions(propositions.same, propositions.different),
    supportInWords(report, words),
    ...knownInWords(report, words),
    ...secondLines(report, words),
    said.interval(intervalText(interval, weight, words)),
    said.bounds(weight(bounds[0]), weight(bounds[1])),
    said.reference(words.quote(reference.name), populationText(report, words), report.n_sources),
    ...(report.evidence_note ? [`${report.evidence_note.reason}.`] : []),
    said.notAVerdict,
    ...report.notes.map(({ message }) => message),
    ...(report.note_test_fires ? [report.note_test_fires] : []),
  ]
}

/** Which proposition the ratio supports, and how much. A ratio at a limit says of no score how probable it is. */
function supportInWords(
  { likelihood_ratio: ratio, lr_bound_hit }: CalibratedReport,
  { explanation: said, number }: ReportWords,
): string {
  if (lr_bound_hit) return said.atLimit(number.weight(ratio), ratio >= 1)
  if (ratio === 1) return said.asProbable
  return said.timesAsProbable(number.ratio(ratio >= 1 ? ratio : 1 / ratio), ratio >= 1)
}

/** What was compared in a question, and how the known marks agree. */
function knownInWords({ provenance, known }: AnyReport, words: ReportWords): string[] {
  const given = provenance.input_hashes.known
  if (!given) return []
  const { explanation: said } = words
  const { threeDigits: digits } = words.number
  if (!known) return [said.known(given.length, given.length)]
  const { n, agreement, chance, scores, stated, left_out } = known
  const by = chance ? digits(chance.mean) : undefined
  return [
    `${said.known(given.length, n)} ${said.agreement(digits(agreement), by, digits(meanScore(scores)))}`,
    ...left_out.map(({ index, reason }) => said.leftOut(index, reason)),
    statedInWords(stated, words),
  ]
}

function statedInWords(stated: Known['stated'], { explanation: said, join }: ReportWords): string {
  const { ammunition_alike, instrument_alike, condition_alike, made, used } = stated
  const alike = [
    [said.ammunition, ammunition_alike],
    [said.instrument, instrument_alike],
    [said.condition, condition_alike],
  ] as const
  const named = (is: boolean | null): string => join(alike.flatMap(([what, one]) => (one === is ? what : [])))
  const [yes, no, open] = [named(true), named(false), named(null)]
  return [
    said.made(made, used),
    ...(yes === '' && no === '' ? [] : [said.stated(yes, no)]),
    ...(open === '' ? [] : [said.notStated(open)]),
  ].join(' ')
}

/** The ratios with one known mark less. */
const secondLines = ({ known }: CalibratedReport, { explanation: said, number }: ReportWords): string[] =>
  (known?.without ?? []).map(({ index, likelihood_ratio: ratio, reason }) =>
    said.without(index, ratio === null ? undefined : number.weight(ratio), reason),
  )

/** The warnings that were not said before. */
function warned(
  report: AnyReport,
  words: ReportWords,
  isLeft: (one: Warning) => boolean = () => true,
): string[] {
  const { explanation: said } = words
  const left = report.warnings.filter(isLeft)
  if (left.length === 0) return []
  const each = left.map((one) =>
    said.warning(
      placesInWords(report, placesOf(one), words),
      withMarkNames(report, one.message, words).replace(/\.$/, ''),
    ),
  )
  return [said.warnings(each)]
}
