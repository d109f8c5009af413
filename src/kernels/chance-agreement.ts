import { type CongruenceOptions, profileCongruence } from './profile-congruence.ts'
import { surrogates } from './surrogates.ts'

/** How much a profile agrees with others by chance: mean and standard deviation of the root of their congruence. */
export interface ChanceAgreement {
  readonly mean: number
  readonly sd: number
}

/**
 * The moments of `Math.sqrt(score)` of a profile with surrogates of itself.
 * in      profile of local amplitude 1, without NaN; count, an even number of surrogates
 * out     both 0 when the profile is too short to be compared, or flat
 */
export function chanceAgreement(
  values: Float64Array,
  options: CongruenceOptions,
  count: number,
): ChanceAgreement {
  const scores = surrogates(values, options.window, count).map((other) =>
    Math.sqrt(profileCongruence(values, other, options)?.score ?? 0),
  )
  let mean = 0
  for (const score of scores) mean += score / count
  let squares = 0
  for (const score of scores) squares += (score - mean) * (score - mean)
  return { mean, sd: Math.sqrt(squares / (count - 1)) }
}

/**
 * The congruence of two profiles in standard deviations of what they agree by chance, the moments of both averaged.
 * The root makes the skew distribution of congruence by chance nearly symmetric.
 * out     0 when chance has no spread: nothing could be compared. Swapping a and b changes no bit.
 */
export function aboveChance(score: number, a: ChanceAgreement, b: ChanceAgreement): number {
  const sd = (a.sd + b.sd) / 2
  return sd > 0 ? (Math.sqrt(score) - (a.mean + b.mean) / 2) / sd : 0
}
