import { expect, test } from 'vitest'
import { greatest } from '../../src/search/sketch-index.ts'

test('the greatest values come first, and of equal ones the first', () => {
  const values = Float64Array.of(3, 9, 0, 9, 4, 3)
  expect(greatest(values, 1)).toEqual([1])
  expect(greatest(values, 3)).toEqual([1, 3, 4])
  expect(greatest(values, 4)).toEqual([1, 3, 4, 0])
  expect(greatest(values, 6)).toEqual([1, 3, 4, 0, 5, 2])
  expect(greatest(values, 9)).toEqual([1, 3, 4, 0, 5, 2])
  expect(greatest(new Float64Array(0), 2)).toEqual([])
})
