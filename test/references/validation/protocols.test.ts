import { expect, test } from 'vitest'
import { cllr } from '../../../src/numerics/statistics/metrics.ts'
import { type CalibrationName, fittedTo } from '../../../src/references/validation/calibrations.ts'
import { PROTOCOLS, protocolSchema } from '../../../src/references/validation/document.ts'
import { type Population, selectPairs } from '../../../src/references/validation/population.ts'
import { protocolFigures } from '../../../src/references/validation/protocols.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const PARAMETERS = { seed: 5, folds: 6, resamples: 60 }
const population: Population = {
  ...populationOfMarks(14, 3, 2, 4),
  sets: Int32Array.from({ length: 14 }, (_, source) => Math.floor(source / 5)), // 5, 5 and 4 sources
}
const found = Object.fromEntries(
  PROTOCOLS.map((name) => [name, protocolFigures(name, population, PARAMETERS)]),
)

/** All figures in a document: objects with value, low and high. */
function figuresIn(value: unknown, path = ''): [string, { value: unknown; low: unknown; high: unknown }][] {
  if (value === null || typeof value !== 'object') return []
  if ('value' in value && 'low' in value) return [[path, value as never]]
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, `${path}/${key}`))
}

test.each(PROTOCOLS)('%s: every block of figures names its protocol and its calibration', (protocol) => {
  const figures = found[protocol]!
  expect(protocolSchema.parse(figures)).toEqual(figures)
  expect(figures.protocol).toBe(protocol)
  expect(figures.calibrations.map(({ calibration }) => calibration)).toEqual(['two-masses', 'pav'])
  expect(figures.calibrations.every((block) => block.protocol === protocol)).toBe(true)
  expect(figures.folds?.every((fold) => fold.protocol === protocol) ?? true).toBe(true)
  expect(figures.data_sets?.every((one) => one.protocol === protocol) ?? true).toBe(true)
})

test.each(PROTOCOLS)('%s: every interval holds its figure, every point of a curve included', (protocol) => {
  const figures = figuresIn(found[protocol])
  expect(figures.length).toBeGreaterThan(20)
  for (const [path, { value, low, high }] of figures) {
    const [values, lows, highs] = [[value].flat(), [low].flat(), [high].flat()] as (number | null)[][]
    values!.forEach((x, i) => {
      if (lows![i] === null) return
      expect(lows![i], path).toBeLessThanOrEqual(x!)
      expect(highs![i], path).toBeGreaterThanOrEqual(x!)
    })
  }
  const { cllr } = found[protocol]!.calibrations[0]!
  expect(cllr.high! - cllr.low!).toBeGreaterThan(0.02)
})

test('the same parameters give the same bytes, another seed others', () => {
  const again = protocolFigures('source-disjoint', population, PARAMETERS)
  expect(JSON.stringify(again)).toBe(JSON.stringify(found['source-disjoint']))
  const other = protocolFigures('source-disjoint', population, { ...PARAMETERS, seed: 6 })
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(again))
})

test('in-sample is the most flattering protocol of PAV, and calibration loss is Cllr less Cllr_min', () => {
  const pav = (protocol: string) => found[protocol]!.calibrations[1]!
  expect(pav('in-sample').cllr.value!).toBeLessThan(pav('source-disjoint').cllr.value!)
  expect(pav('in-sample').cllr.value!).toBeLessThan(pav('leave-sources-out').cllr.value!)
  const { cllr, cllr_min, calibration_loss } = pav('source-disjoint')
  expect(calibration_loss.value).toBe(cllr.value! - cllr_min.value!)
})

const pairsWhere = (keep: (a: number, b: number) => boolean): number[] =>
  [...population.a.keys()].filter((i) => keep(population.a[i]!, population.b[i]!))
const labelsAt = (indices: readonly number[]): Uint8Array =>
  Uint8Array.from(indices, (i) => Number(population.a[i] === population.b[i]))
const fitAt = (name: CalibrationName, indices: readonly number[]) =>
  fittedTo(name, selectPairs(population, Uint32Array.from(indices)))

