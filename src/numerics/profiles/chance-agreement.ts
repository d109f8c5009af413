import { type CongruenceOptions, congruenceOf, summedProfile } from './profile-congruence.ts'
import { surrogates } from './surrogates.ts'

/** How much a profile agrees with others by chance: mean and standard deviation of the root of their congruence. */
interface ChanceAgreement {
  readonly mean: number
  readonly sd: number
}

/**
 * The moments of `Math.sqrt(score)` of a profile with surrogates of itself.
 * in      profile of local amplitude 1, without NaN; sigma in samples and count as for `surrogates`
 * out     both 0 when the profile is too short to be compared, or flat
 */
export function chanceAgreement(
  values: Float64Array,
  options: CongruenceOptions,
  { sigma, count }: { readonly sigma: number; readonly count: number },
): ChanceAgreement {
  const own = summedProfile(values, options)
  const scores = surrogates(values, sigma, count).map((other) =>
    Math.sqrt(congruenceOf(own, summedProfile(other, options), options)?.score ?? 0),
  )
  let mean = 0
  for (const score of scores) mean += score / count
  let squares = 0
  for (const score of scores) squares += (score - mean) * (score - mean)
  return { mean, sd: Math.sqrt(squares / (count - 1)) }
}

/** Lengths in samples; `neutral`: the distance from chance that supports neither proposition. */
interface LengthOptions {
  readonly reference: number
  readonly neutral: number
}

/**
 * A distance from chance as evidence of marks of this length: shorter marks show less, so their distance from the neutral
 * one shrinks by min(1, sqrt(length / reference)). The log LR is a straight line of the score that is 0 near `neutral`, so
 * it shrinks by the same share.
 * in      length of the shorter mark
 */
export const forLength = (above: number, length: number, { reference, neutral }: LengthOptions): number =>
  neutral + Math.min(1, Math.sqrt(length / reference)) * (above - neutral)

/**
 * The congruence of two profiles in standard deviations of what they agree by chance. The root makes the skew
 * distribution of congruence by chance nearly symmetric. The larger of the two means and of the two deviations counts: a
 * mark that agrees with much by chance is no better evidence because the other one does not.
 * out     0 when chance has no spread: nothing could be compared. Swapping a and b changes no bit.
 */
export function aboveChance(score: number, a: ChanceAgreement, b: ChanceAgreement): number {
  const sd = Math.max(a.sd, b.sd)
  return sd > 0 ? (Math.sqrt(score) - Math.max(a.mean, b.mean)) / sd : 0
}
