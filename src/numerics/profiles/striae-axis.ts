import { medianInPlace } from '../elementary/median.ts'

const INNER = 0.2 // dropped at each end: borders of a scan are ragged

/**
 * Whether striae run along x rather than along y: then the median slope is steeper along y.
 * in      (ny, nx) heights in the band of the striae, C order, NaN = not measured; pitches in one unit
 * out     false on one row, and when the inner 60 % x 60 % has no point with measured neighbours on both sides
 */
export function striaeAlongX(heights: Float64Array, ny: number, nx: number, dx: number, dy: number): boolean {
  const top = Math.trunc(INNER * ny)
  const left = Math.trunc(INNER * nx)
  const rows = Math.trunc((1 - INNER) * ny) - 1 - top
  const columns = Math.trunc((1 - INNER) * nx) - 1 - left
  if (rows < 1 || columns < 1) return false
  const alongX = new Float64Array(rows * columns)
  const alongY = new Float64Array(rows * columns)
  let count = 0
  for (let y = top; y < top + rows; y++) {
    for (let x = left; x < left + columns; x++) {
      const z = heights[y * nx + x]!
      const gx = Math.abs(heights[y * nx + x + 1]! - z)
      const gy = Math.abs(heights[(y + 1) * nx + x]! - z)
      if (Number.isNaN(gx + gy)) continue
      alongX[count] = gx
      alongY[count] = gy
      count += 1
    }
  }
  if (count === 0) return false
  return medianInPlace(alongY.subarray(0, count)) / dy > medianInPlace(alongX.subarray(0, count)) / dx
}

/**
 * A quarter turn clockwise: out[i][j] = in[ny - 1 - j][i].
 * in      (ny, nx) in C order
 * out     (nx, ny); the pitches change places with the axes
 */
export function quarterTurn(
  values: Float64Array,
  ny: number,
  nx: number,
  out: Float64Array = new Float64Array(values.length),
): Float64Array {
  for (let y = 0; y < ny; y++) {
    const column = ny - 1 - y
    for (let x = 0; x < nx; x++) out[x * ny + column] = values[y * nx + x]!
  }
  return out
}
