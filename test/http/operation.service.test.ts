import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { failure } from '../helpers/answers.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const [SCAN] = bullet(1, { lands: 1 })
const upload = form(['scan', SCAN!, 'a.x3p'])

describe('pages of other origins', () => {
  let one: TestService
  beforeAll(async () => {
    one = await testService()
  })
  afterAll(() => one.close())
  const from = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    one.app.inject({
      method,
      url: '/v1/compare'.replace('compare', method === 'GET' ? 'references' : 'compare'),
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) },
    })

  test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:8080'])(
    'of development on the own machine may read: %s',
    async (origin) => {
      const response = await from(origin)
      expect(response.headers['access-control-allow-origin']).toBe(origin)
      expect(response.headers['access-control-expose-headers']).toMatch(/etag.*retry-after/)
      expect(response.headers['vary']).toMatch(/origin/i)
      const preflight = await from(origin, 'OPTIONS')
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers['access-control-allow-methods']).toContain('POST')
      expect(preflight.headers['access-control-allow-headers']).toContain('x-api-key')
    },
  )

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:80.evil.example',
    'null',
  ])('elsewhere may not: %s', async (origin) => {
    expect((await from(origin)).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await from(origin, 'OPTIONS')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('are those of the environment variable and no others', async () => {
    const own = await testService({
      MARKGRAPH_CORS_ORIGINS: 'https://lab.example, https://court.example:8443',
    })
    const allowed = async (origin: string) =>
      (await own.app.inject({ url: '/health', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('https://lab.example')).toBe('https://lab.example')
    expect(await allowed('https://court.example:8443')).toBe('https://court.example:8443')
    expect(await allowed('http://localhost:5173')).toBeUndefined()
    await own.close()
  })
})

describe('API keys', () => {
  const [FIRST, SECOND] = ['first-key-of-the-laboratory', 'second-key-kept-as-a-hash-only']
  let one: TestService
  beforeAll(async () => {
    one = await testService({ MARKGRAPH_API_KEYS: `${FIRST},sha256:${sha256(Buffer.from(SECOND))}` })
  })
  afterAll(() => one.close())

  test.each([
    ['GET', '/v1/references'],
    ['GET', '/v1/artifacts/sha256:0/data'],
    ['GET', '/metrics'],
    ['GET', '/nothing'],
    ['POST', '/compare'],
    ['POST', '/v1/artifacts'],
    ['POST', '/v1/steps/align'],
    ['DELETE', '/v1/compare'],
  ] as const)('guard %s %s', async (method, url) => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { 'x-api-key': '' },
      { authorization: `Basic ${FIRST}` },
      { 'x-api-key': sha256(Buffer.from(SECOND)) },
    ]) {
      const response = await one.app.inject({ method, url, headers })
      failure(response, 401)
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
    }
    for (const headers of [
      { authorization: `Bearer ${FIRST}` },
      { 'x-api-key': FIRST },
      { 'x-api-key': SECOND },
    ])
      expect((await one.app.inject({ method, url, headers })).statusCode).not.toBe(401)
  })

  test('do not guard health and the pages about the API', async () => {
    for (const url of [
      '/health',
      '/healthz',
      '/',
      '/openapi.json',
      '/docs',
      '/docs/static/index.html',
      '/scalar/',
      '/redoc',
    ])
      expect((await one.app.inject(url)).statusCode, url).toBeLessThan(400)
    expect((await one.app.inject({ method: 'HEAD', url: '/health' })).statusCode).toBe(200)
  })

  test('are asked for before a body is read, and refused requests count against no limit', async () => {
    const refused = await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload })
    failure(refused, 401)
    expect((await one.app.inject('/health')).json().rate_limiter.tracked_ips).toBeLessThanOrEqual(1)
  })
})

test('every answer has a request id: the one given, when it is a plain word', async () => {
  const one = await testService()
  const idOf = async (given?: string) =>
    (await one.app.inject({ url: '/nothing', headers: given ? { 'x-request-id': given } : {} })).headers[
      'x-request-id'
    ]
  expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf('case-17.a')).toBe('case-17.a')
  expect(await idOf('two words')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/)
  await one.close()
})

test('metrics count requests, nodes and bytes, and name neither scans nor paths that were made up', async () => {
  const one = await testService()
  const send = () => one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload })
  const [first] = [await send(), await send(), await one.app.inject('/secret-case-17')]
  const { body, headers } = await one.app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  const value = (line: string) =>
    Number(
      body
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    )
  expect(value('markgraph_http_requests_total{method="POST",route="/v1/artifacts",status="200"}')).toBe(2)
  expect(value('markgraph_http_requests_total{method="GET",route="unknown",status="404"}')).toBe(1)
  expect(value('markgraph_node_computed_total{node="decode"}')).toBe(1)
  expect(value('markgraph_node_seconds_total{node="decode"}')).toBeGreaterThan(0)
  expect(value('markgraph_store_bytes{part="database"}')).toBeGreaterThan(0)
  expect(value('markgraph_store_bytes{part="blobs"}')).toBeGreaterThanOrEqual(SCAN!.length)
  expect(value('markgraph_queue')).toBe(0)
  expect(value('markgraph_store_artifacts')).toBeGreaterThan(2)
  for (const secret of ['secret-case', 'a.x3p', first!.json().handle.slice(7)])
    expect(body).not.toContain(secret)
  await one.close()
})

test('a stopping service finishes what is under way, and refuses what comes on kept and on new connections', async () => {
  const one = await testService()
  const url = await one.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = one.app.server.address() as { port: number }
  const kept = connect(port, '127.0.0.1')
  let text = ''
  kept.on('data', (chunk) => {
    text += chunk
  })
  const { headers } = upload
  const payload = Buffer.from(upload.payload)
  const begun = once(one.app.server, 'request')
  kept.write(
    `POST /v1/artifacts HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  )
  kept.write(payload.subarray(0, 1000))
  await begun // a small upload waits in memory, not in a file
  await new Promise((resolve) => setTimeout(resolve, 50)) // a request begins in a turn of its own
  const stopped = one.close()
  for (let i = 0; i < 2; i++) {
    const late = await fetch(`${url}/health`)
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('5')
    expect(await late.json()).toMatchObject({
      detail: 'the service is stopping; try again when it is back',
    })
  }
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  kept.write(payload.subarray(1000))
  kept.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(() => text, { timeout: 20_000 }).toContain('503 Service Unavailable')
  expect(text).toContain('200 OK')
  expect(text).toMatch(/"kind":"surface"/)
  await stopped
  await expect(fetch(`${url}/health`)).rejects.toThrow()
})
