import type { Averaged } from './area-average.ts'
import { formAlongRow, scaled } from './form-removal.ts'
import { landLoops, layoutOn } from './simd/lands.ts'

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
  const loops = landLoops()
  const { given, room, view } = layoutOn(loops)
  const source = given(heights)
  const forms = given(formsOf(coefficients, ny))
  const xs = given(scaled(nx))
  const line = room(nx)
  const counts = room(outNx)
  const out = room(outNy * outNx)
  loops.blockMeans(source, nx, forms, xs, outNy, outNx, rows, columns, line, counts, out)
  return { values: view(out, outNy * outNx).slice(), ny: outNy, nx: outNx }
}

/** A surface along each row of a grid: constant, linear and quadratic term in the scaled column. */
export function formsOf(coefficients: Float64Array, ny: number): Float64Array {
  const out = new Float64Array(3 * ny)
  scaled(ny).forEach((v, y) => {
    const { constant, linear, quadratic } = formAlongRow(coefficients, v)
    out.set([constant, linear, quadratic], 3 * y)
  })
  return out
}
