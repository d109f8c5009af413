import { DEVIATIONS, medianInPlace } from '../elementary/median.ts'
import { addRow, formAlongRow, formSums, solvedForm, unitPositions } from './form-removal.ts'

const NO_SPREAD = 1e-12 // metres
const ROUNDS = 10

/**
 * Removes a polynomial of degree 2 fitted to the breech face alone. Drops points that do not belong to the face: the
 * crater of an unmasked firing-pin hole, drag marks, spikes.
 * in      (ny, nx) heights in C order, NaN = not measured; robust deviations within which points are fitted, and beyond
 *         which they are dropped
 * out     residuals; NaN where not measured or dropped; unchanged when nothing is measured
 * method  least squares on the points within `fit` robust deviations of the last fit (of the median, at first), until
 *         these points no longer change, at most 10 times; the deviation is taken over all points
 */
export function robustArealForm(
  heights: Float64Array,
  ny: number,
  nx: number,
  fit: number,
  drop: number,
): Float64Array {
  // A map has about 250,000 points, many of them not measured, and takes about seven rounds. So the measured points are
  // packed row by row, and every buffer is made once.
  const points = measuredPoints(heights, ny, nx)
  const { z, columns } = points
  if (z.length === 0) return heights.slice()
  const spare = new Float64Array(z.length)
  const used = new Uint8Array(z.length)
  const residuals = new Float64Array(z.length)
  spare.set(z)
  const centre = medianInPlace(spare)
  for (let i = 0; i < z.length; i++) residuals[i] = z[i]! - centre
  let deviation = deviationOf(residuals, spare)
  markWithin(residuals, deviation > NO_SPREAD ? fit * deviation : Number.POSITIVE_INFINITY, used)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < z.length; i++) spare[i] = used[i] === 1 ? z[i]! : Number.NaN
    const sums = formSums()
    eachRow(points, (v, from, to) => addRow(sums, v, spare, from, columns, from, to - from))
    const form = solvedForm(sums, ny, nx)
    eachRow(points, (v, from, to) => {
      const { constant, linear, quadratic } = formAlongRow(form, v)
      for (let i = from; i < to; i++) {
        const u = columns[i]!
        residuals[i] = z[i]! - (constant + u * (linear + u * quadratic))
      }
    })
    deviation = deviationOf(residuals, spare)
    if (!(deviation > NO_SPREAD)) break
    if (!markWithin(residuals, fit * deviation, used)) break
  }
  return unpacked(heights, residuals, deviation > NO_SPREAD ? drop * deviation : Number.POSITIVE_INFINITY)
}

/** The measured points, row by row: heights and scaled columns. Row y ends before `ends[y]`; its scaled y is `rows[y]`. */
interface MeasuredPoints {
  readonly z: Float64Array
  readonly columns: Float64Array
  readonly ends: Int32Array
  readonly rows: Float64Array
}

function measuredPoints(heights: Float64Array, ny: number, nx: number): MeasuredPoints {
  let count = 0
  for (let i = 0; i < heights.length; i++) if (!Number.isNaN(heights[i]!)) count += 1
  const z = new Float64Array(count)
  const columns = new Float64Array(count)
  const ends = new Int32Array(ny)
  const xs = unitPositions(nx)
  let next = 0
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const height = heights[y * nx + x]!
      if (Number.isNaN(height)) continue
      z[next] = height
      columns[next++] = xs[x]!
    }
    ends[y] = next
  }
  return { z, columns, ends, rows: unitPositions(ny) }
}

function eachRow({ ends, rows }: MeasuredPoints, visit: (v: number, from: number, to: number) => void): void {
  for (let y = 0, from = 0; y < ends.length; from = ends[y++]!) visit(rows[y]!, from, ends[y]!)
}

function deviationOf(residuals: Float64Array, spare: Float64Array): number {
  for (let i = 0; i < residuals.length; i++) spare[i] = Math.abs(residuals[i]!)
  return DEVIATIONS * medianInPlace(spare)
}

/** Residuals at the places of their heights; NaN where not measured, and where the residual is beyond `limit`. */
function unpacked(heights: Float64Array, residuals: Float64Array, limit: number): Float64Array {
  const out = new Float64Array(heights.length)
  let next = 0
  for (let i = 0; i < heights.length; i++) {
    const residual = Number.isNaN(heights[i]!) ? Number.NaN : residuals[next++]!
    out[i] = Math.abs(residual) <= limit ? residual : Number.NaN
  }
  return out
}

/** Marks the values within `limit` of 0 with 1; returns whether any mark changed. */
function markWithin(values: Float64Array, limit: number, marks: Uint8Array): boolean {
  let changed = false
  for (let i = 0; i < values.length; i++) {
    const mark = Math.abs(values[i]!) <= limit ? 1 : 0
    if (mark !== marks[i]) {
      marks[i] = mark
      changed = true
    }
  }
  return changed
}
