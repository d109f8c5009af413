import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimiter } from '../../src/http/middleware/rate-limit.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => one.app.inject({ method, url })

describe('paths and methods', () => {
  test('an unknown path is a 404, a known path under another method a 405 that says which', async () => {
    failure(await get('/nothing'), 404)
    failure(await get('/v1/references/nothing'), 404)
    for (const [method, url, allow] of [
      ['GET', '/compare', 'POST'],
      ['DELETE', '/v1/artifacts/x', 'GET, HEAD'],
      ['PUT', '/v1/steps/align', 'POST'],
      ['POST', '/health', 'GET, HEAD'],
      ['POST', '/openapi.json', 'GET, HEAD'],
    ] as const) {
      const response = await one.app.inject({ method, url })
      failure(response, 405)
      expect(response.headers['allow']?.toString().split(', ').sort().join(', ')).toBe(allow)
    }
  })

  test('a path that cannot be read is answered in the form of every failure', async () => {
    failure(await get('/v1/references/%zz'), 400)
    failure(await get(`/v1/references/${'x'.repeat(3000)}`), 414)
  })

  test('HEAD answers as GET does, without the body', async () => {
    for (const url of [
      '/health',
      '/healthz',
      '/v1/scorer-config',
      '/v1/references',
      '/v1/references/striated',
      '/openapi.json',
      '/v1/nothing',
    ]) {
      const [whole, head] = [await get(url), await get(url, 'HEAD')]
      expect(head.statusCode, url).toBe(whole.statusCode)
      expect(head.body).toBe('')
      for (const name of ['content-type', 'content-length']) {
        if (whole.statusCode === 200)
          expect(head.headers[name], `${name} of ${url}`).toBe(whole.headers[name])
      }
    }
  })
})

test('health names the domains that are calibrated, and healthz answers the same', async () => {
  const health = answer(await get('/health'))
  expect(health).toMatchObject({ status: 'ok', engine_version: ENGINE_VERSION, domains: ['striated'] })
  expect(answer(await get('/healthz'))).toEqual(health)
})

test('the scorer config says its hash, which is that of the references', async () => {
  const config = answer(await get('/v1/scorer-config'))
  expect(config).toMatchObject({
    name: 'bullet-contrast',
    lambda_s: 4e-6,
    lambda_c: 250e-6,
    cmr_corr: 0.3,
    cmr_tol: [20, 20, 6],
  })
  const { references } = answer(await get('/v1/references'))
  expect(references.map(({ id }: { id: string }) => id)).toEqual(['striated', 'striated_single'])
  expect(references[0].scorer_config_hash).toBe(config.config_hash)
  expect(answer(await get('/v1/references/striated'))).toEqual(references[0])
  expect(references[0]).not.toHaveProperty('pairs')
})

test('meta lists the mark types in the order in which they are offered, and the nodes with their titles', async () => {
  const { mark_types, nodes } = answer(await get('/v1/meta'))
  expect(mark_types.map(({ domain }: { domain: string }) => domain)).toEqual(
    ALL_MARKS.map(({ domain }) => domain),
  )
  expect(mark_types[0]).toMatchObject({ title: 'Bullets', places: true, part: 'land', editor: 'edges' })
  const keys = nodes.find(({ name }: { name: string }) => name === 'order-check')
  expect(keys).toMatchObject({
    title: 'Check the order of lands',
    config_keys: { margin: 'bullet_order_margin' },
  })
})

test('detect suggests the mark type with its coherence', async () => {
  const [scan] = bullet(1, { lands: 1 })
  const found = answer(
    await one.app.inject({ method: 'POST', url: '/detect', ...form(['scan', scan!, 'a.x3p']) }),
  )
  expect(found['domain']).toBe('striated')
  expect(found['coherence']).toBeGreaterThan(0.6)
})

test('detect and scope take the handle of a surface in place of a scan, but not both and not none', async () => {
  const [scan] = bullet(1, { lands: 1 })
  const post = (url: string, body: ReturnType<typeof form>) =>
    one.app.inject({ method: 'POST', url, ...body })
  const file = ['scan', scan!, 'a.x3p'] as const
  const { handle } = answer(await post('/v1/artifacts', form(file)))
  const domain = ['domain', 'striated'] as const
  for (const [url, ...more] of [['/detect'], ['/v1/scope', domain]] as const) {
    const found = answer(await post(url, form(...more, file)))
    expect(answer(await post(url, form(...more, ['surface', handle])))).toEqual(found)
    failure(await post(url, form(...more, file, ['surface', handle])), 400)
    failure(await post(url, form(...more, ['surface', `sha256:${'0'.repeat(64)}`])), 404)
    expect(failure(await post(url, form(...more)), 422)[0]).toMatchObject({ loc: ['body', 'scan'] })
  }
})

