import { log, log1p } from './elementary/logarithm.ts'
import { overlapOf, type PrefixSums, prefixSums } from './overlap-correlation.ts'

export interface CongruenceOptions {
  /** Samples of a window, at least 2. */
  readonly window: number
  /** Smallest overlap of the two profiles, as a share of the shorter. */
  readonly minOverlap: number
  /** Number of candidate lags, and the smallest distance between two of them in samples. */
  readonly candidates: number
  readonly distance: number
}

export interface ProfileCongruence {
  readonly score: number
  /** a[i + lag] meets b[i]. */
  readonly lag: number
  /** Pearson correlation over the overlap, and the overlap as a share of the shorter profile. */
  readonly ccf: number
  readonly overlap: number
}

/** Correlations of windows at one lag: window i lies on a at `start` + i, on b at that minus the lag. */
export interface WindowCorrelations {
  readonly start: number
  readonly r: Float64Array
}

const MOST_INFORMATIVE = 0.999 // a higher correlation counts as this one: the rest is noise of the scan
const FLAT = 1e-9 // variance of a window below which it has no relief, in a profile of local amplitude 1

/**
 * Congruent matching regions of two profiles as one number: how much information the windows of one profile give about
 * the windows of the other, at one common lag.
 * in      two profiles of local amplitude 1 on one pitch, without NaN
 * method  The lags are the largest peaks of r(l) f(l), the correlation over the overlap times the overlap's share. At
 *         each, every window of a takes its best correlation with b at the lag or one sample beside it, for marks are a
 *         little stretched; I(r) = -ln(1 - r^2) (twice the Gaussian mutual information; 0 for r <= 0) is summed over
 *         the windows. The same is done for the windows of b. The mean of both sums is divided by the number of windows
 *         of the shorter profile; I(r(l)) f(l) is added. The lag with the largest sum wins, the one with the higher
 *         peak at a tie.
 * out     undefined when a profile is shorter than two windows. Swapping a and b keeps the score and turns the sign of
 *         the lag.
 * source  congruent matching regions: Song (2013), carried to one dimension; method.md
 */
export function profileCongruence(
  a: Float64Array,
  b: Float64Array,
  options: CongruenceOptions,
): ProfileCongruence | undefined {
  const { window, minOverlap, candidates, distance } = options
  const shorter = Math.min(a.length, b.length)
  if (shorter < 2 * window) return undefined
  const x = prefixSums(a)
  const y = prefixSums(b)
  const { firstLag, r, f } = overlapOf(x, y, minOverlap)
  let best: ProfileCongruence | undefined
  for (const i of peaks(r, f, distance).slice(0, candidates)) {
    const lag = firstLag + i
    const local = localInformation(x, y, lag, window) / (shorter - window + 1)
    const score = local + informationOf(r[i]!) * f[i]!
    if (!best || score > best.score) best = { score, lag, ccf: r[i]!, overlap: f[i]! }
  }
  return best
}

/**
 * Pearson correlation of every window of the overlap at one lag, in steps of one sample.
 * out     values in [-1, 1]; 0 where a window is flat on either profile; none when the overlap is shorter than a window
 */
export const windowCorrelations = (
  a: Float64Array,
  b: Float64Array,
  lag: number,
  window: number,
): WindowCorrelations => correlations(prefixSums(a), prefixSums(b), lag, window)

function correlations(a: PrefixSums, b: PrefixSums, lag: number, window: number): WindowCorrelations {
  const start = Math.max(0, lag)
  const overlap = Math.min(a.values.length, b.values.length + lag) - start
  const products = new Float64Array(Math.max(0, overlap) + 1)
  for (let i = 0; i < overlap; i++) {
    products[i + 1] = products[i]! + a.values[start + i]! * b.values[start + i - lag]!
  }
  const r = new Float64Array(Math.max(0, overlap - window + 1))
  const flat = FLAT * window
  for (let i = 0; i < r.length; i++) {
    const onA = start + i
    const onB = onA - lag
    const sumA = a.sums[onA + window]! - a.sums[onA]!
    const sumB = b.sums[onB + window]! - b.sums[onB]!
    const squaresA = a.squares[onA + window]! - a.squares[onA]! - (sumA * sumA) / window
    const squaresB = b.squares[onB + window]! - b.squares[onB]! - (sumB * sumB) / window
    if (!(squaresA > flat && squaresB > flat)) continue
    const product = products[i + window]! - products[i]! - (sumA * sumB) / window
    r[i] = Math.min(1, Math.max(-1, product / Math.sqrt(squaresA * squaresB)))
  }
  return { start, r }
}

function informationOf(r: number): number {
  const held = Math.min(MOST_INFORMATIVE, Math.max(0, r))
  return -log1p(-held * held)
}

const SLACK = 1 // samples that a window may lie beside the common lag

/** Information of the windows of a about b and of those of b about a: the mean of the two sums. */
function localInformation(a: PrefixSums, b: PrefixSums, lag: number, window: number): number {
  const onA = new Float64Array(a.values.length - window + 1)
  const onB = new Float64Array(b.values.length - window + 1)
  for (let beside = -SLACK; beside <= SLACK; beside++) {
    const { start, r } = correlations(a, b, lag + beside, window)
    const startB = start - lag - beside
    for (let i = 0; i < r.length; i++) {
      if (r[i]! > onA[start + i]!) onA[start + i] = r[i]!
      if (r[i]! > onB[startB + i]!) onB[startB + i] = r[i]!
    }
  }
  return (information(onA) + information(onB)) / 2
}

const FACTORS = 64 // of at least 1 - MOST_INFORMATIVE^2: their product stays far above the smallest number

/** Sum of `informationOf`, with one logarithm for every 64 values. */
function information(r: Float64Array): number {
  let sum = 0
  for (let from = 0; from < r.length; from += FACTORS) {
    const to = Math.min(r.length, from + FACTORS)
    let product = 1
    for (let i = from; i < to; i++) {
      const held = Math.min(MOST_INFORMATIVE, Math.max(0, r[i]!))
      product *= 1 - held * held
    }
    sum -= log(product)
  }
  return sum
}

/** Places where r f is at least what it is anywhere within `distance`, highest first, the earlier one at a tie. */
function peaks(r: Float64Array, f: Float64Array, distance: number): number[] {
  const v = r.map((one, i) => one * f[i]!)
  const found: number[] = []
  for (let i = 0; i < v.length; i++) {
    if (v[i]! < v[i - 1]! || v[i]! < v[i + 1]!) continue // most places: not worth a look further off
    const last = Math.min(v.length - 1, i + distance)
    let j = Math.max(0, i - distance)
    while (j <= last && v[j]! <= v[i]!) j++
    if (j > last) found.push(i)
  }
  return found.sort((i, j) => v[j]! - v[i]! || i - j)
}
