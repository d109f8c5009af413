import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../src/cli/commands/serve.ts'
import { failure } from '../../helpers/answers.ts'
import { form } from '../../helpers/form.ts'
import { bullet } from '../../helpers/scans.ts'
import {
  contents,
  listening,
  type TestService,
  temporaryFolder,
  testService,
  testSettings,
} from '../../helpers/service.ts'

const [SCAN] = bullet(1, { lands: 1 })
const upload = form(['scan', SCAN!, 'a.x3p'])
const KEY = 'a-key-of-sixteen-characters'

let one: TestService
let port: number
beforeAll(async () => {
  one = await testService()
  port = await listening(one.app)
})
afterAll(() => one.close())

const under = (host: string, url = '/v1/references', service = one) =>
  service.app.inject({ url, headers: { host } })

describe('a local service without keys', () => {
  test.each(['localhost', 'localhost:8000', 'LOCALHOST.', '127.0.0.1:8000', '[::1]:8000', '[::1]'])(
    'answers under %s',
    async (host) => {
      expect((await under(host)).statusCode).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'evil.example:8000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'localhost@evil.example',
    ':8000',
    '[::2]',
  ])('does not answer under %j: 421', async (host) => {
    for (const url of ['/v1/references', '/v1/reports', '/v1/studies', '/metrics', '/', '/nothing']) {
      expect(failure(await under(host, url), 421), url).toContain('MARKGRAPH_HOSTS')
    }
    const before = await contents(one.data)
    const sent = await one.app.inject({
      ...upload,
      method: 'POST',
      url: '/v1/artifacts',
      headers: { ...upload.headers, host },
    })
    failure(sent, 421)
    expect(await contents(one.data)).toEqual(before)
  })

  test('answers health under any name', async () => {
    for (const url of ['/health', '/healthz', '/ready']) {
      expect((await under('10.1.2.3:8000', url)).statusCode).toBe(200)
    }
  })

  test('repeats no more than the beginning of a name', async () => {
    expect(failure(await under('x'.repeat(5000)), 421).length).toBeLessThan(300)
  })
})

test('names of the environment variable replace the loopback ones; with keys any name will do', async () => {
  const named = await testService({ MARKGRAPH_HOSTS: 'Lab.example, 192.0.2.1' })
  for (const host of ['lab.example', 'LAB.EXAMPLE:443', '192.0.2.1']) {
    expect((await under(host, '/v1/references', named)).statusCode).toBe(200)
  }
  failure(await under('localhost', '/v1/references', named), 421)
  await named.close()
  const keyed = await testService({ MARKGRAPH_API_KEYS: KEY, HOST: '0.0.0.0' })
  const headers = { host: 'anything.example', 'x-api-key': KEY }
  expect((await keyed.app.inject({ url: '/v1/references', headers })).statusCode).toBe(200)
  await keyed.close()
  const both = await testService({ MARKGRAPH_API_KEYS: KEY, MARKGRAPH_HOSTS: 'lab.example' })
  failure(await both.app.inject({ url: '/v1/references', headers }), 421)
  await both.close()
})

test('a server that other machines can reach does not start without names or keys', async () => {
  const folder = await temporaryFolder()
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1']) {
    await expect(startServer(testSettings(folder, { HOST, PORT: '0' }))).rejects.toMatchObject({
      code: 'bad-setting',
      message: expect.stringMatching(/set MARKGRAPH_HOSTS .* or MARKGRAPH_API_KEYS/),
    })
  }
  const running = await startServer(
    testSettings(folder, { HOST: '0.0.0.0', PORT: '0', MARKGRAPH_HOSTS: 'localhost' }),
  )
  await running.stop()
})

describe('pages of other origins', () => {
  const sent = (origin: string, host: string, service = one, url = '/v1/artifacts') =>
    service.app.inject({ ...upload, method: 'POST', url, headers: { ...upload.headers, origin, host } })

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'http://127.0.0.1.evil.example',
  ])('change nothing: %s', async (origin) => {
    const before = await contents(one.data)
    for (const url of ['/v1/artifacts', '/v1/studies', '/v1/studies/x/run', '/v1/studies/x/cancel', '/mcp']) {
      expect(failure(await sent(origin, 'localhost', one, url), 403)).toContain('MARKGRAPH_CORS_ORIGINS')
    }
    expect(await contents(one.data)).toEqual(before)
  })

  test('that are allowed, and those of the service itself, may', async () => {
    expect((await sent('http://localhost:5173', 'localhost:8000')).statusCode).toBe(200)
    const lab = await testService({ MARKGRAPH_HOSTS: 'lab.example' })
    expect((await sent('https://lab.example', 'lab.example', lab)).statusCode).toBe(200)
    failure(await sent('https://lab.example:8443', 'lab.example', lab), 403)
    await lab.close()
  })
})

/** The answer to bytes on a connection of their own. */
const answerTo = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (/}(\r\n0\r\n\r\n)?$/.test(text)) socket.destroy()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    socket.write(request)
  })

test.each([
  ['no Host', 'GET /v1/references HTTP/1.1\r\n\r\n', '400 Bad Request', 'no Host header'],
  [
    'an Expect that is not known',
    'GET /v1/references HTTP/1.1\r\nhost: localhost\r\nexpect: a-miracle\r\n\r\n',
    '417 Expectation Failed',
    '100-continue',
  ],
])('%s is answered as JSON', async (_, request, status, detail) => {
  const text = await answerTo(request)
  expect(text).toContain(`HTTP/1.1 ${status}`)
  expect(text).toMatch(/content-type: application\/json/i)
  expect(JSON.parse(/\{.*\}/.exec(text)![0])).toEqual({ detail: expect.stringContaining(detail) })
})

/** The status line of the answer to a request as it is written. */
const statusOf = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    let text = ''
    socket.on('data', (data) => {
      text += data
      if (text.includes('\r\n')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text.split('\r\n')[0]!))
  })

test.each([
  ['a request target with a host', ['GET http://localhost/v1/references HTTP/1.1', 'Host: localhost']],
  ['Host twice', ['GET /v1/references HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  [
    'Authorization twice',
    ['GET /v1/references HTTP/1.1', 'Host: localhost', 'Authorization: Bearer a', 'Authorization: Bearer b'],
  ],
])('%s is refused, as a proxy could read it otherwise', async (_, lines) => {
  expect(await statusOf(lines)).toContain(' 400 ')
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 422],
  ['none', 422],
])('a page that says %s and no Origin gets %i', async (site, status) => {
  const headers = { host: 'localhost', 'sec-fetch-site': site }
  const sent = await one.app.inject({ method: 'POST', url: '/v1/collections', headers, payload: {} })
  expect(sent.statusCode).toBe(status)
})
