import { gaussian, SIGMA_PER_CUTOFF } from './gaussian.ts'

/**
 * Roughness band of a grid: S-filter at lambda_s, minus the L-filter at lambda_c of the result.
 * in      (ny, nx) heights in C order, NaN = not measured; pitches and cutoffs in one unit
 * out     same shape and NaN mask
 * source  ISO 16610-61/-71; docs/method.md, "Which stages do all marks share?"
 */
export function roughnessBand(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: { readonly dy: number; readonly dx: number },
  band: { readonly lambda_s: number; readonly lambda_c: number },
): Float64Array {
  const lowPass = (values: Float64Array, lambda: number): Float64Array =>
    gaussian(values, ny, nx, (SIGMA_PER_CUTOFF * lambda) / pitch.dy, (SIGMA_PER_CUTOFF * lambda) / pitch.dx)
  const smooth = lowPass(heights, band.lambda_s)
  const waviness = lowPass(smooth, band.lambda_c)
  for (let i = 0; i < smooth.length; i++) smooth[i]! -= waviness[i]!
  return smooth
}
