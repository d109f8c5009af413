/**
 * Removes a polynomial surface of degree 2 by least squares over the valid points.
 * in      (ny, nx) heights in C order, NaN = not measured
 * out     heights minus the fit, same NaN mask
 * method  monomials x^i y^j, i + j <= 2, x and y scaled to [-1, 1]; a single row has terms in x only, a single column
 *         terms in y only. Terms that the valid points cannot tell apart (for example when all points lie on one line)
 *         are left out, higher ones first.
 * source  ISO 25178-3 (F-operation); docs/method.md, "Which stages do all marks share?"
 */
export function removeForm(heights: Float64Array, ny: number, nx: number): Float64Array {
  return minusForm(heights, ny, nx, fitForm(heights, ny, nx))
}

/** The surface that `removeForm` subtracts: the coefficient of x^i y^j at 3 j + i. */
export function fitForm(heights: Float64Array, ny: number, nx: number): Float64Array {
  const xs = unitPositions(nx)
  const ys = unitPositions(ny)
  const sums = formSums()
  for (let y = 0; y < ny; y++) addRow(sums, ys[y]!, heights, y * nx, xs, 0, nx)
  return solvedForm(sums, ny, nx)
}

/** Coefficients of the surface, from sums over the points of a (ny, nx) grid. */
export function solvedForm({ moments, products }: FormSums, ny: number, nx: number): Float64Array {
  const terms = TERMS.filter(([i, j]) => (i === 0 || nx > 1) && (j === 0 || ny > 1))
  const size = terms.length
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  terms.forEach(([i, j], r) => {
    right[r] = products[j * 3 + i]!
    terms.forEach(([k, l], c) => {
      matrix[r * size + c] = moments[(j + l) * 5 + i + k]!
    })
  })
  const solution = solvePositive(matrix, right)
  const coefficients = new Float64Array(9)
  terms.forEach(([i, j], r) => {
    coefficients[j * 3 + i] = solution[r]!
  })
  return coefficients
}

/** Heights minus the surface of these coefficients, written into `out`. */
export function minusForm(
  heights: Float64Array,
  ny: number,
  nx: number,
  coefficients: Float64Array,
  out: Float64Array = new Float64Array(heights.length),
): Float64Array {
  const xs = unitPositions(nx)
  const ys = unitPositions(ny)
  for (let y = 0; y < ny; y++) {
    const { constant, linear, quadratic } = formAlongRow(coefficients, ys[y]!)
    for (let x = 0; x < nx; x++) {
      const u = xs[x]!
      out[y * nx + x] = heights[y * nx + x]! - (constant + u * (linear + u * quadratic))
    }
  }
  return out
}

/** The surface along the row at scaled height v: a parabola in the scaled column. */
export function formAlongRow(coefficients: Float64Array, v: number) {
  const c = (i: number, j: number): number => coefficients[j * 3 + i]!
  return {
    constant: c(0, 0) + v * (c(0, 1) + v * c(0, 2)),
    linear: c(1, 0) + v * c(1, 1),
    quadratic: c(2, 0),
  }
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

/** Places 0 … n - 1 scaled to [-1, 1]. */
export function unitPositions(n: number): Float64Array {
  const out = new Float64Array(n)
  for (let i = 0; n > 1 && i < n; i++) out[i] = (2 * i) / (n - 1) - 1
  return out
}

/** moments[j * 5 + i] = sum of x^i y^j, products[j * 3 + i] = sum of z x^i y^j over points, row by row. */
interface FormSums {
  readonly moments: Float64Array
  readonly products: Float64Array
}

export const formSums = (): FormSums => ({ moments: new Float64Array(25), products: new Float64Array(9) })

/** Adds the row at scaled height v: `count` heights from `at` on, NaN left out. Their scaled columns begin at `from`. */
export function addRow(
  { moments, products }: FormSums,
  v: number,
  heights: Float64Array,
  at: number,
  columns: Float64Array,
  from: number,
  count: number,
): void {
  let m0 = 0
  let m1 = 0
  let m2 = 0
  let m3 = 0
  let m4 = 0
  let p0 = 0
  let p1 = 0
  let p2 = 0
  for (let i = 0; i < count; i++) {
    const z = heights[at + i]!
    if (Number.isNaN(z)) continue
    const u = columns[from + i]!
    const uu = u * u
    m0 += 1
    m1 += u
    m2 += uu
    m3 += uu * u
    m4 += uu * uu
    p0 += z
    p1 += z * u
    p2 += z * uu
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

/** Solves a symmetric positive semidefinite system by Cholesky; a column without a pivot of its own gets 0. */
export function solvePositive(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const lower = new Float64Array(n * n)
  const dropped = new Uint8Array(n)
  for (let c = 0; c < n; c++) {
    let pivot = matrix[c * n + c]!
    for (let k = 0; k < c; k++) pivot -= lower[c * n + k]! * lower[c * n + k]!
    if (!(pivot > 1e-12 * matrix[c * n + c]!)) {
      dropped[c] = 1
      continue
    }
    const root = Math.sqrt(pivot)
    lower[c * n + c] = root
    for (let r = c + 1; r < n; r++) {
      let sum = matrix[r * n + c]!
      for (let k = 0; k < c; k++) sum -= lower[r * n + k]! * lower[c * n + k]!
      lower[r * n + c] = sum / root
    }
  }
  const solution = new Float64Array(n)
  for (let r = 0; r < n; r++) {
    if (dropped[r]) continue
    let sum = right[r]!
    for (let k = 0; k < r; k++) sum -= lower[r * n + k]! * solution[k]!
    solution[r] = sum / lower[r * n + r]!
  }
  for (let r = n - 1; r >= 0; r--) {
    if (dropped[r]) continue
    let sum = solution[r]!
    for (let k = r + 1; k < n; k++) sum -= lower[k * n + r]! * solution[k]!
    solution[r] = sum / lower[r * n + r]!
  }
  return solution
}
