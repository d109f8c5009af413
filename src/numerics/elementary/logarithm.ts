/**
 * Logarithms, at most 1 ulp from the true value.
 * source  fdlibm 5.3, e_log.c and s_log1p.c (Sun Microsystems, 1993); log2 and log10 carry two numbers, as FreeBSD's do
 */
import { highWord, LN2_HIGH, LN2_LOW, productError, sumError, withHighWord } from './binary64.ts'

const ROOT_HALF = 0x3fe6a09e // high word of sqrt(1/2)
const SMALLEST_NORMAL = 2.2250738585072014e-308
const TWO_54 = 18014398509481984
const TO_ONE = 0x3ff00000 - ROOT_HALF

/** Natural logarithm; -Infinity at 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return special(x)
  const k = exponent(x)
  const f = fraction(x) - 1
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (beyondSquare(f, half) + k * LN2_LOW) - f)
}

/** log(1 + x) without loss for small x; -Infinity at -1, NaN below. */
export function log1p(x: number): number {
  if (!(x > -1 && x < Number.POSITIVE_INFINITY)) return x === -1 ? Number.NEGATIVE_INFINITY : special(x)
  if (Math.abs(x) < 1.1102230246251565e-16) return x // 2^-53; keeps -0
  let k = 0
  let f = x
  let lost = 0
  if (!(x >= -0.2928932188134524 && x < 0.41421356237309503)) {
    const u = 1 + x
    k = exponent(u)
    lost = (k >= 2 ? 1 - (u - x) : x - (u - 1)) / u
    f = fraction(u) - 1
  }
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (beyondSquare(f, half) + (k * LN2_LOW + lost)) - f)
}

/** Logarithm to base 2; exact at powers of two. */
export function log2(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return special(x)
  const k = exponent(x)
  return inBase(fraction(x) - 1, Math.LOG2E, 2.0355273740931033e-17, k, 0)
}

/** Logarithm to base 10; exact at 1, 10, …, 1e22. */
export function log10(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return special(x)
  const k = exponent(x)
  // The upper part of log10 2 has 42 bits, so that its product with k is exact.
  const f = fraction(x) - 1
  return inBase(f, Math.LOG10E, 1.098319650216765e-17, k * 0.30102999566383914, k * 1.42050232272661e-13)
}

/** Logarithm of what is not a positive finite number. */
function special(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY
  return x === Number.POSITIVE_INFINITY ? x : Number.NaN
}

/** k such that x / 2^k lies between sqrt(1/2) and sqrt(2). */
function exponent(x: number): number {
  if (x < SMALLEST_NORMAL) return exponent(x * TWO_54) - 54
  return ((highWord(x) + TO_ONE) >>> 20) - 1023
}

/** What is left of x when its power of two is taken off, between sqrt(1/2) and sqrt(2). */
function fraction(x: number): number {
  const normal = x < SMALLEST_NORMAL ? x * TWO_54 : x
  return withHighWord(normal, ((highWord(normal) + TO_ONE) & 0x000fffff) + ROOT_HALF)
}

const L1 = 0.6666666666666735
const L2 = 0.3999999999940942
const L3 = 0.2857142874366239
const L4 = 0.22222198432149784
const L5 = 0.1818357216161805
const L6 = 0.15313837699209373
const L7 = 0.14798198605116586

/** log(1 + f) - f + f^2 / 2, where `half` is f^2 / 2. */
function beyondSquare(f: number, half: number): number {
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const odd = z * (L1 + w * (L3 + w * (L5 + w * L7)))
  const even = w * (L2 + w * (L4 + w * L6))
  return s * (half + (odd + even))
}

/** log(1 + f) times a factor in two parts, plus an addend in two parts. */
function inBase(f: number, factor: number, factorLow: number, addend: number, addendLow: number): number {
  const square = f * f
  const half = square / 2
  const top = f - half
  const rest = sumError(f, -half, top) + (beyondSquare(f, half) - productError(f, f, square) / 2)
  const high = top + rest
  const low = sumError(top, rest, high)
  const product = high * factor
  const productLow = productError(high, factor, product) + (high * factorLow + low * factor)
  const sum = addend + product
  return sum + (sumError(addend, product, sum) + (productLow + addendLow))
}
