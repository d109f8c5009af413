import { describe, expect, it } from 'vitest'
import { drawn, random } from '../../../src/numerics/elementary/random.ts'

const take = (n: number, next: () => number): number[] => Array.from({ length: n }, next)

describe('random', () => {
  it('gives these first outputs for seed 1, for ever', () => {
    expect(take(4, random(1).uint32)).toEqual([393288148, 2174103013, 3814759091, 2092745082])
    expect(random(1).uniform()).toBe(0.09156953175513294)
    expect(random(1).normal()).toBe(-0.4219232706535274)
    expect(random(1).below(6)).toBe(4)
  })

  it('uses all 53 bits of the seed', () => {
    const firsts = [0, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].map((seed) => random(seed).uint32())
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  it('refuses a seed that is not a whole number from 0 to 2^53 - 1', () => {
    for (const seed of [-1, 0.5, 2 ** 53, Number.NaN]) expect(() => random(seed)).toThrow(RangeError)
  })

  it('spreads below(n) evenly: chi-squared over 10 bins is unremarkable for 100,000 draws', () => {
    const { below } = random(5)
    const counts = new Float64Array(10)
    for (const value of take(100_000, () => below(10))) counts[value]!++
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeGreaterThan(1)
    expect(chi).toBeLessThan(27.9) // 99.9 % point at 9 degrees of freedom
  })

  it('keeps uniform in [0, 1) with mean 1/2 and variance 1/12, and normal at mean 0 and variance 1', () => {
    const { uniform, normal } = random(9)
    const moments = (xs: number[]) => {
      const mean = xs.reduce((a, b) => a + b, 0) / xs.length
      return [mean, xs.reduce((a, b) => a + (b - mean) ** 2, 0) / xs.length]
    }
    const us = take(100_000, uniform)
    expect(us.every((u) => u >= 0 && u < 1)).toBe(true)
    expect(moments(us)[0]).toBeCloseTo(0.5, 2)
    expect(moments(us)[1]).toBeCloseTo(1 / 12, 2)
    const [mean, variance] = moments(take(100_000, normal))
    expect(Math.abs(mean!)).toBeLessThan(0.015)
    expect(Math.abs(variance! - 1)).toBeLessThan(0.02)
  })
})

describe('drawn', () => {
  it('gives these first draws of 4 out of 10 for seed 1, for ever', () => {
    const generator = random(1)
    expect(drawn(10, 4, generator)).toEqual([1, 4, 5, 8])
  })

  it('gives different numbers in ascending order, each equally often', () => {
    const generator = random(2)
    const counts = new Array<number>(5).fill(0)
    for (let k = 0; k < 5000; k++) {
      const found = drawn(5, 2, generator)
      expect(found[0]).toBeLessThan(found[1]!)
      for (const i of found) counts[i]! += 1
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150)
  })
})
