import { log } from './logarithm.ts'

/**
 * Seeded random numbers, the same on every machine: xoshiro128** (Blackman and Vigna, 2018) on 32-bit integers,
 * its state filled from the seed by splitmix32.
 */
export interface Random {
  /** Uniform integer in [0, 2^32). */
  uint32(): number
  /** Uniform in [0, 1) with 53 bits. */
  uniform(): number
  /** Uniform integer in [0, n), without modulo bias; n from 1 to 2^32. */
  below(n: number): number
  /** Standard normal deviate (polar method of Marsaglia). */
  normal(): number
}

const TWO_32 = 4294967296

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

/** A generator for `seed`, a whole number from 0 to 2^53 - 1. Two seeds give unrelated sequences. */
export function random(seed: number): Random {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new RangeError(`seed must be a whole number from 0 to 2^53 - 1, not ${seed}`)
  }
  let mix = (seed ^ Math.imul(Math.floor(seed / TWO_32), 0x9e3779b9)) | 0
  const split = (): number => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = split()
  let b = split()
  let c = split()
  let d = split()
  let spare = Number.NaN

  const uint32 = (): number => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotl(d, 11)
    return result
  }
  const uniform = (): number => ((uint32() >>> 5) * 67108864 + (uint32() >>> 6)) / 9007199254740992
  const below = (n: number): number => {
    const limit = TWO_32 - (TWO_32 % n)
    let x = uint32()
    while (x >= limit) x = uint32()
    return x % n
  }
  const normal = (): number => {
    if (!Number.isNaN(spare)) {
      const value = spare
      spare = Number.NaN
      return value
    }
    let u = 0
    let v = 0
    let s = 0
    do {
      u = 2 * uniform() - 1
      v = 2 * uniform() - 1
      s = u * u + v * v
    } while (s >= 1 || s === 0)
    const scale = Math.sqrt((-2 * log(s)) / s)
    spare = v * scale
    return u * scale
  }
  return { uint32, uniform, below, normal }
}

/** `count` different whole numbers from 0 to n - 1, ascending; every set of them is equally likely. */
export function drawn(n: number, count: number, { below }: Pick<Random, 'below'>): number[] {
  const all = Array.from({ length: n }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const j = i + below(n - i)
    const kept = all[i]!
    all[i] = all[j]!
    all[j] = kept
  }
  return all.slice(0, count).sort((x, y) => x - y)
}
