import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import { answer, failure } from '../helpers/answers.ts'
import { makeCollection } from '../helpers/collections.ts'
import { holdToDescription } from '../helpers/conformance.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { type BundledService, contents, testBundled } from '../helpers/service.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'
import { manifestOf, strokes, WIDE } from '../helpers/studies.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const get = (url: string) => one.app.inject({ url })
const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })
const search = (...parts: Part[]) => post('/v1/search', form(...parts))

interface Hit {
  readonly mark: string
  readonly surfaces: readonly string[]
  readonly [field: string]: unknown
}

const collection = (
  name: string,
  domain: string,
  rows: readonly string[],
  files: readonly (readonly [string, Uint8Array])[],
) => makeCollection(one.app, { name, domain }, rows, files)

/** Every hit is what `/v1/compare` answers for the two marks. */
async function equalToComparisons(
  domain: string,
  query: readonly Uint8Array[],
  hits: readonly Hit[],
): Promise<void> {
  for (const hit of hits) {
    const report = answer(
      await post(
        '/v1/compare',
        form(
          ['domain', domain] as Part,
          ['previews', 'false'] as Part,
          ...query.map((scan, i): Part => ['mark_a', scan, `q${i}.x3p`]),
          ['mark_b_handles', hit.surfaces.join()],
        ),
      ),
    )
    for (const field of ['score', 'score_kind', 'likelihood_ratio', 'log10_lr', 'verbal', 'warnings']) {
      expect(hit[field], field).toEqual(report[field])
    }
    expect(hit['report_handle']).toBe(report.report_handle)
    expect(hit['recipe_handle']).toBe(report.recipe_handle)
    expect(hit['log10_lr_ci']).toEqual([report.log10_lr_ci_lo, report.log10_lr_ci_hi])
    expect((await get(`/v1/reports/${hit['report_handle']}`)).statusCode).toBe(200)
  }
}

