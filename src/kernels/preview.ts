/** A small picture of a grid: `ny` rows of `nx` values from 0 to 1. */
export interface Preview {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
}

/**
 * Downsamples by block means and stretches the contrast between the 2nd and the 98th percentile.
 * in      (ny, nx) values in C order, NaN = not measured; the longest side allowed
 * out     values in [0, 1], rounded to 3 decimals; 0 where nothing was measured; 0.5 throughout when all are equal
 */
export function preview(values: Float64Array, ny: number, nx: number, maxSide: number): Preview {
  const small = blockMeans(values, ny, nx, maxSide)
  const sorted = small.values.filter((v) => !Number.isNaN(v)).sort()
  const low = percentile(sorted, 0.02)
  const range = percentile(sorted, 0.98) - low
  return {
    ...small,
    values: small.values.map((v) => {
      if (Number.isNaN(v)) return 0
      const level = range > 0 ? (v - low) / range : 0.5
      return Math.round(Math.min(1, Math.max(0, level)) * 1000) / 1000
    }),
  }
}

/** Means of valid values in blocks of equal size per axis, the last ones smaller; at most `maxSide` a side. */
export function blockMeans(values: Float64Array, ny: number, nx: number, maxSide: number): Preview {
  const stepY = Math.ceil(ny / maxSide)
  const stepX = Math.ceil(nx / maxSide)
  const outNy = Math.ceil(ny / stepY)
  const outNx = Math.ceil(nx / stepX)
  const sums = new Float64Array(outNy * outNx)
  const counts = new Float64Array(outNy * outNx)
  for (let y = 0; y < ny; y++) {
    const row = Math.floor(y / stepY) * outNx
    for (let x = 0; x < nx; x++) {
      const v = values[y * nx + x]!
      if (Number.isNaN(v)) continue
      const i = row + Math.floor(x / stepX)
      sums[i]! += v
      counts[i]! += 1
    }
  }
  return {
    values: sums.map((sum, i) => (counts[i]! > 0 ? sum / counts[i]! : Number.NaN)),
    ny: outNy,
    nx: outNx,
  }
}

/** Percentile of ascending values with linear interpolation between neighbours; NaN when there are none. */
export function percentile(sorted: Float64Array, fraction: number): number {
  const at = fraction * (sorted.length - 1)
  const below = Math.floor(at)
  const low = sorted[below]
  if (low === undefined) return Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (at - below) * (high - low)
}

/** The rows of a C-order grid, for JSON. */
export const rowsOf = (values: ArrayLike<number>, ny: number, nx: number): number[][] =>
  Array.from({ length: ny }, (_, y) => Array.from({ length: nx }, (_, x) => values[y * nx + x]!))
