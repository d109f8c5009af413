import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { BOUNDS } from '../../src/limits/bounds.ts'
import { begunAnswer, FIRST, SECOND, takenAnswer } from '../helpers/clients.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { form } from '../helpers/form.ts'
import { listening } from '../helpers/service.ts'
import { manifestOf, strokes } from '../helpers/studies.ts'

const STREAMS = 20
const LOOKS_MS = 500 // between two looks at a study

let one: TestComposition
let app: App
let port: number
let id: string
beforeAll(async () => {
  one = await testComposition()
  app = await buildApp(one.service, undefined, 'all', undefined, undefined, {
    ...BOUNDS,
    eventStreams: STREAMS,
  })
  port = await listening(app)
  const marks = strokes(2, 1)
  const scans = marks.map(({ bytes, scan }) => ['scans', bytes, scan] as const)
  const sent = form(['domain', 'toolmark'], ['manifest', manifestOf(marks)], ...scans)
  id = (await app.inject({ method: 'POST', url: '/v1/studies', ...sent })).json().id
})
afterAll(async () => {
  await app.close()
  await one.close()
})

/** How often something looks at a study during some work. */
async function looks(work: () => Promise<unknown>): Promise<number> {
  const { studies } = one.service.store
  const { get } = studies
  let count = 0
  const counted: typeof get = (...given) => {
    count += 1
    return get.call(studies, ...given)
  }
  Object.assign(studies, { get: counted })
  try {
    await work()
  } finally {
    Object.assign(studies, { get })
  }
  return count
}

const events = (): string => `/v1/studies/${id}/events`

test('streams of one client keep nobody out, and share their looks', async () => {
  const open: IncomingMessage[] = []
  const refused: IncomingMessage[] = []
  for (let i = 0; i < STREAMS; i++) {
    const answer = await begunAnswer(port, events(), FIRST)
    if (answer.statusCode === 200) open.push(answer)
    else refused.push(answer)
  }
  expect(open).toHaveLength(STREAMS / 2)
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(refused[0]!.headers).toMatchObject({
    'retry-after': '10',
    'content-type': expect.stringMatching(/json/),
    connection: 'close',
  })
  expect(await looks(() => sleep(3 * LOOKS_MS))).toBeLessThanOrEqual(4)
  expect((await takenAnswer(port, '/health', FIRST)).status).toBe(200)
  const other = await begunAnswer(port, events(), SECOND)
  expect(other.statusCode).toBe(200)
  const first: string[] = []
  for (const answer of [...open, other]) {
    answer.once('data', (chunk) => first.push(String(chunk)))
    answer.resume()
  }
  await expect.poll(() => first.length).toBe(open.length + 1)
  expect(new Set(first).size).toBe(1)
  expect(first[0]).toMatch(/^event: progress\ndata: {.*"state":"created"/)
  for (const answer of [...open, ...refused, other]) answer.destroy()
  await sleep(200)
  expect(await looks(() => sleep(2 * LOOKS_MS))).toBe(0) // nobody watches
  const again = await begunAnswer(port, events(), FIRST)
  expect(again.statusCode).toBe(200)
  again.destroy()
})

test('all who watch are told the end, also those who come late', async () => {
  const texts: string[] = []
  const watch = async (address: string) => texts.push((await takenAnswer(port, events(), address)).body)
  const watching = [watch(FIRST), watch(FIRST), watch(SECOND)]
  await sleep(100)
  expect((await app.inject({ method: 'POST', url: `/v1/studies/${id}/run` })).statusCode).toBe(200)
  await sleep(50)
  watching.push(watch(SECOND))
  await Promise.all(watching)
  expect(texts).toHaveLength(4)
  for (const text of texts)
    expect(text).toMatch(/\n\nevent: end\ndata: {.*"state":"done".*}\n\n$|^event: end/)
  expect((await takenAnswer(port, events(), FIRST)).body).toMatch(/^event: end\ndata: {.*"state":"done"/)
}, 20_000)
