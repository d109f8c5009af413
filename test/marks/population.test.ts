import { describe, expect, it } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import type { Population } from '../../src/kinds/population.ts'
import { pairsOf } from '../../src/kinds/reference.ts'
import { mergedPopulation, pairsOfMarks, populationWith } from '../../src/marks/population.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { populationReference } from '../../src/nodes/calibration/population.ts'
import { CONFIG } from '../helpers/in-thread.ts'

/** Marks of `sources`, four each, every pair: KM scores about 2, KNM scores about 0. */
function populationOf(
  study: string,
  sources: readonly string[],
  pitch: readonly [number, number],
): Population {
  const marks = sources.flatMap((source) =>
    [1, 2, 3, 4].map((i) => ({
      mark: `${source}-${i}`,
      source,
      scans: ['0'.repeat(64)],
      surfaces: [`sha256:${'0'.repeat(64)}`],
    })),
  )
  const pairs = pairsOfMarks(marks.length)
  const head = {
    domain: 'toolmark',
    score_kind: 'cmr-1d',
    cluster_scheme: 'pairs of edges',
    decimals: 3,
    scorer_config: { ...CONFIG },
    studies: [study],
    measured_pitch: pitch,
    marks,
  }
  const population = populationWith(head, pairs.length, (add) => {
    for (const [a, b] of pairs) {
      add(a, b, (marks[a]!.source === marks[b]!.source ? 2 : 0) + ((a * 7 + b * 3) % 10) / 100)
    }
  })
  const ranges = { pitch_um: [1e6 * pitch[0], 1e6 * pitch[1]] as [number, number] }
  return { ...population, conditions: [{ tag: study, n_scans: marks.length, ranges }] }
}

const first = populationOf('screwdrivers', ['a', 'b', 'c'], [2e-6, 3e-6])
const second = populationOf('cutters', ['d', 'e'], [0.7e-6, 2.5e-6])
const rowsOf = ({ pairs }: Population): number[][] =>
  Array.from({ length: pairs.data.length / 3 }, (_, i) => [...pairs.data.subarray(3 * i, 3 * i + 3)])

describe('mergedPopulation', () => {
  const merged = mergedPopulation([first, second])

  it('has the marks of all, and no pair across', () => {
    expect(merged.marks).toEqual([...first.marks, ...second.marks])
    expect(rowsOf(merged)).toEqual([
      ...rowsOf(first),
      ...rowsOf(second).map(([a, b, score]) => [a! + 12, b! + 12, score]),
    ])
    expect(rowsOf(merged).filter(([a, b]) => a! < 12 !== b! < 12)).toEqual([])
  })

  it('keeps the conditions of every data set by themselves, and spans the pitches of all', () => {
    expect(merged.conditions).toEqual([...first.conditions, ...second.conditions])
    expect(merged.studies).toEqual(['screwdrivers', 'cutters'])
    expect(merged.measured_pitch).toEqual([0.7e-6, 3e-6])
  })

  it('is the population itself when there is one', () => {
    expect(mergedPopulation([first])).toBe(first)
  })

  it('refuses a mark that two of them have', () => {
    expect(() => mergedPopulation([first, populationOf('again', ['c', 'd'], [1e-6, 1e-6])])).toThrow(
      expect.objectContaining({ code: 'bad-value', message: expect.stringContaining('c-1') }),
    )
  })
})

describe('populationReference', () => {
  const merged = mergedPopulation([first, second])
  const build = (population: Population, left_out: { mark: string; reason: string }[] = []) =>
    populationReference.run(
      { population },
      {
        id: 'both',
        name: 'Both',
        scorer_config_hash: configHash(CONFIG),
        left_out,
        datasets: [],
        calibration: 'two-masses',
        generator: 'test',
        created: '2026-01-01',
        data_sets: [{ data_set: 'both', tags: ['both'] }],
        population: 'The laboratory says so.',
        lr_bounds_at_most_log10: null,
        evidence: 'source',
      },
    )

  it('lists at most a million pairs', () => {
    const many = { ...merged, pairs: grid(new Float64Array(3 * 1_000_001), 1_000_001, 3) }
    expect(() => build(many)).toThrow(
      expect.objectContaining({
        code: 'too-large',
        message: expect.stringMatching(
          /^a reference lists every pair, .* at most 1000000 pairs; this one has 1000001/,
        ),
      }),
    )
  })

  it('carries conditions, surfaces and method of the population', () => {
    const document = build(merged)
    expect(document.conditions).toEqual(merged.conditions)
    expect(document.calibration).toBe('two-masses')
    expect(document.marks[13]).toMatchObject({ mark: 'd-2', surfaces: [`sha256:${'0'.repeat(64)}`] })
    expect(document.diagnostics).toMatchObject({ n_km: 30, n_knm: 3 * 16 + 16, auc: 1 })
  })

  it('names a mark that is left out, with the reason; its pairs are listed but do not count', () => {
    const document = build(merged, [{ mark: 'b-1', reason: 'sample for sample another edge’s' }])
    expect(document.marks[4]).toMatchObject({ mark: 'b-1', left_out: 'sample for sample another edge’s' })
    expect(document.marks.filter(({ left_out }) => left_out !== undefined)).toHaveLength(1)
    expect(document.pairs).toHaveLength(66 + 28)
    expect(pairsOf(document).scores).toHaveLength(66 + 28 - 11)
    expect(document.diagnostics).toMatchObject({ n_km: 27, n_knm: 64 - 8 })
  })

  it('refuses to leave out a mark that is not there, and too few pairs that are left', () => {
    const bad = (message: string) =>
      expect.objectContaining({ code: 'bad-value', message: expect.stringContaining(message) })
    expect(() => build(merged, [{ mark: 'z-9', reason: 'none' }])).toThrow(bad('no mark is called z-9'))
    const all = first.marks.slice(0, 9).map(({ mark }) => ({ mark, reason: 'none' }))
    expect(() => build(first, all)).toThrow(bad('3 same-source (KM) pairs'))
    const none = { ...first, pairs: grid(new Float64Array(0), 0, 3) }
    expect(() => build(none)).toThrow(bad('0 same-source'))
  })
})
