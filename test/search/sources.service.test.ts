import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import type { Executor } from '../../src/executor/executor.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import type { SearchAnswer } from '../../src/search/search.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer } from '../helpers/answers.ts'
import { makeCollection } from '../helpers/collections.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { form, type Part } from '../helpers/form.ts'
import { madeUpReference } from '../helpers/references.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { strokes } from '../helpers/studies.ts'
import { TINY_MARKS } from '../helpers/tiny-marks.ts'
import { untimed } from '../helpers/untimed.ts'

const QUERY = toolmarkScan({ edgeSeed: 2, markSeed: 77, pitch: 3.5e-6, asProfile: true })
const { configs } = markTypes(ALL_MARKS)
const madeUp = (domain: string, kind: string, km: number, knm: number) =>
  madeUpReference({ id: domain, domain, kind, config: configs.deployed(domain), km, knm })
const reference = madeUp('toolmark', 'cmr-1d', 15, 3)
/** Of sources with two marks each, which answers for pairs alone. */
const ofPairs = {
  ...reference,
  id: 'pairs',
  marks: reference.marks.map((one, i) => (i < 10 ? one : { ...one, left_out: 'the third mark' })),
}

// edge 2 has three marks, edge 3 one, `mixed` two that do not belong together, and edge 6 ten
const marks = strokes(6, 10)
  .filter(({ mark }) => /^edge(2-[123]|[345]-1|6-\d+)$/.test(mark))
  .map((one) => (/[45]/.test(one.source) ? { ...one, source: 'mixed' } : one))

let counted = 0
const counting = (executor: Executor): Executor => ({
  ...executor,
  execute(task, source, wanted) {
    counted += 1
    return executor.execute(task, source, wanted)
  },
  background: () => counting(executor.background()),
})

let one: TestService
beforeAll(async () => {
  one = await testService({}, undefined, {
    documents: [reference, ofPairs, madeUp('impressed', 'cmr-2d', 15, 0)],
    executor: counting(sharedThreads(2)),
  })
  await makeCollection(
    one.app,
    { name: 'drawer', domain: 'toolmark' },
    marks.map(({ source, mark, scan }) => `${source},${mark},,${scan}`),
    marks.map(({ scan, bytes }) => [scan, bytes]),
  )
})
afterAll(() => one.close())

const post = (url: string, ...parts: Part[]) => one.app.inject({ method: 'POST', url, ...form(...parts) })

async function search(scan: Uint8Array, ...more: Part[]): Promise<SearchAnswer> {
  const asked: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'drawer'],
    ['mark', scan, 'q.x3p'],
  ]
  return answer(await post('/v1/search', ...asked, ...more)) as SearchAnswer
}

const named = ({ sources }: SearchAnswer, name: string) => sources.find(({ source }) => source === name)!

/** The surfaces of the known marks of a source, in the order of its report. */
const knownOf = ({ marks: own }: SearchAnswer['sources'][number]): string[] =>
  own
    .filter(({ known }) => known !== null)
    .toSorted((a, b) => a.known! - b.known!)
    .map(({ surfaces }) => surfaces.join())

