import { describe, expect, test } from 'vitest'
import { centredBox, halve, onCanvas, pointsIn } from '../../../src/numerics/areal/masked-grid.ts'

const NONE = Number.NaN
const whole = (n: number) => ({ y: 0, x: 0, ny: n, nx: n })

describe('onCanvas', () => {
  test('centres a map, the odd pixel after it, and masks what is not measured', () => {
    const { values, mask, valid, n } = onCanvas(Float64Array.of(1, NONE, 3), 1, 3, 4)
    expect([n, valid]).toEqual([4, 2])
    expect(centredBox(1, 3, 4)).toEqual({ y: 1, x: 0, ny: 1, nx: 3 })
    expect([...values]).toEqual([0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect([...mask]).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
  test('an empty map is a canvas on which nothing is measured', () => {
    expect(onCanvas(new Float64Array(0), 0, 0, 2)).toMatchObject({ valid: 0, values: new Float64Array(4) })
  })
})

describe('halved', () => {
  test('takes the weighted mean of what is measured around 2 x 2 pixels, of which two must be measured', () => {
    const map = Float64Array.of(1, 2, 5, NONE, 3, 6, NONE, 9, 7, NONE, NONE, NONE, NONE, NONE, NONE, NONE)
    const { values, mask, valid, n } = halve(onCanvas(map, 4, 4, 4))
    expect([n, valid]).toEqual([2, 2])
    // weights 1, 3, 3, 1 of the rows and columns of 4 x 4 blocks that begin one pixel before the 2 x 2
    expect(values[0]).toBeCloseTo((9 * (1 + 2 + 3 + 6) + 3 * (5 + 7)) / (9 * 4 + 3 * 2), 12)
    expect(values[1]).toBeCloseTo((3 * (2 + 6) + 9 * (5 + 9)) / (3 * 2 + 9 * 2), 12)
    expect([...mask]).toEqual([1, 1, 0, 0])
  })
  test('keeps a constant, and damps what half the resolution cannot show', () => {
    const constant = halve(onCanvas(new Float64Array(64).fill(4), 8, 8, 8))
    expect(constant.values).toEqual(new Float64Array(16).fill(4))
    const stripes = Float64Array.from({ length: 256 }, (_, i) => Math.cos((2 * Math.PI * (i % 16)) / 3))
    const { values } = halve(onCanvas(stripes, 16, 16, 16))
    for (let i = 17; i < 22; i++) expect(Math.abs(values[i]!)).toBeLessThan(0.2)
  })
})

describe('pointsIn', () => {
  test('lists the measured points of a box that may stick out of the grid', () => {
    const grid = onCanvas(Float64Array.of(1, 2, NONE, 4), 2, 2, 2)
    const { places, values } = pointsIn(grid, { y: -3, x: -1, ny: 9, nx: 2 })
    expect([...places]).toEqual([0, 0])
    expect([...values]).toEqual([1])
    expect(pointsIn(grid, whole(2)).values).toEqual(Float64Array.of(1, 2, 4))
    expect(pointsIn(grid, { y: 5, x: 5, ny: 3, nx: 3 }).values).toHaveLength(0)
  })
})