describe('toolmarks', () => {
  const marks = strokes(5, 2, WIDE)
  const query = toolmarkScan({ edgeSeed: 3, markSeed: 77, pitch: 3.5e-6, asProfile: true })
  const among: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'tools'],
  ]
  beforeAll(() =>
    collection(
      'tools',
      'toolmark',
      // a manifest may number them, which says nothing about a mark of one scan
      marks.map(({ source, mark, scan }, i) => `${source},${mark},${i === 1 ? 3 : ''},${scan}`),
      marks.map(({ scan, bytes }) => [scan, bytes] as const),
    ),
  )

  test('are ranked, and every hit is what a comparison of the two answers', async () => {
    const found = answer(await search(...among, ['mark', query, 'q.x3p'], ['hits', '10']))
    expect(found.searched).toMatchObject({ what: 'collection', name: 'tools', marks: 10, scored: 10 })
    expect(found).toMatchObject({ left_out: [], n_left_out: 0, note: expect.stringContaining('how many') })
    expect(found.hits.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(found.hits.slice(0, 2).map(({ source }: { source: string }) => source)).toEqual(['edge3', 'edge3'])
    const scores: number[] = found.hits.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    await equalToComparisons('toolmark', [query], found.hits)
  })

  test('of a study are searched by its id, and the mark may be a surface', async () => {
    const made = await post(
      '/v1/studies',
      form(
        ['domain', 'toolmark'],
        ['manifest', manifestOf(marks)],
        ...marks.map(({ scan, bytes }): Part => ['scans', bytes, scan]),
      ),
    )
    const { handle } = answer(await post('/v1/artifacts', form(['scan', query, 'q.x3p'])))
    const by = await search(
      ['domain', 'toolmark'],
      ['against', made.json().id],
      ['mark_handles', handle as string],
      ['hits', '1'],
    )
    const [hit] = answer(by).hits
    expect(answer(by).searched.what).toBe('study')
    const whole = answer(await search(...among, ['mark', query, 'q.x3p'], ['hits', '1']))
    expect([hit.mark, hit.score, hit.report_handle]).toEqual([
      whole.hits[0].mark,
      whole.hits[0].score,
      whole.hits[0].report_handle,
    ])
  })

  test('a mark that is in the collection is left out with the reason, as a comparison refuses it', async () => {
    const same = marks[4]!
    const found = answer(await search(...among, ['mark', same.bytes, 'same.x3p']))
    expect(found.searched.scored).toBe(9)
    expect(found.left_out).toEqual([
      { mark: same.mark, reason: 'one scan is on both sides; give two different marks' },
    ])
    const refused = answer(
      await post('/v1/compare', comparison([same.bytes], [same.bytes], { domain: 'toolmark' })),
    )
    expect(refused.reason).toBe(found.left_out[0].reason)
  })

  test('a mark whose scan was read with mask=none is left out with the reason', async () => {
    const [known, whole] = marks
    const files: [string, Uint8Array][] = [[known!.scan, known!.bytes]]
    await collection('read', 'toolmark', [`${known!.source},${known!.mark},,${known!.scan}`], files)
    const manifest = `study,source,mark,scan\ns,${whole!.source},${whole!.mark},${whole!.scan}`
    const fields: Part[] = [
      ['manifest', manifest],
      ['scans', whole!.bytes, whole!.scan],
      ['mask', 'none'],
    ]
    answer(await post('/v1/collections/read/scans', form(...fields)))
    expect(answer(await get('/v1/collections/read/scans')).scans[1]).toMatchObject({ mask: 'none' })
    const found = answer(
      await search(['domain', 'toolmark'], ['against', 'read'], ['mark', query, 'query.x3p']),
    )
    expect(found.searched.scored).toBe(1)
    expect(found.left_out).toEqual([
      { mark: whole!.mark, reason: expect.stringContaining('read with mask=none') },
    ])
  })

  test('a mark that cannot be compared has no hits, and the reason', async () => {
    const coarse = toolmarkScan({ edgeSeed: 3, markSeed: 1, pitch: 6e-6, asProfile: true })
    const found = answer(await search(...among, ['mark', coarse, 'coarse.x3p']))
    expect(found).toMatchObject({ hits: [], refused: expect.stringMatching(/^scan 1 of mark: pitch 6 µm/) })
  })

  test('a mark that is out of scope is no hit and no known mark; one that agrees less than the hits is not checked', async () => {
    const coarse = (edgeSeed: number) =>
      toolmarkScan({ edgeSeed, markSeed: 90 + edgeSeed, pitch: 6e-6, asProfile: true })
    const ofEdge = (source: string) => marks.filter((one) => one.source === source)
    const rows = [...ofEdge('edge1'), ...ofEdge('edge3')].map(
      ({ source, mark, scan }) => `${source},${mark},,${scan}`,
    )
    const files = [...ofEdge('edge1'), ...ofEdge('edge3')].map(({ scan, bytes }) => [scan, bytes] as const)
    await collection(
      'coarse',
      'toolmark',
      [...rows, 'edge3,coarse-3,,coarse-3.x3p', 'edge1,coarse-1,,coarse-1.x3p'],
      [...files, ['coarse-3.x3p', coarse(3)], ['coarse-1.x3p', coarse(1)]],
    )
    const fields: Part[] = [
      ['domain', 'toolmark'],
      ['against', 'coarse'],
      ['mark', query, 'q.x3p'],
    ]
    const best = answer(await search(...fields, ['hits', '1']))
    expect(best.hits).toMatchObject([{ source: 'edge3' }])
    expect(best.sources).toMatchObject([{ source: 'edge3', n_known: 2 }])
    expect(best.left_out).toEqual([{ mark: 'coarse-3', reason: expect.stringMatching(/^pitch 6 µm/) }])
    expect(best.searched).toMatchObject({ marks: 6, scored: 5 })
    const all = answer(await search(...fields, ['hits', '10']))
    expect(all.hits.map(({ mark }: Hit) => mark).toSorted()).toEqual(
      [...ofEdge('edge1'), ...ofEdge('edge3')].map(({ mark }) => mark),
    )
    expect(all.left_out.map(({ mark }: { mark: string }) => mark).toSorted()).toEqual([
      'coarse-1',
      'coarse-3',
    ])
  })

  test('a search that takes too long is a 503, and the same search goes on where it was', async () => {
    const settings = { ...one.service.settings, compareSeconds: 0.1 }
    const hasty = await buildApp({ ...one.service, settings }, holdToDescription(one.service.marks))
    const fresh = toolmarkScan({ edgeSeed: 2, markSeed: 5, pitch: 3.4e-6, asProfile: true })
    const asked = form(...among, ['mark', fresh, 'fresh.x3p'], ['hits', '10'])
    const late = await hasty.inject({ method: 'POST', url: '/v1/search', ...asked })
    expect(failure(late, 503)).toBe(
      'the search took more than 0.1 s; the scores that are known are kept, so the same search goes on where it was',
    )
    expect(late.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    await hasty.close()
    expect(answer(await post('/v1/search', asked)).hits).toHaveLength(10)
  })

  test('bad requests say what is wrong, and leave nothing behind', async () => {
    const before = await contents(one.data)
    const q: Part = ['mark', query, 'q.x3p']
    const text = (message: string, status: number, ...parts: Part[]) =>
      search(...parts).then((response) => expect(failure(response, status)).toContain(message))
    await text('mark has 2 scans, but a toolmark is one scan', 400, ...among, q, q)
    await text('hits must be a whole number from 1 to 50, not 51', 400, ...among, q, ['hits', '51'])
    await text('hits must be a whole number from 1 to 50, not 0', 400, ...among, q, ['hits', '0'])
    await text('neither a study nor a collection is called "x"', 404, among[0]!, ['against', 'x'], q)
    await text('holds marks of domain toolmark, not striated', 400, ['domain', 'striated'], among[1]!, q)
    await text('mark and mark_handles are both given; give one of them', 400, ...among, q, [
      'mark_handles',
      'sha256:1',
    ])
    expect((await search(...among)).statusCode).toBe(422)
    expect((await search(among[0]!, q)).statusCode).toBe(422)
    expect((await search(...among, q, ['k', '3'])).statusCode).toBe(422)
    await text('nobody', 404, ...among, q, ['reference', 'nobody'])
    await text('toolmark_window', 400, ...among, q, ['scorer_config', '{"toolmark_window": "x"}'])
    failure(await search(...among, ['mark', scanOf(1, 3, () => Number.NaN), 'nan.x3p']), 400)
    await post('/v1/collections', urlencoded({ name: 'none', domain: 'toolmark' }))
    await text('the collection none is empty', 400, among[0]!, ['against', 'none'], q)
    expect(await contents(one.data)).toEqual(before)
  })
})

