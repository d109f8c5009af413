import { z } from 'zod'
import type { Known } from '../../kinds/marks/test-fires.ts'
import { type AnyReport, type CalibratedReport, OUTCOMES, placesOf } from '../../kinds/report.ts'
import type { Wire } from '../../kinds/wire.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import { numbersIn } from '../../words/languages/numbers.ts'
import { joinWithAnd } from '../../words/lists.ts'
import { meanScore } from './known-matrix.ts'
import { bounded, intervalText, populationText, saidFirst } from './wording.ts'

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

const NOT_A_VERDICT =
  'The likelihood ratio is not the probability that the marks have one source: that also depends on all other evidence. It is not an error rate, and it says nothing about how often examiners or this program are wrong.'

/** Explains a stored report to a reader who sees a likelihood ratio for the first time. */
export function explainReport(report: AnyReport): Explanation {
  if ('refused' in report) {
    return {
      outcome: 'refused',
      summary: `There is no likelihood ratio: ${report.reason}.`,
      paragraphs: [
        ...knownInWords(report),
        `The comparison was refused, because the scans are outside what the reference population covers, or because they do not allow this comparison${report.provenance.input_hashes.known ? ', or because the known marks do not show well enough how their source marks' : ''}. That is no evidence for or against one source.`,
        ...warned(report),
      ],
    }
  }
  if (!report.calibrated) {
    return {
      outcome: 'uncalibrated',
      summary: [
        ...saidFirst(report.warnings),
        `There is a score and no likelihood ratio: ${report.uncalibrated_reason}.`,
      ].join(' '),
      paragraphs: [
        ...knownInWords(report),
        `The score is ${digits(report.score)} (${report.score_kind}). Without a calibration it has no meaning as evidence; do not turn it into one.`,
        ...warned(report),
      ],
    }
  }
  return {
    outcome: 'calibrated',
    summary: [
      ...saidFirst(report.warnings),
      `The likelihood ratio is ${bounded(weight(report.likelihood_ratio), report)}: ${report.verbal}.`,
    ].join(' '),
    paragraphs: [...warned(report), ...ratioInWords(report)],
  }
}

function ratioInWords(report: CalibratedReport): string[] {
  const { propositions, likelihood_ratio: ratio, reference, lr_bounds_log10: bounds } = report
  const interval = [report.log10_lr_ci_lo, report.log10_lr_ci_hi] as const
  const times = asRatio(ratio >= 1 ? ratio : 1 / ratio)
  const [likelier, other] = ratio >= 1 ? ['first', 'second'] : ['second', 'first']
  return [
    `Two propositions were weighed. First: ${propositions.same} Second: ${propositions.different}`,
    ratio === 1
      ? 'A score like this one is as probable if the first is true as if the second is true, so the comparison supports neither.'
      : `A score like this one is ${times} times as probable if the ${likelier} is true as if the ${other} is true.`,
    ...knownInWords(report),
    ...secondLines(report),
    `The 95% interval is ${intervalText(interval, (end) => weight(exp10(end)))}. It says how far the number depends on which marks happen to be in the reference.`,
    `This reference supports likelihood ratios from ${weight(exp10(bounds[0]))} to ${weight(exp10(bounds[1]))}.${
      report.lr_bound_hit
        ? ' The result was cut at that bound: the marks agree or differ at least so much, but more cannot be claimed from so few marks.'
        : ''
    }`,
    `The reference is ${JSON.stringify(reference.name)}: ${populationText(report)}, from ${report.n_sources} sources. The number holds for marks of that kind only.`,
    ...(report.evidence_note ? [`${report.evidence_note.reason}.`] : []),
    NOT_A_VERDICT,
    ...report.notes.map(({ message }) => message),
    ...(report.note_test_fires ? [report.note_test_fires] : []),
  ]
}

/** What was compared in a question, and how the known marks agree. */
function knownInWords({ provenance, known }: AnyReport): string[] {
  const given = provenance.input_hashes.known
  if (!given) return []
  const compared = `The questioned mark was held against ${given.length} known marks of one source`
  if (!known) return [`${compared}.`]
  const { n, agreement, chance, scores, stated, left_out } = known
  const counts = n === given.length ? '' : `, of which ${n} count`
  const by = chance ? `; marks of different sources agree by ${digits(chance.mean)}` : ''
  return [
    `${compared}${counts}. These agree with each other by ${digits(agreement)} on average${by}. The questioned mark agrees with them by ${digits(meanScore(scores))} on average. How well the known marks agree shows how well their source marks.`,
    ...left_out.map(({ index, reason }) => `Known mark ${index} does not count: ${reason}.`),
    statedInWords(stated),
  ]
}

function statedInWords(stated: Known['stated']): string {
  const { ammunition_alike, instrument_alike, condition_alike, made, used } = stated
  const alike = [
    ['ammunition', ammunition_alike],
    ['instrument', instrument_alike],
    ['condition of the source', condition_alike],
  ] as const
  const named = (is: boolean | null): string =>
    joinWithAnd(alike.flatMap(([what, one]) => (one === is ? what : [])))
  const said = [
    ['alike in', named(true)],
    ['different in', named(false)],
  ].flatMap(([how, what]) => (what === '' ? [] : `${how} ${what}`))
  const open = named(null)
  return [
    made === null
      ? `Nobody has said how many known marks were made; ${used} are used.`
      : `${made} known marks were made, and ${used} are used.`,
    ...(said.length > 0
      ? [`The questioned mark and the known marks are stated to be ${said.join(' and ')}.`]
      : []),
    ...(open === '' ? [] : [`Nothing is stated about ${open}.`]),
  ].join(' ')
}

/** The ratios with one known mark less. */
const secondLines = ({ known }: CalibratedReport): string[] =>
  (known?.without ?? []).map(
    ({ index, likelihood_ratio, reason }) =>
      `Without known mark ${index} ${likelihood_ratio === null ? 'there is no likelihood ratio, as the others agree no better than chance' : `the likelihood ratio is ${weight(likelihood_ratio)}`} (${reason}).`,
  )

const warned = ({ warnings }: AnyReport): string[] =>
  warnings.length === 0
    ? []
    : [
        `Warnings: ${warnings.map((one) => `${placesOf(one).join(', ')}: ${one.message.replace(/\.$/, '')}`).join('; ')}.`,
      ]

const { weight, ratio: asRatio, threeDigits: digits } = numbersIn('en')
