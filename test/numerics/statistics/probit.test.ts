import { expect, test } from 'vitest'
import { probit } from '../../../src/numerics/statistics/probit.ts'

test.each([
  [0.5, 0],
  [0.025, -1.959963984540054],
  [0.975, 1.959963984540054],
  [0.001, -3.090232306167813],
  [0.84134474606854, 1],
])('the deviate of %f is %f', (p, z) => {
  expect(probit(p)).toBeCloseTo(z, 7)
})

test('0 and 1 are infinitely far, and nothing lies beyond them', () => {
  expect([probit(0), probit(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect([probit(-0.1), probit(1.1), probit(Number.NaN)]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
