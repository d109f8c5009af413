/** What nobody waits for is ended, although a thread computes it: here tasks that would never end. */
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { ENDLESS_LAMBDA_C } from '../helpers/endless/endless.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { IDLE, processorsUsed } from '../helpers/processor.ts'
import { bullet } from '../helpers/scans.ts'
import { listening, placesTaken, type TestService, testService } from '../helpers/service.ts'
import { manifestOf, strokes } from '../helpers/studies.ts'

const COMPARISONS = new URL('../helpers/endless/comparisons.ts', import.meta.url)
const STUDIES = new URL('../helpers/endless/studies.ts', import.meta.url)
const endlessConfig = JSON.stringify({ lambda_c: ENDLESS_LAMBDA_C })

let one: TestService
afterEach(() => one.close())

async function surfaceOf(scan: Uint8Array): Promise<string> {
  const body = form(['scan', scan, 'a.x3p'])
  return answer(await one.app.inject({ ...body, method: 'POST', url: '/v1/artifacts' })).handle
}

test('a hundred comparisons by handle, each disconnected after 30 ms, leave nothing under way', async () => {
  one = await testService({}, undefined, { worker: COMPARISONS })
  const port = await listening(one.app)
  const [scanA, scanB] = [bullet(20, { lands: 1 })[0]!, bullet(21, { lands: 1 })[0]!]
  const handles = { mark_a_handles: await surfaceOf(scanA), mark_b_handles: await surfaceOf(scanB) }
  const body = urlencoded({ domain: 'striated', ...handles, scorer_config: endlessConfig })
  const attack = async (): Promise<void> => {
    for (let i = 0; i < 100; i++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      const head = `host: localhost\r\ncontent-type: ${body.headers['content-type']}`
      const { payload } = body
      socket.write(
        `POST /v1/compare HTTP/1.1\r\n${head}\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
      )
      setTimeout(() => socket.destroy(), 30)
    }
    await sleep(200)
    await expect.poll(() => placesTaken(one.app), { timeout: 20_000 }).toBe(0)
  }
  await attack()
  const resources = () => process.getActiveResourcesInfo().filter((name) => name !== 'Timeout')
  const before = resources().length
  const memory = process.memoryUsage.rss()
  await attack()
  expect(await processorsUsed()).toBeLessThan(IDLE)
  await expect.poll(() => resources().length).toBeLessThanOrEqual(before)
  expect(process.memoryUsage.rss() - memory).toBeLessThan(50 * 2 ** 20)
  expect(await readdir(one.service.spool)).toEqual([])
  answer(await one.app.inject({ ...comparison([scanA], [scanB]), method: 'POST', url: '/v1/compare' }))
}, 120_000)

test('a comparison past its time is ended, and its place is free when it has ended', async () => {
  one = await testService({ MARKGRAPH_COMPARE_SECONDS: '1' }, undefined, { worker: COMPARISONS })
  const body = comparison(bullet(20, { lands: 1 }), bullet(21, { lands: 1 }), {
    scorer_config: endlessConfig,
  })
  const late = await one.app.inject({ ...body, method: 'POST', url: '/v1/compare' })
  expect(failure(late, 503)).toContain('took more than 1 s')
  expect(await placesTaken(one.app)).toBe(0)
  await expect.poll(processorsUsed, { timeout: 10_000 }).toBeLessThan(IDLE)
}, 60_000)

test('a cancelled study ends the pairs that it computes', async () => {
  one = await testService({}, undefined, { worker: STUDIES })
  const marks = strokes(2, 2)
  const files = marks.map(({ scan, bytes }): Part => ['scans', bytes, scan])
  const body = form(['domain', 'toolmark'], ['name', 'endless'], ['manifest', manifestOf(marks)], ...files)
  const made = await one.app.inject({ ...body, method: 'POST', url: '/v1/studies' })
  const { id } = made.json()
  const ask = (verb: string) => one.app.inject({ method: 'POST', url: `/v1/studies/${id}/${verb}` })
  await ask('run')
  await sleep(2000) // the pairs have begun
  await expect.poll(processorsUsed, { timeout: 30_000 }).toBeGreaterThan(IDLE)
  expect(answer(await ask('cancel')).state).toBe('cancelled')
  await sleep(500)
  expect(await processorsUsed()).toBeLessThan(IDLE)
  expect((await one.app.inject(`/v1/studies/${id}`)).json()).toMatchObject({ state: 'cancelled' })
}, 120_000)
