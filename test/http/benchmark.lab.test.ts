/** The open benchmark as a submitter meets it. */
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readBaseline } from '../../src/benchmark/baseline.ts'
import { metricsOf } from '../../src/benchmark/kit/scoring.mjs'
import { readSubmission } from '../../src/benchmark/submission.ts'
import { startServer } from '../../src/cli/commands/serve.ts'
import { failure } from '../helpers/answers.ts'
import { form, urlencoded } from '../helpers/form.ts'
import { answerAfterSending } from '../helpers/sends-first.ts'
import { contents, type TestService, temporaryFolder, testService, testSettings } from '../helpers/service.ts'
import {
  allOnes,
  type Body,
  bodyOf,
  csvOf,
  frozenSplit,
  type LrOf,
  perfect,
  randomLr,
} from '../helpers/submissions.ts'

const CARTRIDGE = frozenSplit('cartridge-v1')
const BULLETS = frozenSplit('bullets-v1')
const SUMMARY = [
  'name',
  'title',
  'modality',
  'split_hash',
  'protocol_version',
  'n_pairs',
  'n_km',
  'n_sources',
  'n_folds',
  'created_at',
]
const ENTRY = [
  'submitter',
  'method',
  'url',
  'is_reference',
  'cllr',
  'cllr_std',
  'cllr_min',
  'auc',
  'calibration_loss',
  'created_at',
]
const MANY = { MARKGRAPH_SUBMISSION_LIMIT: '1000' }

