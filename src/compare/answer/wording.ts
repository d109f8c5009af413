import { type CalibratedReport, placesOf, type Warning } from '../../kinds/report.ts'
import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'

/** A bounded likelihood ratio in words, the same over every way out. */

interface Bounded {
  readonly log10_lr: number
  readonly lr_bound_hit: boolean
}

/** `10, the most this reference can support`: a ratio at the bound is never shown as if it had been measured. */
export const bounded = (ratio: string, { lr_bound_hit }: Pick<Bounded, 'lr_bound_hit'>): string =>
  lr_bound_hit ? `${ratio}, the most this reference can support` : ratio

/**
 * An interval as text. Where both ends are at one bound, it says so: such an interval has no width because the bound cuts
 * it, not because the ratio is certain.
 * in      `text`: an end as text
 */
export const intervalText = (
  [low, high]: readonly [number, number],
  text: (log10: number) => string,
  { range, sections: { interval } }: Pick<ReportWords, 'range' | 'sections'> = ENGLISH,
): string =>
  low === high
    ? interval.atBound
    : text(low) === text(high)
      ? interval.alike(text(low))
      : range(text(low), text(high))

/** What a reference was fitted to: `96 pairs of one source and 1722 pairs of different sources`. */
export const populationText = (
  { reference: { n_km, n_knm }, known }: Pick<CalibratedReport, 'reference' | 'known'>,
  words: Pick<ReportWords, 'pairs' | 'questions'> = ENGLISH,
): string => (known ? words.questions(n_km, n_knm) : words.pairs(n_km, n_knm))

/** Codes of the warnings without which a number must not be read. */
const BEFORE_THE_NUMBER: ReadonlySet<string> = new Set([
  'near_copy',
  'composed',
  'population_unknown',
  'scores_as_sent',
  'reference_accepted',
  'auc_below_half',
  'scores_elsewhere',
  'reproduction_unknown',
  'test_fire_apart',
])

/** A ratio that was fitted on its own pair is said to be so; that of a mark whose pairs were left out needs no warning. */
export const isSaidFirst = ({ code, values }: Pick<Warning, 'code' | 'values'>): boolean =>
  BEFORE_THE_NUMBER.has(code) || (code === 'in_reference' && values['left_out'] === false)

/** What is said before the number: `Warning about mark_b.3: it agrees with …`. */
export const saidFirst = (warnings: readonly Warning[]): string[] =>
  warnings
    .filter(isSaidFirst)
    .map((one) => `Warning about ${placesOf(one).join(', ')}: ${one.message.replace(/\.$/, '')}.`)
