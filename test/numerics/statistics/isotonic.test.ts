import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { fitIsotonic, isotonicLog10Lr, isotonicPosterior } from '../../../src/numerics/statistics/isotonic.ts'

const fit = (s: number[], y: number[]) => fitIsotonic(Float64Array.from(s), Uint8Array.from(y))

describe('fitIsotonic', () => {
  it('pools neighbours that violate the order', () => {
    const { low, high, posterior } = fit([1, 2, 3, 4, 5], [0, 1, 0, 0, 1])
    expect([...low]).toEqual([1, 2, 5])
    expect([...high]).toEqual([1, 4, 5])
    expect([...posterior]).toEqual([0, 1 / 3, 1])
  })

  it('pools ties first, whatever their order', () => {
    for (const labels of [
      [0, 1, 0, 1],
      [0, 0, 1, 1],
    ]) {
      expect([...fit([1, 2, 2, 3], labels).posterior]).toEqual([0, 0.5, 1])
    }
  })

  it('is increasing, keeps the total, and is the same for any order, on seeded random data', () => {
    const { below, normal } = random(3)
    for (let round = 0; round < 50; round++) {
      const n = 2 + below(60)
      const scores = Float64Array.from({ length: n }, () => (round % 2 ? below(8) : normal()))
      const labels = Uint8Array.from({ length: n }, (_, i) => (i < 2 ? i : below(2)))
      const model = fitIsotonic(scores, labels)
      for (let i = 1; i < model.posterior.length; i++) {
        expect(model.posterior[i]!).toBeGreaterThan(model.posterior[i - 1]!)
        expect(model.low[i]!).toBeGreaterThan(model.high[i - 1]!)
      }
      const fitted = scores.reduce((sum, score) => sum + isotonicPosterior(model, score), 0)
      expect(fitted).toBeCloseTo(
        labels.reduce((a, b) => a + b, 0),
        9,
      )
      expect(fitIsotonic(scores.toReversed(), labels.toReversed())).toEqual(model)
      const queries = Array.from({ length: 40 }, (_, i) => isotonicLog10Lr(model, -5 + i / 2))
      expect(queries).toEqual(queries.toSorted((a, b) => a - b))
    }
  })

  it('refuses NaN and an empty class', () => {
    expect(() => fit([1, Number.NaN], [0, 1])).toThrow(expect.objectContaining({ code: 'bad-value' }))
    expect(() => fit([1, 2], [0, 0])).toThrow(expect.objectContaining({ code: 'bad-value' }))
  })
})

describe('isotonicPosterior', () => {
  it('is constant within a block and outside, linear in between', () => {
    const model = fit([1, 2, 3, 4, 5], [0, 1, 0, 0, 1])
    const at = (score: number) => isotonicPosterior(model, score)
    expect([at(-9), at(1), at(2), at(3.5), at(4), at(9)]).toEqual([0, 0, 1 / 3, 1 / 3, 1 / 3, 1])
    expect(at(1.5)).toBeCloseTo(1 / 6, 15)
    expect(at(4.5)).toBeCloseTo(2 / 3, 15)
    expect(at(Number.NaN)).toBeNaN()
  })
})

describe('isotonicLog10Lr', () => {
  it('clips the posterior to [1e-4, 1 - 1e-4] and divides the prior odds out', () => {
    const model = fit([1, 2, 3, 4], [0, 0, 0, 1])
    const prior = Math.log10(1 / 3)
    expect(isotonicLog10Lr(model, 9)).toBeCloseTo(Math.log10(9999) - prior, 12)
    expect(isotonicLog10Lr(model, 0)).toBeCloseTo(-Math.log10(9999) - prior, 12)
  })
})
