import { gaussian } from './gaussian.ts'

/**
 * A profile divided by its own local amplitude, so that deep and faint striae count alike.
 * in      values without NaN, any unit; `sigma` of the Gaussian window in samples (not an ISO cutoff); `floor`, the
 *         share of the whole profile's rms that limits the amplification of faint stretches
 * out     v / sqrt(G(v^2) + floor^2 mean(v^2)), no unit; no mean is removed. Empty when there is nothing to divide:
 *         no values, or all of them 0.
 * edges   extended by the nearest sample; window cut at radius floor(4 sigma + 0.5)
 */
export function localAmplitude(values: Float64Array, sigma: number, floor: number): Float64Array {
  let sum = 0
  for (const v of values) sum += v * v
  const mean = sum / values.length
  if (!(mean > 0)) return new Float64Array(0)
  const least = floor * floor * mean
  const power = gaussian(
    values.map((v) => v * v),
    1,
    values.length,
    0,
    sigma,
  )
  return values.map((v, i) => v / Math.sqrt(power[i]! + least))
}
