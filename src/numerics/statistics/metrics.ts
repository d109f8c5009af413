/**
 * How good a set of scores or likelihood ratios is, against labels of 1 (same source, KM) and 0 (different, KNM).
 * Every function refuses, as `bad-value`, what `classSizes` refuses.
 * source  Brümmer and du Preez, Computer Speech & Language 20 (2006) 230 (Cllr);
 *         docs/method.md, "How does a score become a likelihood ratio?"
 */

import { classSizes } from './bound.ts'
import { cost } from './cost.ts'
import { levelsOf } from './levels.ts'
import { weightedAuc, weightedEer } from './weighted-metrics.ts'
import { blockLog10Lr, blocksCllr, weightedPav } from './weighted-pav.ts'

/** Log-likelihood-ratio cost in bits of log10 LRs (n): 0 is perfect, 1 is that of always LR = 1; no upper limit. */
export function cllr(log10Lr: Float64Array, labels: Uint8Array): number {
  const { km, knm } = classSizes(log10Lr, labels)
  let kmCost = 0
  let knmCost = 0
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 1) kmCost += cost(-log10Lr[i]!)
    else knmCost += cost(log10Lr[i]!)
  }
  return (kmCost / km + knmCost / knm) / 2
}

/**
 * Cllr of the scores (n) after isotonic calibration on themselves, posterior clipped: the cost of imperfect
 * discrimination alone.
 * Because of the clip it is slightly above 0 even for perfectly separated scores.
 */
export function cllrMin(scores: Float64Array, labels: Uint8Array): number {
  const levels = levelsOf(scores, labels)
  const blocks = weightedPav(levels)
  return blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)
}

/** Chance that a KM score (n) exceeds a KNM score, ties counting half. O(n log n), exact in whole numbers. */
export const auc = (scores: Float64Array, labels: Uint8Array): number => weightedAuc(levelsOf(scores, labels))

/** Equal error rate of scores (n), by the rule of `weightedEer`. */
export const eer = (scores: Float64Array, labels: Uint8Array): number => weightedEer(levelsOf(scores, labels))

/** `count` evenly spaced numbers from `first` to `last`, both included exactly. */
const evenly = (first: number, last: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) =>
    i === count - 1 ? last : first + ((last - first) * i) / (count - 1),
  )

interface Tippett {
  readonly log10Lr: Float64Array
  readonly kmGe: Float64Array
  readonly knmGe: Float64Array
}

/**
 * Tippett curves of log10 LRs (n): the proportions of KM and of KNM that are >= x. The grid x is every distinct log10 LR
 * when there are at most 200 (the curve is then exact), otherwise 200 evenly spaced from the smallest to the largest.
 */
export function tippett(log10Lr: Float64Array, labels: Uint8Array): Tippett {
  classSizes(log10Lr, labels)
  const distinct = Float64Array.from(new Set(log10Lr)).sort()
  const grid = distinct.length <= 200 ? distinct : evenly(distinct[0]!, distinct.at(-1)!, 200)
  const atLeast = (label: 0 | 1): Float64Array => {
    const sorted = log10Lr.filter((_, i) => labels[i] === label).sort()
    let below = 0
    return grid.map((x) => {
      while (below < sorted.length && sorted[below]! < x) below++
      return (sorted.length - below) / sorted.length
    })
  }
  return { log10Lr: grid, kmGe: atLeast(1), knmGe: atLeast(0) }
}

/** The smallest whole number that is at least 2 cbrt(n). */
function riceBins(n: number): number {
  let bins = 0
  while (bins * bins * bins < 8 * n) bins += 1
  return bins
}

export interface Histogram {
  readonly edges: Float64Array
  readonly kmCounts: Uint32Array
  readonly knmCounts: Uint32Array
}

/**
 * KM and KNM scores (n) counted over shared bins [edge, next edge), the last one closed. Rice's rule gives 2·cbrt(n)
 * bins, at least 8 and at most 40, evenly from the smallest to the largest score. If all scores are whole numbers, bins
 * have a whole width and edges at halves; else some bins would hold more whole numbers than others. If all scores are
 * equal, there is one bin of width 1.
 */
export function histogram(scores: Float64Array, labels: Uint8Array): Histogram {
  classSizes(scores, labels)
  let low = scores.reduce((a, b) => Math.min(a, b))
  let high = scores.reduce((a, b) => Math.max(a, b))
  let bins = Math.min(40, Math.max(8, riceBins(scores.length)))
  if (low === high || scores.every(Number.isInteger)) {
    const width = Math.ceil((high - low + 1) / bins)
    bins = Math.ceil((high - low + 1) / width)
    low -= 0.5
    high = low + bins * width
  }
  const edges = evenly(low, high, bins + 1)
  const kmCounts = new Uint32Array(bins)
  const knmCounts = new Uint32Array(bins)
  scores.forEach((score, i) => {
    let bin = 0
    while (bin + 1 < bins && score >= edges[bin + 1]!) bin++
    if (labels[i] === 1) kmCounts[bin]!++
    else knmCounts[bin]!++
  })
  return { edges, kmCounts, knmCounts }
}
