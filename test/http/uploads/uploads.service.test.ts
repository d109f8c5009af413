import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MIB } from '../../../src/words/amounts.ts'
import { answer, failure } from '../../helpers/answers.ts'
import { type Body, comparison, form, marks, type Part } from '../../helpers/form.ts'
import { bullet, scanOf } from '../../helpers/scans.ts'
import { answerAfterSending } from '../../helpers/sends-first.ts'
import { contents, placesTaken, type TestService, testService } from '../../helpers/service.ts'
import { doubles, matrix, patched, withWrongSum, x3p } from '../../helpers/x3p-package.ts'

const SIZE = 24 // of an entry once inflated, in its directory record
const zeros = x3p({ size: matrix(512, 256), data: new Uint8Array(MIB) })
const [good, other] = bullet(1) as [Uint8Array, Uint8Array]
const ramp = new Uint8Array(MIB).map((_, i) => (i * i) >> 3)
let one: TestService
let empty: Record<string, number>
let port: number

beforeAll(async () => {
  one = await testService({
    MARKGRAPH_MAX_FILE_BYTES: String(2 * MIB),
    MARKGRAPH_MAX_REQUEST_BYTES: String(4 * MIB),
    MARKGRAPH_MAX_FILES: '12',
    MARKGRAPH_QUEUE: '2',
  })
  await one.app.listen({ host: '127.0.0.1', port: 0 })
  port = (one.app.server.address() as { port: number }).port
  empty = await contents(one.data)
})
afterAll(() => one.close())
afterEach(async () => {
  await sleep(50) // files of a request go before its answer, or when its client has gone
  await expect.poll(() => contents(one.data)).toEqual(empty)
})

const post = (url: string, body: Body) => one.app.inject({ method: 'POST', url, ...body })
const compared = (a: Uint8Array[], b = [good], fields = {}) => post('/v1/compare', comparison(a, b, fields))

/** Sends bytes over a connection, then ends or breaks it; the answer, if there is one. */
function raw(head: string, body: Uint8Array, how: 'wait' | 'break'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (/\r\n\r\n.*}$/s.test(text)) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(`${head}\r\n\r\n`)
    socket.write(body, () => {
      if (how === 'break') setTimeout(() => socket.resetAndDestroy(), 100)
    })
  })
}
const head = ({ headers, payload }: Body, length = payload.length): string =>
  `POST /v1/compare HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${length}`

test.each([
  ['/v1/compare', 413],
  ['/v1/studies', 413],
  ['/health', 405],
  ['/nothing', 404],
])('who sends everything to %s before reading, and means to close, sees the %i', async (path, status) => {
  const part = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\n'
  const headers = 'host: localhost\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b'
  const body = Buffer.concat([Buffer.from(part), Buffer.alloc(40 * MIB, 'x')])
  const text = await answerAfterSending(port, `POST ${path} HTTP/1.1\r\n${headers}`, body)
  expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
})

describe('what is not a scan leaves nothing behind', () => {
  const wrong: [string, Uint8Array, number][] = [
    ['an empty file', new Uint8Array(0), 415],
    ['text', new TextEncoder().encode('not a scan'), 415],
    ['half a file', good.slice(0, good.length >> 1), 400],
    ['a ZIP without a main document', zipSync({ 'readme.txt': new Uint8Array(3) }), 415],
    ['broken XML', x3p({ main: '<p:ISO5436_2' }), 400],
    ['a scan without a measured height', scanOf(4, 5, () => Number.NaN), 400],
    ['data of another size', x3p({ data: doubles(1, 2, 3) }), 400],
    ['heights with a wrong checksum', withWrongSum(), 400],
    [
      'a bomb',
      zipSync({ 'main.xml': new Uint8Array(MIB), 'bindata/data.bin': new Uint8Array(8 * MIB) }),
      413,
    ],
    ['a scan that inflates to more than its directory states', patched(zeros, SIZE, 48, 4), 413],
  ]
  test.each(wrong)('%s', async (_, bytes, status) => {
    for (const url of ['/detect', '/v1/artifacts']) {
      failure(await post(url, form(['scan', bytes, 'a.x3p'])), status)
    }
    failure(await post('/v1/scope', form(['domain', 'striated'], ['scan', bytes, 'a.x3p'])), status)
    failure(await compared([bytes]), status)
    failure(await post('/compare', comparison([good], [bytes])), status)
  })

  test('one bad file among twelve', async () => {
    const scans = Array.from({ length: 6 }, (_, i) =>
      scanOf(12, 300, (r, c) => 1e-6 * Math.sin(c / 9 + i) + r * 1e-9),
    )
    failure(await compared(scans, [...scans.slice(0, 5), good.slice(0, 900)]), 400)
  })
})

