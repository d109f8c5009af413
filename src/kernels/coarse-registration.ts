import { transformSize } from './fft.ts'
import { type Transform2d, transform2d } from './fft-2d.ts'
import { type MaskedGrid, turner } from './masked-grid.ts'
import type { Pose } from './masked-registration.ts'

/** Angles in degrees. */
export interface CoarseOptions {
  readonly rotationMax: number
  readonly rotationStep: number
  /** Smallest overlap, as a share of the smaller mark. */
  readonly minOverlap: number
}

/** The best pose among those with at least `common` points in common. */
export interface CoarsePose extends Pose {
  readonly common: number
}

const FLAT = 1e-6
/** Moved grids may wrap around by this share of their side. Only corners meet then, and a round mark has none. */
const WRAPPED = 0.1

/**
 * Whole-mark registration: for every angle, the shift where two marks agree best.
 * in      a, b on grids of one side n, a multiple of 2; values of mean 0; options; `enough` points
 * out     for each angle the best pose with the smallest overlap, and the best one with `enough` points in common, those
 *         that there are, in the order of the angles; of equals the first in the order dy, dx.
 *         Shifts in pixels of the grids; `quality` is about the correlation times the square root of the common points.
 * method  masked correlation by Fourier transforms (Padfield 2012) without removing the means, which are 0. The sum of
 *         products is exact. The common points and the energies of a and b over them change slowly with shift and angle:
 *         they are computed at half the resolution, for every second angle. Angles are odd multiples of half the step, so
 *         that all of them smooth b alike: a turn by a multiple of 90 degrees would need no interpolation.
 */
export function coarsePoses(
  a: MaskedGrid,
  b: MaskedGrid,
  options: CoarseOptions,
  enough: number,
): CoarsePose[] {
  const { rotationMax, rotationStep, minOverlap } = options
  const pairs = Math.floor(rotationMax / rotationStep + 1e-9)
  const fewest = Math.max(1, minOverlap * Math.min(a.valid, b.valid))
  const turn = turner(b)
  const weights = weightsOn(a, minOverlap, fewest)
  const products = correlator(a.values, a.n, minOverlap)
  const first = new Float64Array(a.n * a.n)
  const poses: CoarsePose[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const degrees = (2 * pair - pairs + 0.5) * rotationStep
    const one = turn(degrees)
    first.set(one.values)
    const weight = weights(one)
    const both = products(first, turn(degrees + rotationStep).values)
    for (const part of [0, 1] as const) {
      for (const common of [fewest, enough]) {
        const best = bestShift(both, part, weight, common)
        if (best) poses.push({ degrees: degrees + part * rotationStep, ...best, common })
      }
    }
  }
  return poses
}

/** Correlations at every shift within `reach`: row dy + reach, column dx + reach, real and imaginary parts alternating. */
interface Correlations {
  readonly values: Float64Array
  readonly reach: number
}

/** Common points, and sqrt(points / (energy of a * energy of b)), at shifts of half the resolution. */
interface Weights {
  readonly counts: Float64Array
  /** 0 where too little is in common. */
  readonly values: Float64Array
  readonly reach: number
}

function bestShift({ values, reach }: Correlations, part: 0 | 1, weights: Weights, fewest: number) {
  const side = 2 * reach + 1
  const half = 2 * weights.reach + 1
  const nearest = (shift: number): number =>
    Math.min(Math.max(Math.floor((shift + 1) / 2) + weights.reach, 0), half - 1)
  const columns = Int32Array.from({ length: side }, (_, i) => nearest(i - reach))
  let quality = FLAT
  let at = -1
  for (let i = 0; i < side; i++) {
    const row = nearest(i - reach) * half
    for (let j = 0; j < side; j++) {
      const value = values[2 * (i * side + j) + part]! * weights.values[row + columns[j]!]!
      if (value <= quality || weights.counts[row + columns[j]!]! < fewest) continue
      quality = value
      at = i * side + j
    }
  }
  return at < 0 ? undefined : { dy: Math.floor(at / side) - reach, dx: (at % side) - reach, quality }
}

