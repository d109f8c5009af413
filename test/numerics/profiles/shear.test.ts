import { describe, expect, test } from 'vitest'
import {
  columnProfile,
  coveredMeans,
  shear,
  shearAngle,
  shearedProfiles,
  shearSlope,
} from '../../../src/numerics/profiles/shear.ts'

const gap = Number.NaN

/** Striae that `degrees` of shear straighten. */
const striae = (ny: number, nx: number, degrees: number, dx: number, dy: number): Float64Array => {
  const slope = shearSlope(degrees, dx, dy)
  return Float64Array.from({ length: ny * nx }, (_, i) => {
    const x = (i % nx) - (Math.floor(i / nx) - (ny - 1) / 2) * slope
    return Math.sin(x / 3) + Math.sin(x / 5.3)
  })
}

describe('shear', () => {
  test('moves rows about the middle one; what comes from beyond the border is missing', () => {
    const rows = Float64Array.of(1, 2, 3, 1, 2, 3, 1, 2, 3)
    expect([...shear(rows, 3, 3, 1)]).toEqual([gap, 1, 2, 1, 2, 3, 2, 3, gap])
  })
  test('is linear between samples, and missing where either neighbour is', () => {
    expect([...shear(Float64Array.of(0, 0, 0, 10, 20, 40), 2, 3, 0.5)].slice(3)).toEqual([12.5, 25, gap])
    expect([...shear(Float64Array.of(0, 0, 0, 10, gap, 40), 2, 3, 0.5)].slice(3)).toEqual([gap, gap, gap])
  })
  test('no slope changes nothing, and a gap stays as wide as it is', () => {
    expect([...shear(Float64Array.of(1, gap, 3, 4), 2, 2, 0)]).toEqual([1, gap, 3, 4])
  })
  test('one row is the middle one and stays', () => {
    expect([...shear(Float64Array.of(1, 2, 3), 1, 3, 5)]).toEqual([1, 2, 3])
  })
  test('a slope that moves rows out of sight leaves nothing of them', () => {
    expect([...shear(Float64Array.of(1, 2, 3, 4), 2, 2, 1e9)]).toEqual([gap, gap, gap, gap])
  })
})

describe('shearedProfile', () => {
  test('is the column profile of the sheared surface', () => {
    const heights = striae(9, 30, 4, 1, 2).map((z, i) => (i % 11 === 0 ? gap : z))
    for (const slope of [0, 1, -0.37, 2.5]) {
      const direct = columnProfile(shear(heights, 9, 30, slope), 9, 30)
      const found = shearedProfiles(heights, 9, 30)(slope, { step: 1, left: 4, right: 25 })
      expect(found.coverage).toEqual(direct.coverage.slice(4, 25))
      found.means.forEach((mean, x) => {
        if (Number.isNaN(direct.means[x + 4]!)) expect(mean).toBeNaN()
        else expect(mean).toBeCloseTo(direct.means[x + 4]!, 12)
      })
    }
  })
  test('a column without a value has no mean and no coverage', () => {
    const { means, coverage } = columnProfile(Float64Array.of(1, gap, 3, gap), 2, 2)
    expect([...means]).toEqual([2, gap])
    expect([...coverage]).toEqual([1, 0])
  })
})

describe('shearAngle', () => {
  test.each([0, 3.4, -7.1, 17.3, -22])('finds the angle of striae sheared by %s degrees', (degrees) => {
    expect(
      shearAngle({ values: striae(60, 200, degrees, 1, 1.5), ny: 60, nx: 200, dx: 1, dy: 1.5 }),
    ).toBeCloseTo(degrees, 1)
  })
  test('is the same within a frame of missing points, whose rows do not count for coverage', () => {
    const [ny, nx, around] = [60, 200, 150]
    const values = striae(ny, nx, 6, 1, 1.5)
    const framed = new Float64Array((ny + 2 * around) * nx).fill(gap)
    framed.set(values, around * nx)
    const height = ny + 2 * around
    const [found, plain] = [columnProfile(framed, height, nx), columnProfile(values, ny, nx)]
    expect([found.measured, plain.measured]).toEqual([ny / height, 1])
    expect(found.means).toEqual(plain.means)
    expect(coveredMeans(found, 1)).toEqual(plain.means)
    expect(shearAngle({ values: framed, ny: height, nx, dx: 1, dy: 1.5 })).toBeCloseTo(6, 1)
  })
  test('is 0 where there is nothing to straighten: one row, no relief, nothing measured', () => {
    expect(shearAngle({ values: new Float64Array(50), ny: 1, nx: 50, dx: 1, dy: 1 })).toBe(0)
    for (const value of [0, gap]) {
      expect(
        shearAngle({ values: new Float64Array(20 * 50).fill(value), ny: 20, nx: 50, dx: 1, dy: 1 }),
      ).toBe(0)
    }
  })
})
