/**
 * Random values as a pure function of a seed and a place. No value depends on which others were asked for, or in what
 * order. Mixing step: `lowbias32` of Wellons' hash-prospector (public domain), a bijection on 32-bit integers.
 */
const scramble = (x: number): number => {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return x ^ (x >>> 16)
}

/** Unsigned 32-bit hash of lattice point i under a 32-bit seed. */
export const hash1 = (seed: number, i: number): number => scramble(scramble(seed ^ 0x9e3779b9) + i) >>> 0

/** Unsigned 32-bit hash of lattice point (i, j) under a 32-bit seed. */
export const hash2 = (seed: number, i: number, j: number): number => hash1(hash1(seed, i), j)

/** The 32-bit seed of one named part of a simulation; `seed` is a whole number from 0 to 2^53 - 1. */
export function partSeed(seed: number, part: string, index = 0): number {
  let hash = hash1(hash1(0, seed | 0), Math.floor(seed / 4294967296))
  for (let i = 0; i < part.length; i++) hash = hash1(hash, part.charCodeAt(i))
  return hash1(hash, index)
}

/** Uniform in [0, 1). */
export const uniform = (seed: number, i: number): number => hash1(seed, i) / 4294967296

/** Uniform from `low` to `high`, drawn once for a 32-bit seed. */
export const draw = (seed: number, low: number, high: number): number => low + (high - low) * uniform(seed, 0)

/** Mean 0, variance 1, within ±sqrt(12): a sum of four uniforms (Irwin-Hall). Close enough to normal for sensor noise. */
export function bell(seed: number, i: number): number {
  const a = hash1(seed, 2 * i)
  const b = hash1(seed, 2 * i + 1)
  const sum = (a & 0xffff) + (a >>> 16) + (b & 0xffff) + (b >>> 16)
  return (sum / 65535 - 2) * Math.sqrt(3)
}
