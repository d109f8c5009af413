import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedReport as stored } from '../../src/http/schemas/report.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, form } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const A = bullet(1)
const B = bullet(2)
const COARSE = [scanOf(64, 64, (y, x) => 1e-6 * Math.sin(x + y / 9), 5e-6)]
const OTHER_CONFIG = { scorer_config: '{"land_clip": 3}' }
const TEXTS = { case_id: 'K-17/2025', examiner: 'Dr. Ánna Müller' }
const KEYS = ['the first key of this test', 'the second key of this test'].map((key) =>
  key.replaceAll(' ', '-'),
)

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

let one: TestService
let given: Answer // with every block
let refused: Answer
let uncalibrated: Answer
beforeAll(async () => {
  one = await testService()
  given = answer(await post(comparison(A, B, { include: 'all' })))
  refused = answer(await post(comparison(COARSE, COARSE)))
  uncalibrated = answer(await post(comparison(A, B, OTHER_CONFIG)))
})
afterAll(() => one.close())

const post = (body: Body, url = '/v1/compare', headers: Record<string, string> = {}, service = one) =>
  service.app.inject({ method: 'POST', url, ...body, headers: { ...body.headers, ...headers } })
const get = (url: string, headers: Record<string, string> = {}, service = one) =>
  service.app.inject({ method: 'GET', url, headers })

const BLOCKS = ['calibration', 'features', 'per_land', 'trace', 'recipe', 'handle']

/** An answer as it is stored: without blocks and file names. */
function withoutRequest(body: Answer): Answer {
  const { filenames: _filenames, ...provenance } = body.provenance
  const rest = Object.entries(body).filter(([key]) => !BLOCKS.includes(key))
  return { ...Object.fromEntries(rest), provenance }
}

