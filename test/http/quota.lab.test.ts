/** What the data folder may take: intermediates are evicted, and what is kept for good has a share for each client. */
import { afterEach, expect, test } from 'vitest'
import { collectGarbage, keepQuota } from '../../src/service/housekeeping.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

let one: TestService
afterEach(() => one.close())
const post = (url: string, body: object, from = '192.0.2.1') =>
  one.app.inject({ method: 'POST', url, remoteAddress: from, ...body })
const upload = (seed: number, from?: string) =>
  post('/v1/artifacts', form(['scan', bullet(seed, { lands: 1 })[0]!, 'a.x3p']), from)

test('every intermediate is evicted, and the same comparison has the same handles; the report stays', async () => {
  one = await testService()
  const [a, b] = [bullet(1), bullet(2)]
  const compared = async () => answer(await post('/v1/compare', comparison(a, b, { include: 'all' })))
  const before = await compared()
  const graph = answer(await one.app.inject(`/v1/artifacts/${before.report_handle}/graph`))
  const handles: string[] = graph.nodes.map(({ handle }: { handle: string }) => handle)
  const data = async () => {
    const all = new Map<string, string | null>()
    for (const handle of handles) {
      const { statusCode, body } = await one.app.inject(`/v1/artifacts/${handle}/data`)
      all.set(handle, statusCode === 200 ? body : null)
    }
    return all
  }
  const dataBefore = await data()
  expect([...dataBefore.values()].filter((body) => body === null)).toEqual([])
  one = await one.restart()
  const { evicted } = await collectGarbage(one.service, '', 0)
  expect(evicted.count).toBeGreaterThan(20)
  const left = await contents(one.data)
  expect(left['runs']).toBeGreaterThan(20) // rows stay
  expect(answer(await one.app.inject(`/v1/reports/${before.report_handle}`)).log10_lr).toBe(before.log10_lr)
  // the report was there; what the files say of their instrument, which both name, was read again
  expect(await contents(one.data)).toMatchObject({ blobs: left['blobs']! + 1 })
  const again = await compared()
  expect(again).toEqual(before)
  expect(await data()).toEqual(dataBefore)
  await collectGarbage(one.service, '', 0)
  expect(answer(await post(`/v1/recipes/${before.handle}/verify`, {}))).toMatchObject({
    verified: true,
    damaged: [],
  })
})

test('over the quota the least recently used are evicted, and every answer goes on', async () => {
  one = await testService({ MARKGRAPH_DISK_BYTES: '30000000' })
  answer(await post('/v1/compare', comparison(bullet(1), bullet(2))))
  const rows = (await contents(one.data))['blobs']!
  await keepQuota(one.service)
  expect((await contents(one.data))['blobs']).toBe(rows) // there is room
  const { bytes } = await one.service.store.size()
  const all = bytes['blobs']! + bytes['database']!
  one = await one.restart({ MARKGRAPH_DISK_BYTES: `${all - 1}` })
  await keepQuota(one.service)
  expect((await contents(one.data))['blobs']).toBeLessThan(rows)
  answer(await post('/v1/compare', comparison(bullet(1), bullet(2))))
})

test('a client that has used up its share is alone in being told so; reading goes on', async () => {
  const size = bullet(1, { lands: 1 })[0]!.length
  one = await testService({ MARKGRAPH_CLIENT_DISK_BYTES: `${2 * size + 90_000}` })
  const [first] = [answer(await upload(1)), answer(await upload(2))]
  const refused = failure(await upload(3), 507)
  expect(refused).toMatch(/\d+ bytes would be kept for this client, more than its share of \d+/)
  expect(failure(await upload(3, '192.0.2.1'), 507)).toContain(`${2 * size + 90_000}`)
  const { blobs, blob_files, scans } = await contents(one.data)
  failure(await upload(4), 507)
  expect(await contents(one.data)).toMatchObject({ blobs, blob_files, scans, tmp_files: 0 })
  answer(await upload(1)) // what is stored costs nothing
  expect((await one.app.inject(`/v1/artifacts/${first.handle}/data`)).statusCode).toBe(200)
  answer(await upload(3, '192.0.2.2'))
  answer(await upload(3)) // somebody else keeps it
  one = await one.restart()
  failure(await upload(5), 507)
  // addresses of one IPv6 network are one client
  answer(await upload(6, '2001:db8:0:1::1'))
  answer(await upload(7, '2001:db8:0:1::2'))
  failure(await upload(8, '2001:db8:0:1::3'), 507)
})

test('each new scorer config keeps a report, which counts', async () => {
  const [a, b] = [bullet(1), bullet(2)]
  const size = [...a, ...b].reduce((sum, { length }) => sum + length, 0)
  one = await testService({ MARKGRAPH_CLIENT_DISK_BYTES: `${size + 800_000}` })
  const compared = (cmr: number) =>
    post('/v1/compare', comparison(a, b, { scorer_config: JSON.stringify({ cmr_corr: cmr }) }))
  const statuses: number[] = []
  for (let i = 1; i <= 12; i++) statuses.push((await compared(0.3 + i / 1000)).statusCode)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(507)
  expect((await compared(0.301)).statusCode).toBe(200)
})

test('with keys each principal has a share, wherever it is', async () => {
  const size = bullet(1, { lands: 1 })[0]!.length
  const [ann, bob] = ['key-of-ann-0123456789', 'key-of-bob-0123456789']
  const { createHash } = await import('node:crypto')
  const entry = (name: string, key: string) =>
    `${name}:submit:sha256:${createHash('sha256').update(key).digest('hex')}`
  one = await testService({
    MARKGRAPH_API_KEYS: `${entry('ann', ann)},${entry('bob', bob)}`,
    MARKGRAPH_CLIENT_DISK_BYTES: `${size + 20_000}`,
  })
  const by = (key: string, seed: number, from: string) => {
    const { headers, payload } = form(['scan', bullet(seed, { lands: 1 })[0]!, 'a.x3p'])
    return post('/v1/artifacts', { headers: { ...headers, 'x-api-key': key }, payload }, from)
  }
  answer(await by(ann, 1, '192.0.2.1'))
  failure(await by(ann, 2, '192.0.2.9'), 507)
  answer(await by(bob, 3, '192.0.2.1'))
  const gc = await post('/v1/gc', { headers: { 'x-api-key': ann }, payload: {} })
  expect(failure(gc, 403)).toContain('needs admin')
})

test('garbage is collected by requests from the same machine', async () => {
  one = await testService()
  answer(await upload(1))
  const body = { payload: { bytes: 0 }, headers: { 'x-forwarded-for': '192.0.2.7' } }
  failure(await post('/v1/gc', body), 403)
  const { evicted, orphans, bytes_before, bytes_after } = answer(
    await post('/v1/gc', { payload: { bytes: 0 } }),
  )
  expect(evicted.count).toBeGreaterThan(0)
  expect(orphans).toEqual({ count: 0, bytes: 0 })
  expect(bytes_after).toBeLessThanOrEqual(bytes_before)
  failure(await post('/v1/gc', { payload: { bytes: -1 } }), 422)
  failure(await post('/v1/gc', { payload: { size: 1 } }), 422)
  for (const bytes of [null, false, [], ' ']) failure(await post('/v1/gc', { payload: { bytes } }), 422)
})
