/**
 * Isotonic calibration by pool adjacent violators (PAV): the non-decreasing step function of the score that fits the
 * labels best. Ties in score are one point from the outset, so the order of the observations does not matter.
 * source  Ayer et al., Annals of Mathematical Statistics 26 (1955) 641; method.md stage 10
 */

import { classSizes, POSTERIOR_CLIP } from './bound.ts'
import { log10 } from './elementary/logarithm.ts'

/** Blocks of constant posterior, in ascending order of score and of posterior. */
export interface Isotonic {
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
  const { km, knm } = classSizes(scores, labels)
  const n = scores.length
  const order = Uint32Array.from(scores.keys()).sort((i, j) => scores[i]! - scores[j]!)
  const low = new Float64Array(n)
  const high = new Float64Array(n)
  const size = new Float64Array(n)
  const ones = new Float64Array(n)
  let top = -1
  for (let k = 0; k < n; ) {
    const score = scores[order[k]!]!
    low[++top] = score
    size[top] = 0
    ones[top] = 0
    for (; k < n && scores[order[k]!] === score; k++) {
      size[top]!++
      ones[top]! += labels[order[k]!]!
    }
    high[top] = score
    // Whole counts, compared by cross products: exact, and equal neighbours become one block.
    while (top > 0 && ones[top - 1]! * size[top]! >= ones[top]! * size[top - 1]!) {
      ones[top - 1]! += ones[top]!
      size[top - 1]! += size[top]!
      high[top - 1] = score
      top--
    }
  }
  const blocks = top + 1
  return {
    low: low.slice(0, blocks),
    high: high.slice(0, blocks),
    posterior: Float64Array.from({ length: blocks }, (_, i) => ones[i]! / size[i]!),
    log10PriorOdds: log10(km / knm),
  }
}

/**
 * Posterior at any score: constant within a block and beyond the outermost ones, linear in between two blocks.
 * NaN when the score is NaN.
 */
export function isotonicPosterior({ low, high, posterior }: Isotonic, score: number): number {
  if (Number.isNaN(score)) return Number.NaN
  let first = 0
  let last = low.length // the block wanted is the last one that begins at or below the score
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
