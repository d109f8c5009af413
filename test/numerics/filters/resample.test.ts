import { describe, expect, test } from 'vitest'
import { resample } from '../../../src/numerics/filters/resample.ts'

const gap = Number.NaN
const line = (n: number, of: (x: number) => number): Float64Array =>
  Float64Array.from({ length: n }, (_, i) => of(i))

describe('resample', () => {
  test('reaches to the last sample and not beyond it', () => {
    expect(resample(line(11, Number), 1, 2)).toHaveLength(6)
    expect(resample(line(11, Number), 1, 3)).toHaveLength(4)
    expect(resample(line(4, Number), 0.3, 0.1)).toHaveLength(10) // 0.3 / 0.1 is a little less than 3
  })
  test('keeps a quadratic between inner samples, and samples that are met', () => {
    const values = line(20, (x) => x * x - 3 * x)
    const found = resample(values, 1, 0.25)
    for (let i = 4; i < found.length - 5; i++) {
      const x = i / 4
      expect(found[i]).toBeCloseTo(x * x - 3 * x, 10)
    }
    for (let x = 0; x < 20; x++) expect(found[4 * x]).toBe(values[x])
  })
  test('follows a wave of ten samples to 1 %', () => {
    const wave = (x: number): number => Math.sin((2 * Math.PI * x) / 10)
    const found = resample(line(200, wave), 1, 1.28)
    for (let i = 2; i < found.length - 2; i++) expect(Math.abs(found[i]! - wave(1.28 * i))).toBeLessThan(0.01)
  })
  test('a constant stays constant up to both ends', () => {
    for (const value of resample(new Float64Array(30).fill(2), 1.5, 0.7)) expect(value).toBeCloseTo(2, 12)
  })
  test('is missing where a sample it needs is, and only there', () => {
    const found = resample(Float64Array.of(0, 1, 2, 3, gap, 5, 6, 7, 8), 1, 0.5)
    const missing = [...found.keys()].filter((i) => Number.isNaN(found[i]!))
    expect(missing).toEqual([5, 7, 8, 9, 11])
  })
  test('the same pitch, one value and no value come back as they are', () => {
    for (const values of [line(5, Number), Float64Array.of(3), new Float64Array(0)]) {
      expect(resample(values, 1, values.length > 1 ? 1 : 2)).toBe(values)
    }
  })
})
