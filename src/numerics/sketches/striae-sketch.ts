import { gaussian } from '../filters/gaussian.ts'

/** Root of the sum of squares of a sketch of white noise; others have less. So the products of two sketches sum up to less than 2^31. */
export const NORM = 32767

/** Values of a sketch at most; of a longer mark, its middle. */
const MAX_VALUES = 1024

interface SketchOptions {
  /** Samples that are averaged. */
  readonly factor: number
  /** What lies above a Gaussian mean of standard deviation `sigma`, in samples, counts so many times more; null for no more. */
  readonly emphasis: { readonly sigma: number; readonly weight: number } | null
}

/**
 * A signature as few integers. The finest striae are told apart best and have the least height, so they may count more.
 * in      values without NaN, any unit
 * out     means of `factor` samples, scaled and rounded; empty where nothing is left. Their sum of squares is
 *         `NORM`^2 / sqrt(A), A the sum of their squared autocorrelations, so that `striaeLikeness` need not find A again
 */
export function striaeSketch(values: Float64Array, { factor, emphasis }: SketchOptions): Int16Array {
  const count = Math.floor(values.length / factor)
  const used = Math.min(count, MAX_VALUES)
  const first = Math.floor((count - used) / 2)
  const weight = emphasis?.weight ?? 0
  const smooth = emphasis ? gaussian(values, 1, values.length, 0, emphasis.sigma) : values
  const means = new Float64Array(used)
  for (let i = 0; i < used; i++) {
    for (let k = (first + i) * factor; k < (first + i + 1) * factor; k++) {
      const value = values[k]!
      means[i] = means[i]! + (value + weight * (value - smooth[k]!)) / factor
    }
  }
  return quantize(means, values)
}

const FLAT = 1e-18 // of the sum of squares: what is less is rounding, which would agree between two flat marks

const LAGS = 40 // values over which the texture of a mark is taken

/** The sum of the squared autocorrelations of values of mean 0 and this sum of squares: 1 for white noise, more for smooth values. */
function smoothness(values: Float64Array, squares: number): number {
  let sum = 1
  for (let lag = 1; lag <= LAGS; lag++) {
    let product = 0
    for (let i = lag; i < values.length; i++) product += values[i]! * values[i - lag]!
    sum += 2 * (product / squares) * (product / squares)
  }
  return sum
}

/** Integers in proportion to values less their mean; empty where these are flat beside what they were made from. */
function quantize(values: Float64Array, from: Float64Array): Int16Array {
  let mean = 0
  for (const v of values) mean += v / values.length
  const centred = values.map((v) => v - mean)
  const squares = sumOfSquares(centred)
  if (!(squares > FLAT * sumOfSquares(from))) return new Int16Array(0)
  const scale = NORM / Math.sqrt(squares * Math.sqrt(smoothness(centred, squares)))
  return Int16Array.from(centred, (v) => Math.round(scale * v))
}

function sumOfSquares(values: Float64Array): number {
  let sum = 0
  for (const v of values) sum += v * v
  return sum
}
