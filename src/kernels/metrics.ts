/**
 * How good a set of scores or likelihood ratios is, against labels of 1 (same source, KM) and 0 (different, KNM).
 * Every function refuses, as `bad-value`, what `classSizes` refuses.
 * source  Brümmer and du Preez, Computer Speech & Language 20 (2006) 230 (Cllr); method.md stage 10
 */

import { classSizes } from './bound.ts'
import { exp } from './elementary/exponential.ts'
import { log1p } from './elementary/logarithm.ts'
import { fitIsotonic, isotonicLog10Lr } from './isotonic.ts'

/** log2(1 + 10^x), what a log10 LR of x costs when it misleads, without overflow; exactly 1 at 0. */
export const cost = (x: number): number =>
  Math.max(0, x) * (Math.LN10 / Math.LN2) + log1p(exp(-Math.abs(x) * Math.LN10)) / Math.LN2

/** Log-likelihood-ratio cost in bits of log10 LRs (n): 0 perfect, 1 as good as always saying LR = 1, no upper end. */
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
 * Cllr of the scores (n) after isotonic calibration on themselves, posterior clipped: what discrimination alone costs.
 * Because of the clip it is slightly above 0 even for perfectly separated scores.
 */
export function cllrMin(scores: Float64Array, labels: Uint8Array): number {
  const model = fitIsotonic(scores, labels)
  return cllr(
    scores.map((score) => isotonicLog10Lr(model, score)),
    labels,
  )
}

/** Counts of KM and KNM at each distinct score, from the highest down. */
function descending(scores: Float64Array, labels: Uint8Array): { km: number; knm: number }[] {
  const order = Uint32Array.from(scores.keys()).sort((i, j) => scores[j]! - scores[i]!)
  const levels: { km: number; knm: number }[] = []
  for (let k = 0; k < order.length; ) {
    const score = scores[order[k]!]!
    let km = 0
    const from = k
    for (; k < order.length && scores[order[k]!] === score; k++) km += labels[order[k]!]!
    levels.push({ km, knm: k - from - km })
  }
  return levels
}

/** Chance that a KM score (n) exceeds a KNM score, ties counting half. O(n log n), exact in whole numbers. */
export function auc(scores: Float64Array, labels: Uint8Array): number {
  const { km, knm } = classSizes(scores, labels)
  let above = 0
  let twice = 0
  for (const level of descending(scores, labels)) {
    twice += level.knm * (2 * above + level.km)
    above += level.km
  }
  return twice / (2 * km * knm)
}

/**
 * Equal error rate: the mean of the false-positive and false-negative rates at the threshold "score >= x" where they
 * differ least, x over the distinct scores and above them all; the smallest mean when several tie.
 */
export function eer(scores: Float64Array, labels: Uint8Array): number {
  const { km, knm } = classSizes(scores, labels)
  let misses = km
  let alarms = 0
  let least = km * knm
  let rate = 0.5
  for (const level of descending(scores, labels)) {
    misses -= level.km
    alarms += level.knm
    const difference = Math.abs(alarms * km - misses * knm)
    const mean = (alarms / knm + misses / km) / 2
    if (difference < least || (difference === least && mean < rate)) {
      least = difference
      rate = mean
    }
  }
  return rate
}

/** `count` evenly spaced numbers from `first` to `last`, both included exactly. */
const evenly = (first: number, last: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) =>
    i === count - 1 ? last : first + ((last - first) * i) / (count - 1),
  )

export interface Tippett {
  readonly log10Lr: Float64Array
  readonly kmGe: Float64Array
  readonly knmGe: Float64Array
}

/**
 * Tippett curves of log10 LRs (n): the proportions of KM and of KNM that are >= x. The grid x is every distinct log10 LR
 * when there are at most 200 (the curve is then exact), otherwise 200 evenly spaced from the least to the greatest.
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

/** The least whole number of at least 2 cbrt(n). */
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
 * KM and KNM scores (n) counted over shared bins [edge, next edge), the last one closed. Rice's rule, 2·cbrt(n) bins but
 * from 8 to 40, evenly from the least to the greatest score. Scores that are all whole numbers get bins of a whole
 * width, edges at halves, as else some bins would hold more whole numbers than others. Equal scores: one bin of width 1.
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