const csvFor = (lrOf: LrOf, { pairs } = CARTRIDGE): string => csvOf(pairs, lrOf)
const submissionsOf = (split: string): string => `/benchmark/splits/${split}/submissions`
const json = { 'content-type': 'application/json' }
const submit = ({ app }: TestService, body: object | string, split = 'cartridge-v1', headers = {}) =>
  app.inject({
    method: 'POST',
    url: submissionsOf(split),
    headers: { ...json, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const leaderboardOf = async ({ app }: TestService, split = 'cartridge-v1') =>
  (await app.inject(`/benchmark/splits/${split}/leaderboard`)).json()

describe('what everybody may read', () => {
  let one: TestService
  beforeAll(async () => {
    one = await testService()
  })
  afterAll(() => one.close())

  test('every split is listed with its summary alone', async () => {
    const { splits } = (await one.app.inject('/benchmark/splits')).json()
    expect(splits.map(({ name }: { name: string }) => name)).toEqual([
      'bullets-v1',
      'cartridge-v1',
      'cartridge-v2',
      'toolmark-v1',
      'toolmark-v2',
    ])
    for (const split of splits) expect(Object.keys(split)).toEqual(SUMMARY)
    expect(splits[1]).toMatchObject({
      modality: 'impressed',
      n_pairs: 190,
      n_km: 10,
      n_sources: 10,
      n_folds: 10,
    })
  })

  test('a split has its summary, protocol, provenance and number of submissions, and not its marks', async () => {
    const split = (await one.app.inject('/benchmark/splits/bullets-v1')).json()
    expect(Object.keys(split)).toEqual([...SUMMARY, 'protocol', 'provenance', 'n_submissions'])
    expect(split.split_hash).toBe(BULLETS.split.split_hash)
    expect(split.n_submissions).toBe(0)
    expect(split.provenance.weaknesses.length).toBeGreaterThan(0)
    expect(split).not.toHaveProperty('marks')
  })

  test('the leaderboard starts with our own reference', async () => {
    const { entries, ...head } = await leaderboardOf(one)
    expect(head).toEqual({ split: 'cartridge-v1', split_hash: CARTRIDGE.split.split_hash })
    expect(entries).toHaveLength(1)
    expect(Object.keys(entries[0])).toEqual(ENTRY)
    const { cllr, cllr_std, cllr_min, auc, calibration_loss } = readBaseline('cartridge-v1').metrics
    expect(entries[0]).toMatchObject({
      submitter: 'Markgraph',
      url: null,
      is_reference: true,
      cllr,
      cllr_std,
      cllr_min,
      auc,
      calibration_loss,
    })
  })

  test('the kit: a ZIP whose ETag is the split hash in quotes, whole, in parts, or not again', async () => {
    const url = '/benchmark/splits/cartridge-v1/kit'
    const whole = await one.app.inject(url)
    const { split_hash } = CARTRIDGE.split
    expect(whole.headers).toMatchObject({
      etag: `"${split_hash}"`,
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      'content-disposition': 'attachment; filename="cartridge-v1.zip"',
    })
    const files = unzipSync(whole.rawPayload)
    expect(JSON.parse(strFromU8(files['cartridge-v1/split.json']!)).split_hash).toBe(split_hash)
    const part = await one.app.inject({ url, headers: { range: 'bytes=100-199' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
    for (const tag of [split_hash, `"${split_hash}"`, `W/"${split_hash}"`]) {
      const again = await one.app.inject({ url, headers: { 'if-none-match': tag } })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', `"${split_hash}"`])
    }
    const other = await one.app.inject({ url, headers: { 'if-none-match': '0'.repeat(64) } })
    expect(other.statusCode).toBe(200)
    const outside = await one.app.inject({ url, headers: { range: 'bytes=99999999-' } })
    failure(outside, 416)
    expect(outside.headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`)
  })

  test.each(['', '/cartridge-v1', '/cartridge-v1/leaderboard', '/cartridge-v1/kit'])(
    'HEAD answers as GET does: /benchmark/splits%s',
    async (path) => {
      const url = `/benchmark/splits${path}`
      const [whole, head] = [await one.app.inject(url), await one.app.inject({ method: 'HEAD', url })]
      expect([head.statusCode, head.body]).toEqual([200, ''])
      for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges', 'content-disposition'])
        expect(head.headers[name], name).toBe(whole.headers[name])
    },
  )

  test('an unknown split is a 404 that names the known ones', async () => {
    for (const path of ['', '/kit', '/leaderboard']) {
      const detail = failure(await one.app.inject(`/benchmark/splits/bullets-v9${path}`), 404)
      const known = 'bullets-v1, cartridge-v1, cartridge-v2, toolmark-v1, toolmark-v2'
      expect(detail).toBe(`no split is called "bullets-v9"; there are ${known}`)
    }
  })
})

describe('a submission', () => {
  let one: TestService
  beforeAll(async () => {
    one = await testService(MANY)
  })
  afterAll(() => one.close())

  test('is answered with its metrics, kept with its CSV as it came, and stands on the leaderboard', async () => {
    const csv = `\uFEFF${csvFor(randomLr(1))}`.replaceAll('\n', '\r\n')
    const url = 'https://lab.example/method'
    const response = await submit(one, bodyOf(csv, { submitter: '  Łódź lab ', method: 'random', url }))
    expect(response.statusCode, response.body).toBe(201)
    const body = response.json()
    const { split_hash } = CARTRIDGE.split
    expect(Object.keys(body)).toEqual(['split', 'split_hash', 'submitter', 'method', 'metrics'])
    expect(body).toMatchObject({ split: 'cartridge-v1', split_hash, submitter: 'Łódź lab', method: 'random' })
    const { pairs, folds } = CARTRIDGE
    const expected = metricsOf(readSubmission(csv, pairs.ids, 'cartridge-v1'), pairs.labels, folds)
    expect(body.metrics).toEqual(expected)
    expect(body.metrics.pooled.ece).toBeGreaterThan(0)

    const { entries } = await leaderboardOf(one)
    const { cllr, cllr_std, cllr_min, auc, calibration_loss } = expected
    expect(entries[1]).toEqual({
      submitter: 'Łódź lab',
      method: 'random',
      url,
      is_reference: false,
      cllr,
      cllr_std,
      cllr_min,
      auc,
      calibration_loss,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    const [row] = await one.service.store.submissions.of(split_hash)
    const bytes = Buffer.from(csv)
    expect(row!.csvSha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(await one.service.store.read(row!.csvSha256)).toEqual(new Uint8Array(bytes))
    expect((await one.app.inject('/benchmark/splits/cartridge-v1')).json().n_submissions).toBe(1)
    expect((await contents(one.data))['tmp_files']).toBe(0)
  })

  test('LR 1 throughout scores exactly 1; a perfect one leads, and of equal ones the earlier stands first', async () => {
    const ones = await submit(one, bodyOf(csvFor(allOnes), { method: 'ones' }))
    expect(ones.json().metrics).toMatchObject({ cllr: 1, cllr_min: 1, auc: 0.5, calibration_loss: 0 })
    for (const method of ['perfect', 'perfect too']) await submit(one, bodyOf(csvFor(perfect), { method }))
    const { entries } = await leaderboardOf(one)
    const methods = entries.map(({ method }: Body) => method)
    expect(methods).toEqual(['perfect', 'perfect too', readBaseline('cartridge-v1').method, 'ones', 'random'])
    const totals = entries.map(({ cllr }: { cllr: number }) => cllr)
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b))
    expect(totals[0]).toBe(0)
  })

  test('sent again, or twice at once, is there once', async () => {
    const before = (await contents(one.data))['submissions']!
    const body = bodyOf(csvFor(randomLr(2)), { method: 'twice' })
    const [first, second] = await Promise.all([submit(one, body), submit(one, body)])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    const third = await submit(one, { ...body, url: 'https://elsewhere.example' })
    expect(third.json()).toEqual(first.json())
    expect((await contents(one.data))['submissions']).toBe(before + 1)
  })

  test('may give its LRs by pair, in any order: the same as the CSV, and kept as one', async () => {
    const { pairs } = CARTRIDGE
    const before = (await contents(one.data))['submissions']!
    const random = randomLr(3)
    const lr = pairs.ids.map((_, i) => Number(random(i, pairs.labels[i]!)))
    const { csv, ...fields } = bodyOf(
      csvOf(pairs, (i) => lr[i]!),
      { method: 'by pair', url: '' },
    )
    const lrs = Object.fromEntries(pairs.ids.map((id, i) => [id, lr[i]!]).toReversed())
    const response = await submit(one, { ...fields, csv: '', lrs })
    expect(response.statusCode, response.body).toBe(201)
    expect((await submit(one, { ...fields, csv })).json()).toEqual(response.json())
    expect((await contents(one.data))['submissions']).toBe(before + 1)
    const rows = await one.service.store.submissions.of(CARTRIDGE.split.split_hash)
    const row = rows.find(({ method }) => method === 'by pair')!
    expect(row.url).toBeNull()
    expect(Buffer.from((await one.service.store.read(row.csvSha256)) as Uint8Array).toString()).toBe(csv)
  })

  test('is scored by pair for the largest split too', async () => {
    const lrs = Object.fromEntries(frozenSplit('toolmark-v1').pairs.ids.map((id) => [id, 1]))
    const { csv: _, ...fields } = bodyOf('', { method: 'ones by pair' })
    const response = await submit(one, { ...fields, lrs }, 'toolmark-v1')
    expect(response.statusCode, response.body).toBe(201)
    expect(response.json().metrics.cllr).toBe(1)
  })

  test('is not lost when several are sent at once, to two splits', async () => {
    const sent = ['a', 'b', 'c', 'd'].flatMap((method, i) => [
      submit(one, bodyOf(csvFor(randomLr(i)), { method })),
      submit(one, bodyOf(csvFor(randomLr(i), BULLETS), { method }), 'bullets-v1'),
    ])
    for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(201)
    for (const split of ['cartridge-v1', 'bullets-v1']) {
      const methods = (await leaderboardOf(one, split)).entries.map(({ method }: Body) => method)
      for (const method of ['a', 'b', 'c', 'd'])
        expect(methods.filter((other: string) => other === method)).toHaveLength(1)
    }
  })

  test('is still there, and once, after a restart', async () => {
    const before = await leaderboardOf(one)
    one = await one.restart()
    expect(await leaderboardOf(one)).toEqual(before)
    await submit(one, bodyOf(csvFor(allOnes), { method: 'ones' }))
    expect(await leaderboardOf(one)).toEqual(before)
  })
})

describe('refused, and nothing of it is kept', () => {
  let one: TestService
  let before: Record<string, number>
  beforeAll(async () => {
    one = await testService({ ...MANY, MARKGRAPH_MAX_SUBMISSION_BYTES: String(8 * 2 ** 20) })
    await submit(one, bodyOf(csvFor(allOnes)))
    before = await contents(one.data)
    expect(before).toMatchObject({ submissions: 1, tmp_files: 0 })
  })
  afterEach(async () => {
    await expect.poll(() => contents(one.data)).toEqual(before)
  })
  afterAll(() => one.close())

  const rows = csvFor(allOnes).trimEnd().split('\n')
  const [id] = CARTRIDGE.pairs.ids
  test.each([
    ['a missing pair', rows.slice(0, -1), `${CARTRIDGE.pairs.ids.at(-1)} is missing`],
    ['a repeated pair', [...rows, rows[1]!], `line 192: ${id} is listed a second time`],
    ['an unknown pair', [...rows, 'x,1'], 'line 192: "x" is not a pair of cartridge-v1'],
    ['NaN', rows.with(1, `${id},NaN`), 'line 2: the LR "NaN" is not a finite number above 0'],
    ['-1', rows.with(1, `${id},-1`), 'line 2: the LR "-1" is not a finite number above 0'],
    ['1e400', rows.with(1, `${id},1e400`), 'line 2: the LR "1e400" is not a finite number above 0'],
    ['a wrong header', rows.with(0, 'pair,lr'), 'the first line must be pair_id,lr, not "pair,lr"'],
  ])('400: %s', async (_, lines, problem) => {
    const detail = failure(await submit(one, bodyOf(lines.join('\n'))), 400)
    expect(detail).toBe(`the submission is refused and nothing of it is kept: ${problem}`)
  })

  test('400: LRs by pair with a wrong value, or for other pairs', async () => {
    const { csv: _, ...fields } = bodyOf('')
    const lrs = Object.fromEntries(CARTRIDGE.pairs.ids.map((one) => [one, 1]))
    const told = async (text: string) => failure(await submit(one, text), 400)
    const start = 'the submission is refused and nothing of it is kept: '
    const { [id!]: _first, ...rest } = lrs
    expect(await told(JSON.stringify({ ...fields, lrs: { ...rest, x: 0 } }))).toBe(
      `${start}lrs: "x" is not a pair of cartridge-v1; lrs: the LR "0" of "x" is not a finite number above 0; ${id} is missing`,
    )
    const whole = JSON.stringify({ ...fields, lrs })
    expect(await told(whole.replace(`"${id}":1`, `"${id}":1e400`))).toContain('the LR "Infinity"')
    expect(await told(whole.replace(`"${id}":1`, `"${id}":1,"${id}":2`))).toBe(
      `${start}a name is in the JSON more than once`,
    )
  })

  test('400: every problem is told, the first 20 in full', async () => {
    const detail = failure(await submit(one, bodyOf(csvFor(() => 'NaN'))), 400)
    expect(detail.match(/line \d+: the LR "NaN"/g)).toHaveLength(20)
    expect(detail).toMatch(/and 170 more problems: 170 × LR that is not finite and positive$/)
  })

  test.each([
    ['submitter', { submitter: '' }],
    ['submitter', { submitter: 'x'.repeat(81) }],
    ['submitter', { submitter: null }],
    ['method', { method: 'x'.repeat(121) }],
    ['method', { method: 'a\nb' }],
    ['submitter', { submitter: 'a laboratory \u202eyrotarobal' }],
    ['submitter', { submitter: 'a\u200blaboratory' }],
    ['submitter', { submitter: 'Markgraph' }],
    ['submitter', { submitter: 'the \uff2d\u1d43rk-graph \u2122 team' }],
    ['url', { url: 'lab.example' }],
    ['url', { url: `https://lab.example/${'x'.repeat(300)}` }],
    ['csv', { csv: ['pair_id,lr'] }],
    ['csv', { csv: '' }],
    ['lrs', { lrs: {} }],
    ['lrs', { csv: undefined, lrs: [1] }],
    ['submiter', { submiter: 'A' }],
  ])('422: %s', async (field, more) => {
    const [problem, ...others] = failure(await submit(one, { ...bodyOf(csvFor(perfect)), ...more }), 422)
    expect(problem.loc).toEqual(['body', field])
    expect(others).toEqual([])
  })

  test('422: what is no JSON object, in any form', async () => {
    for (const text of ['', '{', '{"submitter": "a",}', '\uFEFF{}x'])
      expect(failure(await submit(one, text), 422)[0]).toMatchObject({ loc: ['body'], type: 'json_invalid' })
    for (const text of ['[]', 'null', '"text"', '7', '{"lrs": [['.repeat(200)])
      expect(failure(await submit(one, text), 422)[0].loc[0]).toBe('body')
    const three = ['submitter', 'method', 'csv'].map((field) => ({ loc: ['body', field], type: 'missing' }))
    expect(failure(await submit(one, '{}'), 422)).toMatchObject(three)
    const fields = { submitter: 'a', method: 'b', csv: csvFor(perfect) }
    for (const body of [
      urlencoded(fields),
      form(...Object.entries(fields).map(([name, text]) => [name, text] as const)),
      { headers: { 'content-type': 'text/csv' }, payload: fields.csv.repeat(100) },
    ]) {
      const sent = await one.app.inject({ method: 'POST', url: submissionsOf('cartridge-v1'), ...body })
      const [problem] = failure(sent, 422)
      expect(problem).toMatchObject({ loc: ['body'], type: 'json_invalid' })
      expect(problem.msg).toMatch(/send the submission as Content-Type: application\/json$/)
    }
    failure(await one.app.inject({ method: 'POST', url: submissionsOf('cartridge-v1') }), 422)
  })

  test('413: a body over the limit', async () => {
    const detail = failure(await submit(one, bodyOf(csvFor(perfect), { url: 'x'.repeat(9 * 2 ** 20) })), 413)
    expect(detail).toBe('a submission may hold at most 8 MiB')
  })

  test('a client that hangs up in the middle leaves no file', async () => {
    const url = new URL(await one.app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(url.port), url.hostname)
    const head = `POST ${submissionsOf('cartridge-v1')} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json`
    socket.write(`${head}\r\ncontent-length: 1000000\r\n\r\n{"submitter": "`)
    await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(1)
    socket.destroy()
    await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(0)
  })
})

describe('ten million rows', () => {
  const ROWS = 10_000_000
  const BLOCK = Array.from({ length: 1000 }, (_, i) => `${BULLETS.pairs.ids[i]},1.5\\n`).join('')
  const HEAD = '{"submitter": "a", "method": "b", "csv": "pair_id,lr\\n'
  let one: TestService
  let url: URL
  beforeAll(async () => {
    one = await testService(MANY)
    url = new URL(submissionsOf('bullets-v1'), await one.app.listen({ host: '127.0.0.1', port: 0 }))
  })
  afterAll(() => one.close())

  interface Sent {
    readonly status: number
    readonly detail: string
    /** Bytes that were sent when the answer came. */
    readonly bytes: number
  }
  /** Sends the rows until the answer comes. */
  function send(headers: Record<string, string> = {}): Promise<Sent> {
    return new Promise((resolve, reject) => {
      let [bytes, blocks, answered] = [0, 0, false]
      const request = httpRequest(url, { method: 'POST', headers: { ...json, ...headers } }, (response) => {
        answered = true
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => {
          resolve({ status: response.statusCode!, detail: JSON.parse(text).detail, bytes })
          request.destroy()
        })
      })
      request.on('error', (error) => (answered ? undefined : reject(error)))
      const write = (): void => {
        while (!answered && blocks < ROWS / 1000) {
          blocks += 1
          bytes += BLOCK.length
          if (!request.write(BLOCK)) {
            request.once('drain', write)
            return
          }
        }
        if (!answered) request.end('"}')
      }
      request.write(HEAD)
      write()
    })
  }

  test('are refused as they arrive, at the size limit, in bounded memory', async () => {
    const before = process.memoryUsage().rss
    const { status, detail, bytes } = await send()
    expect([status, detail]).toEqual([413, 'a submission may hold at most 64 MiB'])
    expect(bytes).toBeLessThan((ROWS / 1000) * BLOCK.length * 0.5)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
    await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(0)
  })

  test('are refused at once when their length is said', async () => {
    const length = HEAD.length + (ROWS / 1000) * BLOCK.length + 2
    const { status, bytes } = await send({ 'content-length': String(length) })
    expect(status).toBe(413)
    expect(bytes).toBeLessThan(64 * 2 ** 20)
  })

  test('that are short enough for the size limit are refused for their number', async () => {
    const csv = `pair_id,lr\n${'a,1\n'.repeat(ROWS)}`
    const detail = failure(await submit(one, bodyOf(csv), 'bullets-v1'), 400)
    expect(detail).toMatch(/it has more than 2402 rows for 1201 pairs, and the rest was not read$/)
    expect(await contents(one.data)).toMatchObject({ submissions: 0, tmp_files: 0 })
  })

  test.each([
    ['arrays in an array', `[${'[[0]],'.repeat(10 * 2 ** 20)}0]`],
    ['arrays in each other', '['.repeat(30 * 2 ** 20) + ']'.repeat(30 * 2 ** 20)],
    ['fields', `{${Array.from({ length: 3_000_000 }, (_, i) => `"field ${i}":1`).join()}}`],
  ])('a body made to fill the memory with %s is not even parsed', async (_, bomb) => {
    const before = process.memoryUsage().rss
    const [problem] = failure(await submit(one, bomb, 'bullets-v1'), 422)
    expect(problem).toEqual({
      loc: ['body'],
      type: 'value_error',
      msg: 'Input should be an object of submitter, method, url and csv or lrs',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20)
  })
})

describe('limits', () => {
  test.each([
    ['429', {}, 'cartridge-v1', 'application/json'],
    ['404', {}, 'nobody', 'application/json'],
    [
      '413',
      { MARKGRAPH_SUBMISSION_LIMIT: '2', MARKGRAPH_MAX_SUBMISSION_BYTES: '100000' },
      'bullets-v1',
      'application/json',
    ],
    ['422', { MARKGRAPH_SUBMISSION_LIMIT: '2' }, 'cartridge-v1', 'text/csv'],
  ])('who sends a large body to its end before reading sees the %s', async (status, env, split, type) => {
    const one = await testService({ MARKGRAPH_SUBMISSION_LIMIT: '1', ...env })
    await submit(one, bodyOf(csvFor(allOnes)))
    const url = new URL(await one.app.listen({ host: '127.0.0.1', port: 0 }))
    const body = Buffer.alloc(40 * 2 ** 20, ' ')
    const head = `POST ${submissionsOf(split)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}`
    const text = await answerAfterSending(Number(url.port), head, body)
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(await contents(one.data)).toMatchObject({ submissions: 1, tmp_files: 0 })
    await one.close()
  })

  test('five submissions per address and hour; refused ones and other addresses do not count', async () => {
    const one = await testService({ MARKGRAPH_TRUST_PROXY: 'true' })
    const from = (client: string, method: string, csv = csvFor(allOnes)) =>
      submit(one, bodyOf(csv, { method }), 'cartridge-v1', { 'x-forwarded-for': client })
    for (let i = 0; i < 7; i++) failure(await from('192.0.2.1', 'bad', 'x'), 400)
    for (let i = 0; i < 5; i++) expect((await from('192.0.2.1', `m${i}`)).statusCode).toBe(201)
    for (const again of ['m5', 'm0']) {
      const refused = await from('192.0.2.1', again)
      expect(failure(refused, 429)).toMatch(/^more than 5 submissions in 3600 s; try again in 3\d{3} s$/)
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThan(3500)
      expect(wait).toBeLessThanOrEqual(3600)
    }
    expect((await from('192.0.2.2', 'm5')).statusCode).toBe(201)
    expect(await contents(one.data)).toMatchObject({ submissions: 6, tmp_files: 0 })
    await one.close()
  })

  test('six at once from one address: five are kept', async () => {
    const one = await testService()
    const sent = Array.from({ length: 6 }, (_, i) =>
      submit(one, bodyOf(csvFor(allOnes), { method: `m${i}` })),
    )
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429])
    expect(await contents(one.data)).toMatchObject({ submissions: 5, tmp_files: 0 })
    await one.close()
  })

  test('more than can wait to be scored: the rest is told when to come back', async () => {
    const one = await testService(MANY)
    const sent = Array.from({ length: 24 }, (_, i) =>
      one.app.inject({
        method: 'POST',
        url: submissionsOf('cartridge-v1'),
        headers: json,
        payload: JSON.stringify(bodyOf(csvFor(allOnes), { method: `m${i}` })),
        remoteAddress: `192.0.2.${i}`, // of one client they would wait for their turn
      }),
    )
    const answers = await Promise.all(sent)
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(24 - busy.length)
    expect(busy.length).toBeGreaterThan(0)
    expect(failure(busy[0]!, 503)).toMatch(/try again in half a minute$/)
    expect(busy[0]!.headers['retry-after']).toBe('30')
    expect(await contents(one.data)).toMatchObject({ submissions: 24 - busy.length, tmp_files: 0 })
    await one.close()
  })
})

test('a stopping service finishes the submission under way', async () => {
  const one = await testService()
  const url = await one.app.listen({ host: '127.0.0.1', port: 0 })
  const sent = fetch(url + submissionsOf('bullets-v1'), {
    method: 'POST',
    headers: json,
    body: JSON.stringify(bodyOf(csvFor(allOnes, BULLETS))),
  })
  await expect.poll(async () => (await contents(one.data))['tmp_files'], { interval: 5 }).toBe(1)
  const stopped = one.close()
  const response = await sent
  expect([response.status, await response.text()]).toEqual([201, expect.stringContaining('"cllr":1')])
  await stopped
})

describe('listeners', () => {
  const benchmarkPaths = async (url: string): Promise<string[]> => {
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: object }
    return Object.keys(paths).filter((path) => path.startsWith('/benchmark'))
  }
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status
  const PATHS = ['', '/{split_id}', '/{split_id}/kit', '/{split_id}/leaderboard', '/{split_id}/submissions']

  test('the benchmark is served with the other routes', async () => {
    const running = await startServer(testSettings(await temporaryFolder(), { PORT: '0' }))
    expect(running.benchmarkUrl).toBeUndefined()
    expect(await statusOf(`${running.url}/benchmark/splits`)).toBe(200)
    expect((await benchmarkPaths(running.url)).sort()).toEqual(
      PATHS.map((path) => `/benchmark/splits${path}`).sort(),
    )
    await running.stop()
  })

  test('or on a port of its own, and then nowhere else; each description lists what its listener has', async () => {
    const env = { PORT: '0', MARKGRAPH_BENCHMARK_PORT: '0' }
    const running = await startServer(testSettings(await temporaryFolder(), env))
    const [main, own] = [running.url, running.benchmarkUrl!]
    expect(await statusOf(`${main}/benchmark/splits`)).toBe(404)
    expect(await benchmarkPaths(main)).toEqual([])
    expect(await statusOf(`${main}/v1/references`)).toBe(200)
    expect(await statusOf(`${own}/benchmark/splits`)).toBe(200)
    expect(await benchmarkPaths(own)).toHaveLength(PATHS.length)
    expect(await statusOf(`${own}/health`)).toBe(200)
    expect(await statusOf(`${own}/v1/references`)).toBe(404)
    expect((await fetch(`${own}/compare`, { method: 'POST' })).status).toBe(404)
    const sent = await fetch(own + submissionsOf('cartridge-v1'), {
      method: 'POST',
      headers: json,
      body: JSON.stringify(bodyOf(csvFor(allOnes))),
    })
    expect(sent.status).toBe(201)
    await running.stop()
    await expect(fetch(`${own}/health`)).rejects.toThrow()
  })

  test('a port that is taken stops the start, and leaves nothing that listens', async () => {
    const first = await startServer(testSettings(await temporaryFolder(), { PORT: '0' }))
    const taken = new URL(first.url).port
    const settings = testSettings(await temporaryFolder(), { PORT: '0', MARKGRAPH_BENCHMARK_PORT: taken })
    await expect(startServer(settings)).rejects.toThrow(`port ${taken} is in use`)
    await first.stop()
  })
})
