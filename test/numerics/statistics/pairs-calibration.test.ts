import { describe, expect, it } from 'vitest'
import type { LrBounds } from '../../../src/numerics/statistics/bound.ts'
import { lineLog10Lr } from '../../../src/numerics/statistics/logistic.ts'
import {
  boundedLog10Lr,
  bySource,
  calibratePairs,
  everySource,
  lrBounds,
  pairLevels,
  type ScoredPairs,
} from '../../../src/numerics/statistics/pairs-calibration.ts'

type Row = readonly [a: number, b: number, score: number]

function pairs(rows: readonly Row[]): ScoredPairs {
  return {
    sources: 1 + Math.max(...rows.map(([a, b]) => Math.max(a, b))),
    a: Int32Array.from(rows, ([a]) => a),
    b: Int32Array.from(rows, ([, b]) => b),
    scores: Float64Array.from(rows, ([, , score]) => score),
  }
}

const levels = (rows: readonly Row[], times?: Uint32Array) => {
  const of = pairs(rows)
  return pairLevels(of)(times ?? everySource(of))!
}

/** Bounds of pairs whose score is the log10 LR itself. */
const bounds = (rows: readonly Row[]): LrBounds | undefined =>
  lrBounds((score) => score, levels(rows), bySource('platt'))

const times = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i))

/** `n` same-source pairs, each of a source of its own, from source `first` on. */
const own = (n: number, score: number, first = 0): Row[] => times(n, (i) => [first + i, first + i, score])

/** `n` different-source pairs, each of two sources of its own. */
const crossed = (n: number, score: number, first = 1000): Row[] =>
  times(n, (i) => [first + 2 * i, first + 2 * i + 1, score])

describe('lrBounds', () => {
  it('is never tighter than -1 to 1, however few pairs there are', () => {
    expect(bounds([...own(3, 9), ...crossed(3, -9)])).toEqual({ lower: -1, upper: 1 })
  })

  it('is the simple rule where ELUB allows more', () => {
    const found = bounds([...own(20, 9), ...crossed(400, -9)])!
    expect(found.upper).toBeCloseTo(Math.log10(20), 12) // ELUB: 20/21 · 401
    expect(found.lower).toBeCloseTo(-Math.log10(20), 12) // ELUB: 400/401 · 21
  })

  it('is ELUB where misleading pairs are many, though of one pair of sources', () => {
    const misleading = times(20, (): Row => [5000, 5001, 3])
    const found = bounds([...own(400, 4), ...crossed(399, -4), ...misleading])!
    expect(found.upper).toBeCloseTo(Math.log10(((400 / 401) * 420) / 21), 12)
  })

  it('is ELUB by source where one pair of sources has most of the pairs, on the side of that class', () => {
    const many = times(971, (): Row => [5000, 5001, -9])
    const found = bounds([...own(100, 9), ...crossed(29, -9), ...many])!
    expect(found.upper).toBeCloseTo(Math.log10((100 / 101) * 31), 12) // 30 clusters and one more
    expect(found.lower).toBeCloseTo(-Math.log10((30 / 31) * 101), 12)
  })

  it('takes a pair of sources as one, whichever of the two stands first', () => {
    const turned = times(971, (i): Row => (i % 2 === 0 ? [5000, 5001, -9] : [5001, 5000, -9]))
    const found = bounds([...own(100, 9), ...crossed(29, -9), ...turned])!
    expect(found.upper).toBeCloseTo(Math.log10((100 / 101) * 31), 12)
  })

  it('has none where ELUB leaves no LR on a side', () => {
    expect(bounds([...own(50, 1), ...crossed(50, 1)])).toBeUndefined()
    expect(bounds([...own(50, -1), ...crossed(50, 1)])).toBeUndefined()
    // one side alone: enough KNM pairs far below, but no score that speaks for the same source
    expect(bounds([...own(50, 0), ...crossed(50, -2)])).toBeUndefined()
  })

  it('turns round with a falling log10 LR', () => {
    const rows = [...own(60, 4), ...crossed(300, -4), ...crossed(2, 3, 4000)]
    const falling = rows.map(([a, b, score]): Row => [a, b, -score])
    expect(lrBounds((score) => -score, levels(falling), bySource('platt'))).toEqual(bounds(rows))
  })
})

describe('pairLevels', () => {
  const rows: Row[] = [...own(2, 1), [0, 1, 0], [1, 0, 0.5], [2, 2, 3], [2, 2, 4], [0, 2, -1]]

  it('shares 1 among the pairs of the same two sources', () => {
    const { levels: each, bySource } = levels(rows)
    expect([each.totalKm, each.totalKnm]).toEqual([4, 3])
    expect([bySource.totalKm, bySource.totalKnm]).toEqual([3, 2])
    expect([...bySource.values]).toEqual([-1, 0, 0.5, 1, 3, 4])
    expect([...bySource.knm]).toEqual([1, 0.5, 0.5, 0, 0, 0])
    expect([...bySource.km]).toEqual([0, 0, 0, 2, 0.5, 0.5])
  })

  it('leaves out the pairs of a source that counts 0, and has no levels without a class', () => {
    expect(levels(rows, Uint32Array.of(1, 1, 0)).levels.totalKm).toBe(2)
    expect(levels(rows, Uint32Array.of(1, 0, 0))).toBeUndefined()
  })
})

describe('calibrated', () => {
  const rows = [...times(40, (i): Row => [i, i, 1 + i / 10]), ...times(80, (i): Row => [i, 80 + i, -i / 30])]

  it('is the line of the method, and a score beyond a bound gets the bound of its side', () => {
    for (const method of ['two-masses', 'platt'] as const) {
      const model = calibratePairs(levels(rows), bySource(method))!
      expect(model.lower).toBeLessThanOrEqual(-1)
      expect(model.upper).toBeGreaterThanOrEqual(1)
      expect(boundedLog10Lr(model, 1e6)).toBe(model.upper)
      expect(boundedLog10Lr(model, -1e6)).toBe(model.lower)
      const even = -model.intercept / model.slope
      expect(boundedLog10Lr(model, even)).toBe(lineLog10Lr(model, even))
    }
  })

  it('is none where the line rises for a few far scores alone, and the rest points the other way', () => {
    const misled = [
      ...times(40, (i): Row => [i, i, i % 10 === 0 ? 30 : 0]),
      ...times(80, (i): Row => [i, 80 + i, i % 2 === 0 ? -1 : 3]),
    ]
    expect(calibratePairs(levels(misled), bySource('two-masses'))).toBeUndefined()
    expect(calibratePairs(levels(misled), bySource('platt'))).toBeUndefined()
  })
})
