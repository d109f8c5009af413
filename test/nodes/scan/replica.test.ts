import { expect, test } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { replica } from '../../../src/nodes/scan/replica.ts'

const cast = { heights: grid(Float64Array.of(1, 2, Number.NaN, 4, 0, 6), 2, 3), dx: 1e-6, dy: 2e-6 }

test('a cast is mirrored along its rows and negated', () => {
  const { heights, dx, dy } = replica.run({ surface: cast }, {})
  expect(heights.shape).toEqual([2, 3])
  expect([...heights.data]).toEqual([Number.NaN, -2, -1, -6, 0, -4])
  expect([dx, dy]).toEqual([1e-6, 2e-6])
})

test('the cast of a cast is the mark again', () => {
  const twice = replica.run({ surface: replica.run({ surface: cast }, {}) }, {})
  expect([...twice.heights.data]).toEqual([...cast.heights.data])
})
