import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import { importReference } from '../../src/references/import.ts'
import { validation } from '../../src/references/studies/reference-validation.ts'
import { PROTOCOLS, type Validation } from '../../src/references/validation/document.ts'
import { openService } from '../../src/service/service.ts'
import { holdToDescription } from '../helpers/conformance.ts'
import { type TestService, temporaryFolder, testService, testSettings } from '../helpers/service.ts'

const URL = '/v1/references/striated/validation'
let one: TestService
let document: Validation

beforeAll(async () => {
  one = await testService()
  document = (await one.app.inject(URL)).json()
})
afterAll(() => one.close())

describe('the validation of a reference over HTTP', () => {
  test('is the document of the command line, under an ETag that is its handle', async () => {
    const response = await one.app.inject(URL)
    expect(response.statusCode).toBe(200)
    const { ref } = await one.service.references.get('striated')
    await one.service.graph.within(async (session) => {
      const made = await validation(session, ref)
      expect(response.headers['etag']).toBe(made.handle)
      expect(response.rawPayload.equals((await session.encoded(made.handle)).data)).toBe(true)
    })
    expect(document.reference).toMatchObject({ id: 'striated', n_km: 15, n_knm: 90, n_sources: 5 })
    expect(document.protocols.map(({ protocol }) => protocol)).toEqual([...PROTOCOLS])
    expect(document.statement).toContain('None is an error rate')
  })

  test('is computed once: asked again, and after a restart, it is the one that is kept', async () => {
    const before = one.service.graph.counts().get('validate-protocol')!.computed
    expect(before).toBe(PROTOCOLS.length)
    expect((await one.app.inject(URL)).body).toBe(JSON.stringify(document))
    expect(one.service.graph.counts().get('validate-protocol')!.computed).toBe(PROTOCOLS.length)
    one = await one.restart()
    expect((await one.app.inject(URL)).json()).toEqual(document)
    expect(one.service.graph.counts().get('validate-protocol')?.computed ?? 0).toBe(0)
  })

  test('as a PDF: the same bytes every time', async () => {
    const [first, second] = [await one.app.inject(`${URL}.pdf`), await one.app.inject(`${URL}.pdf`)]
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  })

  test('each figure as SVG, and the names of all of them where there is none', async () => {
    for (const name of ['scores', 'folds', 'det-source-disjoint-pav', 'ece-leave-sources-out-two-masses']) {
      const response = await one.app.inject(`${URL}/${name}.svg`)
      expect(response.statusCode, name).toBe(200)
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(response.body).toMatch(/^<svg /)
    }
    const unknown = await one.app.inject(`${URL}/roc.svg`)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().detail).toContain('no figure "roc.svg"; there are scores.svg, folds.svg, tippett-')
    expect(unknown.json().detail.match(/\.svg/g)).toHaveLength(1 + 26)
  })

  test('an unknown reference is a 404 that names those there are, whatever is asked of it', async () => {
    for (const ending of ['', '.pdf', '/scores.svg']) {
      const response = await one.app.inject(`/v1/references/nobody/validation${ending}`)
      expect(response.statusCode).toBe(404)
      expect(response.json().detail).toContain('there are striated, striated_single')
    }
  })

  test('If-None-Match with the ETag is a 304', async () => {
    const { etag } = (await one.app.inject(URL)).headers
    const headers = { 'if-none-match': etag as string }
    const again = await one.app.inject({ url: URL, headers })
    expect([again.statusCode, again.headers['etag'], again.body]).toEqual([304, etag, ''])
    const other = await one.app.inject({ url: URL, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('HEAD answers as GET without the body', async () => {
    const response = await one.app.inject({ method: 'HEAD', url: URL })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe(String(JSON.stringify(document).length))
    expect(response.body).toBe('')
  })
})

test('past the deadline: 503 with Retry-After, and the work goes on, so that a later try finds it done', async () => {
  const folder = await temporaryFolder()
  const env = { MARKGRAPH_COMPARE_SECONDS: '1', MARKGRAPH_THREADS: '1' }
  const service = await openService(testSettings(folder, env))
  const app = await buildApp(service, holdToDescription(service.marks))
  const url = '/v1/references/impressed/validation'
  const first = await app.inject(url)
  expect(first.statusCode).toBe(503)
  expect(first.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(first.json().detail).toMatch(/^the validation took more than 1 s/)
  const { ref } = await service.references.get('impressed')
  await service.graph.within((session) => validation(session, ref))
  const later = await app.inject(url)
  expect(later.statusCode).toBe(200)
  expect(later.json().reference.n_sources).toBe(22)
  expect(service.graph.counts().get('validate-protocol')!.computed).toBe(PROTOCOLS.length)
  await app.close()
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

test('a reference of your own is validated as the bundled ones are', async () => {
  const { graph, references } = one.service
  const { ref } = await references.get('striated')
  const own = { ...(await graph.within((session) => session.value(ref))), id: 'own' }
  await importReference(one.service, own)
  const found = (await one.app.inject('/v1/references/own/validation')).json()
  expect(found.reference.id).toBe('own')
  expect(found.protocols).toEqual(document.protocols)
})

test('it counts against the rate limit', async () => {
  const strict = await testService({ MARKGRAPH_RATE_LIMIT: '1' })
  expect((await strict.app.inject(URL)).statusCode).toBe(200)
  const second = await strict.app.inject(`${URL}.pdf`)
  expect(second.statusCode).toBe(429)
  await strict.close()
})