/** The weights of the shifts of any b on a. The answer holds until the next call. */
function weightsOn(a: MaskedGrid, minOverlap: number, fewest: number): (b: MaskedGrid) => Weights {
  const n = a.n / 2
  const countsA = blockSums(a.mask, a.n)
  const squaresA = blockSums(
    a.values.map((value) => value * value),
    a.n,
  )
  const onCounts = correlator(countsA, n, minOverlap)
  const onSquares = correlator(squaresA, n, minOverlap)
  const squares = new Float64Array(a.n * a.n)
  return (b) => {
    for (let i = 0; i < squares.length; i++) squares[i] = b.values[i]! * b.values[i]!
    const counts = blockSums(b.mask, b.n)
    const { values: masked, reach } = onCounts(counts, blockSums(squares, b.n))
    const { values: energy } = onSquares(counts, counts)
    const values = new Float64Array((2 * reach + 1) * (2 * reach + 1))
    const common = new Float64Array(values.length)
    for (let i = 0; i < values.length; i++) {
      // The sums are over pairs of blocks of four points.
      const count = masked[2 * i]! / 4
      const ofB = masked[2 * i + 1]! / 4
      const ofA = energy[2 * i]! / 4
      common[i] = count
      if (count >= fewest && ofA > FLAT * count && ofB > FLAT * count)
        values[i] = Math.sqrt(count / (ofA * ofB))
    }
    return { counts: common, values, reach }
  }
}

/** Sums over blocks of 2 x 2 of an n x n grid, n even. */
function blockSums(grid: Float64Array | Uint8Array, n: number): Float64Array {
  const half = n / 2
  const out = new Float64Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * y * n + 2 * x
      out[y * half + x] = grid[i]! + grid[i + 1]! + (grid[i + n]! + grid[i + n + 1]!)
    }
  }
  return out
}

/**
 * Correlations of one n x n grid with others: sum over p of a(p) one(p - d) in the real parts, of a(p) other(p - d) in the
 * imaginary ones, for every shift d that leaves `minOverlap` of the side in common. The answer holds until the next call.
 */
function correlator(a: Float64Array, n: number, minOverlap: number) {
  const reach = Math.min(n - 1, Math.ceil((1 - minOverlap) * n))
  const fft: Transform2d = transform2d(transformSize(Math.ceil((1 - WRAPPED) * n) + reach))
  const size = fft.n
  const side = 2 * reach + 1
  const points = new Float64Array(2 * n * size)
  const spectrum = new Float64Array(2 * size * size)
  const rows = new Float64Array(2 * side * size)
  const values = new Float64Array(2 * side * side)
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) points[2 * (y * size + x)] = a[y * n + x]!
  const ofA = fft.forward(points, n)
  return (one: Float64Array, other: Float64Array): Correlations => {
    // The conjugate of the spectrum of (one - i other) times that of a: correlations with one in the real part.
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        points[2 * (y * size + x)] = one[y * n + x]!
        points[2 * (y * size + x) + 1] = 0 - other[y * n + x]!
      }
    }
    fft.forward(points, n, spectrum)
    for (let i = 0; i < spectrum.length; i += 2) {
      const re = spectrum[i]!
      const im = 0 - spectrum[i + 1]!
      spectrum[i] = ofA[i]! * re - ofA[i + 1]! * im
      spectrum[i + 1] = ofA[i]! * im + ofA[i + 1]! * re
    }
    fft.inverseRows(spectrum, reach, rows)
    for (let i = 0; i < side; i++) {
      const row = rows.subarray(2 * i * size, 2 * (i + 1) * size)
      values.set(row.subarray(2 * (size - reach)), 2 * i * side)
      values.set(row.subarray(0, 2 * (reach + 1)), 2 * (i * side + reach))
    }
    return { values, reach }
  }
}
