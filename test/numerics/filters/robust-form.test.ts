import { describe, expect, test } from 'vitest'
import { medianInPlace } from '../../../src/numerics/elementary/median.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { robustLimits } from '../../../src/numerics/filters/clip-robust.ts'
import { removeRobustForm, robustParabola } from '../../../src/numerics/filters/robust-form.ts'
import { landLoops, layoutOn } from '../../../src/numerics/simd/lands.ts'

const quadratic = (x: number, y: number): number =>
  1e-4 + 3e-7 * x - 2e-7 * y + 1e-9 * x * y + 2e-9 * x * x - 3e-9 * y * y
const surface = (ny: number, nx: number, height: (x: number, y: number) => number): Float64Array =>
  Float64Array.from({ length: ny * nx }, (_, i) => height(i % nx, Math.floor(i / nx)))
const largest = (values: Float64Array): number =>
  values.reduce((most, value) => (Number.isNaN(value) ? most : Math.max(most, Math.abs(value))), 0)

describe('removeRobustForm', () => {
  test('takes a quadratic surface away, whether every point is looked at or every tenth', () => {
    expect(largest(removeRobustForm(surface(21, 34, quadratic), 21, 34))).toBeLessThan(1e-15)
    expect(largest(removeRobustForm(surface(900, 1000, quadratic), 900, 1000))).toBeLessThan(1e-13)
  })
  test('a shoulder over a tenth of the land does not bend the rest', () => {
    const { normal } = random(1)
    const heights = surface(50, 80, (x, y) => quadratic(x, y) + 1e-8 * normal() + (x >= 72 ? 3e-5 : 0))
    const left = removeRobustForm(heights, 50, 80).filter((_, i) => i % 80 < 72)
    expect(largest(left)).toBeLessThan(1e-7)
  })
  test('missing points stay missing, and all missing stays all missing', () => {
    const heights = surface(10, 12, quadratic)
    heights[17] = Number.NaN
    const left = removeRobustForm(heights, 10, 12)
    expect(left.findIndex(Number.isNaN)).toBe(17)
    expect(left.filter(Number.isNaN)).toHaveLength(1)
    expect(removeRobustForm(new Float64Array(6).fill(Number.NaN), 2, 3).every(Number.isNaN)).toBe(true)
  })
  test('one row, one column and one point lose their own terms', () => {
    for (const [ny, nx] of [
      [1, 40],
      [40, 1],
      [1, 1],
    ] as const) {
      expect(largest(removeRobustForm(surface(ny, nx, quadratic), ny, nx))).toBeLessThan(1e-15)
    }
  })
  test('a constant becomes zero', () => {
    expect(largest(removeRobustForm(new Float64Array(600).fill(5e-6), 20, 30))).toBeLessThan(1e-18)
  })
  test('measured points that the subsample misses are used all the same', () => {
    const heights = new Float64Array(300 * 300).fill(Number.NaN)
    for (let x = 0; x < 300; x++) heights[300 + x] = x * 1e-6
    const left = removeRobustForm(heights, 300, 300)
    expect(largest(left.filter((z) => !Number.isNaN(z)))).toBeLessThan(1e-12)
  })
})

describe('robustParabola', () => {
  test('is extrapolated over the whole profile, with outliers ignored', () => {
    const profile = Float64Array.from({ length: 100 }, (_, x) => 1e-6 * x * x - 3e-6 * x)
    const spoilt = profile.map((z, x) => (x % 10 === 0 ? z + 1e-3 : z))
    const found = robustParabola(spoilt, 20, 80)!
    expect(largest(found.fit.map((z, x) => z - profile[x]!))).toBeLessThan(1e-12)
    expect(found.deviation).toBeLessThan(1e-12)
  })
  test('needs 16 measured samples', () => {
    const profile = new Float64Array(40).fill(1)
    expect(robustParabola(profile, 0, 16)).toBeDefined()
    expect(robustParabola(profile.fill(Number.NaN, 3, 4), 0, 16)).toBeUndefined()
  })
})

describe('medianInPlace', () => {
  test('is the middle value, or the mean of the middle two, however many and however alike they are', () => {
    const { normal } = random(7)
    for (const n of [1, 2, 3, 10, 4097, 9999, 10_000]) {
      for (const value of [normal, () => Math.round(normal()), () => 3, () => Math.exp(20 * normal())]) {
        const values = Float64Array.from({ length: n }, value)
        const sorted = values.toSorted()
        const middle = (sorted[(n - 1) >> 1]! + sorted[n >> 1]!) / 2 + 0 // never -0
        expect(medianInPlace(values) + 0).toBe(middle)
      }
    }
  })
  test('of nothing is NaN', () => {
    expect(medianInPlace(new Float64Array(0))).toBeNaN()
  })
})

describe('robustLimits', () => {
  const limits = (values: readonly number[], deviations: number): readonly [number, number] => {
    const layout = layoutOn(landLoops())
    const at = layout.given(Float64Array.from(values))
    return robustLimits(layout, { at, ny: 1, nx: values.length }, deviations)
  }
  test('are deviations around the median, whatever lies far outside or is missing', () => {
    const [low, high] = limits([-1, 0, 1, Number.NaN, 100, 0, 0.5], 2)
    expect(low).toBeCloseTo(0.25 - 2 * 1.4826 * 0.5, 12) // median 0.25, median deviation 0.5
    expect(high).toBeCloseTo(0.25 + 2 * 1.4826 * 0.5, 12)
  })
  test('of a constant are the constant, and of nothing NaN', () => {
    expect(limits([3, 3, 3, 3, 3], 2)).toEqual([3, 3])
    expect(limits([Number.NaN, Number.NaN], 2)).toEqual([Number.NaN, Number.NaN])
  })
})
