import { cosSin } from '../elementary/trigonometry.ts'
import { powerOfTwo, transform } from './fft.ts'

/**
 * The lowest frequencies of a discrete Fourier transform of any length, exactly (no zero-padding of the signal).
 * in      n complex samples, interleaved (re, im)
 * out     the 2 highest + 1 coefficients for k = -highest … highest, interleaved, sum of x_j exp(-2 pi i j k / n)
 * source  Bluestein (1970): j k = (j^2 + k^2 - (k - j)^2) / 2 turns the transform into a convolution
 */
export function lowFrequencies(n: number, highest: number): (samples: Float64Array) => Float64Array {
  const count = 2 * highest + 1
  const size = powerOfTwo(n + count - 1)
  const fft = transform(size)
  const inputChirp = chirp(n, 0, n)
  const outputChirp = chirp(n, -highest, count)
  // The convolution runs over k - j from -highest - (n - 1) to highest. Its kernel is the conjugate chirp.
  const kernel = chirp(n, -highest - (n - 1), n + count - 1)
  const padded = new Float64Array(2 * size)
  for (let m = 0; m < n + count - 1; m++) {
    padded[2 * m] = kernel[2 * m]!
    padded[2 * m + 1] = -kernel[2 * m + 1]!
  }
  const response = new Float64Array(2 * size)
  fft.forward(response, padded)
  const work = new Float64Array(2 * size)
  const spectrum = new Float64Array(2 * size)
  return (samples) => {
    work.fill(0)
    for (let j = 0; j < n; j++) multiply(work, j, samples, j, inputChirp, j)
    fft.forward(spectrum, work)
    for (let m = 0; m < size; m++) multiply(spectrum, m, spectrum, m, response, m)
    fft.inverse(work, spectrum)
    const out = new Float64Array(2 * count)
    for (let k = 0; k < count; k++) multiply(out, k, work, n - 1 + k, outputChirp, k)
    return out
  }
}

/** exp(-pi i m^2 / n) for m = first, first + 1, …; the square is reduced modulo 2 n, so that large m stay exact. */
function chirp(n: number, first: number, count: number): Float64Array {
  const out = new Float64Array(2 * count)
  for (let i = 0; i < count; i++) {
    const angle = (Math.PI * (((first + i) * (first + i)) % (2 * n))) / n
    const { cos, sin } = cosSin(angle)
    out[2 * i] = cos
    out[2 * i + 1] = -sin
  }
  return out
}

/** out[o] = a[i] b[j] as complex numbers. */
function multiply(
  out: Float64Array,
  o: number,
  a: Float64Array,
  i: number,
  b: Float64Array,
  j: number,
): void {
  const re = a[2 * i]! * b[2 * j]! - a[2 * i + 1]! * b[2 * j + 1]!
  const im = a[2 * i]! * b[2 * j + 1]! + a[2 * i + 1]! * b[2 * j]!
  out[2 * o] = re
  out[2 * o + 1] = im
}