describe('fields that are wrong are refused before anything is decoded', () => {
  const scan: Part = ['scan', good, 'a.x3p']
  test('an unknown domain and one without a reference', async () => {
    expect(failure(await compared([good], [other], { domain: 'nonsense' }), 400)).toContain('nonsense')
    failure(await compared([good], [other], { domain: 'impressed' }), 400)
    failure(await post('/compare', comparison([good], [other], { domain: 'toolmark' })), 400)
    failure(await post('/v1/scope', form(['domain', 'nonsense'], scan)), 400)
  })

  test('a mode that is neither warn nor refuse', async () => {
    const [problem] = failure(
      await post('/v1/scope', form(['domain', 'striated'], ['mode', 'maybe'], scan)),
      422,
    )
    expect(problem).toMatchObject({ loc: ['body', 'mode'], type: 'enum', input: 'maybe' })
  })

  test('a scorer config with an unknown key', async () => {
    failure(await compared([good], [other], { scorer_config: '{"no": 1}' }), 400)
  })

  test.each(['/compare', '/v1/compare'])('missing fields of %s are named', async (url) => {
    const problems = failure(await post(url, form(['domain', 'striated'], ...marks('mark_a', [good]))), 422)
    expect(problems).toEqual([{ loc: ['body', 'mark_b'], msg: 'Field required', type: 'missing' }])
    const both = failure(await post(url, form(['domain', 'striated'])), 422)
    expect(both).toEqual(
      ['mark_a', 'mark_b'].map((mark) => ({ loc: ['body', mark], msg: 'Field required', type: 'missing' })),
    )
    const all = failure(await post(url, form(['domain', ''])), 422)
    expect(all.map((one: { loc: string[] }) => one.loc.join('.'))).toEqual([
      'body.domain',
      'body.mark_a',
      'body.mark_b',
    ])
  })

  test('text where a file belongs, and a file where text belongs', async () => {
    expect(failure(await post('/detect', form(['scan', 'text'])), 422)[0].loc).toEqual(['body', 'scan'])
    const [problem] = failure(await post('/v1/scope', form(['domain', good, 'a'], scan)), 422)
    expect(problem.type).toBe('string_type')
  })

  test('a field called like a property of every object', async () => {
    failure(await post('/detect', form(['__proto__', 'x'], scan)), 400)
    failure(await post('/detect', form(['constructor', good, 'a.x3p'])), 400)
  })

  test('no body, another content type, and JSON that is none', async () => {
    failure(await one.app.inject({ method: 'POST', url: '/detect' }), 422)
    const say = (type: string, payload: string) =>
      one.app.inject({ method: 'POST', url: '/detect', headers: { 'content-type': type }, payload })
    failure(await say('text/plain', 'hello'), 422)
    failure(await say('application/json', '{"scan": 1}'), 422)
    expect(failure(await say('application/json', '{"scan"'), 422)[0].type).toBe('json_invalid')
    failure(await say('multipart/form-data', 'no boundary'), 400)
  })
})

describe('limits hold while the body arrives', () => {
  test('of one file', async () => {
    expect(failure(await compared([new Uint8Array(2 * MIB + 1)]), 413)).toContain('limit of one file')
  })
  test('of the request, said by content-length or only counted', async () => {
    const large = comparison([ramp, ramp, ramp], [ramp, ramp])
    expect(failure(await post('/v1/compare', large), 413)).toContain('4 MiB')
    const chunked = `${head(large).replace(/content-length.*/, 'transfer-encoding: chunked')}`
    const body = Buffer.concat([
      Buffer.from(`${large.payload.length.toString(16)}\r\n`),
      large.payload as Buffer,
      Buffer.from('\r\n0\r\n\r\n'),
    ])
    expect(await raw(chunked, body, 'wait')).toMatch(/^HTTP\/1.1 413 .*"detail"/s)
  })
  test('of the number of files', async () => {
    expect(failure(await compared(Array(12).fill(good.slice(0, 50))), 413)).toContain('12 files')
  })
  test('an upload over the limit of a file is answered before it ends', async () => {
    const large = comparison([new Uint8Array(3 * MIB)], [good])
    expect(await raw(head(large), large.payload.slice(0, 2.5 * MIB) as Buffer, 'wait')).toMatch(
      /^HTTP\/1.1 413 /,
    )
  })
})

describe('a body that breaks off', () => {
  const whole = comparison([good, other], [good, other])
  test.each([0.1, 0.5, 0.9, 0.999])('after %f of it is a 400', async (share) => {
    const cut = whole.payload.slice(0, Math.floor(whole.payload.length * share)) as Buffer
    failure(await post('/v1/compare', { ...whole, payload: cut }), 400)
    expect(await raw(head(whole, cut.length), cut, 'wait')).toMatch(/^HTTP\/1.1 400 .*"detail"/s)
  })

  test('because the client went away is forgotten, and frees its place in the queue', async () => {
    for (let i = 0; i < 4; i++) {
      const cut = whole.payload.slice(0, Math.floor((whole.payload.length * (i + 1)) / 5)) as Buffer
      await raw(head(whole), cut, 'break')
    }
    await expect.poll(() => placesTaken(one.app)).toBe(0)
    failure(await post('/detect', form(['scan', new Uint8Array(9), 'a.x3p'])), 415)
  })
})

test('what is not HTTP is answered in the form of every failure', async () => {
  expect(await raw('NONSENSE', new Uint8Array(0), 'wait')).toMatch(/^HTTP\/1.1 400 .*\{"detail":"[^"]+"\}$/s)
})

test('the files of a refused request are gone when its answer arrives', async () => {
  const temporary = () =>
    readdirSync(join(one.data, 'tmp'), { recursive: true, withFileTypes: true }).filter((at) => at.isFile())
  failure(await compared([good, new Uint8Array(9)]), 415)
  expect(temporary()).toEqual([]) // at once: a removal that has only begun needs a turn of the event loop
})

test('a client that goes away while its answer is computed frees its place in the queue', async () => {
  const own = await testService({ MARKGRAPH_QUEUE: '1' })
  await own.app.listen({ host: '127.0.0.1', port: 0 })
  const before = port
  port = (own.app.server.address() as { port: number }).port
  const whole = comparison(bullet(1), bullet(2))
  await raw(head(whole), whole.payload as Buffer, 'break')
  port = before
  await expect.poll(() => placesTaken(own.app)).toBe(0)
  answer(await own.app.inject({ method: 'POST', url: '/v1/compare', ...whole }))
  await sleep(100)
  expect((await contents(own.data))['tmp_files']).toBe(0)
  await own.close()
})
