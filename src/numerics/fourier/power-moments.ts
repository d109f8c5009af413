import { atan2 } from '../elementary/arctangent.ts'
import { cos } from '../elementary/trigonometry.ts'
import { lowFrequencies } from './low-frequencies.ts'

/** Second moments of the power spectrum about the origin, in (cycles per scan side)^2. */
interface PowerMoments {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/**
 * Second moments of the 2-D power spectrum of a scan, for the direction and coherence of its texture.
 * in      (ny, nx) heights in C order, NaN = not measured
 * out     moments over 0.04 r_max < r < 0.5 r_max with r and r_max = min(ny, nx) / 2 in cycles per scan side
 * method  NaN as 0 and the mean of the valid points removed, Hann window on both axes. Only frequencies in this range
 *         are computed. The spectrum of real heights is symmetric, so half of it is summed and counted twice.
 * source  Bigun and Granlund (1987), structure tensor in the Fourier domain;
 *         docs/method.md, "Which stages do all marks share?"
 */
export function powerMoments(heights: Float64Array, ny: number, nx: number): PowerMoments {
  const rMax = Math.max(Math.floor(Math.min(ny, nx) / 2), 1)
  const outer = 0.5 * rMax
  const inner = 0.04 * rMax
  const highest = Math.floor(outer)
  const columns = highest + 1 // fx = 0, 1, …, highest
  const spectra = rowSpectra(heights, ny, nx, highest)

  const along = lowFrequencies(ny, highest)
  const column = new Float64Array(2 * ny)
  let xx = 0
  let yy = 0
  let xy = 0
  for (let fx = 0; fx < columns; fx++) {
    for (let y = 0; y < ny; y++) {
      column[2 * y] = spectra[2 * (y * columns + fx)]!
      column[2 * y + 1] = spectra[2 * (y * columns + fx) + 1]!
    }
    const spectrum = along(column)
    const weight = fx === 0 ? 1 : 2
    for (let fy = -highest; fy <= highest; fy++) {
      const r = Math.sqrt(fx * fx + fy * fy)
      if (!(r > inner && r < outer)) continue
      const re = spectrum[2 * (fy + highest)]!
      const im = spectrum[2 * (fy + highest) + 1]!
      const power = weight * (re * re + im * im)
      xx += power * fx * fx
      yy += power * fy * fy
      xy += power * fx * fy
    }
  }
  return { xx, yy, xy }
}

/** How far the texture has one direction: 0 is isotropic, 1 a single direction. Without any texture, 0. */
export function coherence({ xx, yy, xy }: PowerMoments): number {
  const total = xx + yy
  return total > 0 ? Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy) / total : 0
}

/** Direction across the striae in degrees, in (-90, 90], counted from the x axis towards increasing y. */
export const acrossAngle = ({ xx, yy, xy }: PowerMoments): number =>
  (0.5 * atan2(2 * xy, xx - yy) * 180) / Math.PI

/** Frequencies 0 … highest of every windowed row, two rows to a transform. */
function rowSpectra(heights: Float64Array, ny: number, nx: number, highest: number): Float64Array {
  const mean = meanOfValid(heights)
  const windowX = hann(nx)
  const windowY = hann(ny)
  const columns = highest + 1
  const across = lowFrequencies(nx, highest)
  const rows = new Float64Array(2 * nx)
  const out = new Float64Array(2 * ny * columns)
  // A missing height is 0 before the mean is taken off, as the definition has it.
  const windowed = (y: number, x: number): number => {
    const z = heights[y * nx + x]!
    return ((Number.isNaN(z) ? 0 : z) - mean) * windowX[x]! * windowY[y]!
  }
  for (let y = 0; y < ny; y += 2) {
    const both = y + 1 < ny
    for (let x = 0; x < nx; x++) {
      rows[2 * x] = windowed(y, x)
      rows[2 * x + 1] = both ? windowed(y + 1, x) : 0
    }
    const spectrum = across(rows)
    for (let k = 0; k <= highest; k++) {
      const re = spectrum[2 * (highest + k)]!
      const im = spectrum[2 * (highest + k) + 1]!
      const mirrorRe = spectrum[2 * (highest - k)]!
      const mirrorIm = spectrum[2 * (highest - k) + 1]!
      const at = 2 * (y * columns + k)
      out[at] = (re + mirrorRe) / 2
      out[at + 1] = (im - mirrorIm) / 2
      if (both) {
        out[at + 2 * columns] = (im + mirrorIm) / 2
        out[at + 2 * columns + 1] = (mirrorRe - re) / 2
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
  Float64Array.from({ length: n }, (_, i) => (n > 1 ? 0.5 - 0.5 * cos((2 * Math.PI * i) / (n - 1)) : 1))
