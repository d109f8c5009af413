import { log } from '../elementary/logarithm.ts'

/**
 * Standard normal deviate below which a share p of the distribution lies; -Infinity at 0, Infinity at 1.
 * source  Acklam's rational approximation (2003), relative error below 1.2e-9
 */
export function probit(p: number): number {
  if (p <= 0) return p === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (p >= 1) return p === 1 ? Number.POSITIVE_INFINITY : Number.NaN
  if (p > 0.5) return -probit(1 - p)
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * log(p))
    return polynomial(TAIL_TOP, q) / polynomial(TAIL_BOTTOM, q)
  }
  const q = p - 0.5
  const r = q * q
  return (q * polynomial(MIDDLE_TOP, r)) / polynomial(MIDDLE_BOTTOM, r)
}

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient)

const MIDDLE_TOP = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
]
const MIDDLE_BOTTOM = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
]
const TAIL_TOP = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
]
const TAIL_BOTTOM = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]
