import { transform } from '../../../src/numerics/fourier/fft.ts'

/** The spectrum of a signature at a coarser pitch, of unit norm. */
interface ProfileSketch {
  readonly spectrum: Float64Array
  readonly length: number
}

/** Means of `factor` samples of a signature, without their mean, as a spectrum of `size`: at least twice as many as means. */
export function profileSketch(values: Float64Array, factor: number, size: number): ProfileSketch {
  const length = Math.floor(values.length / factor)
  const data = new Float64Array(2 * size)
  let mean = 0
  for (let i = 0; i < length; i++) {
    for (let k = 0; k < factor; k++) data[2 * i] = data[2 * i]! + values[factor * i + k]! / factor
    mean += data[2 * i]! / length
  }
  let power = 0
  for (let i = 0; i < length; i++) {
    data[2 * i] = data[2 * i]! - mean
    power += data[2 * i]! ** 2
  }
  for (let i = 0; i < length; i++) data[2 * i] = data[2 * i]! / Math.sqrt(power)
  const spectrum = new Float64Array(2 * size)
  transform(size).forward(spectrum, data)
  return { spectrum, length }
}

/**
 * The largest correlation of two sketches over all lags with at least this share of the shorter one in common. It is divided by the
 * norms of the whole sketches, so that a short overlap counts less.
 */
export function profileLikeness(a: ProfileSketch, b: ProfileSketch, minOverlap: number): number {
  const size = a.spectrum.length / 2
  const product = new Float64Array(2 * size)
  for (let k = 0; k < 2 * size; k += 2) {
    const [x, y, u, v] = [a.spectrum[k]!, a.spectrum[k + 1]!, b.spectrum[k]!, b.spectrum[k + 1]!]
    product[k] = x * u + y * v
    product[k + 1] = y * u - x * v
  }
  const lags = new Float64Array(2 * size)
  transform(size).inverse(lags, product)
  const least = minOverlap * Math.min(a.length, b.length)
  let best = 0
  for (let i = 0; i < size; i++) {
    const lag = i < size / 2 ? i : i - size
    const overlap = Math.min(a.length, b.length + lag) - Math.max(0, lag)
    if (overlap >= least) best = Math.max(best, lags[2 * i]!)
  }
  return best
}
