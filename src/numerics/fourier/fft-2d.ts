import { transform } from './fft.ts'

/**
 * Two-dimensional transforms of size n x n, n a size that `transform` supports. Spectra are interleaved (re, im), all y
 * frequencies of one x frequency together, as the column pass leaves them. Memory is reused between calls.
 */
export interface Transform2d {
  readonly n: number
  /** Spectrum of rows [0, rows) of interleaved (re, im) points; the other rows count as 0. */
  forward(points: Float64Array, rows: number, out?: Float64Array): Float64Array
  /** Rows -reach … reach (modulo n) of the inverse, scaled by 1 / n^2: (2 reach + 1, n) interleaved. */
  inverseRows(spectrum: Float64Array, reach: number, out?: Float64Array): Float64Array
}

const COLUMNS = 4 // processed together, because they share cache lines

export function transform2d(n: number): Transform2d {
  const fft = transform(n)
  const lines = Array.from({ length: COLUMNS }, () => new Float64Array(2 * n))
  const byRow = new Float64Array(2 * n * n) // never cleared: every call writes each part before reading it
  return {
    n,
    forward(points, rows, spectrum = new Float64Array(2 * n * n)) {
      for (let y = 0; y < rows; y++) {
        fft.forward(byRow.subarray(2 * y * n, 2 * (y + 1) * n), points.subarray(2 * y * n, 2 * (y + 1) * n))
      }
      for (const line of lines) line.fill(0, 2 * rows)
      for (let first = 0; first < n; first += COLUMNS) {
        const width = Math.min(COLUMNS, n - first)
        for (let y = 0; y < rows; y++) {
          for (let c = 0; c < width; c++) {
            const line = lines[c]!
            line[2 * y] = byRow[2 * (y * n + first + c)]!
            line[2 * y + 1] = byRow[2 * (y * n + first + c) + 1]!
          }
        }
        for (let c = 0; c < width; c++) {
          const kx = first + c
          fft.forward(spectrum.subarray(2 * kx * n, 2 * (kx + 1) * n), lines[c]!)
        }
      }
      return spectrum
    },
    inverseRows(spectrum, reach, out = new Float64Array(2 * (2 * reach + 1) * n)) {
      const count = 2 * reach + 1
      for (let first = 0; first < n; first += COLUMNS) {
        const width = Math.min(COLUMNS, n - first)
        for (let c = 0; c < width; c++) {
          const kx = first + c
          fft.inverse(lines[c]!, spectrum.subarray(2 * kx * n, 2 * (kx + 1) * n))
        }
        for (let i = 0; i < count; i++) {
          const y = (i - reach + n) % n
          for (let c = 0; c < width; c++) {
            byRow[2 * (i * n + first + c)] = lines[c]![2 * y]!
            byRow[2 * (i * n + first + c) + 1] = lines[c]![2 * y + 1]!
          }
        }
      }
      for (let i = 0; i < count; i++) {
        fft.inverse(out.subarray(2 * i * n, 2 * (i + 1) * n), byRow.subarray(2 * i * n, 2 * (i + 1) * n))
      }
      return out
    },
  }
}
