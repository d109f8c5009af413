import type { Averaged } from './area-average.ts'
import { formAlongRow, scaled } from './form-removal.ts'

/**
 * Means of heights above a surface over blocks of points.
 * in      (ny, nx) heights in C order, NaN = not measured; rows and columns of a block; the surface's coefficients, as
 *         `RobustForm` has them
 * out     (floor(ny / rows), floor(nx / columns)), at least one either way; NaN where less than half of a block is
 *         measured. Rows and columns that fill no block are left out.
 */
export function blockMeans(
  heights: Float64Array,
  ny: number,
  nx: number,
  block: { readonly rows: number; readonly columns: number },
  coefficients: Float64Array,
): Averaged {
  const rows = Math.min(block.rows, ny)
  const columns = Math.min(block.columns, nx)
  const outNy = Math.floor(ny / rows)
  const outNx = Math.floor(nx / columns)
  const xs = scaled(nx)
  const ys = scaled(ny)
  const values = new Float64Array(outNy * outNx)
  const sums = new Float64Array(outNx)
  const counts = new Float64Array(outNx)
  for (let r = 0; r < outNy; r++) {
    sums.fill(0)
    counts.fill(0)
    for (let y = r * rows; y < (r + 1) * rows; y++) {
      const { constant, linear, quadratic } = formAlongRow(coefficients, ys[y]!)
      const at = y * nx
      for (let i = 0; i < columns; i++) {
        for (let c = 0, x = i; c < outNx; c++, x += columns) {
          const z = heights[at + x]!
          if (Number.isNaN(z)) continue
          const u = xs[x]!
          sums[c]! += z - (constant + u * (linear + u * quadratic))
          counts[c]! += 1
        }
      }
    }
    for (let c = 0; c < outNx; c++) {
      values[r * outNx + c] = 2 * counts[c]! >= rows * columns ? sums[c]! / counts[c]! : Number.NaN
    }
  }
  return { values, ny: outNy, nx: outNx }
}
