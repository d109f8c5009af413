import { intervalText } from '../../compare/answer/wording.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { ReportContents } from '../contents.ts'
import { boundRatios } from '../first-page.ts'
import { likelihoodRatio, signed } from '../numbers.ts'
import type { Flow } from '../pdf/flow.ts'

/** The section with the figures of the result: log10 LR, interval, bounds and score. */
export function resultSection(page: Flow, { answer }: ReportContents): void {
  const { log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_bound_hit, lr_ci_method, n_sources, reference } =
    answer
  const ends = [log10_lr_ci_lo, log10_lr_ci_hi] as const
  const [low, high] = answer.lr_bounds_log10
  const [lowRatio, highRatio] = boundRatios(answer)
  page.heading('The result in numbers')
  page.facts([
    ...(answer.known
      ? [
          {
            name: 'What is compared',
            value: [
              'Numerator: the test fires or test marks of this source.',
              `Denominator: other sources of reference ${reference.id}, of the same class.`,
            ],
          },
        ]
      : []),
    { name: 'log10 of the likelihood ratio', value: signed(log10_lr, 3) },
    {
      name: '95% interval',
      value: [
        `log10 LR ${intervalText(ends, (end) => signed(end, 3))}`,
        ...(ends[0] === ends[1]
          ? []
          : [`likelihood ratio ${intervalText(ends, (end) => likelihoodRatio(exp10(end)))}`]),
        `${lr_ci_method}, over the ${n_sources} sources of the reference`,
      ],
    },
    { name: 'Direction', value: answer.direction },
    {
      name: 'Bounds of the reference',
      value: [
        `log10 LR from ${signed(low, 3)} to ${signed(high, 3)}: a likelihood ratio from ${lowRatio} to ${highRatio}`,
        lr_bound_hit
          ? 'Reached: its pairs support no stronger statement, so the bound itself is reported.'
          : 'Not reached.',
      ],
    },
    { name: 'Score', value: `${Number(answer.score.toPrecision(6))} (${answer.score_kind})` },
    { name: 'Reference population', value: `${reference.name} (${reference.id})` },
    ...(answer.note_test_fires ? [{ name: 'Test fires', value: answer.note_test_fires }] : []),
  ])
}
