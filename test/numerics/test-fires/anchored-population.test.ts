import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markPairsOf } from '../../../src/kinds/reference.ts'
import { log10 } from '../../../src/numerics/elementary/logarithm.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { anchorOf } from '../../../src/numerics/test-fires/anchored.ts'
import {
  anchoredFigures,
  answerCells,
  cllrInterval,
  cllrOf,
} from '../../../src/numerics/test-fires/anchored-figures.ts'
import {
  anchoredInterval,
  anchoredPopulation,
  anchoredResamples,
  answersWithout,
} from '../../../src/numerics/test-fires/anchored-population.ts'
import { knownMarks, type MarkPairs } from '../../../src/numerics/test-fires/anchored-questions.ts'
import { BUNDLED, readReference } from '../../../src/references/library.ts'

const RULE = { lower: 'data_set', upper: 'source' } as const

/** Data sets of `sources` sources with `marks` marks; same-source scores about the excess of their set, with a spread. */
function simulated(excesses: readonly number[], { sources = 5, marks = 4, spread = 0 } = {}): MarkPairs {
  const { normal } = random(11)
  const perSet = sources * marks
  const n = excesses.length * perSet
  const source = Int32Array.from({ length: n }, (_, mark) => Math.floor(mark / marks))
  const quality = Float64Array.from({ length: n }, () => 1 + spread * normal())
  const rows: [number, number, number][] = []
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const set = Math.floor(i / perSet)
      const excess = source[i] === source[j] ? excesses[set]! * quality[i]! * quality[j]! : 0
      rows.push([i, j, 3 + excess + normal()])
    }
  }
  return {
    source,
    sources: excesses.length * sources,
    sets: Int32Array.from({ length: excesses.length * sources }, (_, s) => Math.floor(s / sources)),
    a: Int32Array.from(rows, ([a]) => a),
    b: Int32Array.from(rows, ([, b]) => b),
    scores: Float64Array.from(rows, ([, , score]) => score),
  }
}

describe('the population of anchored questions', () => {
  it('finds chance in different-source scores, and never takes marks to reproduce better than by the least ratio', () => {
    const found = anchoredPopulation(simulated([12, 12, 12]), RULE)!
    expect(found.mean).toBeCloseTo(3, 1)
    expect(found.sd).toBeCloseTo(1, 1)
    expect(found).toMatchObject({ sets: 3, ratio_sources: 15, ratio_sets: 3 })
    expect(found.ratio).toBeCloseTo(0.28, 12)
    expect(anchoredPopulation(simulated([12, 12, 12], { spread: 0.35 }), RULE)!.ratio).toBeGreaterThan(0.3)
  })

  it('counts a data set for the lower bound only where a source has three marks', () => {
    const two = simulated([12, 12], { marks: 3 })
    expect(anchoredPopulation(two, RULE)!.lower).toBe(-log10(3))
    expect(anchoredPopulation(two, RULE, 1)!.lower).toBe(-log10(2))
    expect(anchoredPopulation(simulated([12, 12], { marks: 2 }), RULE)).toBeUndefined()
  })

  it('is not made of a data set that is left out', () => {
    const pairs = simulated([12, 12, 12])
    const worse = {
      ...pairs,
      scores: pairs.scores.map((score, i) => (pairs.a[i]! < 20 || pairs.b[i]! < 20 ? 0 : score)),
    }
    expect(anchoredPopulation(worse, RULE, 0)).toEqual(anchoredPopulation(pairs, RULE, 0))
  })

  it('asks every choice of known marks about every other mark, and never about one of them', () => {
    const asked = knownMarks(simulated([12]), 3)
    expect(asked.length).toBe(5 * 4)
    for (const { marks, questioned, among } of asked) {
      expect(among.length).toBe(3)
      expect(questioned.length).toBe(17)
      expect([...questioned].some((mark) => marks.includes(mark))).toBe(false)
    }
  })

  it('gives an interval that holds the LR and stays within the bounds', () => {
    const pairs = simulated([6, 6, 6])
    const population = anchoredPopulation(pairs, RULE)!
    const models = anchoredResamples(pairs, 5, 200)
    expect(models.length).toBe(800)
    const among = Float64Array.of(9)
    const [low, high] = anchoredInterval(models, among, 6.2, population)
    expect(anchorOf(population, among).reason).toBeNull()
    expect(low).toBeLessThan(high)
    expect(low).toBeGreaterThanOrEqual(population.lower)
    expect(anchoredInterval(models, among, 1e3, population)).toEqual([population.upper, population.upper])
  })
})

describe('figures of anchored answers', () => {
  const answers = {
    questioned: Int32Array.of(0, 0, 0, 1, 1, 0),
    known: Int32Array.of(0, 0, 0, 1, 0, 1),
    log10Lr: Float64Array.of(1, 1, Number.NaN, -1, 1, -1),
  }
  it('weigh sources, not questions, and count what misleads by the source of the known marks', () => {
    const figures = anchoredFigures(answers, 2)
    const [right, wrong] = [log10(1.1) / log10(2), log10(11) / log10(2)]
    expect(figures.cllr).toBeCloseTo(((right + wrong) / 2 + (wrong + right) / 2) / 2, 12)
    expect(figures.cllr_all).toBeCloseTo((((2 * right + 1) / 3 + wrong) / 2 + (wrong + right) / 2) / 2, 12)
    expect(figures).toMatchObject({
      n_sources: 2,
      n_km_sources: 2,
      n_km: 4,
      n_knm: 2,
      answered: 7 / 8,
      km_under_third: 1,
      knm_over_three: 1,
      km_under_third_sources: 1,
      knm_over_three_sources: 1,
    })
    expect(figures.worst!.source).toBe(0)
  })

  it('have an interval over sources, and one of 0 for a difference from themselves', () => {
    const pairs = simulated([4, 4, 4])
    const found = answersWithout(pairs, 0, RULE)!
    const cells = answerCells(found, pairs.sources)
    const value = cllrOf(cells, new Uint32Array(pairs.sources).fill(1), 'costs')!
    const [low, high] = cllrInterval(cells, pairs.sources, 'costs', { seed: 1, count: 100 })
    expect(low).toBeLessThanOrEqual(value)
    expect(high).toBeGreaterThanOrEqual(value)
    expect(cllrInterval(cells, pairs.sources, 'costs', { seed: 1, count: 100, less: cells })).toEqual([0, 0])
  })
})

describe('the bundled bullets', () => {
  const reference = readReference(join(BUNDLED, 'striated.json'))
  const pairs = markPairsOf(reference)
  const set = reference.data_sets!.findIndex(({ data_set }) => data_set === 'csafe-variability')
  const green = reference.sources.indexOf('csafe-barrel-green')

  it('answer all questions of blue and orange rightly, and none of green, whose bullets agree no better than chance', () => {
    const found = answersWithout(pairs, set, RULE)!
    const figures = anchoredFigures(found, pairs.sources)
    expect(figures).toMatchObject({ n_km: 9, km_under_third: 0, knm_over_three: 0 })
    found.known.forEach((source, i) => {
      expect(Number.isNaN(found.log10Lr[i]!)).toBe(source === green)
    })
  })

  it('give no number for green by what the whole reference says either', () => {
    for (const without of [undefined, set]) {
      const population = anchoredPopulation(pairs, RULE, without)!
      for (const k of [2, 3]) {
        for (const { among } of knownMarks(pairs, k, (source) => source === green)) {
          expect(anchorOf(population, among).reason).toBe('not_beyond_chance')
        }
      }
    }
  })
})
