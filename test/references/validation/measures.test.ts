import { expect, test } from 'vitest'
import { cost } from '../../../src/numerics/statistics/cost.ts'
import { sourceResamples } from '../../../src/numerics/statistics/source-resamples.ts'
import {
  interval,
  meansPart,
  measured,
  neutralEce,
  rankingPart,
} from '../../../src/references/validation/measures.ts'
import { EFFECT, populationOfMarks } from '../../helpers/population.ts'

const population = populationOfMarks(12, 3, 2, 1)
const resamples = sourceResamples(population, 3, 100)
const figuresOf = (log10Lr: Float64Array) =>
  measured(
    [
      rankingPart({ ...population, raw: log10Lr, log10Lr }, Float64Array.of(0.1, 0.5, 1)),
      meansPart({ ...population, raw: log10Lr, log10Lr }, Float64Array.of(-1, 0, 1)),
    ],
    population.sources,
    resamples,
  )

test('all LRs 1: Cllr exactly 1 on every resample, ECE that of no evidence, no calibration loss', () => {
  const found = figuresOf(new Float64Array(population.scores.length))
  expect(found.figure('cllr')).toEqual({ value: 1, low: 1, high: 1 })
  expect(found.figure('cllr_min')).toEqual({ value: 1, low: 1, high: 1 })
  expect(found.figure('auc')).toEqual({ value: 0.5, low: 0.5, high: 0.5 })
  expect(found.figure('eer')).toEqual({ value: 0.5, low: 0.5, high: 0.5 })
  expect(found.calibrationLoss()).toEqual({ value: 0, low: 0, high: 0 })
  const neutral = neutralEce()
  for (const [i, ece] of found.band('ece').value.entries()) expect(ece).toBeCloseTo(neutral[i]!, 12)
  expect(found.band('tippett_km').value).toEqual([1, 1, 0])
  expect(found.band('misleading_km').value).toEqual([0, 0, 0])
})

test('LRs of 1000 for the KM and 1/1000 for the KNM: AUC 1, EER 0, Cllr log2(1.001)', () => {
  const found = figuresOf(population.scores.map((_, i) => (population.a[i] === population.b[i] ? 3 : -3)))
  expect(found.figure('auc')).toEqual({ value: 1, low: 1, high: 1 })
  expect(found.figure('eer')).toEqual({ value: 0, low: 0, high: 0 })
  expect(found.figure('cllr').value).toBeCloseTo(Math.log2(1.001), 12)
  expect(found.band('det').value).toEqual([0, 0, 0])
})

test('LRs the wrong way round cost more than none, and all of them mislead', () => {
  const found = figuresOf(population.scores.map((_, i) => (population.a[i] === population.b[i] ? -3 : 3)))
  expect(found.figure('cllr').value).toBeGreaterThan(9)
  expect(found.figure('auc').value).toBe(0)
  expect(found.band('misleading_km').value).toEqual([1, 1, 1])
  expect(found.band('misleading_knm').value).toEqual([1, 1, 1])
})

test('ECE at even prior odds is Cllr', () => {
  const found = figuresOf(population.scores)
  expect(found.band('ece').value[30]).toBeCloseTo(found.figure('cllr').value!, 12)
})

test('intervals: percentiles, pivotal ones turned around their figure, and both reach to the figure', () => {
  const draws = Float64Array.from({ length: 1001 }, (_, i) => i / 1000)
  expect(interval(0.5, draws)).toEqual({ value: 0.5, low: 0.025, high: 0.975 })
  const pivotal = interval(0.6, draws, true)
  expect(pivotal.low).toBeCloseTo(0.225, 12)
  expect(pivotal.high).toBeCloseTo(1.175, 12)
  expect(interval(2, draws)).toEqual({ value: 2, low: 0.025, high: 2 })
  expect(
    interval(
      0.2,
      draws.map((x) => x + 0.3),
      true,
    ),
  ).toEqual({ value: 0.2, low: 0, high: 0.2 })
  expect(interval(Number.NaN, draws)).toEqual({ value: null, low: null, high: null })
})

test('95 % intervals hold the true value as often as lab/measured/validation.md says: more than 8 times in 10', () => {
  const distance = 3
  const variance = 1 + EFFECT ** 2
  const trueLog10Lr = (x: number): number => (distance * x - distance ** 2 / 2) / variance / Math.LN10
  const overconfident = (x: number): number => 1.4 * trueLog10Lr(x)
  /** Cllr of an LR over normal scores: by the midpoint rule. */
  const cllrOf = (lr: (x: number) => number): number => {
    let sum = 0
    for (let i = 0; i < 4000; i++) {
      const z = -8 + (16 * (i + 0.5)) / 4000
      const x = Math.sqrt(variance) * z
      sum += (cost(-lr(distance + x)) + cost(lr(x))) * Math.exp((-z * z) / 2)
    }
    return (sum * 16) / 4000 / Math.sqrt(2 * Math.PI) / 2
  }
  const trueCllr = cllrOf(overconfident)
  const trueLoss = trueCllr - cllrOf(trueLog10Lr)
  const held = { cllr: 0, loss: 0 }
  const draws = 40
  for (let seed = 1; seed <= draws; seed++) {
    const drawn = populationOfMarks(20, 3, distance, seed)
    const log10Lr = drawn.scores.map(overconfident)
    const evidence = { ...drawn, raw: log10Lr, log10Lr }
    const found = measured(
      [rankingPart(evidence, new Float64Array()), meansPart(evidence)],
      20,
      sourceResamples(drawn, seed, 200),
    )
    const holds = ({ low, high }: { low: number | null; high: number | null }, truth: number): number =>
      Number(low! <= truth && truth <= high!)
    held.cllr += holds(found.figure('cllr'), trueCllr)
    held.loss += holds(found.calibrationLoss(), trueLoss)
  }
  expect(held.cllr / draws).toBeGreaterThan(0.8)
  expect(held.loss / draws).toBeGreaterThan(0.8)
})
