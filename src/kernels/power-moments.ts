import { powerOfTwo, transform } from './fft.ts'

/** Second moments of the power spectrum about the origin, in (cycles per scan side)^2. */
export interface PowerMoments {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/**
 * Second moments of the 2-D power spectrum of a scan, for the direction and coherence of its texture.
 * in      (ny, nx) heights in C order, NaN = not measured
 * out     moments over 0.04 r_max < r < 0.5 r_max with r and r_max = min(ny, nx) / 2 in cycles per scan side
 * method  NaN as 0 after the mean of the valid points is removed, Hann window on both axes; zero-padded to powers of
 *         two, so that a bin of the transform is n / N cycles per side; the spectrum of real heights is symmetric, so
 *         only half of it is summed
 * source  Bigun and Granlund (1987), structure tensor in the Fourier domain; method.md stage 4
 */
export function powerMoments(heights: Float64Array, ny: number, nx: number): PowerMoments {
  const sizeX = powerOfTwo(nx)
  const sizeY = powerOfTwo(ny)
  const perBinX = nx / sizeX
  const perBinY = ny / sizeY
  const rMax = Math.max(Math.floor(Math.min(ny, nx) / 2), 1)
  const outer = 0.5 * rMax
  const inner = 0.04 * rMax
  const columns = Math.min(Math.floor(outer / perBinX), sizeX / 2) + 1 // kx = 0, 1, … that can lie inside
  const spectra = rowSpectra(heights, ny, nx, sizeX, columns)

  const fft = transform(sizeY)
  const column = new Float64Array(2 * sizeY)
  const spectrum = new Float64Array(2 * sizeY)
  let xx = 0
  let yy = 0
  let xy = 0
  for (let kx = 0; kx < columns; kx++) {
    column.fill(0)
    for (let y = 0; y < ny; y++) {
      column[2 * y] = spectra[2 * (y * columns + kx)]!
      column[2 * y + 1] = spectra[2 * (y * columns + kx) + 1]!
    }
    fft.forward(spectrum, column)
    const fx = kx * perBinX
    const weight = kx === 0 ? 1 : 2
    for (let k = 0; k < sizeY; k++) {
      const fy = (k < sizeY / 2 ? k : k - sizeY) * perBinY
      const r = Math.sqrt(fx * fx + fy * fy)
      if (!(r > inner && r < outer)) continue
      const re = spectrum[2 * k]!
      const im = spectrum[2 * k + 1]!
      const power = weight * (re * re + im * im)
      xx += power * fx * fx
      yy += power * fy * fy
      xy += power * fx * fy
    }
  }
  return { xx, yy, xy }
}

/** How strongly the texture keeps to one direction: 0 isotropic, 1 a single direction; 0 for no texture at all. */
export function coherence({ xx, yy, xy }: PowerMoments): number {
  const total = xx + yy
  return total > 0 ? Math.sqrt((xx - yy) ** 2 + 4 * xy ** 2) / total : 0
}

/** Direction across the striae in degrees, in (-90, 90], counted from the x axis towards increasing y. */
export const acrossAngle = ({ xx, yy, xy }: PowerMoments): number =>
  (0.5 * Math.atan2(2 * xy, xx - yy) * 180) / Math.PI

/** The first `columns` frequencies of every windowed row, two rows to a transform. */
function rowSpectra(
  heights: Float64Array,
  ny: number,
  nx: number,
  size: number,
  columns: number,
): Float64Array {
  const mean = meanOfValid(heights)
  const windowX = hann(nx)
  const windowY = hann(ny)
  const fft = transform(size)
  const rows = new Float64Array(2 * size)
  const spectrum = new Float64Array(2 * size)
  const out = new Float64Array(2 * ny * columns)
  for (let y = 0; y < ny; y += 2) {
    rows.fill(0)
    const both = y + 1 < ny
    for (let x = 0; x < nx; x++) {
      // NaN becomes 0 before the mean is taken off: a gap is then a step, as in the definition.
      const a = heights[y * nx + x]!
      rows[2 * x] = ((!Number.isNaN(a) ? a : 0) - mean) * windowX[x]! * windowY[y]!
      if (both) {
        const b = heights[(y + 1) * nx + x]!
        rows[2 * x + 1] = ((!Number.isNaN(b) ? b : 0) - mean) * windowX[x]! * windowY[y + 1]!
      }
    }
    fft.forward(spectrum, rows)
    for (let k = 0; k < columns; k++) {
      const m = (size - k) % size
      const re = spectrum[2 * k]!
      const im = spectrum[2 * k + 1]!
      const mirrorRe = spectrum[2 * m]!
      const mirrorIm = spectrum[2 * m + 1]!
      out[2 * (y * columns + k)] = (re + mirrorRe) / 2
      out[2 * (y * columns + k) + 1] = (im - mirrorIm) / 2
      if (both) {
        out[2 * ((y + 1) * columns + k)] = (im + mirrorIm) / 2
        out[2 * ((y + 1) * columns + k) + 1] = (mirrorRe - re) / 2
      }
    }
  }
  return out
}

function meanOfValid(heights: Float64Array): number {
  let sum = 0
  let count = 0
  for (const z of heights) {
    if (!Number.isNaN(z)) {
      sum += z
      count += 1
    }
  }
  return count > 0 ? sum / count : 0
}

const hann = (n: number): Float64Array =>
  Float64Array.from({ length: n }, (_, i) => (n > 1 ? 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (n - 1)) : 1))
