import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { varianceByScale } from '../../../src/numerics/filters/variance-by-scale.ts'

const noise = (count: number, seed = 1): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length: count }, () => normal())
}

describe('varianceByScale', () => {
  it('gives white noise its variance at every scale, in rows and on grids', () => {
    for (const found of [
      varianceByScale(noise(4096), 1, 4096, 1),
      varianceByScale(noise(128 * 100), 128, 100, 1),
    ]) {
      expect(found.length).toBeGreaterThan(4)
      for (const variance of found) expect(Math.abs(variance - 1)).toBeLessThan(0.6)
      expect(found[0]).toBeCloseTo(1, 1)
    }
  })

  it('does so where points are missing', () => {
    const values = noise(128 * 100).map((value, i) => (i % 7 < 3 ? Number.NaN : value))
    for (const variance of varianceByScale(values, 128, 100, 1))
      expect(Math.abs(variance - 1)).toBeLessThan(0.6)
  })

  it('puts a slope into the longest scale, whatever is compared', () => {
    const slope = Float64Array.from({ length: 500 }, (_, i) => i / 100)
    const found = varianceByScale(slope, 1, 500, 2)
    expect(found.at(-1)!).toBe(Math.max(...found))
  })

  it('leaves out blocks smaller than the least side', () => {
    const alternating = Float64Array.from({ length: 256 }, (_, i) => (i % 2 === 0 ? 1 : -1))
    expect(varianceByScale(alternating, 1, 256, 1)[0]).toBeCloseTo(2, 12)
    for (const variance of varianceByScale(alternating, 1, 256, 2)) expect(variance).toBeCloseTo(0, 12)
  })

  it('has nothing to say of no values, or of one', () => {
    expect(varianceByScale(new Float64Array(16).fill(Number.NaN), 4, 4, 1)).toEqual([])
    expect(varianceByScale(Float64Array.of(3), 1, 1, 1)).toEqual([])
  })
})
