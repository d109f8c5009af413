import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { configHash } from '../../src/marks/scorer-config.ts'
import { answer, failure } from '../helpers/answers.ts'
import { faceOfSlide, makeCollection, makeFaces } from '../helpers/collections.ts'
import { form, type Part } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { manifestOf, strokes, WIDE } from '../helpers/studies.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const search = (...parts: Part[]) => one.app.inject({ method: 'POST', url: '/v1/search', ...form(...parts) })
const indexOf = async (name: string) => answer(await one.app.inject({ url: `/v1/collections/${name}/index` }))

/** The blocks of sketches of a collection of toolmarks. */
async function blocksOf(name: string) {
  const { store, marks } = one.service
  const { id } = answer(await one.app.inject({ url: `/v1/collections/${name}` }))
  const { version } = marks.of('toolmark').sketching!
  return store.collections.blocks(id, `${version} ${configHash(marks.configs.deployed('toolmark'))}`)
}

const edge3 = (markSeed: number): Uint8Array =>
  toolmarkScan({ edgeSeed: 3, markSeed, pitch: 3.5e-6, asProfile: true })

test('a large collection is searched by sketches first, and what was sketched is not sketched again', async () => {
  const marks = strokes(5, 2, WIDE)
  const some = marks.slice(0, 8)
  await makeCollection(
    one.app,
    { name: 'tools', domain: 'toolmark' },
    some.map(({ source, mark, scan }) => `${source},${mark},,${scan}`),
    some.map(({ scan, bytes }) => [scan, bytes] as const),
  )
  expect(await indexOf('tools')).toEqual({ state: 'partial', scans: 8, sketches: 0, bytes: 0 })
  const asked: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'tools'],
    ['candidates', '3'],
    ['mark', edge3(77), 'q.x3p'],
  ]
  const found = answer(await search(...asked))
  expect(found.searched).toMatchObject({ marks: 8, scored: 3 })
  expect(found.steps).toMatchObject([
    { step: 'sketches', in: 8, out: 3 },
    { step: 'scores', in: 3, out: 3, kept_known: 1 },
    { step: 'comparisons', in: 3, out: 3, kept_known: 1 },
    { step: 'other_ways', in: 5, kept_known: null },
  ])
  const whole = answer(await search(...asked.slice(0, 2), asked[3]!))
  expect(whole.searched).toMatchObject({ marks: 8, scored: 8 })
  expect(whole.steps).toMatchObject([
    { step: 'sketches', in: 8, out: 8, kept_known: 1 },
    { step: 'scores', in: 8, out: 8, kept_known: 1 },
    { step: 'comparisons', in: 8, kept_known: 1 },
    { step: 'other_ways', in: 5, kept_known: null },
  ])
  for (const rank of [0, 1]) expect(found.hits[rank]).toEqual(whole.hits[rank])
  expect(whole.hits.slice(0, 2).map(({ source }: { source: string }) => source)).toEqual([
    marks[4]!.source,
    marks[4]!.source,
  ])
  expect(found.expected_by_chance[1]).toEqual({ log10_lr: 2, hits: 0.08 })

  // once the index is complete, only the marks that get a score are read, however large the collection is
  const { collections } = one.service.store
  const read = vi.spyOn(collections, 'scans')
  expect(answer(await search(...asked)).hits).toEqual(found.hits)
  for (const [, from, limit] of read.mock.calls) expect(from === 0 && limit > 1).toBe(false)
  expect(read).toHaveBeenCalled()
  read.mockRestore()

  const complete = await indexOf('tools')
  expect(complete).toMatchObject({ state: 'complete', scans: 8, sketches: 8 })
  const before = await blocksOf('tools')
  const added = form(
    ['manifest', manifestOf(marks)],
    ...marks.map(({ scan, bytes }): Part => ['scans', bytes, scan]),
  )
  answer(await one.app.inject({ method: 'POST', url: '/v1/collections/tools/scans', ...added }))
  expect(await indexOf('tools')).toMatchObject({ state: 'partial', scans: 10, sketches: 8 })
  expect(answer(await search(...asked)).steps[0]).toMatchObject({ step: 'sketches', in: 10, out: 3 })
  expect(await indexOf('tools')).toMatchObject({ state: 'complete', sketches: 10 })
  expect(await blocksOf('tools')).toEqual([...before, expect.objectContaining({ position: 8, scans: 2 })])
})

test('breech faces and bullets are found by their sketches', async () => {
  await makeFaces(one.app)
  const ofFace = answer(
    await search(
      ['domain', 'impressed'],
      ['against', 'faces'],
      ['candidates', '1'],
      ['mark', faceOfSlide(3, 2), 'q.x3p'],
    ),
  )
  expect(ofFace.hits.map(({ source }: { source: string }) => source)).toEqual(['slide3'])

  const lands = bullet(1)
  await makeCollection(
    one.app,
    { name: 'lands', domain: 'striated' },
    lands.map((_, i) => `land${i},mark${i},1,l${i}.x3p`),
    lands.map((bytes, i) => [`l${i}.x3p`, bytes] as const),
  )
  const asked: Part[] = [
    ['domain', 'striated'],
    ['against', 'lands'],
    ['hits', '1'],
    ['mark', bullet(2)[1]!, 'q.x3p'],
  ]
  const [whole, found] = [await search(...asked), await search(...asked, ['candidates', '1'])].map(answer)
  expect(found.searched).toMatchObject({ marks: lands.length, scored: 1 })
  expect(found.hits).toEqual(whole.hits)
})

test('a number of candidates below 1 is refused', async () => {
  const refused = await search(
    ['domain', 'toolmark'],
    ['against', 'tools'],
    ['candidates', '0'],
    ['mark', edge3(77), 'q.x3p'],
  )
  expect(failure(refused, 400)).toContain('candidates')
})
