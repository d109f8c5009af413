import { describe, expect, test } from 'vitest'
import { fillGaps } from '../../../src/numerics/filters/fill-gaps.ts'

const gap = Number.NaN

describe('fillGaps', () => {
  test('trims outer gaps and joins inner ones by straight lines', () => {
    const found = fillGaps(Float64Array.of(gap, 1, gap, gap, 4, 2, gap, 0, gap))
    expect([...found]).toEqual([1, 2, 3, 4, 2, 1, 0])
  })
  test('leaves its input as it was', () => {
    const values = Float64Array.of(1, gap, 3)
    expect([...fillGaps(values)]).toEqual([1, 2, 3])
    expect([...values]).toEqual([1, gap, 3])
  })
  test('one measured value stays one value', () => {
    expect([...fillGaps(Float64Array.of(gap, 7, gap))]).toEqual([7])
  })
  test('nothing measured, or nothing at all, gives nothing', () => {
    expect(fillGaps(new Float64Array(5).fill(gap))).toHaveLength(0)
    expect(fillGaps(new Float64Array(0))).toHaveLength(0)
  })
})
