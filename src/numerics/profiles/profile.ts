const MEAN_WEIGHT = 0.85 // a row or column with less lies partly outside the rotated scan, or was poorly measured

/** Part of a grid: rows [top, bottom), columns [left, right). */
interface Window {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/**
 * The window between the first and last row, then the first and last column, whose mean weight exceeds 0.85.
 * in      (ny, nx) weights in C order, 0 to 1
 * out     the window; an axis without such a row or column stays whole. The mean of a column is over all rows.
 * source  docs/method.md, "How are bullets compared?"
 */
export function wellMeasured(weights: Float64Array, ny: number, nx: number): Window {
  const columnSums = new Float64Array(nx)
  const rowSums = new Float64Array(ny)
  for (let y = 0; y < ny; y++) {
    let sum = 0
    for (let x = 0; x < nx; x++) {
      const w = weights[y * nx + x]!
      sum += w
      columnSums[x]! += w
    }
    rowSums[y] = sum
  }
  const rows = firstAndLast(rowSums, MEAN_WEIGHT * nx)
  const columns = firstAndLast(columnSums, MEAN_WEIGHT * ny)
  if (!rows || !columns) return { top: 0, bottom: ny, left: 0, right: nx }
  return { top: rows[0], bottom: rows[1], left: columns[0], right: columns[1] }
}

function firstAndLast(sums: Float64Array, limit: number): [number, number] | undefined {
  const first = sums.findIndex((sum) => sum > limit)
  return first < 0 ? undefined : [first, sums.findLastIndex((sum) => sum > limit) + 1]
}

/** Weighted mean down each column of a (ny, nx) grid inside `window`; NaN where the weights sum to nothing. */
export function columnMeans(
  values: Float64Array,
  weights: Float64Array,
  nx: number,
  { top, bottom, left, right }: Window,
): Float64Array {
  const sums = new Float64Array(right - left)
  const totals = new Float64Array(right - left)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const w = weights[y * nx + x]!
      sums[x - left]! += w * values[y * nx + x]!
      totals[x - left]! += w
    }
  }
  return sums.map((sum, i) => (totals[i]! > 1e-9 ? sum / totals[i]! : Number.NaN))
}
