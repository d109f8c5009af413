import { expect, test } from 'vitest'
import { blockMeans } from '../../../src/numerics/filters/block-means.ts'

const FLAT = new Float64Array(9)

test('means of the measured points of whole blocks; a block measured by less than half has none', () => {
  const gap = Number.NaN
  const heights = Float64Array.of(1, 2, 5, gap, 9, 3, 4, gap, gap, 9, 7, 7, 7, 7, 7)
  expect(blockMeans(heights, 3, 5, { rows: 2, columns: 2 }, FLAT)).toEqual({
    values: Float64Array.of(2.5, gap),
    ny: 1,
    nx: 2,
  })
})

test('a form is taken off point by point', () => {
  const form = Float64Array.of(1, 2, 3, 4, 5, 0, 6, 0, 0) // 1 + 2x + 3x² + 4y + 5xy + 6y²
  const scaled = (i: number, n: number): number => (2 * i) / (n - 1) - 1
  const heights = Float64Array.from({ length: 6 * 8 }, (_, i) => {
    const [x, y] = [scaled(i % 8, 8), scaled(Math.floor(i / 8), 6)]
    return 1 + 2 * x + 3 * x * x + 4 * y + 5 * x * y + 6 * y * y + (i % 8 < 4 ? 0.5 : -0.5)
  })
  const { values } = blockMeans(heights, 6, 8, { rows: 3, columns: 4 }, form)
  ;[0.5, -0.5, 0.5, -0.5].forEach((mean, i) => {
    expect(values[i]).toBeCloseTo(mean, 12)
  })
})

test('a block larger than the grid is the grid', () => {
  expect(blockMeans(Float64Array.of(1, 3), 1, 2, { rows: 4, columns: 4 }, FLAT)).toEqual({
    values: Float64Array.of(2),
    ny: 1,
    nx: 1,
  })
})