test('bullets are ranked with all their lands, and single lands too', async () => {
  const bullets = [11, 21, 31].map((seed, i) => bullet(seed, { barrel: i + 1, lands: 3 }))
  const files = bullets.flatMap((lands, i) => lands.map((data, k) => [`b${i}-${k}.x3p`, data] as const))
  const rows = bullets.flatMap((lands, i) => lands.map((_, k) => `barrel${i},b${i},${k + 1},b${i}-${k}.x3p`))
  await collection('barrels', 'striated', rows, files)
  const query = bullet(22, { barrel: 2, lands: 3 })
  const asked = (scans: readonly Uint8Array[]) =>
    search(
      ['domain', 'striated'],
      ['against', 'barrels'],
      ...scans.map((scan, i): Part => ['mark', scan, `q${i}.x3p`]),
    )
  const found = answer(await asked(query))
  expect(found.hits.map(({ mark }: Hit) => mark)[0]).toBe('b1')
  expect(found.hits.length + found.n_left_out).toBe(3)
  await equalToComparisons('striated', query, found.hits)
  const single = answer(await asked(query.slice(0, 1)))
  await equalToComparisons('striated', query.slice(0, 1), single.hits)
})

test('breech faces are ranked; one with too little in common is left out as a comparison refuses it', async () => {
  const faces = [1, 2, 2].map((slide, i) =>
    faceScan({ slideSeed: slide, cartridgeSeed: 50 + i, pitch: 3.125e-6 }),
  )
  await collection(
    'slides',
    'impressed',
    ['slide1,f0,,f0.x3p', 'slide2,f1,,f1.x3p'],
    faces.slice(0, 2).map((data, i) => [`f${i}.x3p`, data] as const),
  )
  const found = answer(
    await search(['domain', 'impressed'], ['against', 'slides'], ['mark', faces[2]!, 'q.x3p']),
  )
  expect(found.hits[0].mark).toBe('f1')
  expect(found.hits.length + found.n_left_out).toBe(2)
  await equalToComparisons('impressed', [faces[2]!], found.hits)
})
