import { formAlongRow, minusForm, scaled } from './form-removal.ts'
import { pooled } from './pooled.ts'
import { type Relief, shear, shearSlope, shiftOf } from './shear.ts'
import { quarterTurn } from './striae-axis.ts'

const level = pooled()
const upright = pooled()

/** How a land is straightened. */
interface Straightening {
  readonly turned: boolean
  readonly shear_deg: number
}

/**
 * A land without its form, turned by a quarter if its striae run along x, its rows sheared until they run along y.
 * in      heights in metres, NaN = not measured; coefficients of the form, see `RobustForm`; shear in degrees
 * out     same shape, or with the axes and pitches exchanged; NaN where a neighbour is missing
 */
export function straightenedLand(
  { values, ny, nx, dy, dx }: Relief,
  coefficients: Float64Array,
  { turned, shear_deg }: Straightening,
): Relief {
  const flat = minusForm(values, ny, nx, coefficients, level(values.length))
  if (!turned) return { values: shear(flat, ny, nx, shearSlope(shear_deg, dx, dy)), ny, nx, dy, dx }
  const turnedLand = quarterTurn(flat, ny, nx, upright(values.length))
  const straight = shear(turnedLand, nx, ny, shearSlope(shear_deg, dy, dx))
  return { values: straight, ny: nx, nx: ny, dy: dx, dx: dy }
}

/**
 * Means over every `rows` rows of a straightened land, that is along its striae.
 * in      as for `straightenedLand`; the last rows, when they fill no block, are left out
 * out     in `memory`, (floor(ny / rows), nx) with the pitches of the land; NaN where less than half of a block is measured
 */
export function meansAlongStriae(
  { values, ny, nx, dy, dx }: Relief,
  coefficients: Float64Array,
  { turned, shear_deg }: Straightening,
  rows: number,
  memory: (length: number) => Float64Array,
): Relief {
  if (turned) {
    const flat = minusForm(values, ny, nx, coefficients, level(values.length))
    const turnedLand = quarterTurn(flat, ny, nx, upright(values.length))
    const slope = shearSlope(shear_deg, dy, dx)
    const row = (y: number): Float64Array => turnedLand.subarray(y * ny, (y + 1) * ny)
    return {
      values: shearedMeans(row, nx, ny, slope, rows, memory),
      ny: Math.floor(nx / rows),
      nx: ny,
      dy: dx,
      dx: dy,
    }
  }
  const xs = scaled(nx)
  const ys = scaled(ny)
  const flat = new Float64Array(nx)
  const row = (y: number): Float64Array => {
    const { constant, linear, quadratic } = formAlongRow(coefficients, ys[y]!)
    const at = y * nx
    for (let x = 0; x < nx; x++) {
      const u = xs[x]!
      flat[x] = values[at + x]! - (constant + u * (linear + u * quadratic))
    }
    return flat
  }
  const slope = shearSlope(shear_deg, dx, dy)
  return { values: shearedMeans(row, ny, nx, slope, rows, memory), ny: Math.floor(ny / rows), nx, dy, dx }
}

/** Means over every `rows` rows after `shear`. `rowAt` gives a row, which is used before the next is asked for. */
function shearedMeans(
  rowAt: (y: number) => Float64Array,
  ny: number,
  nx: number,
  slope: number,
  rows: number,
  memory: (length: number) => Float64Array,
): Float64Array {
  const blocks = Math.floor(ny / rows)
  const out = memory(blocks * nx)
  const counts = new Float64Array(nx)
  for (let r = 0; r < blocks; r++) {
    const sums = out.subarray(r * nx, (r + 1) * nx).fill(0)
    counts.fill(0)
    for (let y = r * rows; y < (r + 1) * rows; y++) {
      const row = rowAt(y)
      const { whole, share, from, to } = shiftOf(y, ny, nx, slope)
      const rest = 1 - share
      let before = row[from + whole]!
      for (let x = from; x < to; x++) {
        const after = row[x + whole + 1]!
        const z = share === 0 ? before : before * rest + after * share
        before = after
        if (Number.isNaN(z)) continue
        sums[x]! += z
        counts[x]! += 1
      }
    }
    for (let x = 0; x < nx; x++) sums[x] = 2 * counts[x]! >= rows ? sums[x]! / counts[x]! : Number.NaN
  }
  return out
}
