import { minusForm, solvePositive } from './form-removal.ts'

const FIT_POINTS = 20_000 // a quadratic needs no more; every st-th row and column is looked at
const SOFT_ROUNDS = 3 // Huber's weights, which a far start survives; then Tukey's, which forget outliers altogether
const ROUNDS = 10
const TUKEY = 4.685
const MANY = 4096 // values from which they are sorted into bins first
const BINS = 4096
const SCALE = 1.4826 // standard deviations in a median absolute deviation

/**
 * Removes a polynomial surface of degree 2 fitted robustly, so that shoulders and pits do not bend it.
 * in      (ny, nx) heights in C order, NaN = not measured
 * out     heights minus the fit, same NaN mask
 * method  monomials x^i y^j, i + j <= 2, x and y scaled to [-1, 1]; on one row (or column) only its own terms. Fitted to
 *         every st-th row and column, st = max(1, ceil(sqrt(nx ny / 20000))), or to all points when none is measured there.
 * source  iteratively reweighted least squares: Huber (1964), Beaton and Tukey (1974)
 */
export function removeRobustForm(heights: Float64Array, ny: number, nx: number): Float64Array {
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
  const { coefficients } = robustFit(columns, values)
  const c = new Float64Array(9) // by j * 3 + i
  terms.forEach(([i, j], r) => {
    c[j * 3 + i] = coefficients[r]!
  })
  return minusForm(heights, ny, nx, c)
}

export interface RobustParabola {
  /** Heights of the parabola at every sample of the profile. */
  readonly fit: Float64Array
  /** Standard deviation of what is left on the fitted stretch, from its median absolute value. */
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

const scaled = (n: number): Float64Array =>
  Float64Array.from({ length: n }, (_, i) => (n > 1 ? (2 * i) / (n - 1) - 1 : 0))

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

/** Coefficients of `columns` for `values`, and the deviation of what is left. */
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
  return { coefficients, deviation }
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
  return { coefficients, residuals, deviation: SCALE * medianInPlace(absolute(scratch)) }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!
  return sum
}

/**
 * Values held within `deviations` robust standard deviations (1.4826 median absolute deviations) of their median.
 * out     a new array with the same NaN
 */
export function clipRobust(values: Float64Array, deviations: number): Float64Array {
  const out = new Float64Array(values.length) // first the room for two medians, each of which uses it up
  const centre = medianInPlace(distances(values, 0, out))
  const spread = medianInPlace(absolute(distances(values, centre, out)))
  const reach = deviations * SCALE * spread
  const low = centre - reach
  const high = centre + reach
  for (let i = 0; i < values.length; i++) out[i] = Math.max(low, Math.min(high, values[i]!)) // NaN stays
  return out
}

/** The values that are not NaN, counted from `centre`, at the front of `out`. */
function distances(values: Float64Array, centre: number, out: Float64Array): Float64Array {
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (!Number.isNaN(value)) out[count++] = value - centre
  }
  return out.subarray(0, count)
}

function absolute(values: Float64Array): Float64Array {
  for (let i = 0; i < values.length; i++) values[i] = Math.abs(values[i]!)
  return values
}

/**
 * Median of values without NaN, by selection: the array is used up.
 * out     the mean of the two middle values for an even count; NaN for none
 */
export function medianInPlace(values: Float64Array): number {
  const n = values.length
  if (n === 0) return Number.NaN
  const { kept, below } = n > MANY ? aroundMiddle(values) : { kept: values, below: 0 }
  const middle = (n >> 1) - below
  select(kept, middle)
  const upper = kept[middle]!
  if (n % 2 === 1) return upper
  let lower = kept[0]!
  for (let i = 1; i < middle; i++) if (kept[i]! > lower) lower = kept[i]!
  return (lower + upper) / 2
}

/** The values of the bins that the middle one or two fall into, moved to the front, and how many are below those bins. */
function aroundMiddle(values: Float64Array): { kept: Float64Array; below: number } {
  let least = values[0]!
  let most = least
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!
    if (value < least) least = value
    else if (value > most) most = value
  }
  const scale = (BINS - 1) / (most - least)
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return { kept: values, below: 0 }
  const counts = new Uint32Array(BINS)
  for (let i = 0; i < values.length; i++) counts[((values[i]! - least) * scale) | 0]! += 1
  const middle = values.length >> 1
  let first = 0
  let below = 0 // values in bins before `first`
  while (below + counts[first]! < middle) below += counts[first++]!
  let last = first
  for (let seen = below + counts[last]!; seen <= middle; seen += counts[last]!) last += 1
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const bin = ((value - least) * scale) | 0
    if (bin >= first && bin <= last) values[count++] = value
  }
  return { kept: values.subarray(0, count), below }
}

/** Puts the k-th smallest at k, none larger before it: Hoare's selection with the middle of three as pivot. */
function select(values: Float64Array, k: number): void {
  let left = 0
  let right = values.length - 1
  while (left < right) {
    const a = values[left]!
    const b = values[(left + right) >> 1]!
    const c = values[right]!
    const pivot = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
    let i = left
    let j = right
    while (i <= j) {
      while (values[i]! < pivot) i += 1
      while (values[j]! > pivot) j -= 1
      if (i > j) break
      const held = values[i]!
      values[i] = values[j]!
      values[j] = held
      i += 1
      j -= 1
    }
    if (k <= j) right = j
    else if (k >= i) left = i
    else return
  }
}
