/**
 * Bits of numbers, and sums and products without a rounding error.
 * Everything in this folder is made of + - * / and square root, which IEEE 754 rounds in one way only. The engine's own
 * exp, sin and so on differ in their last bits from engine to engine, and a handle is a hash of bits.
 */
const FLOAT = new Float64Array(1)
const WORDS = new Uint32Array(FLOAT.buffer)
const HIGH = new Uint32Array(new Float64Array([1]).buffer)[1] === 0 ? 0 : 1 // which word has sign and exponent
const LOW = 1 - HIGH

/** ln 2 in two parts. The last 21 bits of the first are 0, so that its products with a whole number are exact. */
export const LN2_HIGH = 0.6931471803691238
export const LN2_LOW = 1.9082149292705877e-10

/** Sign, exponent and the upper 20 bits of the fraction, as an unsigned 32-bit integer. */
export function highWord(x: number): number {
  FLOAT[0] = x
  return WORDS[HIGH]!
}

/** `x` with another high word. */
export function withHighWord(x: number, high: number): number {
  FLOAT[0] = x
  WORDS[HIGH] = high
  return FLOAT[0]
}

/** `x` with the lower 32 bits of its fraction cleared: products of two such numbers with 21 bits are exact. */
export function withoutLowWord(x: number): number {
  FLOAT[0] = x
  WORDS[LOW] = 0
  return FLOAT[0]
}

/** 2^k for a whole k from -1022 to 1023. */
export const powerOfTwo = (k: number): number => withHighWord(0, (k + 1023) << 20)

/** x 2^k for |x| around 1 and a whole k from -2000 to 1024, rounded once. */
export function timesPowerOfTwo(x: number, k: number): number {
  if (k < -1021) return x * powerOfTwo(k + 1000) * 9.332636185032189e-302 // 2^-1000
  return k > 1023 ? x * 2 * powerOfTwo(k - 1) : x * powerOfTwo(k)
}

/** What a + b = `sum` lost by rounding, exactly. source  Knuth, The Art of Computer Programming 2, 4.2.2 */
export function sumError(a: number, b: number, sum: number): number {
  const rest = sum - a
  return a - (sum - rest) + (b - rest)
}

/** What a * b = `product` lost by rounding, exactly while nothing overflows or underflows. source  Dekker (1971) */
export function productError(a: number, b: number, product: number): number {
  const wideA = 134217729 * a // 2^27 + 1
  const highA = wideA - (wideA - a)
  const lowA = a - highA
  const wideB = 134217729 * b
  const highB = wideB - (wideB - b)
  const lowB = b - highB
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB)
}