describe('a report by its handle', () => {
  test('is the answer that was given, without blocks and file names, whatever its outcome', async () => {
    for (const body of [given, refused, uncalibrated]) {
      const response = await get(`/v1/reports/${body.report_handle}`)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual(withoutRequest(body))
      expect(stored.safeParse(response.json()).error).toBeUndefined()
    }
  })

  test('has the blocks asked for, the same as those of the comparison', async () => {
    const url = `/v1/reports/${given.report_handle}`
    const all = (await get(`${url}?include=all`)).json()
    for (const block of BLOCKS) expect(all[block], block).toEqual(given[block])
    expect(all).toEqual({ ...withoutRequest(given), ...Object.fromEntries(BLOCKS.map((b) => [b, given[b]])) })
    const some = (await get(`${url}?include=perland,features`)).json()
    expect(Object.keys(some).filter((key) => BLOCKS.includes(key))).toEqual(['features', 'per_land'])
    const none = (await get(`/v1/reports/${refused.report_handle}?include=all`)).json()
    expect(none).toEqual(withoutRequest(refused))
  })

  test('says which block there is not', async () => {
    const { warnings, ...rest } = (await get(`/v1/reports/${given.report_handle}?include=recipes`)).json()
    expect(warnings).toEqual([...given.warnings, expect.objectContaining({ code: 'unknown_include' })])
    const { warnings: _warnings, ...plain } = withoutRequest(given)
    expect(rest).toEqual(plain)
  })

  test('has its handle as ETag, and none with blocks', async () => {
    const url = `/v1/reports/${given.report_handle}`
    const { headers } = await get(url)
    expect(headers['etag']).toBe(given.report_handle)
    expect(headers['cache-control']).toContain('immutable')
    for (const tag of [given.report_handle, `"${given.report_handle}"`]) {
      const same = await get(url, { 'if-none-match': tag })
      expect([same.statusCode, same.body]).toEqual([304, ''])
    }
    expect((await get(url, { 'if-none-match': `"${refused.report_handle}"` })).statusCode).toBe(200)
    const withBlocks = await get(`${url}?include=recipe`, { 'if-none-match': given.report_handle })
    expect(withBlocks.statusCode).toBe(200)
    expect(withBlocks.headers['etag']).toBeUndefined()
  })

  test('has its sentences in the language asked for, under an ETag of its own', async () => {
    for (const body of [given, refused, uncalibrated]) {
      const url = `/v1/reports/${body.report_handle}`
      const german = await get(`${url}?language=de`)
      expect(german.json().scope_note).not.toBe(body['scope_note'])
      expect(german.json().warnings.map(({ code }: { code: string }) => code)).toEqual(
        (await get(url)).json().warnings.map(({ code }: { code: string }) => code),
      )
      expect(german.headers['etag']).toBe(`${body.report_handle}-de`)
      const same = await get(`${url}?language=de`, { 'if-none-match': `${body.report_handle}-de` })
      expect(same.statusCode).toBe(304)
      expect((await get(`${url}?language=en`)).json()).toEqual((await get(url)).json())
    }
    const ratio = (await get(`/v1/reports/${given.report_handle}?language=fr&include=recipe`)).json()
    expect(ratio.verbal).toMatch(/soutien/)
    expect(ratio.recipe).toEqual(given['recipe'])
    expect((await get(`/v1/reports/${given.report_handle}?language=xx`)).statusCode).toBe(422)
  })

  test('answers HEAD without a body', async () => {
    const url = `/v1/reports/${given.report_handle}`
    const head = await one.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['etag']).toBe(given.report_handle)
    const length = Number(head.headers['content-length'])
    expect(length).toBe((await get(url)).rawPayload.length)
  })

  test('is a 404 when there is none, a 400 when the handle names something else', async () => {
    const absent = `sha256:${'0'.repeat(64)}`
    const [surface] = given.recipe.steps.find(({ step }: { step: string }) => step === 'decode').output
    for (const end of ['', '/report.pdf']) {
      expect(failure(await get(`/v1/reports/${absent}${end}`), 404)).toContain(absent)
      failure(await get(`/v1/reports/nonsense${end}`), 404)
      expect(failure(await get(`/v1/reports/${surface}${end}`), 400)).toContain(
        'one of kind report is needed',
      )
    }
    for (const end of ['', '/report.pdf', '/bundle.zip', '/pair', `/diff/${given.report_handle}`])
      expect(failure(await get(`/v1/reports/${given.handle}${end}`), 404), end).toContain(
        'give the report_handle',
      )
    expect(failure(await get(`/v1/recipes/${given.report_handle}`), 404)).toContain('give the recipe_handle')
  })

  test('refuses fields it does not know', async () => {
    const [problem] = failure(await get(`/v1/reports/${given.report_handle}?includes=all`), 422)
    expect(problem).toMatchObject({ type: 'unexpected_field', ctx: { nearest: 'include' } })
  })

  test('is there after a restart', async () => {
    const own = await testService()
    const body = answer(await post(comparison(A, B, { include: 'all' }), '/v1/compare', {}, own))
    const again = await own.restart()
    const url = `/v1/reports/${body.report_handle}`
    expect((await get(url, {}, again)).json()).toEqual(withoutRequest(body))
    expect((await get(`${url}?include=trace`, {}, again)).json().trace).toEqual(body.trace)
    await again.close()
  })
})

