import { describe, expect, test } from 'vitest'
import { cellMeans } from '../../src/numerics/areal/cell-means.ts'
import { shadedRelief } from '../../src/numerics/areal/shaded-relief.ts'

describe('cell means', () => {
  const counted = (ny: number, nx: number, dx: number, dy: number) => ({
    values: Float64Array.from({ length: ny * nx }, (_, i) => i),
    ny,
    nx,
    dx,
    dy,
  })

  test('leave a grid alone that is small enough', () => {
    expect(cellMeans(counted(3, 4, 1, 1), 4)).toEqual(counted(3, 4, 1, 1))
  })

  test('are means of the measured points', () => {
    const grid = counted(2, 4, 1, 1)
    grid.values[0] = Number.NaN
    expect([...cellMeans(grid, 2).values]).toEqual([(1 + 4 + 5) / 3, (2 + 3 + 6 + 7) / 4])
    grid.values.fill(Number.NaN)
    expect([...cellMeans(grid, 2).values]).toEqual([Number.NaN, Number.NaN])
  })

  test('are square where points are not, and cover the same area', () => {
    const { ny, nx, dx, dy, values } = cellMeans(counted(2, 4, 1, 2), 100)
    expect([ny, nx, dx, dy]).toEqual([4, 4, 1, 1])
    expect([...values]).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7])
    const odd = cellMeans(counted(7, 1000, 1, 1), 64)
    expect([odd.nx, odd.ny]).toEqual([64, 1])
    expect([odd.nx * odd.dx, odd.ny * odd.dy]).toEqual([1000, 7])
  })
})

describe('shaded relief', () => {
  const flat = Math.sqrt(1 / 3)

  test('of a plane is even, of nothing is nothing', () => {
    expect([...shadedRelief(new Float64Array(12).fill(5), 3, 4)]).toEqual(Array(12).fill(flat))
    expect([...shadedRelief(new Float64Array(2).fill(Number.NaN), 1, 2)]).toEqual([Number.NaN, Number.NaN])
  })

  test('is light where it faces the upper left, dark where it turns away', () => {
    const hill = Float64Array.from(
      { length: 81 },
      (_, i) => -Math.abs((i % 9) - 4) - Math.abs(((i / 9) | 0) - 4),
    )
    const light = shadedRelief(hill, 9, 9)
    expect(light[2 * 9 + 2]).toBeCloseTo(1, 1)
    expect(light[6 * 9 + 6]).toBeLessThan(0.1)
    expect(light[2 * 9 + 6]).toBeCloseTo(light[6 * 9 + 2]!, 10)
  })

  test('takes one-sided slopes at gaps, and says nothing about them', () => {
    const light = shadedRelief(Float64Array.of(0, 1, Number.NaN, 5, 6), 1, 5)
    expect(light[2]).toBeNaN()
    for (const i of [0, 1, 3, 4]) expect(light[i]).toBeGreaterThan(flat)
  })
})
