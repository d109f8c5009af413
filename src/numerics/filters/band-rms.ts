import { rootMeanSquare } from '../areal/measured.ts'
import { fastBandRows } from './fast-band.ts'

const MOST = 4 // rows between those that count: neighbours say nearly the same
const SAMPLE = 60_000 // points: of larger surfaces every k-th row counts

/**
 * Root mean square of a surface without its form in a roughness band.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; coefficients of the form, see `RobustForm`; pitches and
 *         cutoffs in metres
 * out     metres; 0 when nothing is measured
 * method  of large surfaces, every k-th row: at least 60,000 points, and at least every fourth row
 * error   beside the exact band under 3 % on the scans of test/numerics/filters/band-rms.test.ts
 */
export function bandRms(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: { readonly dx: number; readonly dy: number },
  band: { readonly lambda_s: number; readonly lambda_c: number },
  coefficients: Float64Array,
): number {
  const step = Math.min(MOST, Math.max(1, Math.floor(heights.length / SAMPLE)))
  return rootMeanSquare(fastBandRows(heights, ny, nx, pitch, band, step, coefficients))
}