describe('its document', () => {
  const pdfOf = (handle: string, texts: Record<string, string> = TEXTS) =>
    get(`/v1/reports/${handle}/report.pdf?${new URLSearchParams(texts)}`)

  test('has the bytes of the document of the comparison, where that one had no file names', async () => {
    const [decode] = given.recipe.steps
    const marks = [decode.output.slice(0, 2), decode.output.slice(2)].map((handles) => handles.join(','))
    const fields = { domain: 'striated', mark_a_handles: marks[0]!, mark_b_handles: marks[1]!, ...TEXTS }
    const posted = await post(form(...Object.entries(fields)), '/v1/compare/report.pdf')
    const response = await pdfOf(given.report_handle)
    expect([posted.statusCode, response.statusCode]).toEqual([200, 200])
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toBe(posted.headers['content-disposition'])
    expect(response.rawPayload.equals(posted.rawPayload)).toBe(true)
  })

  test('differs from that of uploaded files in the file names alone', async () => {
    const posted = await readPdf((await post(comparison(A, B, TEXTS), '/v1/compare/report.pdf')).rawPayload)
    const read = await readPdf((await pdfOf(given.report_handle)).rawPayload)
    expect(posted.text).toContain('mark_a-1.x3p')
    expect(read.text).not.toContain('.x3p')
    expect(read.text).toContain('A file name belongs to the request that uploaded the file')
    const common = ({ text }: typeof read): string =>
      text
        .replace(/SHA-256 of every scan as it was received\..*?Scan SHA-256/s, 'Scan SHA-256')
        .replace(' File A 1', ' A 1')
        .replace(/Case \S+ Report sha256:\S+ page \d of \d/g, '') // a page may end a line earlier
        .replace(/ mark_[ab]-\d\.x3p/g, '')
        .replace(/\s+/g, ' ')
    expect(common(read)).toBe(common(posted))
  })

  test('shows case and examiner as they are given now', async () => {
    const { text } = await readPdf(
      (await pdfOf(given.report_handle, { examiner: 'Somebody else' })).rawPayload,
    )
    expect(text).toContain('Somebody else')
    expect(text).not.toContain(TEXTS.case_id)
    expect(text).toContain(given.report_handle)
  })

  test('is a 422 with the reason without a likelihood ratio', async () => {
    for (const [body, reason] of [
      [refused, refused.reason],
      [uncalibrated, uncalibrated.uncalibrated_reason],
    ]) {
      const response = await pdfOf(body.report_handle)
      expect([response.statusCode, response.json()]).toEqual([422, { detail: reason }])
    }
    const long = await pdfOf(given.report_handle, { case_id: 'x'.repeat(10_001) })
    expect(failure(long, 422)).toMatchObject([{ loc: ['query', 'case_id'], type: 'string_too_long' }])
  })

  test('answers HEAD', async () => {
    const url = `/v1/reports/${given.report_handle}/report.pdf`
    const head = await one.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'application/pdf'])
  })
})

