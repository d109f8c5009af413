import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder, testService } from '../helpers/service.ts'

const engine = engines()[1] as Engine
let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the rate limit holds for two servers together', async () => {
  const limits = { MARKGRAPH_RATE_LIMIT: '7', MARKGRAPH_RATE_WINDOW_SECONDS: '86400' }
  const place = { ...environmentOf(await engine.placeOf(folder)), ...limits }
  const all = [await testService(place, join(folder, 'a')), await testService(place, join(folder, 'b'))]
  const asked = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      all[n % 2]!.app.inject({ method: 'POST', url: '/v1/compare', payload: {} }),
    ),
  )
  const statuses = asked.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(7).fill(422), ...Array(9).fill(429)])
  const { headers } = asked.find(({ statusCode }) => statusCode === 429)!
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
  for (const one of all) await one.close()
})

test('what was taken before the window does not count, and looking counts nothing', async () => {
  const { store, remove } = await engine.open()
  const { counts } = store
  const rule = { limit: 2, windowSeconds: 1 }
  const take = (count: boolean) => counts!.take('test', 'client', { ...rule, count })
  expect([await take(false), await take(true), await take(false), await take(true)]).toEqual([0, 0, 0, 0])
  expect([await take(false), await take(true)]).toEqual([1, 1])
  await expect.poll(() => take(false), { timeout: 30_000 }).toBe(0)
  expect(await counts!.take('test', 'another', { ...rule, count: true })).toBe(0)
  await remove()
})
