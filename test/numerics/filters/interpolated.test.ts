import { describe, expect, test } from 'vitest'
import { interpolated } from '../../../src/numerics/filters/interpolated.ts'

const NONE = Number.NaN

describe('interpolated', () => {
  test('keeps a plane, from the first place to the last', () => {
    const plane = Float64Array.from({ length: 12 }, (_, i) => 2 * Math.floor(i / 4) + 3 * (i % 4))
    const { values, ny, nx } = interpolated(plane, 3, 4, 1, 1, 0.5)
    expect([ny, nx]).toEqual([5, 7])
    for (let i = 0; i < values.length; i++) {
      expect(values[i]).toBeCloseTo(Math.floor(i / 7) + 1.5 * (i % 7), 12)
    }
  })
  test('leaves a grid on its own pitch as it is, NaN included', () => {
    const grid = Float64Array.of(1, NONE, 3, 4, 5, 6)
    expect(interpolated(grid, 2, 3, 7, 7, 7)).toEqual({ values: grid, ny: 2, nx: 3 })
  })
  test('goes to the nearer side of a gap, and does not fill it', () => {
    const { values } = interpolated(Float64Array.of(1, 1, NONE, NONE, 5), 1, 5, 1, 1, 0.25)
    const measured = [...values].map((value) => !Number.isNaN(value))
    expect(values.slice(0, 7)).toEqual(new Float64Array(7).fill(1))
    expect(measured.slice(7, 14)).toEqual(new Array(7).fill(false))
    expect(values.slice(14)).toEqual(new Float64Array(3).fill(5))
  })
  test('one row, one point, nothing measured', () => {
    expect(interpolated(Float64Array.of(4), 1, 1, 1, 1, 0.5)).toEqual({
      values: Float64Array.of(4),
      ny: 1,
      nx: 1,
    })
    expect(interpolated(Float64Array.of(2, 4), 1, 2, 1, 1, 0.5).values).toEqual(Float64Array.of(2, 3, 4))
    expect(interpolated(Float64Array.of(NONE, NONE), 1, 2, 1, 1, 0.5).values).toEqual(
      Float64Array.of(NONE, NONE, NONE),
    )
  })
})
