import { minusForm, scaled, solvePositive } from './form-removal.ts'
import { rootMeanSquare } from './measured.ts'
import { absolute, DEVIATIONS_ROUNDED, medianInPlace } from './median.ts'

const FIT_POINTS = 20_000 // a quadratic needs no more; only every st-th row and column is used
const SOFT_ROUNDS = 3 // with Huber's weights, which cope with a poor start; then Tukey's, which ignore outliers
const ROUNDS = 10
const TUKEY = 4.685

/**
 * Removes a polynomial surface of degree 2 fitted robustly, so that shoulders and pits do not bend it.
 * in      (ny, nx) heights in C order, NaN = not measured
 * out     heights minus the fit, same NaN mask
 * method  monomials x^i y^j, i + j <= 2, x and y scaled to [-1, 1]; a single row has terms in x only, a single column
 *         terms in y only. Fitted to every st-th row and column, st = max(1, ceil(sqrt(nx ny / 20000))); to all points
 *         when none of these is measured.
 * source  iteratively reweighted least squares: Huber (1964), Beaton and Tukey (1974)
 */
export const removeRobustForm = (heights: Float64Array, ny: number, nx: number): Float64Array =>
  minusForm(heights, ny, nx, robustQuadratic(heights, ny, nx).c)

/**
 * The robust polynomial of degree 2 itself, as `removeRobustForm` fits it.
 * out     `c`: coefficients by j * 3 + i of x^i y^j, x and y scaled to [-1, 1]; `rms`: of the residuals at the fitted
 *         points, in the unit of the heights
 */
export function robustQuadratic(
  heights: Float64Array,
  ny: number,
  nx: number,
): { readonly c: Float64Array; readonly rms: number } {
  const xs = scaled(nx)
  const ys = scaled(ny)
  const step = Math.max(1, Math.ceil(Math.sqrt((nx * ny) / FIT_POINTS)))
  let points = measured(heights, ny, nx, step)
  if (points.length === 0) points = measured(heights, ny, nx, 1)
  const terms = TERMS.filter(([i, j]) => (i === 0 || nx > 1) && (j === 0 || ny > 1))
  const columns = terms.map(([i, j]) => {
    const powersX = powers(xs, i)
    const powersY = powers(ys, j)
    const column = new Float64Array(points.length)
    for (let k = 0; k < points.length; k++) {
      const at = points[k]!
      column[k] = powersX[at % nx]! * powersY[Math.trunc(at / nx)]!
    }
    return column
  })
  const values = new Float64Array(points.length)
  for (let k = 0; k < points.length; k++) values[k] = heights[points[k]!]!
  const { coefficients, residuals } = robustFit(columns, values)
  const c = new Float64Array(9)
  terms.forEach(([i, j], r) => {
    c[j * 3 + i] = coefficients[r]!
  })
  return { c, rms: rootMeanSquare(residuals) }
}

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
  const at: number[] = []
  for (let i = from; i < to; i++) if (!Number.isNaN(values[i]!)) at.push(i)
  if (at.length < 16) return undefined
  const xs = scaled(values.length)
  const u = Float64Array.from(at, (i) => xs[i]!)
  const columns = [new Float64Array(at.length).fill(1), u, u.map((x) => x * x)]
  const { coefficients, deviation } = robustFit(
    columns,
    Float64Array.from(at, (i) => values[i]!),
  )
  const [c0, c1, c2] = coefficients as unknown as [number, number, number]
  return { fit: xs.map((x) => c0 + c1 * x + c2 * x * x), deviation }
}

/** Exponents of x and y, in the order in which terms are kept. */
const TERMS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
]

/** values^exponent for an exponent of 0, 1 or 2. */
const powers = (values: Float64Array, exponent: number): Float64Array =>
  values.map((x) => (exponent === 0 ? 1 : exponent === 1 ? x : x * x))

function measured(heights: Float64Array, ny: number, nx: number, step: number): Int32Array {
  const points = new Int32Array(Math.ceil(ny / step) * Math.ceil(nx / step))
  let count = 0
  for (let y = 0; y < ny; y += step) {
    for (let x = 0; x < nx; x += step) {
      if (!Number.isNaN(heights[y * nx + x]!)) points[count++] = y * nx + x
    }
  }
  return points.subarray(0, count)
}

/** Coefficients of `columns` for `values`, and the deviation of the residuals. */
function robustFit(columns: readonly Float64Array[], values: Float64Array) {
  const weights = new Float64Array(values.length).fill(1)
  const scratch = new Float64Array(values.length)
  let { coefficients, deviation, residuals } = fitOnce(columns, values, weights, scratch)
  for (let round = 0; round < ROUNDS; round++) {
    const scale = deviation + 1e-15 // metres; a perfect fit keeps every point
    for (let k = 0; k < weights.length; k++) {
      const far = Math.abs(residuals[k]!) / scale
      const rest = 1 - (far / TUKEY) * (far / TUKEY)
      if (round < SOFT_ROUNDS) weights[k] = 1 / Math.max(1, far)
      else weights[k] = rest > 0 ? rest * rest : 0
    }
    ;({ coefficients, deviation, residuals } = fitOnce(columns, values, weights, scratch))
  }
  return { coefficients, deviation, residuals }
}

function fitOnce(
  columns: readonly Float64Array[],
  values: Float64Array,
  weights: Float64Array,
  scratch: Float64Array,
) {
  const size = columns.length
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  columns.forEach((column, r) => {
    for (let k = 0; k < scratch.length; k++) scratch[k] = weights[k]! * column[k]!
    right[r] = dot(scratch, values)
    for (let c = 0; c <= r; c++) {
      matrix[r * size + c] = matrix[c * size + r] = dot(scratch, columns[c]!)
    }
  })
  const coefficients = solvePositive(matrix, right)
  const residuals = values.slice()
  columns.forEach((column, r) => {
    const factor = coefficients[r]!
    for (let k = 0; k < residuals.length; k++) residuals[k]! -= factor * column[k]!
  })
  scratch.set(residuals)
  return { coefficients, residuals, deviation: DEVIATIONS_ROUNDED * medianInPlace(absolute(scratch)) }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!
  return sum
}
