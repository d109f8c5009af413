import { expect, it } from 'vitest'
import { studentBelow, studentQuantile } from '../../../src/numerics/statistics/student.ts'

// quantiles at 0.975 and 0.999 as tables print them
const TABLE = [
  [1, 12.7062, 318.3088],
  [2, 4.3027, 22.3271],
  [3, 3.1824, 10.2145],
  [7, 2.3646, 4.7853],
  [9, 2.2622, 4.2968],
  [10, 2.2281, 4.1437],
  [30, 2.0423, 3.3852],
] as const

it.each(TABLE)('quantiles with %i degrees of freedom are those of the tables', (nu, first, second) => {
  expect(studentQuantile(0.975, nu)).toBeCloseTo(first, 3)
  expect(studentQuantile(0.999, nu)).toBeCloseTo(second, 3)
  expect(studentBelow(-first, nu)).toBeCloseTo(0.025, 4)
  expect(studentBelow(0, nu)).toBe(0.5)
})
