import { type AnyReport, type CalibratedReport, placesOf } from '../kinds/report.ts'
import { bounded, intervalText, saidFirst } from './wording.ts'

/** A result in plain words. Every sentence is made from the stored report. */
export interface Explanation {
  readonly outcome: 'calibrated' | 'uncalibrated' | 'refused'
  /** The outcome in one sentence. */
  readonly summary: string
  /** What it means, one idea a paragraph, in the order in which it should be read. */
  readonly paragraphs: readonly string[]
}

const NOT_A_VERDICT =
  'The likelihood ratio is not the probability that the marks have one source: that also depends on all other evidence. It is not an error rate, and it says nothing about how often examiners or this program are wrong.'

/** Explains a stored report to a reader who sees a likelihood ratio for the first time. */
export function explained(report: AnyReport): Explanation {
  if ('refused' in report) {
    return {
      outcome: 'refused',
      summary: `There is no likelihood ratio: ${report.reason}.`,
      paragraphs: [
        'The comparison was refused, because the scans are outside what the reference population covers, or because they do not allow this comparison. That is no evidence for or against one source.',
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
        `The score is ${digits(report.score)} (${report.score_kind}). Without a calibration it has no meaning as evidence; do not turn it into one.`,
        ...warned(report),
      ],
    }
  }
  return {
    outcome: 'calibrated',
    summary: [
      ...saidFirst(report.warnings),
      `The likelihood ratio is ${bounded(digits(report.likelihood_ratio), report)}: ${report.verbal}.`,
    ].join(' '),
    paragraphs: [...warned(report), ...ratioInWords(report)],
  }
}

function ratioInWords(report: CalibratedReport): string[] {
  const { propositions, likelihood_ratio: ratio, reference, lr_bounds_log10: bounds } = report
  const interval = [report.log10_lr_ci_lo, report.log10_lr_ci_hi] as const
  const times = ratio >= 1 ? digits(ratio) : digits(1 / ratio)
  const [likelier, other] = ratio >= 1 ? ['first', 'second'] : ['second', 'first']
  return [
    `Two propositions were weighed. First: ${propositions.same} Second: ${propositions.different}`,
    ratio === 1
      ? 'A score like this one is as probable if the first is true as if the second is true, so the comparison supports neither.'
      : `A score like this one is ${times} times as probable if the ${likelier} is true as if the ${other} is true.`,
    `The 95% interval of log10 LR is ${intervalText(interval, (end) => end.toFixed(2))}. It says how far the number depends on which marks happen to be in the reference.`,
    `This reference can support a log10 LR between ${bounds[0].toFixed(2)} and ${bounds[1].toFixed(2)}.${
      report.lr_bound_hit
        ? ' The result was cut at that bound: the marks agree or differ at least so much, but more cannot be claimed from so few marks.'
        : ''
    }`,
    `The reference is ${JSON.stringify(reference.name)}: ${reference.n_km} pairs of one source and ${reference.n_knm} pairs of different sources, from ${report.n_sources} sources. The number holds for marks of that kind only.`,
    ...(report.evidence_note ? [`${report.evidence_note.reason}.`] : []),
    NOT_A_VERDICT,
    ...report.notes.map(({ message }) => message),
  ]
}

const warned = ({ warnings }: AnyReport): string[] =>
  warnings.length === 0
    ? []
    : [`Warnings: ${warnings.map((one) => `${placesOf(one).join(', ')}: ${one.message}`).join('; ')}.`]

const digits = (value: number): string => String(Number(value.toPrecision(3)))
