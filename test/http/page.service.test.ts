import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App, RouteContext } from '../../src/http/context.ts'
import { pageRoutes } from '../../src/http/routes/page.ts'
import { failure } from '../helpers/answers.ts'
import { builtPage } from '../helpers/built-page.ts'
import { type TestService, testService } from '../helpers/service.ts'

let one: TestService
beforeAll(async () => {
  await builtPage()
  one = await testService({ MARKGRAPH_API_KEYS: 'a'.repeat(32) })
})
afterAll(() => one.close())

describe('the web page', () => {
  test('says at a browser that a path is none; a program is told so in JSON', async () => {
    const html = await one.app.inject({ url: '/nonsense', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([html.statusCode, html.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(html.body).toContain('<div id="page">')
    for (const [url, accept] of [
      ['/nonsense', '*/*'],
      ['/v1/nonsense', 'text/html'],
    ] as const) {
      failure(
        await one.app.inject({ url, headers: { accept, authorization: `Bearer ${'a'.repeat(32)}` } }),
        404,
      )
    }
  })

  test('is served for every screen, without an API key, and is asked for again each time', async () => {
    for (const url of [
      '/',
      '/references',
      '/references/striated',
      '/studies',
      '/benchmark',
      '/verify',
      '/recent',
      '/collections',
      '/about',
      '/?case=1',
      `/result/sha256:${'0'.repeat(64)}`,
      `/graph/sha256:${'0'.repeat(64)}`,
    ]) {
      const response = await one.app.inject(url)
      expect(response.statusCode, url).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.headers['content-security-policy']).toMatch(/default-src 'self'/)
      expect((await one.app.inject({ method: 'HEAD', url })).body).toBe('')
    }
  })

  test('has no inline script and refers to no other origin', async () => {
    const { body } = await one.app.inject('/')
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  test('has assets that stay for good under their names, packed for clients that can unpack them', async () => {
    const { body } = await one.app.inject('/')
    const assets = [...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url]) => url!)
    expect(assets.length).toBeGreaterThanOrEqual(3) // script, style, icon
    for (const url of assets) {
      const plain = await one.app.inject(url)
      expect(plain.statusCode, url).toBe(200)
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const packed = await one.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    }
    failure(await one.app.inject('/assets/nothing.js'), 404)
    failure(await one.app.inject('/assets/../index.html'), 401) // no asset, so it needs a key
  })

  test('says in one sentence that it is not built, and how it is', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'page-'))
    const app = fastify() as unknown as App
    try {
      await pageRoutes({ app } as RouteContext, `${empty}/`)
      const response = await app.inject('/')
      expect(response.statusCode).toBe(503)
      expect(response.json().detail).toContain('npm run build:page')
    } finally {
      await app.close()
      await rm(empty, { recursive: true })
    }
  })
})
