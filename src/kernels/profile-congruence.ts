import { log, log1p } from './elementary/logarithm.ts'
import { overlapOf, type PrefixSums, prefixSums } from './overlap-correlation.ts'
import { type ProfileLoops, profileLoops } from './simd/profiles.ts'

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
export const profileCongruence = (
  a: Float64Array,
  b: Float64Array,
  options: CongruenceOptions,
): ProfileCongruence | undefined =>
  congruenceOf(summedProfile(a, options.window), summedProfile(b, options.window), options)

/** A profile with its sums, so that what is compared with many others is summed once. */
export interface SummedProfile {
  readonly profile: PrefixSums
  readonly windows: WindowSums
}

/** in      a profile of local amplitude 1, without NaN; `window` of the options it is compared with */
export function summedProfile(values: Float64Array, window: number): SummedProfile {
  const profile = prefixSums(values)
  return { profile, windows: windowSums(profile, window) }
}

/** `profileCongruence` of profiles already summed over the same window. */
export function congruenceOf(
  a: SummedProfile,
  b: SummedProfile,
  { window, minOverlap, candidates, distance }: CongruenceOptions,
): ProfileCongruence | undefined {
  const shorter = Math.min(a.profile.values.length, b.profile.values.length)
  if (shorter < 2 * window) return undefined
  const { firstLag, r, f } = overlapOf(a.profile, b.profile, minOverlap)
  const localAt = localInformation(a, b, window)
  let best: ProfileCongruence | undefined
  for (const i of peaks(r, f, distance).slice(0, candidates)) {
    const lag = firstLag + i
    const local = localAt(lag) / (shorter - window + 1)
    const score = local + informationOf(r[i]!) * f[i]!
    if (!best || score > best.score) best = { score, lag, ccf: r[i]!, overlap: f[i]! }
  }
  return best
}

/**
 * Pearson correlation of every window of the overlap at one lag, in steps of one sample.
 * out     values in [-1, 1]; 0 where a window is flat on either profile; none when the overlap is shorter than a window
 */
export function windowCorrelations(
  one: Float64Array,
  other: Float64Array,
  lag: number,
  window: number,
): WindowCorrelations {
  const [a, b] = [prefixSums(one), prefixSums(other)]
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

/** Of the window that begins at each sample: its sum, and its sum of squares about its mean. */
interface WindowSums {
  readonly sums: Float64Array
  readonly squares: Float64Array
}

function windowSums({ values, sums, squares }: PrefixSums, window: number): WindowSums {
  const count = Math.max(0, values.length - window + 1)
  const own = { sums: new Float64Array(count), squares: new Float64Array(count) }
  for (let i = 0; i < count; i++) {
    const sum = sums[i + window]! - sums[i]!
    own.sums[i] = sum
    own.squares[i] = squares[i + window]! - squares[i]! - (sum * sum) / window
  }
  return own
}

/** Information at one lag of the windows of a about b and of those of b about a: the mean of the two sums. */
function localInformation(a: SummedProfile, b: SummedProfile, window: number): (lag: number) => number {
  const loops = profileLoops()
  const [na, nb] = [a.profile.values.length, b.profile.values.length]
  let next = 0
  const take = (numbers: number): number => {
    const at = next
    next += 8 * numbers
    return at
  }
  const [valuesA, valuesB, products] = [take(na), take(nb), take(Math.min(na, nb) + 1)]
  const [sumsA, squaresA, onA] = [take(na), take(na), take(na)]
  const [sumsB, squaresB, onB] = [take(nb), take(nb), take(nb)]
  const floats = new Float64Array(loops.memory(next))
  floats.set(a.profile.values, valuesA / 8)
  floats.set(b.profile.values, valuesB / 8)
  floats.set(a.windows.sums, sumsA / 8)
  floats.set(a.windows.squares, squaresA / 8)
  floats.set(b.windows.sums, sumsB / 8)
  floats.set(b.windows.squares, squaresB / 8)
  const flat = FLAT * window
  return (lag) => {
    floats.fill(0, onA / 8, (onA + 8 * na) / 8)
    floats.fill(0, onB / 8, (onB + 8 * nb) / 8)
    for (let beside = lag - SLACK; beside <= lag + SLACK; beside++) {
      const start = Math.max(0, beside)
      const overlap = Math.min(na, nb + beside) - start
      if (overlap < window) continue
      const [i, j] = [8 * start, 8 * (start - beside)]
      loops.raiseWindows(
        ...[valuesA + i, valuesB + j, overlap, window],
        ...[sumsA + i, sumsB + j, squaresA + i, squaresB + j],
        ...[flat, products, onA + i, onB + j],
      )
    }
    return (information(loops, onA, na - window + 1) + information(loops, onB, nb - window + 1)) / 2
  }
}

const FACTORS = 64 // of at least 1 - MOST_INFORMATIVE^2: their product stays far above the smallest number

/** Sum of `informationOf` of correlations in the memory, with one logarithm for every 64 of them. */
function information({ remainder }: ProfileLoops, r: number, count: number): number {
  let sum = 0
  for (let from = 0; from < count; from += FACTORS) {
    sum -= log(remainder(r + 8 * from, Math.min(FACTORS, count - from), MOST_INFORMATIVE))
  }
  return sum
}

/** Places where r f is at least what it is anywhere within `distance`, highest first, the earlier one at a tie. */
function peaks(r: Float64Array, f: Float64Array, distance: number): number[] {
  const v = new Float64Array(r.length)
  for (let i = 0; i < v.length; i++) v[i] = r[i]! * f[i]!
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