describe('the sources of the marks that agree best', () => {
  let found: SearchAnswer
  beforeAll(async () => {
    found = await search(QUERY)
  })

  test('are ranked by score, with their marks under them', () => {
    const { sources } = found
    expect(sources.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(sources[0]).toMatchObject({ source: 'edge2', n_known: 3, score_kind: 'cmr-1d-anchored' })
    const scores = sources.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { source, marks: own } of sources) {
      expect(own.map(({ mark }) => mark).sort()).toEqual(
        marks
          .filter((mark) => mark.source === source)
          .map(({ mark }) => mark)
          .sort(),
      )
      expect(own.map(({ score }) => score)).toEqual(own.map(({ score }) => score).toSorted((a, b) => b - a))
    }
    const ofMarks = new Map(sources.flatMap((source) => source.marks.map(({ mark, score }) => [mark, score])))
    for (const { mark, score } of found.hits) expect(ofMarks.get(mark)).toBe(score)
  })

  test('have the ratio of a comparison with all their marks', async () => {
    for (const name of ['edge2', 'edge6']) {
      const source = named(found, name)
      const report = answer(
        await post(
          '/v1/compare',
          ['domain', 'toolmark'],
          ['mark_a', QUERY, 'q.x3p'],
          ...knownOf(source).map((surfaces, i): Part => [`known_${i + 1}_handles`, surfaces]),
        ),
      )
      for (const field of [
        'score',
        'score_kind',
        'likelihood_ratio',
        'log10_lr',
        'verbal',
        'warnings',
      ] as const) {
        expect(source[field], field).toEqual(report[field])
      }
      expect(source.likelihood_ratio).toBeGreaterThan(0)
      expect(source.reason).toBeUndefined()
      expect(source.report_handle).toBe(report.report_handle)
      expect(source.recipe_handle).toBe(report.recipe_handle)
      expect(source.log10_lr_ci).toEqual([report.log10_lr_ci_lo, report.log10_lr_ci_hi])
    }
  })

  test('have the ratio of the two marks where a source has one', async () => {
    const source = named(found, 'edge3')
    const hits = (await search(QUERY, ['hits', '16'])).hits
    const { rank: _, mark, surfaces, ...hit } = hits.find((one) => one.source === 'edge3')!
    expect(source).toMatchObject({ ...hit, n_known: 1, marks: [{ mark, surfaces, known: null }] })
  })

  test('have no ratio where their marks agree no better than chance, and the rank of their best mark', async () => {
    const source = named(found, 'mixed')
    expect(source).toMatchObject({
      n_known: 2,
      likelihood_ratio: null,
      log10_lr: null,
      recipe_handle: null,
      reason: { code: 'test_fires_not_beyond_chance' },
      score_kind: 'cmr-1d',
    })
    expect(source.score).toBe(source.marks[0]!.score)
    const report = answer(await one.app.inject(`/v1/reports/${source.report_handle}`))
    expect(report).toMatchObject({ refused: true })
  })

  test('are compared by eight marks at most, the first by the hash of their scans', () => {
    const { marks: own, n_known } = named(found, 'edge6')
    expect(n_known).toBe(8)
    const hashOf = (name: string) => sha256(marks.find(({ mark }) => mark === name)!.bytes)
    const used = own.filter(({ known }) => known !== null).toSorted((a, b) => a.known! - b.known!)
    const hashes = own.map(({ mark }) => hashOf(mark)).sort()
    expect(used.map(({ mark }) => hashOf(mark))).toEqual(hashes.slice(0, 8))
  })

  test('come from the store when the mark is searched again', async () => {
    expect(counted).toBeGreaterThan(0)
    one = await one.restart() // what a process has answered before is forgotten
    counted = 0
    expect(untimed(await search(QUERY))).toEqual(untimed(found))
    expect(counted).toBe(0)
  })
})

test.each(['striated', 'impressed', 'toolmark'] as const)('of %s marks have one ratio', async (domain) => {
  const scansOf = (mark: number) => TINY_MARKS[domain](mark).map((surface) => writeX3p(surface))
  const known = [2, 3].map((mark) => scansOf(mark).map((bytes, i) => ({ mark, land: i + 1, bytes })))
  const scans = known.flat().map((scan) => ({ ...scan, name: `${domain}-${scan.mark}-${scan.land}.x3p` }))
  await makeCollection(
    one.app,
    { name: domain, domain },
    scans.map(({ mark, land, name }) => `source,m${mark},${land},${name}`),
    scans.map(({ name, bytes }) => [name, bytes]),
  )
  const parts = scansOf(1).map((scan, i): Part => ['mark', scan, `q${i}.x3p`])
  const found = answer(await post('/v1/search', ['domain', domain], ['against', domain], ...parts))
  expect(found.sources).toMatchObject([{ rank: 1, source: 'source', n_known: 2 }])
  const [source] = found.sources
  expect(source.score_kind).toMatch(/-anchored$/)
  expect(source.likelihood_ratio).toBeGreaterThan(0)
  expect(source.marks.map(({ mark }: { mark: string }) => mark).sort()).toEqual(['m2', 'm3'])
})

test('as many sources as hits are listed', async () => {
  const { hits, sources } = await search(QUERY, ['hits', '2'])
  expect(hits.map(({ source }) => source)).toEqual(['edge2', 'edge2'])
  expect(sources).toHaveLength(2)
})

test('a mark that shares a scan with the questioned one is no known mark of its source', async () => {
  const same = marks.find(({ mark }) => mark === 'edge2-2')!
  const found = await search(same.bytes)
  expect(found.left_out.map(({ mark }) => mark)).toEqual(['edge2-2'])
  const source = named(found, 'edge2')
  expect(source.n_known).toBe(2)
  expect(source.marks.map(({ mark }) => mark).sort()).toEqual(['edge2-1', 'edge2-3'])
})

test('a reference without three marks of a source gives sources no ratio, and their marks theirs', async () => {
  const found = await search(QUERY, ['reference', 'pairs'])
  expect(named(found, 'edge2')).toMatchObject({
    likelihood_ratio: null,
    reason: { code: 'not_together', message: expect.stringContaining('reference pairs cannot answer') },
    report_handle: null,
  })
  expect(found.hits[0]!.likelihood_ratio).toBeGreaterThan(1)
  expect(named(found, 'edge3').likelihood_ratio).not.toBeNull()
})

test('another scorer config gives scores without a ratio, and the reason', async () => {
  const found = await search(QUERY, ['scorer_config', '{"toolmark_region_corr": 0.5}'])
  for (const { likelihood_ratio, reason } of found.sources) {
    expect(likelihood_ratio).toBeNull()
    expect(reason).toMatchObject({ code: 'other_scorer_config' })
  }
})
