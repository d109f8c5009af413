import { describe, expect, it } from 'vitest'
import { classSizes, log10Bound, withinBounds } from '../../../src/numerics/statistics/bound.ts'
import figures from '../calibration-figures.json' with { type: 'json' }

const refused = (values: number[], labels: number[]) =>
  expect(() => classSizes(Float64Array.from(values), Uint8Array.from(labels))).toThrow(
    expect.objectContaining({ code: 'bad-value' }),
  )

describe('bound', () => {
  it('is log10 of the smaller class, and never below 1', () => {
    expect(log10Bound({ km: 12, knm: 40 })).toBeCloseTo(figures.lr_bound_log10_auto, 12)
    expect(log10Bound({ km: 5000, knm: 100 })).toBe(2)
    expect(log10Bound({ km: 3, knm: 33 })).toBe(1)
  })

  it('keeps each side within its own end and leaves the rest alone', () => {
    const bounds = { lower: -1, upper: 2.5 }
    expect([-7, -1, 0.3, 2.5, 7].map((x) => withinBounds(x, bounds))).toEqual([-1, -1, 0.3, 2.5, 2.5])
  })
})

describe('class sizes', () => {
  it('counts one pair a class as enough', () => {
    expect(classSizes(Float64Array.of(0, 1), Uint8Array.of(0, 1))).toEqual({ km: 1, knm: 1 })
  })

  it('refuses an empty class, NaN, infinity, other labels, unequal lengths and nothing at all', () => {
    refused([1, 2], [1, 1])
    refused([1, 2], [0, 0])
    refused([1, Number.NaN], [0, 1])
    refused([1, Number.POSITIVE_INFINITY], [0, 1])
    refused([1, 2, 3], [0, 1, 2])
    refused([1, 2, 3], [0, 1])
    refused([], [])
  })
})
