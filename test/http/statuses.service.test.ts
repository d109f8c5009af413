/** Every row of the contract's status table, over a real socket, on every route it applies to. */

import { gzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIB } from '../../src/words/amounts.ts'
import { broken, bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { allOnes, bodyOf, csvOf, frozenSplit } from '../helpers/submissions.ts'
import { withWrongSum } from '../helpers/x3p-package.ts'

const [SCAN] = bullet(1, { lands: 1 }) as [Uint8Array]
const UNKNOWN = `sha256:${'0'.repeat(64)}`

interface Running {
  readonly one: TestService
  readonly url: string
}
async function running(env: Record<string, string> = {}): Promise<Running> {
  const one = await testService(env)
  return { one, url: await one.app.listen({ host: '127.0.0.1', port: 0 }) }
}

type Fields = Readonly<Record<string, string | Uint8Array | readonly Uint8Array[]>>

const multipart = (fields: Fields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else
      for (const file of [value].flat())
        form.append(name, new Blob([file as Uint8Array<ArrayBuffer>]), `${name}.x3p`)
  }
  return form
}

/** The routes that take scans, with their fields for a scan. */
const UPLOADS: readonly (readonly [
  path: string,
  fields: (scan: Uint8Array | readonly Uint8Array[]) => Fields,
])[] = [
  ['/detect', (scan) => ({ scan })],
  ['/compare', (scan) => ({ domain: 'striated', mark_a: scan, mark_b: SCAN })],
  ['/v1/compare', (scan) => ({ domain: 'striated', mark_a: scan, mark_b: SCAN })],
  ['/v1/compare/report.pdf', (scan) => ({ domain: 'striated', mark_a: scan, mark_b: SCAN })],
  ['/v1/scope', (scan) => ({ domain: 'striated', scan })],
  ['/v1/artifacts', (scan) => ({ scan })],
]
/** The steps, with fields that name artifacts by `handle`. */
const STEPS: readonly (readonly [path: string, fields: (handle: string) => Record<string, string>])[] = [
  ['/v1/steps/preprocess', (surface) => ({ surface })],
  ['/v1/steps/signature', (surface) => ({ surface })],
  ['/v1/steps/areal-signature', (surface) => ({ surface })],
  ['/v1/steps/align', (a) => ({ a, b: a })],
  ['/v1/steps/features', (a) => ({ a, b: a })],
]

const post = (url: string, fields: Fields): Promise<Response> =>
  fetch(url, { method: 'POST', body: multipart(fields) })
const step = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) })

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
const json = (response: Response): Promise<any> => response.json()

/** The `detail` of a failure: text, or for a 422 the list of section 2.10. */
// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
async function failed(response: Response, status: number): Promise<any> {
  const body = (await response.json()) as { detail: { loc: unknown[] }[] }
  expect(response.status, JSON.stringify(body)).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  if (status === 422) {
    expect(Object.keys(body)).toEqual(['detail'])
    for (const problem of body.detail) {
      expect(problem).toMatchObject({
        loc: expect.any(Array),
        msg: expect.any(String),
        type: expect.any(String),
      })
      expect(['body', 'query', 'path']).toContain(problem.loc[0])
    }
  } else expect(body.detail).toMatch(/\S+ \S+/)
  return body.detail
}

let plain: Running
let small: Running
let surface: string
beforeAll(async () => {
  plain = await running()
  small = await running({
    MARKGRAPH_MAX_FILE_BYTES: String(MIB),
    MARKGRAPH_MAX_REQUEST_BYTES: String(2 * MIB),
    MARKGRAPH_MAX_FILES: '3',
    MARKGRAPH_MAX_DECOMPRESSED_BYTES: String(MIB / 4),
    MARKGRAPH_MAX_COMPRESSION_RATIO: '10',
  })
  surface = (await json(await post(`${plain.url}/v1/artifacts`, { scan: SCAN }))).handle
})
afterAll(() => Promise.all([plain.one.close(), small.one.close()]))

