import { intervalText } from '../../compare/answer/wording.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { ReportContents } from '../contents.ts'
import { boundRatios } from '../first-page.ts'
import type { Flow } from '../pdf/flow.ts'

/** The section with the figures of the result: log10 LR, interval, bounds and score. */
export function resultSection(page: Flow, { answer }: ReportContents, words: ReportWords): void {
  const { log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_bound_hit, lr_ci_method, n_sources, reference } =
    answer
  const { result: said } = words.sections
  const { signed, likelihoodRatio, plain } = words.number
  const ends = [log10_lr_ci_lo, log10_lr_ci_hi] as const
  const [low, high] = answer.lr_bounds_log10
  const [lowRatio, highRatio] = boundRatios(answer, words)
  page.heading(said.heading)
  page.facts([
    ...(answer.known
      ? [{ name: said.compared, value: [said.numerator, said.denominator(reference.id)] }]
      : []),
    { name: said.log10, value: signed(log10_lr, 3) },
    {
      name: said.interval,
      value: [
        said.ofLog10(intervalText(ends, (end) => signed(end, 3), words)),
        ...(ends[0] === ends[1]
          ? []
          : [said.ofRatio(intervalText(ends, (end) => likelihoodRatio(exp10(end)), words))]),
        said.method(lr_ci_method, n_sources),
      ],
    },
    {
      name: said.direction,
      value: words.direction[answer.direction === 'same source' ? 'same' : 'different'],
    },
    {
      name: said.bounds,
      value: [
        said.fromTo(signed(low, 3), signed(high, 3), lowRatio, highRatio),
        lr_bound_hit ? said.reached : said.notReached,
      ],
    },
    { name: said.score, value: `${plain(Number(answer.score.toPrecision(6)))} (${answer.score_kind})` },
    { name: said.population, value: `${reference.name} (${reference.id})` },
    ...(answer.note_test_fires ? [{ name: said.testFires, value: answer.note_test_fires }] : []),
  ])
}
