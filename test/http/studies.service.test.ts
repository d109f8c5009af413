import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { tilesOf } from '../../src/marks/toolmarks/tiles.ts'
import type { StudyRow } from '../../src/store/records/studies.ts'
import { SILENT_MS } from '../../src/store/records/work-row.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { scanOf } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'
import { bullets, created, manifestOf, type Stroke, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(5, 3)
const PAIRS = (MARKS.length * (MARKS.length - 1)) / 2

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const get = (url: string) => one.app.inject({ url })
const post = (url: string, body: object = {}) => one.app.inject({ method: 'POST', url, ...body })
const files = (marks: readonly Stroke[]): Part[] => marks.map(({ bytes, scan }) => ['scans', bytes, scan])
const study = (manifest: string, marks: readonly Stroke[] = MARKS, domain = 'toolmark') =>
  post(
    '/v1/studies',
    form(['domain', domain], ['name', 'five edges'], ['manifest', manifest], ...files(marks)),
  )

async function until(id: string, wanted: (state: string) => boolean, where = one) {
  for (;;) {
    const now = (await where.app.inject({ url: `/v1/studies/${id}` })).json()
    if (wanted(now.state)) return now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const over = (state: string): boolean => ['done', 'failed', 'cancelled'].includes(state)

const VOUCHED = 'The laboratory says that its cases have such edges.'

describe('a study over HTTP', () => {
  let id: string

  test('is created once, from files or from handles, text or file, with any line ending', async () => {
    const first = await study(manifestOf(MARKS))
    expect(first.statusCode, first.body).toBe(201)
    id = first.json().id
    expect(first.json()).toMatchObject({
      name: 'five edges',
      state: 'created',
      pairs_done: 0,
      pairs_total: PAIRS,
    })
    expect(first.json().scans[0]).toMatchObject({ mark: 'edge1-1', sha256: sha256(MARKS[0]!.bytes) })

    const handles = await Promise.all(
      MARKS.map(
        async ({ bytes }) =>
          answer(await post('/v1/artifacts', form(['scan', bytes, 'a.x3p']))).handle as string,
      ),
    )
    const byHandle = manifestOf(MARKS.map((mark, i) => ({ ...mark, scan: handles[i]! })))
    const windows = `\uFEFF${byHandle.replaceAll('\n', '\r\n')}`
    const file: Part = ['manifest', Buffer.from(windows), 'manifest.csv']
    for (const again of [
      await study(byHandle, []),
      await post('/v1/studies', form(['domain', 'toolmark'], file)),
      await post('/v1/studies', urlencoded({ domain: 'toolmark', manifest: byHandle })),
      await post('/v1/studies', { payload: { domain: 'toolmark', manifest: byHandle } }),
    ]) {
      expect(again.statusCode, again.body).toBe(200)
      expect(again.json().id).toBe(id)
    }
    const { studies } = (await get('/v1/studies')).json()
    expect(studies).toHaveLength(1)
  })

  test('has no results before it is done', async () => {
    expect(failure(await get(`/v1/studies/${id}/results.csv`), 404)).toContain('it is created')
    failure(
      await post(`/v1/studies/${id}/reference`, urlencoded({ id: 'x', name: 'x', population: VOUCHED })),
      404,
    )
  })

  test('runs, and tells how far it is until it is over', async () => {
    const watched = get(`/v1/studies/${id}/events`)
    expect(answer(await post(`/v1/studies/${id}/run`)).state).toMatch(/queued|running/)
    const { headers, body } = await watched
    expect(headers['content-type']).toContain('text/event-stream')
    const events = body
      .trim()
      .split('\n\n')
      .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)!)
      .map(([, name, data]) => [name, JSON.parse(data!).state])
    expect(events[0]![0]).toBe('progress')
    expect(events.at(-1)).toEqual(['end', 'done'])
    expect((await get(`/v1/studies/${id}`)).json()).toMatchObject({ state: 'done', pairs_done: PAIRS })
    expect(answer(await post(`/v1/studies/${id}/run`)).state).toBe('done')
    expect((await get(`/v1/studies/${id}/events`)).body).toMatch(/^event: end\n/)
  })

  test('gives every pair as CSV and as JSON', async () => {
    const csv = (await get(`/v1/studies/${id}/results.csv`)).body.trim().split('\n')
    expect(csv[0]).toBe('mark_a,mark_b,source_a,source_b,label,score,sha256_a,sha256_b')
    expect(csv).toHaveLength(PAIRS + 1)
    const json = (await get(`/v1/studies/${id}/results.json`)).json()
    expect(json).toMatchObject({ study: id, domain: 'toolmark', score_kind: 'cmr-1d' })
    expect(json.pairs.filter(({ label }: { label: number }) => label === 1)).toHaveLength(15)
    for (const k of [0, 40, PAIRS - 1]) {
      const { a, b, label, score } = json.pairs[k]
      const [x, y] = [MARKS[a]!, MARKS[b]!] as const
      const hashes = [sha256(x.bytes), sha256(y.bytes)]
      expect(csv[k + 1]).toBe([x.mark, y.mark, x.source, y.source, label, score, ...hashes].join(','))
    }
    failure(await get(`/v1/studies/${id}/results.csv?score_kind=ccf`), 400)
  })

  test.each(['results.csv', 'results.json', 'events'])(
    'HEAD of %s does not say that it is empty',
    async (file) => {
      const url = `/v1/studies/${id}/${file}`
      const [whole, head] = [await get(url), await one.app.inject({ method: 'HEAD', url })]
      expect(head.body).toBe('')
      for (const name of ['content-type', 'content-length', 'content-disposition', 'cache-control'])
        expect(head.headers[name], name).toBe(whole.headers[name])
    },
  )

  test('becomes a reference that comparisons name, and that calibrates no other scorer config', async () => {
    const about = urlencoded({ id: 'five-edges', name: 'Five simulated edges', population: VOUCHED })
    const record = answer(await post(`/v1/studies/${id}/reference`, about))
    expect(record).toMatchObject({
      id: 'five-edges',
      population: VOUCHED,
      n_sources: 5,
      diagnostics: { n_km: 15, n_knm: 90 },
    })
    expect(answer(await post(`/v1/studies/${id}/reference`, about))).toEqual(record)
    expect(answer(await get('/v1/references/five-edges'))).toMatchObject(record)
    const listed = (await get('/v1/references')).json().references.map((one: { id: string }) => one.id)
    expect(listed).toEqual(['striated', 'striated_single', 'five-edges'])

    const [x, y] = [MARKS[0]!, MARKS[1]!]
    const fields = { domain: 'toolmark', reference: 'five-edges' }
    const report = answer(await post('/v1/compare', comparison([x.bytes], [y.bytes], fields)))
    const { pairs } = (await get(`/v1/studies/${id}/results.json`)).json()
    expect(report).toMatchObject({ calibrated: true, score: pairs[0].score, reference: { id: 'five-edges' } })
    expect(report.recipe.reference.name).toBe('Five simulated edges')
    // 15 KM pairs would support log10(15); the ELUB by source of five edges does not, and no bound is tighter than 1
    expect(report.lr_bound_log10).toBe(1)
    expect(report.lr_bounds_log10[1]).toBe(1)
    const calibrate = urlencoded({ score: String(report.score), reference: 'five-edges' })
    expect(answer(await post('/v1/steps/calibrate', calibrate)).likelihood_ratio).toBe(
      report.likelihood_ratio,
    )
    const lean = answer(await post('/compare', comparison([x.bytes], [y.bytes], fields)))
    expect(lean.likelihood_ratio).toBe(report.likelihood_ratio)

    const other = { ...fields, scorer_config: '{"toolmark_window": 0.0005}' }
    const passed = answer(await post('/v1/compare', comparison([x.bytes], [y.bytes], other)))
    expect(passed).toMatchObject({
      calibrated: false,
      reference_scorer_config_hash: record.scorer_config_hash,
    })
    expect(passed).not.toHaveProperty('likelihood_ratio')
  })

  test('is no reference of another domain, of another kind, or under a name that is taken', async () => {
    const [x, y] = [MARKS[0]!, MARKS[1]!]
    const before = { ...(await contents(one.data)), tmp_files: 0 }
    for (const [fields, status, sentence] of [
      [{ domain: 'toolmark', reference: 'striated' }, 400, 'of domain striated'],
      [{ domain: 'striated', reference: 'five-edges' }, 400, 'of domain toolmark'],
      [{ domain: 'striated', reference: 'striated' }, 400, 'scores of kind bullet-contrast'],
      [{ domain: 'toolmark', reference: 'nobodys' }, 404, 'no reference is called "nobodys"'],
      [{ domain: 'toolmark' }, 400, 'no calibrated reference'],
    ] as const) {
      const refused = await post('/v1/compare', comparison([x.bytes.slice()], [y.bytes], fields))
      expect(failure(refused, status), JSON.stringify(fields)).toContain(sentence)
    }
    for (const [id_, sentence] of [
      ['toolmark', 'bundled'],
      ['Five Edges', 'a-z'],
      ['../x', 'a-z'],
      ['five-edges', 'another reference is called five-edges'],
    ] as const) {
      const refused = await post(
        `/v1/studies/${id}/reference`,
        urlencoded({ id: id_, name: 'other', population: VOUCHED }),
      )
      expect(failure(refused, 400)).toContain(sentence)
    }
    await expect.poll(() => contents(one.data)).toEqual(before)
    failure(await post(`/v1/studies/${id}/reference`, urlencoded({ id: 'x' })), 422)
    const unsaid = await post(`/v1/studies/${id}/reference`, urlencoded({ id: 'x', name: 'x' }))
    expect(JSON.stringify(failure(unsaid, 422))).toContain('population')
  })
})

describe('a study that cannot be', () => {
  const two = MARKS.slice(0, 2)
  const good = manifestOf(two)
  const lines = (...rows: string[]): string => ['study,source,mark,land,scan', ...rows].join('\n')
  const [a, b] = two.map(({ scan }) => scan)

  test.each([
    ['without a header', '\n', 400, 'lists no scan'],
    ['with a header alone', 'study,source,mark,scan\n', 400, 'lists no scan'],
    ['without a column', good.replace('source', 'origin'), 400, 'no column source'],
    ['with a ragged row', `${good}x,y\n`, 400, 'cannot read the manifest'],
    [
      'with an empty cell',
      good.replace(',edge1,', ',,'),
      400,
      'line 2 of the manifest: source must not be empty',
    ],
    [
      'with a land that is no number',
      lines(`s,e,m,x,${a}`, `s,e,n,1,${b}`),
      400,
      'line 2 of the manifest: land',
    ],
    ['with a land twice', lines(`s,e,m,1,${a}`, `s,e,m,1,${b}`), 400, 'land 1 of m twice'],
    [
      'with two sources of a mark',
      lines(`s,e,m,1,${a}`, `s,f,m,2,${b}`),
      400,
      'mark m has two sources, e and f',
    ],
    ['with two scans of a mark', lines(`s,e,m,1,${a}`, `s,e,m,2,${b}`), 400, 'needs at least two marks'],
    ['with one mark', good.split('\n').slice(0, 2).join('\n'), 400, 'at least two marks'],
    ['with a file that is not there', good.replace(a!, 'no.x3p'), 400, 'no file of that name was uploaded'],
    ['with a file too many', manifestOf([two[0]!, { ...two[1]!, scan: a! }]), 400, 'does not name it'],
    [
      'with an unknown handle',
      good.replace(a!, `sha256:${'0'.repeat(64)}`),
      404,
      `of mark edge1-1: no artifact`,
    ],
  ])('%s', async (_, manifest, status, sentence) => {
    const before = await contents(one.data)
    expect(failure(await study(manifest, two), status)).toContain(sentence)
    await expect.poll(() => contents(one.data)).toEqual(before)
  })

  test('is refused whole when a scan is bad, with the scan and its mark', async () => {
    const before = await contents(one.data)
    const fresh = strokes(1, 1).map((stroke) => ({ ...stroke, mark: 'good', scan: 'good.x3p' }))
    const bad = { mark: 'broken', source: 'e', scan: 'bad.x3p', bytes: Buffer.from('not a scan') }
    const refused = await study(manifestOf([...fresh, bad]), [...fresh, bad])
    expect(failure(refused, 415)).toContain('scan bad.x3p of mark broken:')
    await expect.poll(() => contents(one.data)).toEqual(before)
  })

  test('is a 422 without its fields, a 400 for an unknown domain, a 404 for an unknown id', async () => {
    failure(await post('/v1/studies', form(['domain', 'toolmark'])), 422)
    failure(await post('/v1/studies', form(['manifest', good])), 422)
    failure(await study(good, two, 'fired'), 400)
    expect(failure(await study(good, two, 'striated'), 400)).toContain('at least two lands')
    for (const url of ['', '/events', '/results.csv', '/results.json']) {
      failure(await get(`/v1/studies/nothing${url}`), 404)
    }
    for (const verb of ['run', 'cancel']) failure(await post(`/v1/studies/nothing/${verb}`), 404)
    failure(await one.app.inject({ method: 'DELETE', url: '/v1/studies/nothing' }), 405)
  })
})

describe('jobs', () => {
  const many = strokes(24, 4)
  const blocks = tilesOf(many.length, 0).length
  let own: TestService
  let id: string
  beforeAll(async () => {
    own = await testService({ MARKGRAPH_THREADS: '1' })
    const folder = join(own.data, 'scans')
    await mkdir(folder)
    await writeStudy(folder, many)
    id = await created(own.service, folder, many)
  })
  afterAll(() => own.close())
  const table = () => own.service.store.studies
  const ask = async (verb: string): Promise<{ state: string; pairs_done: number }> =>
    answer(await own.app.inject({ method: 'POST', url: `/v1/studies/${id}/${verb}` }))
  const pairsComputed = (): number => own.service.graph.counts().get('cmr-1d-block')?.computed ?? 0

  async function midway(blocks: number): Promise<void> {
    while (pairsComputed() < blocks) await new Promise((resolve) => setTimeout(resolve, 1))
  }

  test('a study that runs has its scores so far, those that follow from where the last answer ended, and none when it is over', async () => {
    const marks = bullets(4)
    const folder = join(own.data, 'bullets')
    await writeStudy(folder, marks)
    const running = await created(own.service, folder, marks, 'striated')
    const scores = async (from: number) =>
      answer(await own.app.inject({ url: `/v1/studies/${running}/scores?from=${from}` }))
    expect(await scores(0)).toMatchObject({ pairs: [], next: 0 })
    answer(await own.app.inject({ method: 'POST', url: `/v1/studies/${running}/run` }))
    const found = new Map<string, number>()
    let [from, answers] = [0, 0]
    for (let isOver = false; !isOver; ) {
      isOver = over(answer(await own.app.inject({ url: `/v1/studies/${running}` })).state)
      const { pairs, next, ...more } = await scores(from)
      expect(next).toBe(from + pairs.length)
      expect(more).toMatchObject({ score_kind: 'bullet-contrast', against: null })
      for (const { a, b, score } of pairs) found.set(`${a} ${b}`, score)
      if (pairs.length > 0) answers += 1
      from = next
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(answers).toBeGreaterThan(1)
    const results = answer(await own.app.inject({ url: `/v1/studies/${running}/results.json` }))
    const all = new Map<string, number>(
      results.pairs.map(({ a, b, score }: Record<'a' | 'b' | 'score', number>) => [`${a} ${b}`, score]),
    )
    for (const [pair, score] of found) expect(score, pair).toBe(all.get(pair))
    const { marks: names } = await scores(0)
    expect(names).toEqual(results.marks.map(({ mark, source }: Stroke) => ({ mark, source })))
    expect((await scores(0)).pairs).toEqual([])
  }, 60_000)

  test('cancel stops a study where it is; run does the rest', async () => {
    await ask('run')
    await midway(1)
    expect((await ask('cancel')).state).toBe('cancelled')
    await new Promise((resolve) => setTimeout(resolve, 200))
    const stopped = pairsComputed()
    expect(stopped).toBeLessThan(blocks)
    expect((await until(id, over, own)).state).toBe('cancelled')
    expect(failure(await own.app.inject({ url: `/v1/studies/${id}/results.csv` }), 404)).toContain(
      'cancelled',
    )
  })

  test('a server that stops takes its study up again at the next start, and computes no pair twice', async () => {
    const before = pairsComputed()
    await ask('run')
    await midway(before + 1)
    const graph = own.service.graph
    own = await own.restart()
    const sofar = graph.counts().get('cmr-1d-block')!.computed
    expect(sofar).toBeLessThan(blocks)
    expect(await table().get(id)).toMatchObject({ state: 'queued', runner: null })
    await own.app.listen({ port: 0 })
    expect(await until(id, over, own)).toMatchObject({ state: 'done', pairs_done: 4560, pairs_total: 4560 })
    expect(pairsComputed()).toBe(blocks - sofar)
  })

  test('a study whose runner is silent is interrupted, and taken up again at the next start', async () => {
    const scans = (await table().scans(id)).slice(0, 30)
    const beat = Date.now() - 2 * SILENT_MS
    const row = (await table().get(id))!
    const left: StudyRow = { ...row, id: 'left-behind', state: 'running', runner: 'gone', beat }
    await table().insert({ ...left, pairsTotal: 435, pairsDone: 7 }, scans)
    const shown = await own.app.inject({ url: '/v1/studies/left-behind' })
    expect(answer(shown).state).toBe('interrupted')
    own = await own.restart()
    await own.app.listen({ port: 0 })
    expect(await until('left-behind', over, own)).toMatchObject({ state: 'done', pairs_done: 435 })
  })

  test('a study that another process runs is left to it', async () => {
    const row = (await table().get(id))!
    const beat = Date.now() + SILENT_MS / 2 // the clock of the other machine is ahead
    const busy: StudyRow = { ...row, id: 'elsewhere', state: 'running', runner: 'another', beat }
    await table().insert(busy, await table().scans(id))
    own = await own.restart()
    await own.app.listen({ port: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await table().get('elsewhere')).toMatchObject({ state: 'running', runner: 'another' })
  })

  test('a scan that cannot be scored fails the study with its name', async () => {
    const scans = (await table().scans(id)).slice(0, 3)
    const one = await own.app.inject({
      method: 'POST',
      url: '/v1/artifacts',
      ...form(['scan', scanOf(1, 80, (_, x) => 1e-6 * Math.sin(x), 7e-6), 'short.x3p']),
    })
    const rows = [scans[0]!, scans[1]!].map(({ mark, source, surface }) => ({ mark, source, scan: surface }))
    const short = [{ mark: 'short', source: 'e', scan: answer(one).handle as string }]
    const body = urlencoded({ domain: 'toolmark', manifest: manifestOf([...rows, ...short]) })
    const made = await own.app.inject({ method: 'POST', url: '/v1/studies', ...body })
    expect(made.statusCode, made.body).toBe(201)
    await own.app.inject({ method: 'POST', url: `/v1/studies/${made.json().id}/run` })
    const ended = await until(made.json().id, over, own)
    expect(ended.state).toBe('failed')
    expect(ended.reason).toContain('of mark short: ')
  })
})
