import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exp, exp10 } from '../../../src/numerics/elementary/exponential.ts'
import {
  type AnchoredModel,
  anchoredLog10Lr,
  anchoredLogDensities,
  anchorOf,
  BEYOND_CHANCE,
  markApart,
  meanOf,
} from '../../../src/numerics/test-fires/anchored.ts'

const MODEL: AnchoredModel = { mean: 5, sd: 1.5, sets: 2, ratio: 0.25 }
const scores = (...of: number[]): Float64Array => Float64Array.from(of)

describe('the LR of a questioned mark against the marks of one source', () => {
  it('never falls as the score rises, for any population, any known marks and any two scores', () => {
    const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const population = fc.record({
      mean: finite(-10, 10),
      sd: finite(1e-3, 50),
      sets: fc.integer({ min: 1, max: 9 }),
      ratio: finite(0, 3),
    })
    const among = fc
      .integer({ min: 2, max: 8 })
      .chain((k) =>
        fc.array(finite(-1e3, 1e3), { minLength: (k * (k - 1)) / 2, maxLength: (k * (k - 1)) / 2 }),
      )
    const step = fc.oneof(finite(0, 1e-9), finite(0, 1), finite(0, 1e4))
    fc.assert(
      fc.property(population, among, finite(-1e4, 1e4), step, (model, known, score, more) => {
        const log10Lr = anchoredLog10Lr(model, anchorOf(model, Float64Array.from(known)))
        const [low, high] = [log10Lr(score), log10Lr(score + more)]
        expect(Number.isFinite(low)).toBe(true)
        expect(high).toBeGreaterThanOrEqual(low)
      }),
      { numRuns: 3000, seed: 7 },
    )
  })

  it('never falls on a fine walk over all scores either', () => {
    const log10Lr = anchoredLog10Lr(MODEL, anchorOf(MODEL, scores(15, 18, 14)))
    const values = Array.from({ length: 140_000 }, (_, i) => log10Lr(-60 + 0.0013 * i))
    expect(values.filter((value, i) => i > 0 && value < values[i - 1]!)).toEqual([])
  })

  it('is below 1 at chance, above 1 where the known marks agree, and moves with how well they agree', () => {
    const [weak, strong] = [11, 30].map((m) => anchoredLog10Lr(MODEL, anchorOf(MODEL, scores(m))))
    expect(strong!(5)).toBeLessThan(weak!(5))
    expect(weak!(5)).toBeLessThan(0)
    expect(weak!(11)).toBeGreaterThan(0)
    expect(strong!(11)).toBeLessThan(weak!(11))
  })

  it('is the mean of its ratio of densities: over different sources it has a mean of 1', () => {
    const anchor = anchorOf(MODEL, scores(12))
    const densities = anchoredLogDensities(MODEL, anchor)
    const log10Lr = anchoredLog10Lr(MODEL, anchor)
    let [chance, mean, same] = [0, 0, 0]
    for (let score = -80; score < 160; score += 0.01) {
      const at = densities(score)
      chance += 0.01 * exp(at.different)
      same += 0.01 * exp(at.same)
      mean += 0.01 * exp(at.different) * exp10(log10Lr(score))
    }
    expect(chance).toBeCloseTo(1, 6)
    expect(mean).toBeCloseTo(1, 3)
    expect(same).toBeCloseTo(1, 3)
  })

  it('says less where the reference has fewer data sets', () => {
    const at = (sets: number) => anchoredLog10Lr({ ...MODEL, sets }, anchorOf(MODEL, scores(15)))(14)
    expect(at(1)).toBeLessThan(at(3))
  })
})

describe('known marks', () => {
  it('give no LR where they agree no better than chance, and need less of it the more they are', () => {
    const edge = 5 + BEYOND_CHANCE * 1.5
    expect(anchorOf(MODEL, scores(edge - 0.01))).toMatchObject({ known: 2, reason: 'not_beyond_chance' })
    expect(anchorOf(MODEL, scores(edge + 0.01)).reason).toBeNull()
    expect(anchorOf(MODEL, scores(edge - 0.01, edge - 0.01, edge - 0.01))).toMatchObject({
      known: 3,
      reason: null,
    })
  })

  it('are refused with the number found where no number of marks has so many scores', () => {
    expect(() => anchorOf(MODEL, scores())).toThrow('0 scores among the known marks')
    expect(() => anchorOf(MODEL, scores(9, 9))).toThrow('2 scores among the known marks')
    expect(() => anchorOf(MODEL, scores(Number.NaN))).toThrow('score 0 among the known marks is NaN')
    expect(() => meanOf(scores(), 'of it')).toThrow('no score of it')
  })

  const matrix = (k: number, of: (i: number, j: number) => number): Float64Array =>
    Float64Array.from({ length: k * k }, (_, at) => of(Math.floor(at / k), at % k))

  it('name the one that stands apart, and nobody where two disagree or all do', () => {
    expect(
      markApart(
        MODEL,
        matrix(4, (i, j) => (i === 2 || j === 2 ? 6 : 20)),
      ),
    ).toBe(2)
    expect(
      markApart(
        MODEL,
        matrix(4, () => 20),
      ),
    ).toBeUndefined()
    expect(
      markApart(
        MODEL,
        matrix(4, () => 5),
      ),
    ).toBeUndefined()
    expect(
      markApart(
        MODEL,
        matrix(2, () => 6),
      ),
    ).toBeUndefined()
  })
})
