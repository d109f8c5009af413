import { createHash } from 'node:crypto'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'

/** SHA-256 of the heights' bytes, hex. */
export const sha256 = ({ heights }: SimulatedSurface): string =>
  createHash('sha256').update(new Uint8Array(heights.buffer)).digest('hex')

/** Share of the points that were measured. */
export const validFraction = ({ heights }: SimulatedSurface): number =>
  heights.reduce((count, z) => count + (Number.isNaN(z) ? 0 : 1), 0) / heights.length

/** Mean of the measured points of every column, m. */
export function columnMeans({ heights, ny, nx }: SimulatedSurface): Float64Array {
  return Float64Array.from({ length: nx }, (_, col) => {
    let sum = 0
    let count = 0
    for (let row = 0; row < ny; row++) {
      const z = heights[row * nx + col]!
      if (Number.isNaN(z)) continue
      sum += z
      count++
    }
    return sum / count
  })
}

/** `values` minus their running mean over 2 half + 1 samples, the ends dropped, NaN as 0. */
export function detrended(values: Float64Array, half: number): Float64Array {
  const full = values.map((v) => (Number.isNaN(v) ? 0 : v))
  return Float64Array.from({ length: full.length - 2 * half }, (_, i) => {
    let sum = 0
    for (let j = i; j <= i + 2 * half; j++) sum += full[j]!
    return full[i + half]! - sum / (2 * half + 1)
  })
}

/** Largest correlation of the overlap over lags of at most `most` samples. */
export function bestCorrelation(a: Float64Array, b: Float64Array, most: number): number {
  let best = -1
  for (let lag = -most; lag <= most; lag++) {
    let ab = 0
    let aa = 0
    let bb = 0
    for (let i = Math.max(0, lag); i < Math.min(a.length, b.length + lag); i++) {
      ab += a[i]! * b[i - lag]!
      aa += a[i]! ** 2
      bb += b[i - lag]! ** 2
    }
    best = Math.max(best, ab / Math.sqrt(aa * bb))
  }
  return best
}

export const rms = (values: Float64Array): number =>
  Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length)

/**
 * How two scans of one mark compare at the points they share: `fine` has every point of `coarse` at `step` times its
 * row and column. Largest height difference (m), and points measured in only one of them.
 */
export function atSharedPoints(
  fine: SimulatedSurface,
  coarse: SimulatedSurface,
  step: number,
  coarseStep = 1,
): { points: number; largest: number; onlyOne: number } {
  let points = 0
  let largest = 0
  let onlyOne = 0
  for (let row = 0; row * coarseStep < coarse.ny; row++) {
    for (let col = 0; col * coarseStep < coarse.nx; col++, points++) {
      const a = fine.heights[row * step * fine.nx + col * step]!
      const b = coarse.heights[row * coarseStep * coarse.nx + col * coarseStep]!
      if (Number.isNaN(a) !== Number.isNaN(b)) onlyOne++
      else if (!Number.isNaN(a)) largest = Math.max(largest, Math.abs(a - b))
    }
  }
  return { points, largest, onlyOne }
}
