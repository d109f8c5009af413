import { transform } from './fft.ts'

/**
 * Two-dimensional transforms of size n x n (a power of two). Spectra are interleaved (re, im) with the x frequency
 * major, as the column pass leaves them; memory is reused between calls.
 */
export interface Transform2d {
  readonly n: number
  /** Spectrum of rows [0, rows) of interleaved (re, im) points, the other rows being 0. */
  forward(points: Float64Array, rows: number, out?: Float64Array): Float64Array
  /** Rows -reach … reach (modulo n) of the inverse, scaled by 1 / n^2: (2 reach + 1, n) interleaved. */
  inverseRows(spectrum: Float64Array, reach: number, out?: Float64Array): Float64Array
}

export function transform2d(n: number): Transform2d {
  const fft = transform(n)
  const line = new Float64Array(2 * n)
  const byRow = new Float64Array(2 * n * n) // every call writes what it reads
  return {
    n,
    forward(points, rows, spectrum = new Float64Array(2 * n * n)) {
      for (let y = 0; y < rows; y++) {
        fft.forward(byRow.subarray(2 * y * n, 2 * (y + 1) * n), points.subarray(2 * y * n, 2 * (y + 1) * n))
      }
      for (let kx = 0; kx < n; kx++) {
        line.fill(0)
        for (let y = 0; y < rows; y++) {
          line[2 * y] = byRow[2 * (y * n + kx)]!
          line[2 * y + 1] = byRow[2 * (y * n + kx) + 1]!
        }
        fft.forward(spectrum.subarray(2 * kx * n, 2 * (kx + 1) * n), line)
      }
      return spectrum
    },
    inverseRows(spectrum, reach, out = new Float64Array(2 * (2 * reach + 1) * n)) {
      const count = 2 * reach + 1
      for (let kx = 0; kx < n; kx++) {
        fft.inverse(line, spectrum.subarray(2 * kx * n, 2 * (kx + 1) * n))
        for (let i = 0; i < count; i++) {
          const y = (i - reach + n) % n
          byRow[2 * (i * n + kx)] = line[2 * y]!
          byRow[2 * (i * n + kx) + 1] = line[2 * y + 1]!
        }
      }
      for (let i = 0; i < count; i++) {
        fft.inverse(out.subarray(2 * i * n, 2 * (i + 1) * n), byRow.subarray(2 * i * n, 2 * (i + 1) * n))
      }
      return out
    },
  }
}
