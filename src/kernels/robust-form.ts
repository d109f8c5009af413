import { type FormSums, formAlongRow, formSums, minusForm, scaled, solvedForm } from './form-removal.ts'
import { absolute, DEVIATIONS_ROUNDED, medianInPlace } from './median.ts'

const FIT_POINTS = 20_000 // a quadratic needs no more; only every st-th row and column is used
const SOFT_ROUNDS = 3 // with Huber's weights, which cope with a poor start; then Tukey's, which ignore outliers
const ROUNDS = 10
const TUKEY = 4.685

/** A robust polynomial surface of degree 2. */
export interface RobustForm {
  /** The coefficient of x^i y^j at 3 j + i, x and y scaled to [-1, 1]. */
  readonly coefficients: Float64Array
  /** Of the residuals at the fitted points, in the unit of the heights: root mean square, and robust deviation. */
  readonly rms: number
  readonly deviation: number
}

/**
 * A polynomial surface of degree 2 fitted robustly, so that shoulders and pits do not bend it.
 * in      (ny, nx) heights in C order, NaN = not measured
 * method  monomials x^i y^j, i + j <= 2, x and y scaled to [-1, 1]; a single row has terms in x only, a single column
 *         terms in y only. Fitted to every st-th row and column, st = max(1, ceil(sqrt(nx ny / 20000))); to all points
 *         when none of these is measured. Sums are taken row by row.
 * source  iteratively reweighted least squares: Huber (1964), Beaton and Tukey (1974)
 */
export function robustQuadratic(heights: Float64Array, ny: number, nx: number): RobustForm {
  const step = Math.max(1, Math.ceil(Math.sqrt((nx * ny) / FIT_POINTS)))
  let points = measured(heights, ny, nx, step)
  if (points.values.length === 0) points = measured(heights, ny, nx, 1)
  return robustFit(points, ny, nx)
}

/** Heights minus their robust polynomial of degree 2; same shape and NaN mask. */
export const removeRobustForm = (heights: Float64Array, ny: number, nx: number): Float64Array =>
  minusForm(heights, ny, nx, robustQuadratic(heights, ny, nx).coefficients)

export interface RobustParabola {
  /** Heights of the parabola at every sample of the profile. */
  readonly fit: Float64Array
  /** Standard deviation of the residuals on the fitted stretch, from their median absolute value. */
  readonly deviation: number
}

/**
 * A parabola through the measured samples [from, to) of a profile.
 * out     its heights over the whole profile; undefined when fewer than 16 samples are measured
 */
export function robustParabola(values: Float64Array, from: number, to: number): RobustParabola | undefined {
  const xs = scaled(values.length)
  const points = measured(values.subarray(from, to), 1, to - from, 1, xs.subarray(from, to))
  if (points.values.length < 16) return undefined
  const { coefficients, deviation } = robustFit(points, 1, values.length)
  const [c0, c1, c2] = coefficients as unknown as [number, number, number]
  return { fit: xs.map((x) => c0 + c1 * x + c2 * x * x), deviation }
}

/** Measured points, row by row: scaled columns and heights, and where each row, at scaled height v, lies in them. */
interface Points {
  readonly columns: Float64Array
  readonly values: Float64Array
  readonly rows: readonly { readonly v: number; readonly from: number; readonly to: number }[]
}

function measured(
  heights: Float64Array,
  ny: number,
  nx: number,
  step: number,
  xs: Float64Array = scaled(nx),
): Points {
  const ys = scaled(ny)
  const most = Math.ceil(ny / step) * Math.ceil(nx / step)
  const columns = new Float64Array(most)
  const values = new Float64Array(most)
  const rows: { v: number; from: number; to: number }[] = []
  let count = 0
  for (let y = 0; y < ny; y += step) {
    const from = count
    for (let x = 0; x < nx; x += step) {
      const z = heights[y * nx + x]!
      if (Number.isNaN(z)) continue
      columns[count] = xs[x]!
      values[count++] = z
    }
    if (count > from) rows.push({ v: ys[y]!, from, to: count })
  }
  return { columns: columns.subarray(0, count), values: values.subarray(0, count), rows }
}

/** Fits a surface to points of a (ny, nx) grid. */
function robustFit(points: Points, ny: number, nx: number): RobustForm {
  const residuals = new Float64Array(points.values.length)
  const scratch = new Float64Array(points.values.length)
  const weights = new Float64Array(points.values.length).fill(1)
  for (let round = 0; ; round++) {
    const sums = formSums()
    for (const { v, from, to } of points.rows) addWeighted(sums, v, points, from, to, weights)
    const coefficients = solvedForm(sums, ny, nx)
    const squares = residualsOf(points, coefficients, residuals)
    scratch.set(residuals)
    const deviation = DEVIATIONS_ROUNDED * medianInPlace(absolute(scratch))
    if (round === ROUNDS) {
      return {
        coefficients,
        deviation,
        rms: residuals.length > 0 ? Math.sqrt(squares / residuals.length) : 0,
      }
    }
    const scale = deviation + 1e-15 // metres; a perfect fit keeps every point
    if (round < SOFT_ROUNDS) huber(residuals, scale, weights)
    else tukey(residuals, scale * TUKEY, weights)
  }
}

function huber(residuals: Float64Array, scale: number, weights: Float64Array): void {
  for (let k = 0; k < weights.length; k++) weights[k] = 1 / Math.max(1, Math.abs(residuals[k]!) / scale)
}

function tukey(residuals: Float64Array, limit: number, weights: Float64Array): void {
  for (let k = 0; k < weights.length; k++) {
    const far = residuals[k]! / limit
    const rest = 1 - far * far
    weights[k] = rest > 0 ? rest * rest : 0
  }
}

/** Adds the weighted points [from, to) of one row. */
function addWeighted(
  { moments, products }: FormSums,
  v: number,
  { columns, values }: Points,
  from: number,
  to: number,
  weights: Float64Array,
): void {
  let m0 = 0
  let m1 = 0
  let m2 = 0
  let m3 = 0
  let m4 = 0
  let p0 = 0
  let p1 = 0
  let p2 = 0
  for (let k = from; k < to; k++) {
    const w = weights[k]!
    const u = columns[k]!
    const z = values[k]!
    const wu = w * u
    const wuu = wu * u
    m0 += w
    m1 += wu
    m2 += wuu
    m3 += wuu * u
    m4 += wuu * u * u
    p0 += w * z
    p1 += wu * z
    p2 += wuu * z
  }
  let power = 1
  for (let j = 0; j < 5; j++) {
    moments[j * 5]! += power * m0
    moments[j * 5 + 1]! += power * m1
    moments[j * 5 + 2]! += power * m2
    moments[j * 5 + 3]! += power * m3
    moments[j * 5 + 4]! += power * m4
    if (j < 3) {
      products[j * 3]! += power * p0
      products[j * 3 + 1]! += power * p1
      products[j * 3 + 2]! += power * p2
    }
    power *= v
  }
}

/** Writes the residuals of a surface at the points; the sum of their squares. */
function residualsOf(
  { columns, values, rows }: Points,
  coefficients: Float64Array,
  out: Float64Array,
): number {
  let squares = 0
  for (const { v, from, to } of rows) {
    const { constant, linear, quadratic } = formAlongRow(coefficients, v)
    for (let k = from; k < to; k++) {
      const u = columns[k]!
      const residual = values[k]! - (constant + u * (linear + u * quadratic))
      out[k] = residual
      squares += residual * residual
    }
  }
  return squares
}
