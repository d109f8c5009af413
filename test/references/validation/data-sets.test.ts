import { expect, test } from 'vitest'
import { cost } from '../../../src/numerics/statistics/cost.ts'
import { bySource, type CalibrationRule } from '../../../src/numerics/statistics/pairs-calibration.ts'
import { BUNDLED, readReference } from '../../../src/references/library.ts'
import { fittedTo } from '../../../src/references/validation/calibrations.ts'
import { populationOf } from '../../../src/references/validation/data-description.ts'
import { type Population, selectPairs } from '../../../src/references/validation/population.ts'
import { protocolFigures } from '../../../src/references/validation/protocols.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const PARAMETERS = { seed: 5, folds: 6, resamples: 60 }
const SOURCES = 12
const RULE: CalibrationRule = { method: 'two-masses', lower: 'data_set', upper: 'source' }

/** Three data sets of four sources; the marks of the last agree little. */
function threeSets(rule: CalibrationRule): Population {
  const plain = populationOfMarks(SOURCES, 4, 5, 2)
  const sets = Int32Array.from({ length: SOURCES }, (_, source) => Math.floor(source / 4))
  const scores = plain.scores.map((score, i) => {
    const isPoor = plain.a[i] === plain.b[i] && sets[plain.a[i]!] === 2
    return isPoor ? score - 4 : score
  })
  const names = {
    sources: Array.from(sets, (set, source) => `set${set}-source${source}`),
    dataSets: ['one', 'two', 'poor'],
  }
  return { ...plain, scores, sets, rule, names }
}
const population = threeSets(RULE)
const found = protocolFigures('leave-data-sets-out', population, PARAMETERS)
const figuresOf = (set: number, calibration = 0) => found.data_sets![set]!.calibrations[calibration]!.figures!

/** The pairs with a mark of a data set, their share, and their log10 LR by the pairs without it, done by hand. */
function byHand(set: number, rule: CalibrationRule) {
  const { a, b, sets, scores } = population
  const ends = (i: number): number => [a[i]!, b[i]!].filter((source) => sets![source] === set).length
  const all = [...a.keys()]
  const others = selectPairs(population, Uint32Array.from(all.filter((i) => ends(i) === 0)))
  const model = fittedTo('two-masses', { ...others, rule })
  return all
    .filter((i) => ends(i) > 0)
    .map((i) => ({
      same: a[i] === b[i],
      share: ends(i) / 2,
      raw: model.raw(scores[i]!),
      lr: model.log10Lr(scores[i]!),
    }))
}
type Judged = ReturnType<typeof byHand>[number]

const meanCost = (pairs: readonly Judged[]): number => {
  const means = [true, false].map((same) => {
    const own = pairs.filter((one) => one.same === same)
    const sum = own.reduce((total, { share, lr }) => total + share * cost(same ? -lr : lr), 0)
    return sum / own.reduce((total, { share }) => total + share, 0)
  })
  return (means[0]! + means[1]!) / 2
}

test('a data set is judged by the fit and the bounds of the others, a pair of two sets counting half', () => {
  for (const set of [0, 1, 2]) {
    const pairs = byHand(set, RULE)
    const { n_km, n_knm, cllr_min, auc } = found.data_sets![set]!
    expect([n_km, n_knm]).toEqual([true, false].map((same) => pairs.filter((x) => x.same === same).length))
    expect(figuresOf(set).cllr.value).toBeCloseTo(meanCost(pairs), 12)
    expect(cllr_min.value!).toBeLessThan(figuresOf(set).cllr.value!)
    expect(auc.low!).toBeLessThanOrEqual(auc.value!)
  }
})

test('pooled, each pair counts once, shared by the two data sets that it is tried for', () => {
  const pairs = [0, 1, 2].flatMap((set) => byHand(set, RULE))
  expect(found.calibrations[0]!.cllr.value).toBeCloseTo(meanCost(pairs), 12)
  expect(found.n_km + found.n_knm).toBe(population.a.length)
  expect(found.excluded).toEqual({ km: 0, knm: 0 })
})

test('misleading LRs are counted before and after bounds', () => {
  const pairs = byHand(2, RULE)
  const count = (same: boolean, is: (one: Judged) => boolean): number =>
    pairs.filter((one) => one.same === same && is(one)).length
  const third = Math.log10(3)
  const { km_under_third, km_under_one, knm_over_three } = figuresOf(2)
  expect(km_under_third!.before.count).toBe(count(true, ({ raw }) => raw < -third))
  expect(km_under_third!.before.count).toBeGreaterThan(0)
  expect(km_under_third!.after.count).toBe(0) // two sets are left: the bound is a third
  expect(km_under_one!.after.count).toBe(count(true, ({ lr }) => lr < 0))
  expect(knm_over_three!.after.count).toBe(count(false, ({ lr }) => lr > third))
})

test('beside a zero stands a limit that counts the sources of the data set, not its pairs', () => {
  expect(found.data_sets!.map(({ n_sources }) => n_sources)).toEqual(new Array(3).fill({ km: 4, knm: 4 }))
  const { km_under_third, km_under_one } = figuresOf(2)
  expect(km_under_third!.after).toEqual({ count: 0, limit: 3 / 4 })
  expect(km_under_one!.before.limit).toBeNull()
})

