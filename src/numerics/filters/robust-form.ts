import { DEVIATIONS_ROUNDED } from '../elementary/median.ts'
import { landLoops, layoutOn, MEDIAN_BINS } from '../simd/lands.ts'
import { formAlongRow, minusForm, solvedForm, unitPositions } from './form-removal.ts'

const FIT_POINTS = 20_000 // a quadratic needs no more; only every st-th row and column is used
const SOFT_ROUNDS = 3 // with Huber's weights, which cope with a poor start; then Tukey's, which ignore outliers
const ROUNDS = 10
const TUKEY = 4.685

/** A robust polynomial surface of degree 2. */
interface RobustForm {
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

interface RobustParabola {
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
  const xs = unitPositions(values.length)
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
  xs: Float64Array = unitPositions(nx),
): Points {
  const ys = unitPositions(ny)
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
function robustFit({ columns, values, rows }: Points, ny: number, nx: number): RobustForm {
  const n = values.length
  const loops = landLoops()
  const { given, room, view } = layoutOn(loops)
  const us = given(columns)
  const zs = given(values)
  const places = given(Float64Array.from(rows.flatMap(({ v, from, to }) => [v, from, to])))
  const weights = given(new Float64Array(n).fill(1))
  const [sizes, spare, bins] = [room(n), room(n), room(MEDIAN_BINS)]
  const [sums, forms] = [room(34), room(3 * rows.length)]
  for (let round = 0; ; round++) {
    loops.weightedSums(us, zs, weights, places, rows.length, sums)
    const [moments, products] = [view(sums, 25), view(sums + 200, 9)]
    const coefficients = solvedForm({ moments, products }, ny, nx)
    const alongRows = view(forms, 3 * rows.length)
    for (let r = 0; r < rows.length; r++) {
      const { constant, linear, quadratic } = formAlongRow(coefficients, rows[r]!.v)
      alongRows[3 * r] = constant
      alongRows[3 * r + 1] = linear
      alongRows[3 * r + 2] = quadratic
    }
    loops.residualsOf(us, zs, places, rows.length, forms, sizes, spare)
    const deviation = DEVIATIONS_ROUNDED * loops.median(spare, n, bins)
    if (round === ROUNDS) {
      return { coefficients, deviation, rms: n > 0 ? Math.sqrt(loops.squares(sizes, n) / n) : 0 }
    }
    const scale = deviation + 1e-15 // metres; a perfect fit keeps every point
    if (round < SOFT_ROUNDS) loops.huberWeights(sizes, n, scale, weights)
    else loops.tukeyWeights(sizes, n, scale * TUKEY, weights)
  }
}
