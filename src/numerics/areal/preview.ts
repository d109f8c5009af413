/** A small picture of a grid: `ny` rows of `nx` values from 0 to 1. */
interface Preview {
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
  const levels = small.values
  const sorted = measured(levels).sort()
  const low = percentile(sorted, 0.02)
  const range = percentile(sorted, 0.98) - low
  for (let i = 0; i < levels.length; i++) {
    const v = levels[i]!
    const level = range > 0 ? (v - low) / range : 0.5
    levels[i] = Number.isNaN(v) ? 0 : Math.round(Math.min(1, Math.max(0, level)) * 1000) / 1000
  }
  return small
}

/** The values that are not NaN. */
function measured(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length)
  let count = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i]!)) out[count++] = values[i]!
  return out.subarray(0, count)
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
    for (let c = 0; c < outNx; c++) {
      let sum = sums[row + c]!
      let count = 0
      const end = y * nx + Math.min(nx, (c + 1) * stepX)
      for (let i = y * nx + c * stepX; i < end; i++) {
        const v = values[i]!
        if (Number.isNaN(v)) continue
        sum += v
        count += 1
      }
      sums[row + c] = sum
      counts[row + c]! += count
    }
  }
  for (let i = 0; i < sums.length; i++) sums[i] = counts[i]! > 0 ? sums[i]! / counts[i]! : Number.NaN
  return { values: sums, ny: outNy, nx: outNx }
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
export function rowsOf(values: ArrayLike<number>, ny: number, nx: number): number[][] {
  const rows: number[][] = []
  for (let y = 0; y < ny; y++) {
    const row: number[] = []
    for (let x = 0; x < nx; x++) row.push(values[y * nx + x]!)
    rows.push(row)
  }
  return rows
}
