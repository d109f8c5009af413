import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { robustArealForm } from '../../../src/numerics/filters/robust-areal-form.ts'

const N = 60
const bowl = (i: number): number => {
  const [y, x] = [Math.floor(i / N), i % N]
  return 3e-6 + 2e-8 * x - 5e-8 * y + 4e-9 * x * x + 2e-9 * y * y - 1e-9 * x * y
}
const texture = (seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length: N * N }, () => 1e-7 * normal())
}
const inCrater = (i: number): boolean => Math.hypot(Math.floor(i / N) - 30, (i % N) - 25) < 9

describe('robustArealForm', () => {
  test('a crater is dropped and does not bend the form: the face keeps its texture', () => {
    const relief = texture(1)
    const heights = relief.map((z, i) => bowl(i) + z - (inCrater(i) ? 40e-6 : 0))
    const before = heights.slice()
    const out = robustArealForm(heights, N, N, 3, 5)
    let squares = 0
    let count = 0
    for (const [i, z] of out.entries()) {
      if (inCrater(i)) expect(z).toBeNaN()
      else {
        squares += (z - relief[i]!) ** 2
        count += 1
      }
    }
    expect(Math.sqrt(squares / count)).toBeLessThan(1e-8)
    expect(heights).toEqual(before)
  })
  test('a surface of degree 2 leaves nothing, and nothing of it is dropped', () => {
    const out = robustArealForm(
      Float64Array.from({ length: N * N }, (_, i) => bowl(i)),
      N,
      N,
      3,
      5,
    )
    expect(out.every((z) => Math.abs(z) < 1e-12)).toBe(true)
  })
  test('a point that is not measured stays so, and no other is lost within the limit', () => {
    const heights = texture(2).map((z, i) => (i % 7 === 0 ? Number.NaN : bowl(i) + z))
    const out = robustArealForm(heights, N, N, 3, 100)
    expect(out.every((z, i) => Number.isNaN(z) === (i % 7 === 0))).toBe(true)
  })
  test('nothing is kept beyond the limit of dropping', () => {
    const out = robustArealForm(texture(3), N, N, 3, 1)
    const kept = out.filter((z) => !Number.isNaN(z))
    expect(kept.length / out.length).toBeGreaterThan(0.63)
    expect(kept.length / out.length).toBeLessThan(0.73)
  })
  test('a constant leaves zeros; nothing measured, and nothing at all, stay as they are', () => {
    expect(
      robustArealForm(new Float64Array(100).fill(1e-3), 10, 10, 3, 5).every((z) => Math.abs(z) < 1e-12),
    ).toBe(true)
    expect(robustArealForm(new Float64Array(9).fill(Number.NaN), 3, 3, 3, 5).every(Number.isNaN)).toBe(true)
    expect(robustArealForm(new Float64Array(0), 0, 0, 3, 5)).toHaveLength(0)
  })
})
