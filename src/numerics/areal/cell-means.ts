/** A grid with its pitch, in metres or in whatever unit the pitch has. */
interface PitchedGrid {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
  readonly dx: number
  readonly dy: number
}

/**
 * A grid of cells over a grid of points: the mean of the measured points of each cell.
 * in      values in C order, NaN = not measured; the longest side of the result
 * out     at most `most` cells a side and no finer than the finer pitch of the points. The cells cover the whole grid and are
 *         square but for rounding. Cells smaller than the distance of two points have the value of the point they lie at.
 */
export function cellMeans({ values, ny, nx, dx, dy }: PitchedGrid, most: number): PitchedGrid {
  const side = Math.max(Math.min(dx, dy), (nx * dx) / most, (ny * dy) / most)
  const outNx = Math.max(1, Math.min(most, Math.round((nx * dx) / side)))
  const outNy = Math.max(1, Math.min(most, Math.round((ny * dy) / side)))
  const columns = edges(nx, outNx)
  const rows = edges(ny, outNy)
  const out = new Float64Array(outNy * outNx)
  for (let oy = 0; oy < outNy; oy++) {
    for (let ox = 0; ox < outNx; ox++) {
      let sum = 0
      let count = 0
      for (let y = rows.from[oy]!; y < rows.to[oy]!; y++) {
        for (let x = columns.from[ox]!; x < columns.to[ox]!; x++) {
          const value = values[y * nx + x]!
          if (Number.isNaN(value)) continue
          sum += value
          count += 1
        }
      }
      out[oy * outNx + ox] = count > 0 ? sum / count : Number.NaN
    }
  }
  return { values: out, ny: outNy, nx: outNx, dx: (nx * dx) / outNx, dy: (ny * dy) / outNy }
}

/** The points [from, to) of each cell; at least one, and no point twice unless there are more cells than points. */
function edges(points: number, cells: number) {
  const from = new Int32Array(cells)
  const to = new Int32Array(cells)
  for (let i = 0; i < cells; i++) {
    from[i] = Math.min(points - 1, Math.floor((i * points) / cells))
    to[i] = Math.max(from[i]! + 1, Math.floor(((i + 1) * points) / cells))
  }
  return { from, to }
}
