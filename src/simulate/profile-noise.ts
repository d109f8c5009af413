import { hash1 } from './lattice-hash.ts'

/** One component of a random profile or field: lattice spacing (m; wavelengths from about 2 spacings up) and its rms. */
export interface Band {
  readonly spacing: number
  readonly rms: number
}

// mean over a cell of the sum of squared cubic B-spline weights
const SPLINE_VARIANCE = 151 / 315

/** Unit-rms uniform deviate at lattice point i, divided by the rms that spline smoothing leaves of it. */
const knot = (seed: number, i: number): number =>
  (hash1(seed, i) / 2147483648 - 1) * Math.sqrt(3 / SPLINE_VARIANCE)

/** Cubic B-spline through four neighbouring coefficients, `t` in [0, 1) after the second: C2 in x. */
export const spline = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t
  const t2 = t * t
  return (s * s * s * a + (3 * t2 * t - 6 * t2 + 4) * b + (1 + 3 * t * (1 + t - t2)) * c + t2 * t * d) / 6
}

/**
 * Random function of one coordinate: mean 0, rms 1, C2, band-limited by its lattice.
 * in   32-bit seed; x in lattice spacings
 */
export function noise(seed: number, x: number): number {
  const i = Math.floor(x)
  return spline(knot(seed, i - 1), knot(seed, i), knot(seed, i + 1), knot(seed, i + 2), x - i)
}

/** `bands` scaled to a total rms of `rms` metres: the bands are independent, so their variances add. */
export function scaleBands(bands: readonly Band[], rms: number): Band[] {
  const total = Math.sqrt(bands.reduce((sum, band) => sum + band.rms * band.rms, 0))
  return bands.map((band) => ({ ...band, rms: (band.rms * rms) / total }))
}

/** Sum of bands at x (m). Every band has its own lattice, shifted so that no two share their knots. */
export function bandNoise(seed: number, bands: readonly Band[], x: number): number {
  let sum = 0
  for (let k = 0; k < bands.length; k++) {
    const { spacing, rms } = bands[k]!
    sum += rms * noise(hash1(seed, k), x / spacing + 0.37 * k)
  }
  return sum
}

/** A function of one coordinate, tabulated on a fixed physical lattice so that many points can be read. */
export interface ProfileTable {
  readonly start: number
  readonly step: number
  readonly values: Float64Array<ArrayBuffer>
}

const TABLE_STEP = 1e-6

/** `f` at every whole micrometre from `from` to `to` (m). The table does not depend on the pitch it is read at. */
export function tabulate(f: (x: number) => number, from: number, to: number): ProfileTable {
  const first = Math.floor(from / TABLE_STEP) - 2
  const values = new Float64Array(Math.ceil(to / TABLE_STEP) + 3 - first)
  for (let i = 0; i < values.length; i++) values[i] = f((first + i) * TABLE_STEP)
  return { start: first * TABLE_STEP, step: TABLE_STEP, values }
}

/** Reads the table at x (m) by cubic B-spline, so the surface is C2 between lattice points. Constant beyond the ends. */
export function readTable({ start, step, values }: ProfileTable, x: number): number {
  const u = Math.min(Math.max((x - start) / step, 1), values.length - 3)
  const i = Math.floor(u)
  return spline(values[i - 1]!, values[i]!, values[i + 1]!, values[i + 2]!, u - i)
}