test('the share of either class at a bound, and the source whose pairs cost most', () => {
  const { bounds_log10, at_bound, worst_source } = figuresOf(2)
  const [lower, upper] = bounds_log10
  const own = byHand(2, RULE)
  for (const [share, same] of [
    [at_bound.km, true],
    [at_bound.knm, false],
  ] as const) {
    const pairs = own.filter((one) => one.same === same)
    const at = pairs.filter(({ lr }) => lr === lower || lr === upper)
    expect(share).toBeCloseTo(at.length / pairs.length, 12)
  }
  expect(worst_source.source).toMatch(/^set2-source/)
  expect(worst_source.cost).toBeGreaterThan(figuresOf(2).cllr.value!)
})

test('beside the deployed bounds stand those by source on both sides', () => {
  const { calibrations } = found.data_sets![0]!
  expect(calibrations.map(({ bounds_by, deployed }) => [bounds_by.lower, bounds_by.upper, deployed])).toEqual(
    [
      ['data_set', 'source', true],
      ['source', 'source', false],
    ],
  )
  const hand = meanCost(byHand(0, bySource('two-masses')))
  expect(figuresOf(0, 1).cllr.value).toBeCloseTo(hand, 12)
  expect(figuresOf(0, 1).bounds_log10[0]).toBeLessThan(figuresOf(0).bounds_log10[0])
})

test('one data set left, counted by data set on both sides, supports no LR, and the figures say so', () => {
  const two: Population = {
    ...population,
    sets: population.sets!.map((set) => Math.min(1, set)),
    rule: { method: 'two-masses', lower: 'data_set', upper: 'data_set' },
  }
  const { unavailable, calibrations, data_sets } = protocolFigures('leave-data-sets-out', two, PARAMETERS)
  expect(unavailable).toMatch(/^without one one data set is left, .* every LR is 1; without two /)
  expect(calibrations).toEqual([])
  for (const { calibrations: tried, auc } of data_sets!) {
    expect(tried.map(({ figures }) => figures !== null)).toEqual([false, true, true])
    expect(tried[0]!.unavailable).toContain('half of each class')
    expect(auc.value).toBeGreaterThan(0.5)
  }
})

test('a reference of one data set has no figures, and says why', () => {
  const one = { ...population, sets: new Int32Array(SOURCES) }
  const { unavailable, data_sets, calibrations } = protocolFigures('leave-data-sets-out', one, PARAMETERS)
  expect(unavailable).toContain('one data set')
  expect([data_sets, calibrations]).toEqual([undefined, []])
  expect(protocolFigures('in-sample', one, PARAMETERS).calibrations[0]!.cllr_data_sets_even).toBeNull()
})

test('where data sets weigh the same, the pairs of each one count as much however many they are', () => {
  const even = (of: Population): number =>
    protocolFigures('in-sample', of, PARAMETERS).calibrations[0]!.cllr_data_sets_even!.value!
  const { a, b, sets, scores } = population
  const model = fittedTo('two-masses', population)
  const means = [true, false].map((same) => {
    const ofSets = [0, 1, 2].map((set) => {
      let sum = 0
      let total = 0
      for (const [i, score] of scores.entries()) {
        const share = [a[i]!, b[i]!].filter((source) => sets![source] === set).length / 2
        if ((a[i] === b[i]) !== same) continue
        sum += share * cost(same ? -model.log10Lr(score) : model.log10Lr(score))
        total += share
      }
      return sum / total
    })
    return ofSets.reduce((sum, one) => sum + one, 0) / 3
  })
  expect(even(population)).toBeCloseTo((means[0]! + means[1]!) / 2, 12)
})

test('the deployed fit in-sample keeps the bounds that its reference may not exceed', () => {
  const atMost = { lower: -0.2, upper: 0.3 }
  const { bounds } = protocolFigures('in-sample', { ...population, atMost }, PARAMETERS).calibrations[0]!
  expect(bounds.applied).toMatchObject({ log10_lower: [-0.2, -0.2], log10_upper: [0.3, 0.3] })
})

test.each(['impressed', 'striated'])('%s: each data set as its record has it', (id) => {
  const reference = readReference(`${BUNDLED}${id}.json`)
  const few = { ...PARAMETERS, resamples: 5 }
  const { data_sets } = protocolFigures('leave-data-sets-out', populationOf(reference), few)
  const record = reference.left_out_diagnostics!
  expect(data_sets!.map(({ data_set }) => data_set)).toEqual(record.map(({ data_set }) => data_set))
  for (const [i, { calibrations, auc, cllr_min, n_km, n_knm }] of data_sets!.entries()) {
    const { cllr, km_under_third, knm_over_three } = calibrations[0]!.figures!
    expect({ n_km, n_knm }).toMatchObject({ n_km: record[i]!.n_km, n_knm: record[i]!.n_knm })
    expect(cllr.value).toBeCloseTo(record[i]!.cllr!, 12)
    expect(cllr.value!).toBeLessThanOrEqual(0.6)
    expect(cllr_min.value).toBeCloseTo(record[i]!.cllr_min!, 12)
    expect(auc.value).toBeCloseTo(record[i]!.auc!, 12)
    expect(km_under_third!.after.count).toBe(record[i]!.km_under_third)
    expect(knm_over_three!.after.count).toBe(record[i]!.knm_over_three)
  }
})
