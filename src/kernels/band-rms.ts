import { minusForm } from './form-removal.ts'
import { SIGMA_PER_CUTOFF } from './gaussian.ts'
import { DIRECT_RADIUS } from './line-convolution.ts'
import { isLong, longGaussian } from './long-gaussian.ts'
import { rootMeanSquare } from './measured.ts'
import { pooled } from './pooled.ts'
import { roughnessBand } from './roughness-band.ts'
import { shortGaussianRows } from './short-gaussian.ts'

const SAMPLE = 60_000 // points; of more, every k-th row is filtered

const level = pooled()

/**
 * Root mean square of a surface without its form in a roughness band.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; coefficients of the form, see `RobustForm`; pitches and
 *         cutoffs in metres
 * out     metres; 0 when nothing is measured
 * method  `roughnessBand`; on large surfaces that of every k-th row, at least 60,000 points, with the long filter of
 *         `longGaussian`
 * error   see test/kernels/band-rms.test.ts
 */
export function bandRms(
  heights: Float64Array,
  ny: number,
  nx: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  { lambda_s, lambda_c }: { readonly lambda_s: number; readonly lambda_c: number },
  coefficients: Float64Array,
): number {
  const flat = minusForm(heights, ny, nx, coefficients, level(heights.length))
  const sigma = (cutoff: number, d: number): number => (SIGMA_PER_CUTOFF * cutoff) / d
  const [shortY, shortX] = [sigma(lambda_s, dy), sigma(lambda_s, dx)]
  const [longY, longX] = [sigma(lambda_c, dy), sigma(lambda_c, dx)]
  const step = Math.floor(heights.length / SAMPLE)
  const direct = 4 * Math.max(shortY, shortX) < DIRECT_RADIUS
  if (step < 2 || !direct || !isLong(longX) || !isLong(longY)) {
    return rootMeanSquare(roughnessBand(flat, ny, nx, { dy, dx }, { lambda_s, lambda_c }))
  }
  // The two filters one after another are one Gaussian, but for the missing points.
  const together = (long: number, short: number): number => Math.sqrt(long * long + short * short)
  const waves = longGaussian(flat, ny, nx, together(longY, shortY), together(longX, shortX))
  const smooth = shortGaussianRows(flat, ny, nx, shortY, shortX)
  const low = new Float64Array(nx)
  const row = new Float64Array(nx)
  let sum = 0
  let count = 0
  for (let y = step >> 1; y < ny; y += step) {
    waves(y, low)
    smooth(y, row)
    for (let x = 0; x < nx; x++) {
      const z = row[x]! - low[x]!
      if (Number.isNaN(z)) continue
      sum += z * z
      count += 1
    }
  }
  return count > 0 ? Math.sqrt(sum / count) : 0
}
