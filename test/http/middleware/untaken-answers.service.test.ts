import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/http/app.ts'
import type { App } from '../../../src/http/context.ts'
import { BOUNDS } from '../../../src/limits/bounds.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { MIB } from '../../../src/words/amounts.ts'
import { begunAnswer, FIRST, SECOND, takenAnswer } from '../../helpers/clients.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'
import { form } from '../../helpers/form.ts'
import { scanOf } from '../../helpers/scans.ts'
import { listening } from '../../helpers/service.ts'

const noise = random(7)
const SCAN = scanOf(1500, 1500, () => noise.uniform() * 1e-6) // 18 MB, more than the network holds

let one: TestComposition
let app: App
let port: number
let path: string
beforeAll(async () => {
  one = await testComposition({ MARKGRAPH_COMPARE_SECONDS: '1' })
  app = await buildApp(one.service, undefined, 'all', undefined, undefined, {
    ...BOUNDS,
    answerBytes: 8 * MIB,
    untakenSeconds: 2,
  })
  port = await listening(app)
  const sent = form(['scan', SCAN, 'a.x3p'])
  const record = (await app.inject({ method: 'POST', url: '/v1/artifacts', ...sent })).json()
  path = `/v1/artifacts/${record.produced_by.inputs[0]}/data`
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await one.close()
})

test('large answers that are not taken are bounded: more are a 503, and the half of them is for others', async () => {
  const answers = []
  for (let i = 0; i < 8; i++) answers.push(await begunAnswer(port, path, FIRST))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 503, 503, 503, 503])
  const { headers } = answers[7]!
  expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' })
  for (const name of ['etag', 'cache-control', 'content-disposition', 'repr-digest'])
    expect(headers).not.toHaveProperty(name)
  expect((await takenAnswer(port, '/v1/meta', FIRST)).status).toBe(200) // a small one
  expect((await takenAnswer(port, path, SECOND)).status).toBe(200)
  for (const answer of answers) answer.destroy()
  await expect.poll(async () => (await takenAnswer(port, path, FIRST)).status).toBe(200)
}, 20_000)

test('answers of which nothing is taken are ended, and their room is free', async () => {
  const untaken = []
  for (let i = 0; i < 4; i++) untaken.push(await begunAnswer(port, path, FIRST))
  expect(untaken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const status = async (): Promise<number | undefined> => {
    const answer = await begunAnswer(port, path, FIRST)
    answer.destroy()
    return answer.statusCode
  }
  expect(await status()).toBe(503)
  await expect.poll(status, { timeout: 20_000, interval: 500 }).toBe(200)
  for (const answer of untaken) await new Promise((resolve) => answer.once('close', resolve).resume())
  expect(untaken.some(({ complete }) => !complete)).toBe(true) // the first; others may be taken to their end by now
}, 30_000)
