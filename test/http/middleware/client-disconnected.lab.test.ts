import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, failure } from '../../helpers/answers.ts'
import { comparison, form, urlencoded } from '../../helpers/form.ts'
import { bullet } from '../../helpers/scans.ts'
import { listening, placesTaken, type TestService, testService } from '../../helpers/service.ts'

const FINE = { lands: 6, pitch: 0.7e-6 }
const BULLETS = Array.from({ length: 6 }, (_, i) => bullet(20 + i, { lands: 2 }))

let one: TestService
let port: number
beforeAll(async () => {
  one = await testService()
  port = await listening(one.app)
})
afterAll(() => one.close())

const computed = (): number =>
  [...one.service.graph.counts().values()].reduce((sum, { computed }) => sum + computed, 0)

async function surfacesOf(scans: readonly Uint8Array[]): Promise<string> {
  const handles = []
  for (const scan of scans) {
    const body = form(['scan', scan, 'a.x3p'])
    handles.push(answer(await one.app.inject({ ...body, method: 'POST', url: '/v1/artifacts' })).handle)
  }
  return handles.join(',')
}

test('comparisons whose clients go away leave the queue, and hold their places until their work has ended', async () => {
  const marks: string[] = []
  for (const scans of BULLETS) marks.push(await surfacesOf(scans))
  const before = computed()
  const asked = marks.flatMap((a, i) => marks.slice(i + 1).map((b) => ({ a, b })))
  for (const { a, b } of asked) {
    const { payload } = urlencoded({ domain: 'striated', mark_a_handles: a, mark_b_handles: b })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const head = 'host: localhost\r\ncontent-type: application/x-www-form-urlencoded'
    socket.write(
      `POST /v1/compare HTTP/1.1\r\n${head}\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
    )
    setTimeout(() => socket.destroy(), 30)
  }
  await sleep(100)
  await expect.poll(() => placesTaken(one.app), { timeout: 20_000 }).toBe(0)
  const after = computed()
  await sleep(300)
  expect(computed()).toBe(after) // nothing goes on
  // each comparison has a dozen stages and more of its own
  expect(after - before).toBeLessThan(5 * asked.length)
  const body = comparison(BULLETS[0]!, BULLETS[1]!)
  answer(await one.app.inject({ ...body, method: 'POST', url: '/v1/compare' }))
}, 60_000)

test('a comparison that takes too long is ended: its places are free, and nothing of it goes on', async () => {
  const short = await testService({ MARKGRAPH_COMPARE_SECONDS: '1', MARKGRAPH_THREADS: '1' })
  const many = await Promise.all(
    [30, 32, 34, 36].map((seed) =>
      short.app.inject({
        ...comparison(bullet(seed, FINE), bullet(seed + 1, FINE)),
        method: 'POST',
        url: '/v1/compare',
      }),
    ),
  )
  const late = many.filter(({ statusCode }) => statusCode !== 200)
  expect(late.length).toBeGreaterThan(0)
  for (const response of late) expect(failure(response, 503)).toContain('took more than 1 s')
  const counts = () => [...short.service.graph.counts().values()].map(({ computed }) => computed)
  await sleep(500)
  const then = counts()
  await sleep(500)
  expect(counts()).toEqual(then)
  await short.close()
}, 60_000)
