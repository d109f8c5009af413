import { type Held, type Layout, landLoops, layoutOn } from '../simd/lands.ts'
import type { Averaged } from './area-average.ts'
import { formAlongRow, unitPositions } from './form-removal.ts'

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
  block: Block,
  coefficients: Float64Array,
): Averaged {
  const layout = layoutOn(landLoops())
  const means = blockMeansIn(layout, heights, ny, nx, block, coefficients)
  return { values: layout.view(means.at, means.ny * means.nx).slice(), ny: means.ny, nx: means.nx }
}

interface Block {
  readonly rows: number
  readonly columns: number
}

/** The same, left in the memory of the loops of lands. */
export function blockMeansIn(
  layout: Layout,
  heights: Float64Array,
  ny: number,
  nx: number,
  block: Block,
  coefficients: Float64Array,
): Held {
  const { given, room } = layout
  const rows = Math.min(block.rows, ny)
  const columns = Math.min(block.columns, nx)
  const outNy = Math.floor(ny / rows)
  const outNx = Math.floor(nx / columns)
  const forms = given(formsOf(coefficients, ny))
  const xs = given(unitPositions(nx))
  const line = room(nx)
  const counts = room(outNx)
  const out = room(outNy * outNx)
  inPieces(layout, { values: heights, nx, rows, blocks: outNy }, (source, r, count) =>
    landLoops().blockMeans(
      ...([source, nx, forms + 24 * r * rows, xs, count, outNx] as const),
      ...([rows, columns, line, counts, out + 8 * r * outNx] as const),
    ),
  )
  return { at: out, ny: outNy, nx: outNx }
}

const PIECE = 32_768 // numbers that are copied at a time, to be read again from the cache

/** How many times `rows` rows of `nx` numbers the loops of lands get at a time; at least one. */
export const rowsAtOnce = (rows: number, nx: number): number =>
  Math.max(1, Math.floor(PIECE / Math.max(1, rows * nx)))

/**
 * Gives blocks of `rows` rows of values to the loops of lands, some at a time: where the copy is in their memory, the first block, and
 * how many blocks there are.
 */
export function inPieces(
  { room, view }: Layout,
  {
    values,
    nx,
    rows,
    blocks,
  }: {
    readonly values: Float64Array
    readonly nx: number
    readonly rows: number
    readonly blocks: number
  },
  work: (source: number, first: number, count: number) => void,
): void {
  const atOnce = rowsAtOnce(rows, nx)
  const source = room(rows * atOnce * nx)
  for (let first = 0; first < blocks; first += atOnce) {
    const count = Math.min(atOnce, blocks - first)
    const from = first * rows * nx
    view(source, count * rows * nx).set(values.subarray(from, from + count * rows * nx))
    work(source, first, count)
  }
}

/** A surface along each row of a grid: constant, linear and quadratic term in the scaled column. */
export function formsOf(coefficients: Float64Array, ny: number): Float64Array {
  const out = new Float64Array(3 * ny)
  const vs = unitPositions(ny)
  for (let y = 0; y < ny; y++) {
    const { constant, linear, quadratic } = formAlongRow(coefficients, vs[y]!)
    out[3 * y] = constant
    out[3 * y + 1] = linear
    out[3 * y + 2] = quadratic
  }
  return out
}
