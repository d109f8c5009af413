import { describe, expect, it } from 'vitest'
import { surrogates } from '../../../src/numerics/profiles/surrogates.ts'

const wave = (n: number, period: number) =>
  Float64Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / period) + 0.3 * Math.sin(i * i))

/** Pearson correlation of a profile with itself `lag` samples further on. */
function autocorrelation(values: Float64Array, lag: number): number {
  let product = 0
  let squares = 0
  for (const [i, v] of values.entries()) {
    if (i + lag < values.length) product += v * values[i + lag]!
    squares += v * v
  }
  return product / squares
}
const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
const norm = (v: Float64Array) => Math.hypot(...v)
const cosine = (a: Float64Array, b: Float64Array) =>
  a.reduce((sum, v, i) => sum + v * b[i]!, 0) / (norm(a) * norm(b))

describe('surrogates', () => {
  it('have the length and the period of the profile', () => {
    const profile = wave(300, 20)
    const made = surrogates(profile, 100, 32)
    expect(made).toHaveLength(32)
    for (const one of made) expect(one).toHaveLength(300)
    for (const lag of [5, 10, 20]) {
      expect(mean(made.map((one) => autocorrelation(one, lag)))).toBeCloseTo(autocorrelation(profile, lag), 0)
    }
    expect(mean(made.map((one) => autocorrelation(one, 10)))).toBeLessThan(-0.6)
    expect(mean(made.map((one) => autocorrelation(one, 20)))).toBeGreaterThan(0.6)
  })

  it('have nothing else in common with it, nor with each other', () => {
    const profile = wave(600, 7.3).map((v, i) => v * Math.sin(i * i * i))
    const made = surrogates(profile, 100, 16)
    expect(Math.abs(mean(made.map((one) => cosine(one, profile))))).toBeLessThan(0.05)
    expect(Math.abs(cosine(made[0]!, made[1]!))).toBeLessThan(0.2)
  })

  it('hardly change when the profile is cut by a sample, and not at all with its unit', () => {
    const profile = wave(300, 20)
    const made = surrogates(profile, 100, 8)
    const cut = surrogates(profile.slice(0, 299), 100, 8)
    for (const [k, one] of cut.entries()) {
      expect(cosine(one, made[k]!.slice(0, 299))).toBeGreaterThan(0.98)
    }
    const metres = surrogates(
      profile.map((v) => v / 1024),
      100,
      8,
    )
    for (const [k, one] of metres.entries()) expect(one.map((v) => v * 1024)).toEqual(made[k]!)
  })

  it('are flat where the profile is flat, and empty where it is empty', () => {
    for (const one of surrogates(new Float64Array(50).fill(3), 5, 2)) {
      expect(Math.max(...one.map(Math.abs))).toBeLessThan(1e-12)
    }
    expect(surrogates(new Float64Array(0), 5, 2)).toEqual([new Float64Array(0), new Float64Array(0)])
  })
})
