import { exp } from '../elementary/exponential.ts'

export interface Taps {
  /** Half kernel: weight at distance 0, 1, …, at most n - 1. */
  readonly half: Float64Array
  /** tail[m] is the sum of weights at distances m, m + 1, … on one side: the weight that falls on the extended border. */
  readonly tail: Float64Array
}

/** The normalized kernel for a line of `n` samples. */
export function gaussianTaps(sigma: number, n: number): Taps {
  const radius = Math.floor(4 * sigma + 0.5)
  const weights = new Float64Array(radius + 1)
  let sum = 0
  for (let j = radius; j >= 0; j--) {
    weights[j] = radius === 0 ? 1 : exp((-0.5 * j * j) / (sigma * sigma))
    sum += j === 0 ? weights[j]! : 2 * weights[j]!
  }
  for (let j = 0; j <= radius; j++) weights[j]! /= sum
  const tail = new Float64Array(n + 1)
  let rest = 0
  for (let j = radius; j >= 0; j--) {
    rest += weights[j]!
    if (j <= n) tail[j] = rest
  }
  return { half: weights.subarray(0, Math.min(radius, n - 1) + 1), tail }
}
