/**
 * Isotonic calibration: a step function of the score, found by pool adjacent violators (PAV), linear between steps.
 * source  Ayer et al., Annals of Mathematical Statistics 26 (1955) 641;
 *         docs/method.md, "How does a score become a likelihood ratio?"
 */

import { log10 } from '../elementary/logarithm.ts'
import { POSTERIOR_CLIP } from './bound.ts'
import { type Levels, levelsOf } from './levels.ts'
import { type Blocks, weightedPav } from './weighted-pav.ts'

/** Blocks of constant posterior, in ascending order of score and of posterior. */
interface Isotonic {
  /** First and last training score of each block. */
  readonly low: Float64Array
  readonly high: Float64Array
  /** Fraction of same-source pairs in each block, strictly increasing. */
  readonly posterior: Float64Array
  /** log10 of the training set's prior odds, n_km / n_knm. */
  readonly log10PriorOdds: number
}

/**
 * in      scores (n), labels (n) of 0 or 1
 * out     the blocks, at least one
 * errors  `bad-value` as `classSizes`
 */
export function fitIsotonic(scores: Float64Array, labels: Uint8Array): Isotonic {
  const levels = levelsOf(scores, labels)
  return isotonicOf(levels, weightedPav(levels))
}

/** The calibration given by blocks of weighted levels. */
export function isotonicOf({ values, totalKm, totalKnm }: Levels, { ends, km, knm }: Blocks): Isotonic {
  return {
    low: Float64Array.from(ends, (_, i) => values[i === 0 ? 0 : ends[i - 1]!]!),
    high: Float64Array.from(ends, (end) => values[end - 1]!),
    posterior: km.map((ones, i) => ones / (ones + knm[i]!)),
    log10PriorOdds: log10(totalKm / totalKnm),
  }
}

/**
 * Posterior at any score: constant within a block and beyond the outermost ones, linear in between two blocks.
 * NaN when the score is NaN.
 */
export function isotonicPosterior({ low, high, posterior }: Isotonic, score: number): number {
  if (Number.isNaN(score)) return Number.NaN
  let first = 0
  let last = low.length // finds the last block that begins at or below the score
  while (first < last) {
    const middle = (first + last) >> 1
    if (low[middle]! <= score) first = middle + 1
    else last = middle
  }
  const block = first - 1
  if (block < 0) return posterior[0]!
  const before = posterior[block]!
  if (score <= high[block]! || block === low.length - 1) return before
  const share = (score - high[block]!) / (low[block + 1]! - high[block]!)
  return before + share * (posterior[block + 1]! - before)
}

/** log10 LR at a score: the posterior clipped as `POSTERIOR_CLIP` says, the training set's prior odds divided out. */
export function isotonicLog10Lr(model: Isotonic, score: number): number {
  const posterior = isotonicPosterior(model, score)
  const p = Math.min(1 - POSTERIOR_CLIP, Math.max(POSTERIOR_CLIP, posterior))
  return log10(p / (1 - p)) - model.log10PriorOdds
}