describe('the API description', () => {
  test('is OpenAPI 3.1 and lists the failures of uploads and the domains', async () => {
    const api = answer(await get('/openapi.json'))
    expect(api.openapi).toMatch(/^3\.1\./)
    expect(api.paths).not.toHaveProperty('/healthz')
    for (const path of ['/detect', '/compare', '/v1/compare', '/v1/scope', '/v1/artifacts']) {
      const { responses, requestBody } = api.paths[path].post
      expect(Object.keys(responses), path).toEqual(
        expect.arrayContaining(['200', '413', '415', '422', '429']),
      )
      const { properties } = requestBody.content['multipart/form-data'].schema
      const file = properties.scan ?? properties.mark_a
      expect(JSON.stringify(file)).toContain('"binary"')
      if (properties.domain) expect([...properties.domain.enum].sort()).toEqual(one.service.marks.domains)
    }
    expect(api.paths['/compare'].post.description).toContain('100 MB')
    expect(JSON.stringify(api)).toContain('"diagnostics_protocol":"in-sample')
  })

  const pageOf = async (url: string) => {
    let page = await get(url)
    for (let i = 0; i < 3 && page.statusCode >= 300; i++)
      page = await get(String(page.headers['location']).replace(/^\.\//, '/'))
    expect(page.statusCode).toBe(200)
    return page
  }

  test.each(['/docs', '/scalar', '/redoc'])('the page %s refers to no other origin', async (url) => {
    const page = await pageOf(url)
    expect(page.body).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)\s*=\s*["']?(https?:)?\/\//i)
    const scripts = [...page.body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src!)
    for (const src of scripts) {
      const path = new URL(src, `http://x${url.replace(/\/?$/, '/')}`).pathname
      expect((await get(path)).statusCode, path).toBe(200)
    }
  })

  test.each(['/scalar', '/redoc'])(
    'the page %s has a language, a title and a way on without scripts',
    async (url) => {
      const { body } = await pageOf(url)
      expect(body).toContain('<html lang="en">')
      expect(body).toContain('<title>Markgraph API</title>')
      expect(body).toMatch(/<meta name="description" content="[^"]{20,160}"/)
      expect(body).toMatch(/<noscript>.*<a href="\/openapi.json">.*<\/noscript>/)
    },
  )

  test('no page shows the logo of another project', async () => {
    const redoc = (await get('/redoc/redoc.standalone.js')).body
    expect(redoc).toContain('alt:"redocly logo",onError')
    expect(redoc).not.toMatch(/https?:\/\/cdn\.redoc/)
    const docs = await pageOf('/docs')
    expect(docs.body).not.toMatch(/rel="icon"|Swagger UI/)
    const start = (await get('/docs/static/swagger-initializer.js')).body
    expect(start).toContain('"layout":"BaseLayout"')
    expect(start).not.toContain('data:image')
  })
})

describe('the rate limit', () => {
  test('is a sliding window per client', () => {
    let now = 0
    const limiter = rateLimiter(3, 60, () => now)
    for (now of [0, 10_000, 20_000]) expect(limiter.take('a')).toBe(0)
    expect(limiter.take('a')).toBe(40)
    expect(limiter.take('b')).toBe(0)
    now = 59_001
    expect(limiter.take('a')).toBe(1)
    now = 60_000
    expect(limiter.take('a')).toBe(0)
    expect(limiter.take('a')).toBe(10)
    expect(limiter.tracked()).toBe(2)
    now = 120_000
    expect(limiter.tracked()).toBe(0)
  })

  test('counts compute requests, refused ones do not prolong it, and cheap GETs are free', async () => {
    const own = await testService({ MARKGRAPH_RATE_LIMIT: '2' })
    const calibrate = (headers = {}) =>
      own.app.inject({
        method: 'POST',
        url: '/v1/steps/calibrate',
        payload: urlencoded({ score: '0.2', reference: 'striated' }).payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    expect([(await calibrate()).statusCode, (await calibrate()).statusCode]).toEqual([200, 200])
    const refused = await calibrate({ 'x-forwarded-for': '9.9.9.9' })
    failure(refused, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    for (let i = 0; i < 5; i++) expect((await own.app.inject('/health')).statusCode).toBe(200)
    expect((await own.app.inject('/health')).json().rate_limiter).toEqual({ tracked_ips: 1 })
    const behind = await own.restart({ MARKGRAPH_RATE_LIMIT: '1', MARKGRAPH_TRUST_PROXY: 'true' })
    const from = async (address: string) =>
      (
        await behind.app.inject({
          method: 'POST',
          url: '/v1/steps/align',
          headers: { 'x-forwarded-for': address },
        })
      ).statusCode
    expect([
      await from('1.1.1.1, 2.2.2.2'),
      await from('3.3.3.3, 2.2.2.2'),
      await from('2.2.2.2, 3.3.3.3'),
    ]).toEqual([422, 429, 422])
    await behind.close()
  })
})
