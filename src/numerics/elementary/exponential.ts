/**
 * Exponential functions, at most 1 ulp from the true value.
 * source  fdlibm 5.3, e_exp.c (Sun Microsystems, 1993): reduction by ln 2, a rational approximation on what is left
 */
import { LN2_HIGH, LN2_LOW, productError, sumError, timesPowerOfTwo } from './binary64.ts'

const OVERFLOW = 709.782712893384
const UNDERFLOW = -745.1332191019411

/** e^x; Infinity above 709.78…, 0 below -745.13…, and NaN for NaN. */
export function exp(x: number): number {
  if (!(x <= OVERFLOW)) return x > OVERFLOW ? Number.POSITIVE_INFINITY : Number.NaN
  if (x < UNDERFLOW) return 0
  const k = Math.floor(Math.LOG2E * x + 0.5)
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  return timesPowerOfTwo(1 + (beyondLinear(high - low) - low + high), k)
}

const P1 = 0.16666666666666602
const P2 = -0.0027777777777015593
const P3 = 6.613756321437934e-5
const P4 = -1.6533902205465252e-6
const P5 = 4.1381367970572385e-8

/** e^r - 1 - r for |r| <= 0.35, by a Remez approximation of r (e^r + 1) / (e^r - 1). */
function beyondLinear(r: number): number {
  const t = r * r
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))))
  return (r * c) / (2 - c)
}

const LOG10_2_HIGH = 0.30102999566383914 // 42 bits, so that products with a whole k are exact
const LOG10_2_LOW = 1.42050232272661e-13
const LOG2_10 = 3.321928094887362
const LN10_LOW = -2.1707562233822494e-16

/** 10^x; at whole numbers the double nearest to that power of ten. */
export function exp10(x: number): number {
  if (Number.isInteger(x)) return Number(`1e${x}`)
  if (!(x <= 309)) return x > 309 ? Number.POSITIVE_INFINITY : Number.NaN
  if (x < -324) return 0
  const k = Math.floor(LOG2_10 * x + 0.5)
  const rest = x - k * LOG10_2_HIGH
  const restLow = sumError(x, -k * LOG10_2_HIGH, rest) - k * LOG10_2_LOW
  const product = rest * Math.LN10
  const productLow = productError(rest, Math.LN10, product) + (rest * LN10_LOW + restLow * Math.LN10)
  const r = product + productLow
  const one = 1 + r
  const low = sumError(1, r, one) + (beyondLinear(r) + sumError(product, productLow, r) * one)
  return timesPowerOfTwo(one + low, k)
}

/**
 * Hyperbolic tangent. Below 1/2 by Lambert's continued fraction x / (1 + x^2 / (3 + x^2 / (5 + …))), above by
 * 1 - 2 / (e^2x + 1), whose denominator and quotient are carried in two numbers each.
 */
export function tanh(x: number): number {
  const size = Math.abs(x)
  if (size < 1e-8) return x // keeps -0
  if (size < 0.5) {
    const z = x * x
    const w = z / (3 + z / (5 + z / (7 + z / (9 + z / (11 + z / (13 + z / 15))))))
    return x - x * (w / (1 + w))
  }
  if (!(size < 22)) return size >= 22 ? Math.sign(x) : Number.NaN
  const k = Math.floor(Math.LOG2E * 2 * size + 0.5)
  const high = 2 * size - k * LN2_HIGH
  const r = high - k * LN2_LOW
  const linear = 1 + r
  const beyond = sumError(1, r, linear) + (beyondLinear(r) + sumError(high, -k * LN2_LOW, r) * linear)
  const one = linear + beyond
  const power = timesPowerOfTwo(one, k)
  const sum = power + 1
  const sumLow = sumError(power, 1, sum) + timesPowerOfTwo(sumError(linear, beyond, one), k)
  const share = 2 / sum
  const product = share * sum
  const shareLow = (2 - product - productError(share, sum, product) - share * sumLow) / sum
  const out = 1 - share
  return Math.sign(x) * (out + (sumError(1, -share, out) - shareLow))
}
