import { describe, expect, test } from 'vitest'
import {
  bySource,
  calibratePairs,
  everySource,
  pairLevels,
} from '../../src/numerics/statistics/pairs-calibration.ts'
import type { Row } from '../../web/src/scan-folder/rows.ts'
import { ceilingOf } from '../../web/src/screens/studies/ceiling.ts'

/** Rows of a study: so many sources with so many marks each. */
const rowsOf = (sources: number, marks: number): Row[] =>
  Array.from({ length: sources * marks }, (_, i) => {
    const source = `S${Math.floor(i / marks)}`
    return { path: `${i}.x3p`, study: 'ours', source, mark: `${source}-${i % marks}`, land: '', more: {} }
  })

/** The limits that the service gives such marks, for scores of these means and a spread of 1. */
function limitsOf(sources: number, marks: number, same: number, different: number) {
  const of = rowsOf(sources, marks).map(({ source }) => Number(source.slice(1)))
  const pairs = of.flatMap((a, i) => of.slice(i + 1).map((b) => [a, b] as const))
  const scores = pairs.map(([a, b], i) => (a === b ? same : different) + ((i * 7) % 11) / 11)
  const levels = pairLevels({
    scores: Float64Array.from(scores),
    a: Int32Array.from(pairs, ([a]) => a),
    b: Int32Array.from(pairs, ([, b]) => b),
    sources,
  })(everySource({ a: new Int32Array(), b: new Int32Array(), sources }))!
  const { lower, upper } = calibratePairs(levels, bySource('two-masses'))!
  return { least: 10 ** lower, greatest: 10 ** upper }
}

describe('how far a ratio of a reference could go', () => {
  test('10 sources with 2 marks each end at 10', () => {
    const { least, greatest } = ceilingOf(rowsOf(10, 2))!
    expect(greatest).toBeCloseTo(10, 9)
    expect(1 / least).toBeCloseTo(10, 9)
  })

  test('scores far apart reach it', () => {
    expect(limitsOf(10, 2, 30, 0).greatest).toBeCloseTo(10, 9)
  })

  test('more marks of the same few sources do not help', () => {
    expect(ceilingOf(rowsOf(10, 10))!.greatest).toBeCloseTo((10 / 11) * 46, 9)
    expect(ceilingOf(rowsOf(10, 20))!.greatest).toBeCloseTo((10 / 11) * 46, 9)
  })

  test.each([
    [10, 2],
    [10, 4],
    [30, 3],
  ])('%i sources with %i marks: the limits of the service do not go beyond', (sources, marks) => {
    const ceiling = ceilingOf(rowsOf(sources, marks))!
    for (const apart of [0.5, 1, 3, 30]) {
      const { least, greatest } = limitsOf(sources, marks, apart, 0)
      expect(greatest).toBeLessThanOrEqual(ceiling.greatest * (1 + 1e-12))
      expect(least).toBeGreaterThanOrEqual(ceiling.least * (1 - 1e-12))
    }
  })

  test('without pairs of both classes there is none', () => {
    expect(ceilingOf(rowsOf(3, 1))).toBeUndefined()
    expect(ceilingOf(rowsOf(1, 3))).toBeUndefined()
    expect(ceilingOf([])).toBeUndefined()
  })
})
