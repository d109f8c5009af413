import { describe, expect, test } from 'vitest'
import { directionOf, verbal } from '../../../src/nodes/report/verbal.ts'

describe('the verbal equivalent', () => {
  test.each([
    [0.01, 'weak or limited support for same source'],
    [-0.999, 'weak or limited support for different sources'],
    [1, 'moderate support for same source'],
    [-2, 'moderately strong support for different sources'],
    [2.999, 'moderately strong support for same source'],
    [3, 'strong support for same source'],
    [4, 'very strong support for same source'],
    [5.999, 'very strong support for same source'],
    [-6, 'extremely strong support for different sources'],
    [0, 'no meaningful support either way'],
  ])('of 10^%f is: %s', (log10Lr, text) => {
    expect(verbal(log10Lr)).toBe(text)
  })

  test('says so when the interval straddles 0, and only then', () => {
    expect(verbal(0.5, [-0.1, 1])).toBe(
      'weak or limited support for same source (direction not resolved at the 95% level)',
    )
    for (const interval of [
      [0, 1],
      [0.1, 1],
      [-1, 0],
    ] as const) {
      expect(verbal(0.5, interval)).not.toContain('direction')
    }
    expect([directionOf(0.1), directionOf(-0.1)]).toEqual(['same source', 'different sources'])
  })
})