test('a fold judges held-out pairs by a fit that saw none of their sources, done again here by hand', () => {
  for (const fold of found['source-disjoint']!.folds!) {
    const held = new Set(fold.held_out)
    const train = pairsWhere((a, b) => !held.has(a) && !held.has(b))
    const tested = pairsWhere((a, b) => held.has(a) && held.has(b))
    expect([fold.train_km + fold.train_knm, fold.n_km + fold.n_knm]).toEqual([train.length, tested.length])
    for (const { calibration, cllr: figure } of fold.calibrations) {
      const model = fitAt(calibration, train)
      const lrs = Float64Array.from(tested, (i) => model.log10Lr(population.scores[i]!))
      expect(figure.value).toBeCloseTo(cllr(lrs, labelsAt(tested)), 12)
    }
  }
})

test('leaving out the sources of each pair, one fit a pair, done again here by hand', () => {
  const all = pairsWhere(() => true)
  for (const { calibration, cllr: figure } of found['leave-sources-out']!.calibrations) {
    const lrs = Float64Array.from(all, (i) => {
      const mine = [population.a[i]!, population.b[i]!]
      const others = pairsWhere((a, b) => !mine.includes(a) && !mine.includes(b))
      return fitAt(calibration, others).log10Lr(population.scores[i]!)
    })
    expect(figure.value).toBeCloseTo(cllr(lrs, labelsAt(all)), 6)
  }
})

test('scores of pairs across the two sides of a fold change nothing in it', () => {
  const one = { seed: 5, folds: 1, resamples: 10 }
  const foldOf = (scores: Float64Array) =>
    protocolFigures('source-disjoint', { ...population, scores }, one).folds![0]!
  const before = foldOf(population.scores)
  const held = new Set(before.held_out)
  const across = (i: number): boolean => held.has(population.a[i]!) !== held.has(population.b[i]!)
  expect(foldOf(population.scores.map((score, i) => (across(i) ? 1e6 + i : score)))).toEqual(before)
  expect(foldOf(population.scores.map((score, i) => (across(i) ? score : score + (i % 7))))).not.toEqual(
    before,
  )
})

test('a population too small for a protocol gets no figures, and is told why', () => {
  const three = populationOfMarks(3, 3, 3, 1) // says nothing of data sets
  const disjoint = protocolFigures('source-disjoint', three, PARAMETERS)
  expect(disjoint.unavailable).toMatch(/^3 sources cannot be split/)
  expect(disjoint.calibrations).toEqual([])
  const leftOut = protocolFigures('leave-sources-out', three, PARAMETERS)
  expect(leftOut.unavailable).toMatch(/too little of 3 sources/)
  expect(leftOut.excluded).toEqual({ km: 0, knm: 27 })
  expect(protocolFigures('leave-data-sets-out', three, PARAMETERS).unavailable).toMatch(
    /does not say which data sets/,
  )
  expect(protocolFigures('in-sample', three, PARAMETERS).unavailable).toBeNull()
})

test('where only clusters of pairs are known, nothing can be called source-disjoint', () => {
  // as an imported .npz: each KNM cluster has two sources of its own
  let next = population.sources
  const clusters = new Map<number, number>()
  const own = (i: number, side: 0 | 1): number => {
    const [a, b] = [population.a[i]!, population.b[i]!]
    if (a === b) return a
    const key = a * population.sources + b
    if (!clusters.has(key)) {
      clusters.set(key, next)
      next += 2
    }
    return clusters.get(key)! + side
  }
  const a = population.a.map((_, i) => own(i, 0))
  const b = population.b.map((_, i) => own(i, 1))
  const clustered = { ...population, a, b, sources: next, sets: undefined }
  for (const protocol of ['leave-data-sets-out', 'source-disjoint', 'leave-sources-out'] as const) {
    const { unavailable, calibrations } = protocolFigures(protocol, clustered, PARAMETERS)
    expect(unavailable).toMatch(/sources behind the clusters are not known/)
    expect(calibrations).toEqual([])
  }
  const cllrOf = (of: Population) => protocolFigures('in-sample', of, PARAMETERS).calibrations[0]!.cllr.value
  expect(cllrOf(clustered)).toBe(cllrOf({ ...population, sets: undefined }))
})
