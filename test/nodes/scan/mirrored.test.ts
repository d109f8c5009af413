import { expect, test } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { mirrored } from '../../../src/nodes/scan/mirrored.ts'

const image = { heights: grid(Float64Array.of(1, 2, Number.NaN, 4, 0, 6), 2, 3), dx: 1e-6, dy: 2e-6 }

test('a mirror image is turned back along its rows; heights stay as they are', () => {
  const { heights, dx, dy } = mirrored.run({ surface: image }, {})
  expect(heights.shape).toEqual([2, 3])
  expect([...heights.data]).toEqual([Number.NaN, 2, 1, 6, 0, 4])
  expect([dx, dy]).toEqual([1e-6, 2e-6])
})