describe.each(UPLOADS)('%s', (path, fields) => {
  const { notZip, truncated } = broken(SCAN)
  const changed = withWrongSum()
  const noMain = zipSync({ 'readme.txt': new Uint8Array(3) })

  test('400: a ZIP that cannot be decoded', async () => {
    await failed(await post(plain.url + path, fields(truncated)), 400)
    expect(await failed(await post(plain.url + path, fields(changed)), 400)).toMatch(/MD5/i)
  })
  test('415: no ZIP, or a ZIP without the X3P main document', async () => {
    await failed(await post(plain.url + path, fields(notZip)), 415)
    await failed(await post(plain.url + path, fields(new Uint8Array(0))), 415)
    await failed(await post(plain.url + path, fields(noMain)), 415)
  })
  test('422: a missing file, and text in its place', async () => {
    const { mark_a: _a, scan: _s, ...rest } = fields(SCAN)
    const [problem] = await failed(await post(plain.url + path, rest), 422)
    expect(problem).toMatchObject({
      loc: ['body', 'mark_a' in fields(SCAN) ? 'mark_a' : 'scan'],
      type: 'missing',
    })
    const name = 'mark_a' in fields(SCAN) ? 'mark_a' : 'scan'
    await failed(await post(plain.url + path, { ...rest, [name]: 'text' }), 422)
  })
  test('413: one file, the whole request, the number of files, the inflated size, the compression ratio', async () => {
    const noise = new Uint8Array(MIB + 1).map((_, i) => (i * i) >> 3)
    expect(await failed(await post(small.url + path, fields(noise)), 413)).toContain('limit of one file')
    const three = Array.from({ length: 3 }, () => noise.subarray(0, 0.9 * MIB))
    expect(await failed(await post(small.url + path, fields(three)), 413)).toContain('2 MiB')
    const many = Array.from({ length: 4 }, () => SCAN.subarray(0, 10))
    expect(await failed(await post(small.url + path, fields(many)), 413)).toContain('3 files')
    await failed(await post(small.url + path, fields(SCAN)), 413) // inflates to more than a quarter of a MiB
  })
  test('429 with Retry-After', async () => {
    const limited = await running({ MARKGRAPH_RATE_LIMIT: '1' })
    await (await post(limited.url + path, fields(notZip))).json()
    const refused = await post(limited.url + path, fields(SCAN))
    await failed(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.one.close()
  })
  test('405 with Allow', async () => {
    const response = await fetch(plain.url + path)
    await failed(response, 405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

describe.each(UPLOADS.filter(([, fields]) => 'domain' in fields(SCAN)))('%s', (path, fields) => {
  test('400: an unknown domain; 422: none', async () => {
    const { domain: _, ...without } = fields(SCAN)
    await failed(await post(plain.url + path, { ...without, domain: 'footwear' }), 400)
    expect((await failed(await post(plain.url + path, without), 422))[0]).toMatchObject({
      loc: ['body', 'domain'],
      type: 'missing',
    })
  })
})

test.each([
  ['not JSON', '{'],
  ['not an object', '[1]'],
  ['an unknown key', '{"lambda_x": 1}'],
  ['a wrong type', '{"lambda_c": "wide"}'],
  ['cutoffs in the wrong order', '{"lambda_s": 0.001}'],
])('/v1/compare 400: a scorer config that is %s', async (_, scorer_config) => {
  const fields = { domain: 'striated', mark_a: SCAN, mark_b: SCAN, scorer_config }
  await failed(await post(`${plain.url}/v1/compare`, fields), 400)
})

test.each([
  '/v1/compare',
  '/v1/steps/calibrate',
  '/v1/studies',
  '/mcp',
  '/benchmark/splits/bullets-v1/submissions',
])('%s 415: a body that is compressed as a whole, which would be read as none', async (url) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' }
  const body = gzipSync(Buffer.from('score=0.3&reference=striated'))
  const response = await fetch(plain.url + url, { method: 'POST', headers, body })
  expect(response.headers.get('accept-encoding')).toBe('identity')
  expect(await failed(response, 415)).toBe(
    'a body with Content-Encoding "gzip" is not read; send it uncompressed, without that header',
  )
})

test('/v1/scope 422: a mode that is neither warn nor refuse', async () => {
  const given = { domain: 'striated', scan: SCAN, mode: 'maybe' }
  const [problem] = await failed(await post(`${plain.url}/v1/scope`, given), 422)
  expect(problem).toMatchObject({ loc: ['body', 'mode'], type: 'enum', ctx: { expected: 'refuse, warn' } })
})

test('/v1/compare 404 and 400: unknown handles, and handles of another kind', async () => {
  const compared = (mark_a_handles: string) =>
    post(`${plain.url}/v1/compare`, { domain: 'striated', mark_a_handles, mark_b: SCAN })
  await failed(await compared(UNKNOWN), 404)
  await failed(await compared('sha256:xyz'), 404)
  const { inputs } = (await json(await fetch(`${plain.url}/v1/artifacts/${surface}`))).produced_by
  expect(await failed(await compared(inputs[0]), 400)).toContain('surface')
})

describe.each(STEPS)('%s', (path, fields) => {
  test('404: an unknown handle; 400: one of another kind; 422: none', async () => {
    await failed(await step(plain.url + path, fields(UNKNOWN)), 404)
    const { inputs } = (await json(await fetch(`${plain.url}/v1/artifacts/${surface}`))).produced_by
    await failed(await step(plain.url + path, fields(inputs[0])), 400)
    const problems = await failed(await step(plain.url + path, {}), 422)
    expect(problems.map(({ type }: { type: string }) => type)).toContain('missing')
  })
})

test('what a form leaves empty counts as not given', async () => {
  const given = await json(await step(`${plain.url}/v1/steps/preprocess`, { surface }))
  const empty = { surface, lambda_s: '', lambda_c: '' }
  expect(await json(await step(`${plain.url}/v1/steps/preprocess`, empty))).toEqual(given)
  expect((await post(`${plain.url}/v1/scope`, { domain: 'striated', mode: '', scan: SCAN })).status).toBe(200)
  const [problem] = await failed(await step(`${plain.url}/v1/steps/preprocess`, { surface: '' }), 422)
  expect(problem).toMatchObject({ loc: ['body', 'surface'], type: 'missing' })
})

test('/v1/steps/preprocess 400 and 422: cutoffs in the wrong order, and no numbers', async () => {
  const url = `${plain.url}/v1/steps/preprocess`
  await failed(await step(url, { surface, lambda_s: '0.001', lambda_c: '0.0001' }), 400)
  for (const input of ['short', '0x10']) {
    expect((await failed(await step(url, { surface, lambda_s: input }), 422))[0]).toMatchObject({
      loc: ['body', 'lambda_s'],
      type: 'float_parsing',
      input,
    })
  }
})

test('/v1/steps/calibrate 404 and 422: an unknown reference; a score that is no number or not finite', async () => {
  const url = `${plain.url}/v1/steps/calibrate`
  await failed(await step(url, { score: '1', reference: 'nobody' }), 404)
  for (const score of ['high', 'NaN', 'Infinity', '1e999', ''])
    expect((await failed(await step(url, { score, reference: 'striated' }), 422))[0].loc).toEqual([
      'body',
      'score',
    ])
  expect(
    (await failed(await step(url, { score: '1', reference: 'striated', ci: 'maybe' }), 422))[0].type,
  ).toBe('bool_parsing')
})

test.each([
  `/v1/references/nobody`,
  `/v1/artifacts/${UNKNOWN}`,
  `/v1/artifacts/${UNKNOWN}/data`,
  `/v1/artifacts/${UNKNOWN}/preview`,
  `/v1/artifacts/${UNKNOWN}/graph`,
  `/v1/artifacts/nonsense`,
  `/v1/recipes/${UNKNOWN}`,
  '/benchmark/splits/nobody',
  '/benchmark/splits/nobody/kit',
  '/benchmark/splits/nobody/leaderboard',
  '/benchmark/nothing',
  '/v2/compare',
  '/nothing/here',
])('404: %s, and HEAD says the same', async (path) => {
  await failed(await fetch(plain.url + path), 404)
  const head = await fetch(plain.url + path, { method: 'HEAD' })
  expect(head.status).toBe(404)
  expect(await head.text()).toBe('')
})

describe('/benchmark/splits/{split_id}/submissions', () => {
  const pathOf = (split = 'cartridge-v1'): string => `/benchmark/splits/${split}/submissions`
  const submit = (url: string, body: unknown): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const whole = bodyOf(csvOf(frozenSplit('cartridge-v1').pairs, allOnes))

  test('201: one finite, positive LR for every pair', async () => {
    const response = await submit(plain.url + pathOf(), whole)
    expect(response.status).toBe(201)
    expect((await json(response)).metrics.cllr).toBe(1)
  })
  test('400: an LR, a pair or a header that is not right', async () => {
    const bad = { ...whole, csv: whole.csv.replace(',1\n', ',NaN\n') }
    expect(await failed(await submit(plain.url + pathOf(), bad), 400)).toContain('the LR "NaN"')
    expect(await failed(await submit(plain.url + pathOf('bullets-v1'), whole), 400)).toContain(
      'not a pair of bullets-v1',
    )
    expect(await failed(await submit(plain.url + pathOf(), { ...whole, csv: 'a,b' }), 400)).toContain(
      'first line',
    )
  })
  test('404: an unknown split', async () => {
    expect(await failed(await submit(plain.url + pathOf('bullets-v2'), whole), 404)).toContain(
      'there are bullets-v1',
    )
  })
  test('405 with Allow', async () => {
    const response = await fetch(plain.url + pathOf())
    await failed(response, 405)
    expect(response.headers.get('allow')).toBe('POST')
  })
  test('413: over the size limit', async () => {
    const tight = await running({ MARKGRAPH_MAX_SUBMISSION_BYTES: '10000' })
    expect(await failed(await submit(tight.url + pathOf(), whole), 413)).toContain('10000 bytes')
    await tight.one.close()
  })
  test('422: fields missing or malformed, and what is no JSON', async () => {
    const [problem] = await failed(await submit(plain.url + pathOf(), { ...whole, csv: undefined }), 422)
    expect(problem).toMatchObject({ loc: ['body', 'csv'], type: 'missing' })
    const [typed] = await failed(await submit(plain.url + pathOf(), { ...whole, submitter: 5 }), 422)
    expect(typed).toMatchObject({ loc: ['body', 'submitter'], type: 'string_type', input: 5 })
    const [text] = await failed(await submit(plain.url + pathOf(), '{"submitter":'), 422)
    expect(text).toMatchObject({ loc: ['body'], type: 'json_invalid' })
  })
  test('429 with Retry-After', async () => {
    const limited = await running({ MARKGRAPH_SUBMISSION_LIMIT: '1' })
    expect((await submit(limited.url + pathOf(), whole)).status).toBe(201)
    const refused = await submit(limited.url + pathOf(), { ...whole, method: 'another' })
    await failed(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    await limited.one.close()
  })
})

describe('503 with Retry-After', () => {
  test('when the queue is full', async () => {
    const busy = await running({ MARKGRAPH_QUEUE: '1' })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { decoding, settings } = busy.one.service
    const somebody = { clients: () => ['127.0.0.1'] }
    for (let i = 0; i <= settings.threads; i++) void decoding.run(somebody, () => released) // so that a scan waits to be decoded
    const held = post(`${busy.url}/detect`, { scan: SCAN })
    await expect.poll(async () => (await fetch(`${busy.url}/metrics`)).text()).toMatch(/^markgraph_queue 1$/m)
    for (const [path, fields] of UPLOADS) {
      const refused = await post(busy.url + path, fields(SCAN))
      await failed(refused, 503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    release()
    expect((await held).status).toBe(200)
    await busy.one.close()
  })
})

test('every answer carries the security headers', async () => {
  for (const path of [
    '/health',
    '/nothing',
    '/openapi.json',
    '/scalar/',
    '/docs/static/index.html',
    '/redoc',
  ]) {
    const { headers } = await fetch(plain.url + path)
    expect(headers.get('content-security-policy'), path).toMatch(/default-src 'self'/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})