describe('the list', () => {
  const list = async (url = '/v1/reports', headers = {}, service = one): Promise<Answer> => {
    const response = await get(url, headers, service)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const handles = ({ reports }: Answer): string[] => reports.map(({ handle }: Answer) => handle)

  test('has every outcome once, the newest first', async () => {
    answer(await post(comparison(A, B))) // again: no new report
    const { reports, next } = await list()
    expect(next).toBeNull()
    expect(reports).toEqual([
      entry(uncalibrated, 'uncalibrated', null, null),
      entry(refused, 'refused', null, null),
      entry(given, 'calibrated', given.log10_lr, given.recipe_handle),
    ])
    const times = reports.map(({ created }: Answer) => Date.parse(created))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  const entry = (body: Answer, outcome: string, log10_lr: number | null, recipe_handle: string | null) => ({
    handle: body.report_handle,
    domain: 'striated',
    outcome,
    log10_lr,
    recipe_handle,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    in_doubt: false,
  })

  test('comes in pages', async () => {
    const all = handles(await list())
    const found: string[] = []
    for (let url = '/v1/reports?limit=1'; ; ) {
      const page = await list(url)
      found.push(...handles(page))
      expect(page.reports).toHaveLength(1)
      if (page.next === null) break
      url = `/v1/reports?limit=1&cursor=${encodeURIComponent(page.next)}`
    }
    expect(found).toEqual(all)
  })

  test.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=x',
    'cursor=x',
    'cursor=YmVmb3JlIDE%3D',
    'cursor=LTE',
  ])('%s is a 422', async (query) => {
    const [problem] = failure(await get(`/v1/reports?${query}`), 422)
    expect(problem.loc).toEqual(['query', query.split('=')[0]])
    if (query === 'limit=1.5')
      expect(problem).toMatchObject({ msg: 'Input should be a whole number', type: 'int_parsing' })
  })

  test('answers HEAD', async () => {
    const head = await one.app.inject({ method: 'HEAD', url: '/v1/reports' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via', 'cf-connecting-ip'])(
    'without keys, a request with %s is refused; the report itself is not',
    async (header) => {
      const detail = failure(await get('/v1/reports', { [header]: '127.0.0.1' }), 403)
      expect(detail).toContain('this service has no API keys')
      expect((await get(`/v1/reports/${refused.report_handle}`, { [header]: 'x' })).statusCode).toBe(200)
    },
  )

  test.each([
    { HOST: '0.0.0.0', MARKGRAPH_HOSTS: 'localhost' },
    { HOST: '10.0.0.1', MARKGRAPH_HOSTS: 'localhost' },
    { MARKGRAPH_TRUST_PROXY: 'true' },
  ])('without keys it is refused under %j', async (env) => {
    const other = await testService(env as Record<string, string>)
    failure(await get('/v1/reports', {}, other), 403)
    await other.close()
  })

  test('without keys it is refused to a request under another name than a loopback one', async () => {
    const other = await testService({ MARKGRAPH_HOSTS: 'lab.example,localhost' })
    failure(await get('/v1/reports', { host: 'lab.example' }, other), 403)
    expect((await get('/v1/reports', { host: 'localhost' }, other)).statusCode).toBe(200)
    await other.close()
  })

  test.each(['localhost', '127.0.0.2', '::1'])('without keys it is there when bound to %s', async (HOST) => {
    const other = await testService({ HOST })
    expect(await list('/v1/reports', {}, other)).toEqual({ reports: [], next: null })
    await other.close()
  })

  test('with keys it has what was given to the key, from anywhere', async () => {
    const keyed = await testService({ MARKGRAPH_API_KEYS: KEYS.join(','), HOST: '0.0.0.0' })
    const as = (i: number) => ({ 'x-api-key': KEYS[i]!, 'x-forwarded-for': '203.0.113.9' })
    const body = answer(await post(comparison(COARSE, COARSE), '/v1/compare', as(0), keyed))
    expect(body.report_handle).toBe(refused.report_handle)
    expect(handles(await list('/v1/reports', as(0), keyed))).toEqual([body.report_handle])
    expect(handles(await list('/v1/reports', as(1), keyed))).toEqual([])
    expect((await get(`/v1/reports/${body.report_handle}`, as(1), keyed)).statusCode).toBe(200)
    failure(await get('/v1/reports', {}, keyed), 401)
    answer(await post(comparison(COARSE, COARSE), '/v1/compare', as(1), keyed))
    expect(handles(await list('/v1/reports', as(1), keyed))).toEqual([body.report_handle])
    await keyed.close()
  })
})

test('a comparison that has no document is kept all the same', async () => {
  const own = await testService()
  const response = await post(comparison(COARSE, COARSE), '/v1/compare/report.pdf', {}, own)
  expect(response.statusCode).toBe(422)
  const { reports } = (await get('/v1/reports', {}, own)).json()
  expect(reports).toMatchObject([{ handle: refused.report_handle, outcome: 'refused' }])
  await own.close()
})

test('blocks count as computing, a plain look does not', async () => {
  const own = await testService({ MARKGRAPH_RATE_LIMIT: '2' })
  const { report_handle } = answer(await post(comparison(COARSE, COARSE), '/v1/compare', {}, own))
  const url = `/v1/reports/${report_handle}`
  for (let i = 0; i < 4; i++) expect((await get(url, {}, own)).statusCode).toBe(200)
  expect((await get(`${url}?include=recipe`, {}, own)).statusCode).toBe(200)
  failure(await get(`${url}?include=recipe`, {}, own), 429)
  failure(await get(`${url}/report.pdf`, {}, own), 429)
  expect((await get(url, {}, own)).statusCode).toBe(200)
  await own.close()
})
