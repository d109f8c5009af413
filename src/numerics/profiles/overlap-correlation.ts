import { type Alignment, centred, crossCorrelation } from '../fourier/correlate.ts'

/** `r[k]` and `f[k]` belong to lag `firstLag + k`. */
interface OverlapCorrelation {
  readonly firstLag: number
  /** Pearson correlation of the two overlapping pieces, from -1 to 1. */
  readonly r: Float64Array
  /** Overlap as a share of the shorter signal. */
  readonly f: Float64Array
}

/**
 * Correlation over the overlap alone, at every lag with enough overlap.
 * in      two signals of any lengths, NaN counted as their mean; minOverlap, the smallest overlap as a share of the
 *         shorter signal
 * out     lags with a[i + lag] over b[i], as in `align`, whose overlap is at least max(2, ceil(minOverlap min(na, nb)));
 *         r is 0 where a piece is flat (variance sum up to 1e-9 of its signal's sum of squares). Empty when no lag
 *         has enough overlap.
 */
export function overlapCorrelation(a: Float64Array, b: Float64Array, minOverlap: number): OverlapCorrelation {
  return overlapOf(prefixSums(a), prefixSums(b), minOverlap)
}

/** Sums of one signal for the correlation, so that a signature compared with many others is summed once. */
export interface PrefixSums {
  /** Mean-centred: this changes no correlation, but keeps the sums well conditioned. */
  readonly values: Float64Array
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** in      a signal, NaN counted as its mean */
export function prefixSums(signal: Float64Array): PrefixSums {
  const values = centred(signal)
  const sums = new Float64Array(values.length + 1)
  const squares = new Float64Array(values.length + 1)
  for (let i = 0; i < values.length; i++) {
    sums[i + 1] = sums[i]! + values[i]!
    squares[i + 1] = squares[i]! + values[i]! * values[i]!
  }
  return { values, sums, squares }
}

/** `overlapCorrelation` of signals already summed. */
export function overlapOf(a: PrefixSums, b: PrefixSums, minOverlap: number): OverlapCorrelation {
  const na = a.values.length
  const nb = b.values.length
  const shorter = Math.min(na, nb)
  const enough = Math.max(2, Math.ceil(minOverlap * shorter))
  if (shorter < enough) return { firstLag: 0, r: new Float64Array(0), f: new Float64Array(0) }
  const firstLag = enough - nb
  const count = na - enough - firstLag + 1
  const r = new Float64Array(count)
  const f = new Float64Array(count)
  const products = crossCorrelation(a.values, b.values)
  const flatA = 1e-9 * a.squares[na]!
  const flatB = 1e-9 * b.squares[nb]!
  for (let k = 0; k < count; k++) {
    const lag = firstLag + k
    const from = Math.max(0, lag)
    const to = Math.min(na, nb + lag)
    f[k] = (to - from) / shorter
    r[k] = pearson(a, b, { lag, from, to, flatA, flatB }, products[lag + nb - 1]!)
  }
  return { firstLag, r, f }
}

/**
 * The largest of the Pearson correlations over the overlap at up to three lags beside each other.
 * in      signals already summed, of a scale at which pieces up to the variance `flat` have no relief; first, last: the
 *         first lag and the last one, at most two apart
 * out     a lag at which a piece is flat, or fewer than two samples overlap, counts as 0
 */
export function bestCorrelation(
  a: PrefixSums,
  b: PrefixSums,
  first: number,
  last: number,
  flat: number,
): number {
  let best = -1
  const products = productsOf(a.values, b.values, first)
  for (let lag = first; lag <= last; lag++) {
    const from = Math.max(0, lag)
    const to = Math.min(a.values.length, b.values.length + lag)
    const least = flat * (to - from)
    const piece = { lag, from, to, flatA: least, flatB: least }
    best = Math.max(best, to - from < 2 ? 0 : pearson(a, b, piece, products[lag - first]!))
  }
  return best
}

/** Sums of a[i] b[i - lag] over the overlap at three lags beside each other: together, because a sum waits for each addition. */
function productsOf(a: Float64Array, b: Float64Array, lag: number): [number, number, number] {
  const [na, nb] = [a.length, b.length]
  let [one, two, three] = [0, 0, 0]
  const from = Math.max(0, lag + 2)
  const to = Math.max(from, Math.min(na, nb + lag))
  for (let i = Math.max(0, lag); i < Math.min(from, na, nb + lag); i++) one += a[i]! * b[i - lag]!
  for (let i = Math.max(0, lag + 1); i < Math.min(from, na, nb + lag + 1); i++) two += a[i]! * b[i - lag - 1]!
  for (let i = from; i < to; i++) {
    const value = a[i]!
    one += value * b[i - lag]!
    two += value * b[i - lag - 1]!
    three += value * b[i - lag - 2]!
  }
  for (let i = to; i < Math.min(na, nb + lag + 1); i++) two += a[i]! * b[i - lag - 1]!
  for (let i = to; i < Math.min(na, nb + lag + 2); i++) three += a[i]! * b[i - lag - 2]!
  return [one, two, three]
}

/** Samples of a from one place up to another, at a lag; sums of squares about their means up to which pieces are flat. */
interface Piece {
  readonly lag: number
  readonly from: number
  readonly to: number
  readonly flatA: number
  readonly flatB: number
}

/** Correlation of two overlapping pieces from the sum of their products. */
function pearson(
  a: PrefixSums,
  b: PrefixSums,
  { lag, from, to, flatA, flatB }: Piece,
  product: number,
): number {
  const overlap = to - from
  const sumA = a.sums[to]! - a.sums[from]!
  const sumB = b.sums[to - lag]! - b.sums[from - lag]!
  const spreadA = a.squares[to]! - a.squares[from]! - (sumA * sumA) / overlap
  const spreadB = b.squares[to - lag]! - b.squares[from - lag]! - (sumB * sumB) / overlap
  if (!(spreadA > flatA && spreadB > flatB)) return 0
  const correlation = (product - (sumA * sumB) / overlap) / Math.sqrt(spreadA * spreadB)
  return Math.max(-1, Math.min(1, correlation))
}

const SHORTEST = 100 // samples; a shorter piece of a land agrees with almost any other by chance

/** How far apart the ends of two signals may be laid; both marks were cut at the same grooves. */
interface EndsApart {
  /** Distance of the nearer pair of ends, in samples, at which half of `loss` is lost. */
  readonly reach: number
  /** Share of the correlation that is lost where both pairs of ends lie far apart. */
  readonly loss: number
}

/**
 * Peak of r(l) f(l) w(l): the correlation over the overlap, times the share that overlaps, times
 * w = 1 - loss d² / (d² + reach²), d the distance of the nearer pair of ends.
 * out     the first such lag at a tie; ccf 0 at lag 0 when a signal has fewer than 100 samples or no relief
 */
export function alignOverlap(
  a: PrefixSums,
  b: PrefixSums,
  minOverlap: number,
  { reach, loss }: EndsApart,
): Alignment {
  const none = { lag: 0, ccf: 0 }
  const longer = b.values.length - a.values.length
  if (Math.min(a.values.length, b.values.length) < SHORTEST) return none
  if (!(a.squares.at(-1)! > 0 && b.squares.at(-1)! > 0)) return none
  const { firstLag, r, f } = overlapOf(a, b, minOverlap)
  let best = { lag: firstLag, ccf: Number.NEGATIVE_INFINITY }
  for (let k = 0; k < r.length; k++) {
    const lag = firstLag + k
    const apart = Math.min(Math.abs(lag), Math.abs(lag + longer))
    const ccf = r[k]! * f[k]! * (1 - (loss * apart * apart) / (apart * apart + reach * reach))
    if (ccf > best.ccf) best = { lag, ccf }
  }
  return best
}
