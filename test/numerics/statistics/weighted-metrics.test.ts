import { expect, test } from 'vitest'
import { fitIsotonic, isotonicOf } from '../../../src/numerics/statistics/isotonic.ts'
import { levelsOf, weigher } from '../../../src/numerics/statistics/levels.ts'
import { auc, cllrMin, eer } from '../../../src/numerics/statistics/metrics.ts'
import { multiplicity, sourceResamples } from '../../../src/numerics/statistics/source-resamples.ts'
import { weightedAuc, weightedDet, weightedEer } from '../../../src/numerics/statistics/weighted-metrics.ts'
import {
  blockLog10Lr,
  blocksCllr,
  observedShare,
  weightedPav,
} from '../../../src/numerics/statistics/weighted-pav.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const once = (sources: number): Uint32Array => new Uint32Array(sources).fill(1)
const labelsOf = ({ a, b }: { a: Int32Array; b: Int32Array }) =>
  Uint8Array.from(a, (s, i) => Number(s === b[i]))

const population = populationOfMarks(9, 4, 1.5, 1, 10) // scores rounded to tenths: many ties
const { scores, sources } = population
const labels = labelsOf(population)

test('with every source once the measures are those of the pairs themselves', () => {
  const levels = weigher(scores, population)(once(sources))
  const blocks = weightedPav(levels)
  expect(levels).toMatchObject(levelsOf(scores, labels))
  expect(weightedAuc(levels)).toBeCloseTo(auc(scores, labels), 14)
  expect(weightedEer(levels)).toBe(eer(scores, labels))
  expect(blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)).toBeCloseTo(cllrMin(scores, labels), 13)
  expect(isotonicOf(levels, blocks)).toEqual(fitIsotonic(scores, labels))
})

test('a resample weighs as if its pairs were written out', () => {
  const { times } = sourceResamples(population, 5, 1)
  const written: number[] = []
  for (let i = 0; i < scores.length; i++) {
    for (let k = 0; k < multiplicity(times, population.a[i]!, population.b[i]!); k++) written.push(i)
  }
  const copied = Float64Array.from(written, (i) => scores[i]!)
  const copiedLabels = Uint8Array.from(written, (i) => labels[i]!)
  const levels = weigher(scores, population)(times)
  const blocks = weightedPav(levels)
  expect(written.length).not.toBe(scores.length)
  expect(weightedAuc(levels)).toBeCloseTo(auc(copied, copiedLabels), 14)
  expect(weightedEer(levels)).toBe(eer(copied, copiedLabels))
  expect(blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)).toBeCloseTo(
    cllrMin(copied, copiedLabels),
    13,
  )
  expect(isotonicOf(levels, blocks)).toEqual(fitIsotonic(copied, copiedLabels))
})

// KM (K) and KNM (N) in ascending order of score: N K N N K K
const small = {
  scores: Float64Array.of(1, 2, 3, 4, 5, 6),
  sources: 3,
  a: Int32Array.of(0, 0, 0, 1, 1, 2),
  b: Int32Array.of(1, 0, 2, 2, 1, 2),
}

test('PAV by hand: N K N N K K pools to 0, 1/3 and 1', () => {
  const levels = weigher(small.scores, small)(once(3))
  const blocks = weightedPav(levels)
  expect([...blocks.ends]).toEqual([1, 4, 6])
  expect([...blocks.km]).toEqual([0, 1, 2])
  expect([...blocks.knm]).toEqual([1, 2, 0])
  expect(blockLog10Lr(blocks, levels)[1]).toBeCloseTo(Math.log10(1 / 2), 14) // posterior odds 1/2, prior odds 1
  expect(weightedAuc(levels)).toBeCloseTo(7 / 9, 14)
})

test('the reliability curve is the PAV share at each prediction, and not defined beyond them', () => {
  const levels = weigher(small.scores, small)(once(3))
  const shares = observedShare(levels, weightedPav(levels), Float64Array.of(0, 1, 1.5, 3, 6, 7))
  expect(shares[0]).toBeNaN()
  expect(shares[1]).toBe(0)
  expect(shares[2]).toBeCloseTo(1 / 6, 14) // half way from 0 to 1/3
  expect(shares[3]).toBeCloseTo(1 / 3, 14)
  expect(shares[4]).toBe(1)
  expect(shares[5]).toBeNaN()
})

test('DET: the least share of KM missed by a threshold that lets at most p of the KNM through', () => {
  const levels = weigher(small.scores, small)(once(3))
  const found = weightedDet(levels, Float64Array.of(0, 0.3, 1 / 3, 0.7, 1))
  expect([...found].map((x) => Math.round(3 * x))).toEqual([1, 1, 1, 0, 0])
})

test('complete separation: AUC 1, EER 0, Cllr_min next to 0', () => {
  const apart = { ...small, scores: Float64Array.of(1, 7, 2, 3, 8, 9) }
  const levels = weigher(apart.scores, apart)(once(3))
  const blocks = weightedPav(levels)
  expect(weightedAuc(levels)).toBe(1)
  expect(weightedEer(levels)).toBe(0)
  expect(blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)).toBeLessThan(1e-3)
})

test('resamples draw whole sources, always with both classes, and the same for the same seed', () => {
  const draws = sourceResamples(population, 11, 200)
  expect(sourceResamples(population, 11, 200)).toEqual(draws)
  expect(sourceResamples(population, 12, 200).times).not.toEqual(draws.times)
  for (let k = 0; k < draws.count; k++) {
    const row = draws.times.subarray(k * sources, (k + 1) * sources)
    expect(row.reduce((sum, times) => sum + times, 0)).toBe(sources)
    expect(row.filter((times) => times > 0).length).toBeGreaterThan(1)
  }
  expect(draws.distinct).toBeGreaterThan(150)
})

test('a population that has one class only is refused', () => {
  const same = { sources: 2, a: Int32Array.of(0, 1), b: Int32Array.of(0, 1) }
  expect(() => sourceResamples(same, 1, 5)).toThrow('no resample holds both classes')
})
