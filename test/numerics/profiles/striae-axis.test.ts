import { describe, expect, test } from 'vitest'
import { quarterTurn, striaeAlongX } from '../../../src/numerics/profiles/striae-axis.ts'

const NY = 40
const NX = 60
const surface = (height: (x: number, y: number) => number): Float64Array =>
  Float64Array.from({ length: NY * NX }, (_, i) => height(i % NX, Math.floor(i / NX)))

describe('striaeAlongX', () => {
  test('tells striae along x from striae along y', () => {
    expect(
      striaeAlongX(
        surface((_, y) => Math.sin(y)),
        NY,
        NX,
        1,
        1,
      ),
    ).toBe(true)
    expect(
      striaeAlongX(
        surface((x) => Math.sin(x)),
        NY,
        NX,
        1,
        1,
      ),
    ).toBe(false)
  })
  test('compares slopes, not differences: the pitches count', () => {
    const slanted = surface((x, y) => x + 1.5 * y)
    expect(striaeAlongX(slanted, NY, NX, 1, 1)).toBe(true)
    expect(striaeAlongX(slanted, NY, NX, 1, 2)).toBe(false)
  })
  test('looks at the inner 60 % and at measured neighbours only', () => {
    const heights = surface((_, y) => Math.sin(y)).map((z, i) => (i % 7 === 0 ? Number.NaN : z))
    heights.fill(1e9, 0, 5 * NX)
    expect(striaeAlongX(heights, NY, NX, 1, 1)).toBe(true)
  })
  test('says no where there is nothing to tell: one row, a tiny scan, a constant, nothing measured', () => {
    expect(striaeAlongX(new Float64Array(50), 1, 50, 1, 1)).toBe(false)
    expect(striaeAlongX(new Float64Array(4), 2, 2, 1, 1)).toBe(false)
    expect(
      striaeAlongX(
        surface(() => 1),
        NY,
        NX,
        1,
        1,
      ),
    ).toBe(false)
    expect(
      striaeAlongX(
        surface(() => Number.NaN),
        NY,
        NX,
        1,
        1,
      ),
    ).toBe(false)
  })
})

describe('quarterTurn', () => {
  test('turns clockwise: the first column, from the bottom up, becomes the first row', () => {
    expect([...quarterTurn(Float64Array.of(1, 2, 3, 4, 5, 6), 2, 3)]).toEqual([4, 1, 5, 2, 6, 3])
  })
  test('one row becomes one column', () => {
    expect([...quarterTurn(Float64Array.of(1, 2, 3), 1, 3)]).toEqual([1, 2, 3])
  })
})
