import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { withinBounds } from '../../../src/numerics/statistics/bound.ts'
import {
  leftOutLog10Lr,
  leftOutModels,
  type SourcedScores,
} from '../../../src/numerics/statistics/leave-out.ts'
import { fitPlatt, lineLog10Lr } from '../../../src/numerics/statistics/logistic.ts'
import {
  bySource,
  calibratePairs,
  everySource,
  pairLevels,
} from '../../../src/numerics/statistics/pairs-calibration.ts'

/** All pairs of `marks` marks of `sources` sources, KM scores higher by `gap` standard deviations. */
function population(sources: number, marks: number, gap: number): SourcedScores {
  const generator = random(7)
  const rows: [number, number, number][] = []
  for (let i = 0; i < marks; i++) {
    for (let j = i + 1; j < marks; j++) {
      const same = i % sources === j % sources
      rows.push([i % sources, j % sources, generator.normal() + (same ? gap : 0)])
    }
  }
  return {
    scores: Float64Array.from(rows, ([, , score]) => score),
    a: Int32Array.from(rows, ([a]) => a),
    b: Int32Array.from(rows, ([, b]) => b),
  }
}

const pairs = population(7, 35, 1.5)
const { scores, a, b } = pairs
const models = leftOutModels(pairs, 'platt')

test('every LR is that of a fit from zero without either source, to double precision', () => {
  const log10Lr = leftOutLog10Lr(pairs, models)
  for (let i = 0; i < scores.length; i += 13) {
    const gone = new Set([a[i]!, b[i]!])
    const keep = (_: number, k: number): boolean => !gone.has(a[k]!) && !gone.has(b[k]!)
    const left = scores.filter(keep)
    const labels = Uint8Array.from(scores.keys(), (k) => Number(a[k] === b[k])).filter(keep)
    const kept = { scores: left, a: a.filter(keep), b: b.filter(keep), sources: 7 }
    const bounds = calibratePairs(pairLevels(kept)(everySource(kept))!, bySource('platt'))!
    const expected = withinBounds(lineLog10Lr(fitPlatt(left, labels), scores[i]!), bounds)
    expect(Math.abs(log10Lr[i]! - expected)).toBeLessThan(1e-12)
  }
})

test('each method leaves sources out of its own fit', () => {
  const other = leftOutModels(pairs, 'two-masses')
  expect(other.length).toBe(models.length)
  for (const [i, model] of other.entries()) {
    // the misleading pair in each class flattens the line
    expect(model!.slope).toBeLessThan(0.98 * models[i]!.slope)
    expect(model!.slope).toBeGreaterThan(0.5 * models[i]!.slope)
  }
})

test('one model for every unordered pair of sources, whichever mark comes first', () => {
  expect(models.length).toBe((7 * 8) / 2)
  const turned = { scores, a: b, b: a }
  expect(leftOutModels(turned, 'platt')).toEqual(models)
  expect(leftOutLog10Lr(turned, models)).toEqual(leftOutLog10Lr(pairs, models))
})

test('the scores of a source have no influence on the models of its own pairs', () => {
  const changed = scores.map((score, i) => (a[i] === 2 || b[i] === 2 ? score - 5 : score))
  const other = leftOutModels({ scores: changed, a, b }, 'platt')
  models.forEach((model, i) => {
    if (model!.low !== 2 && model!.high !== 2) return
    expect(other[i]!.slope).toBeCloseTo(model!.slope, 12)
    expect(other[i]!.intercept).toBeCloseTo(model!.intercept, 12)
  })
})

test('where two of three sources are left out nothing remains, and the LR is NaN', () => {
  const few = population(3, 9, 8)
  const log10Lr = leftOutLog10Lr(few, leftOutModels(few, 'two-masses'))
  for (let i = 0; i < log10Lr.length; i++) expect(Number.isNaN(log10Lr[i]!)).toBe(few.a[i] !== few.b[i])
})

test('where the pairs that are left support no LR, there is no model', () => {
  const none = population(5, 20, -1) // KM scores lie below KNM scores as often as above
  const shuffled = { ...none, scores: Float64Array.from(none.scores.keys(), (i) => (37 * i) % 11) }
  expect(leftOutModels(shuffled, 'two-masses')).toContain(undefined)
})
