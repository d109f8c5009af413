import { log, log1p } from '../elementary/logarithm.ts'
import { gaussian } from '../filters/gaussian.ts'
import type { ProfileLoops } from '../simd/profiles.plain.ts'
import { profileLoops } from '../simd/profiles.ts'
import { bestCorrelation, overlapOf, type PrefixSums, prefixSums } from './overlap-correlation.ts'

/** What of a profile is compared. */
interface PartsOptions {
  /** Samples of a window, at least 2. */
  readonly window: number
  /** Standard deviations of Gaussians, in samples: the fine part is what the first takes off; the second smooths the power. */
  readonly fine: number
  readonly power: number
}

export interface CongruenceOptions extends PartsOptions {
  /** Smallest overlap of the two profiles, as a share of the shorter. */
  readonly minOverlap: number
  /** Number of candidate lags, and the smallest distance between two of them in samples. */
  readonly candidates: number
  readonly distance: number
}

interface ProfileCongruence {
  readonly score: number
  /** a[i + lag] meets b[i]. */
  readonly lag: number
  /** Pearson correlation over the overlap, and the overlap as a share of the shorter profile. */
  readonly ccf: number
  readonly overlap: number
}

/** Correlations of windows at one lag: window i lies on a at `start` + i, on b at that minus the lag. */
interface WindowCorrelations {
  readonly start: number
  readonly r: Float64Array
}

const MAX_INFORMATIVE = 0.999 // a higher correlation counts as this one: the rest is noise of the scan
const FLAT = 1e-9 // variance below which a piece has no relief, in a profile of local amplitude 1
const FINE_WEIGHT = 0.5 // of the fine part over the whole overlap, beside the windows of it
const POWER_WEIGHT = 0.3 // of the power along the profile: it has few independent values
const SLACK = 1 // samples that a part may lie beside the common lag
const MIN_POWER = 0.01 // share of the mean power below which differences do not count

/**
 * Congruent matching regions of two profiles as one number: how much information one profile gives about the other, at one
 * common lag.
 * in      two profiles of local amplitude 1 on one pitch, without NaN
 * method  The lags are the largest peaks of r(l) f(l), the correlation over the overlap times the overlap's share. At
 *         each, with I(r) = -ln(1 - r^2) (twice the Gaussian mutual information; 0 for r <= 0), the sum of
 *         - I of every window of the fine part of a, by its best correlation with that of b, and of every window of b with
 *           a; the mean of both sums, divided by the number of windows of the shorter profile;
 *         - I over the whole overlap, times f(l): of the profiles, half of that of their fine parts, and 0.3 of that of the
 *           logarithms of their power, which show where a mark is busy and where it is quiet.
 *         Marks are a little stretched, so every correlation is the best at the lag or one sample beside it (of the
 *         profiles: if they overlap enough there). The lag with the largest sum wins, the one with the higher peak at a
 *         tie.
 * out     undefined when a profile is shorter than two windows. Swapping a and b keeps the score and turns the sign of
 *         the lag. `ccf` is that of the profiles at the lag itself.
 * source  congruent matching regions: Song (2013), carried to one dimension;
 *         docs/method.md, "How are bullets compared?"
 */
export const profileCongruence = (
  a: Float64Array,
  b: Float64Array,
  options: CongruenceOptions,
): ProfileCongruence | undefined =>
  congruenceOf(summedProfile(a, options), summedProfile(b, options), options)

/** A profile and its parts with their sums, so that what is compared with many others is summed once. */
export interface SummedProfile {
  readonly profile: PrefixSums
  /** The profile less its Gaussian mean, and the windows of that. */
  readonly fine: PrefixSums
  readonly windows: WindowSums
  /** Logarithm of its smoothed power. */
  readonly power: PrefixSums
}

/** in      a profile of local amplitude 1, without NaN; the options it is compared with */
export function summedProfile(values: Float64Array, options: PartsOptions): SummedProfile {
  const coarse = smoothed(values, options.fine)
  const fine = prefixSums(values.map((v, i) => v - coarse[i]!))
  return {
    profile: prefixSums(values),
    fine,
    windows: windowSums(fine, options.window),
    power: prefixSums(logPower(values, options.power)),
  }
}

/** Logarithm of the power of a profile, smoothed; 0 everywhere when it has none. */
function logPower(values: Float64Array, sigma: number): Float64Array {
  const squares = values.map((v) => v * v)
  const least = (MIN_POWER * squares.reduce((sum, v) => sum + v, 0)) / values.length
  return smoothed(squares, sigma).map((v) => (least > 0 ? log(v + least) : 0))
}

const smoothed = (values: Float64Array, sigma: number): Float64Array =>
  values.length > 0 ? gaussian(values, 1, values.length, 0, sigma) : values

/** `profileCongruence` of profiles already summed over the same window. */
export function congruenceOf(
  a: SummedProfile,
  b: SummedProfile,
  { window, minOverlap, candidates, distance }: CongruenceOptions,
): ProfileCongruence | undefined {
  const shorter = Math.min(a.profile.values.length, b.profile.values.length)
  if (shorter < 2 * window) return undefined
  const { firstLag, r, f } = overlapOf(a.profile, b.profile, minOverlap)
  const lastLag = firstLag + r.length - 1
  const localAt = localInformation(a, b, window)
  let best: ProfileCongruence | undefined
  for (const i of peaks(r, f, distance).slice(0, candidates)) {
    const lag = firstLag + i
    const local = localAt(lag) / (shorter - window + 1)
    const [from, to] = [lag - SLACK, lag + SLACK]
    const whole =
      wholeInformation(a.profile, b.profile, Math.max(firstLag, from), Math.min(lastLag, to)) +
      FINE_WEIGHT * wholeInformation(a.fine, b.fine, from, to) +
      POWER_WEIGHT * wholeInformation(a.power, b.power, from, to)
    const score = local + whole * f[i]!
    if (!best || score > best.score) best = { score, lag, ccf: r[i]!, overlap: f[i]! }
  }
  return best
}

/** Information of one part of two profiles over the whole overlap, the most of these lags. Swapping a and b changes no bit. */
const wholeInformation = (a: PrefixSums, b: PrefixSums, first: number, last: number): number =>
  informationOf(bestCorrelation(a, b, first, last, FLAT))

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
  const held = Math.min(MAX_INFORMATIVE, Math.max(0, r))
  return -log1p(-held * held)
}

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

/** Information at one lag of the fine windows of a about b and of those of b about a: the mean of the two sums. */
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
  floats.set(a.fine.values, valuesA / 8)
  floats.set(b.fine.values, valuesB / 8)
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
        valuesA + i,
        valuesB + j,
        overlap,
        window,
        sumsA + i,
        sumsB + j,
        squaresA + i,
        squaresB + j,
        flat,
        products,
        onA + i,
        onB + j,
      )
    }
    return (information(loops, onA, na - window + 1) + information(loops, onB, nb - window + 1)) / 2
  }
}

const FACTORS = 64 // of at least 1 - MAX_INFORMATIVE^2: their product stays far above the smallest number

/** Sum of `informationOf` of correlations in the memory, with one logarithm for every 64 of them. */
function information({ remainder }: ProfileLoops, r: number, count: number): number {
  let sum = 0
  for (let from = 0; from < count; from += FACTORS) {
    sum -= log(remainder(r + 8 * from, Math.min(FACTORS, count - from), MAX_INFORMATIVE))
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
