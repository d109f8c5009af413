import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/http/context.ts'
import { answer } from '../helpers/answers.ts'
import { makeLands } from '../helpers/collections.ts'
import { engines, environmentOf } from '../helpers/engines.ts'
import { type Body, comparison, form, type Part } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, temporaryFolder, testService } from '../helpers/service.ts'

const ASYNC = { async: 'true' }
const A = bullet(1)
const B = bullet(2)

const post = (app: App, body: Body) => app.inject({ method: 'POST', url: '/v1/compare', ...body })

async function submitted(app: App, body: Body): Promise<string> {
  const response = await post(app, body)
  expect(response.statusCode, response.body).toBe(202)
  return response.json().job
}

const job = async (app: App, id: string) =>
  (await app.inject({ method: 'GET', url: `/v1/jobs/${id}` })).json()

async function ended(app: App, id: string) {
  for (;;) {
    const found = await job(app, id)
    if (!['queued', 'running'].includes(found.state)) return found
    await sleep(20)
  }
}

const shared = engines().slice(1)

const search = (app: App, fields: Readonly<Record<string, string>> = {}, seed = 903) => {
  const texts = Object.entries({ domain: 'striated', against: 'lands', hits: '2', ...fields })
  const parts = texts.map(([name, text]): Part => [name, text])
  const scan: Part = ['mark', bullet(seed, { lands: 1 })[0]!, 'q.x3p']
  return app.inject({ ...form(...parts, scan), method: 'POST', url: '/v1/search' })
}

/** What a comparison and a search give on an engine that serves one machine. */
let wanted: ReturnType<typeof onSqlite> | undefined
async function onSqlite() {
  const one = await testService()
  try {
    await makeLands(one.app, 'lands', 3)
    const { searched, hits } = answer(await search(one.app))
    return { ...answer(await post(one.app, comparison(A, B))), marks: searched.marks, hits }
  } finally {
    await one.close()
  }
}

describe.each(shared)('two servers on $name', (engine) => {
  let folder: string
  let place: Record<string, string>
  let first: TestService
  let second: TestService
  const server = async (name: string): Promise<TestService> => {
    const one = await testService({ ...place, MARKGRAPH_THREADS: '2' }, join(folder, name))
    await one.app.listen({ host: '127.0.0.1', port: 0 })
    return one
  }
  beforeAll(async () => {
    folder = await temporaryFolder()
    place = environmentOf(await engine.placeOf(folder))
    first = await server('first')
    second = await server('second')
  })
  afterEach(() => expect(first.reports.concat(second.reports)).toEqual([]))
  afterAll(async () => {
    await first.close()
    await second.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('give the report of a server alone; the second computes nothing again', async () => {
    wanted ??= onSqlite()
    const alone = await wanted
    const one = answer(await post(first.app, comparison(A, B)))
    const other = answer(await post(second.app, comparison(A, B)))
    for (const { report_handle, recipe_handle } of [one, other]) {
      expect({ report_handle, recipe_handle }).toEqual({
        report_handle: alone.report_handle,
        recipe_handle: alone.recipe_handle,
      })
    }
    const counts = [...second.service.graph.counts().values()]
    expect(counts.reduce((sum, { computed }) => sum + computed, 0)).toBe(0)
  })

  test('answer for the jobs of each other', async () => {
    const id = await submitted(first.app, comparison(A, B, ASYNC))
    const done = await ended(second.app, id)
    expect(done).toMatchObject({ state: 'done', error: null })
    expect(await job(first.app, id)).toEqual(done)
  })

  test('show how far a job of the other is, as events', async () => {
    const id = await submitted(first.app, comparison(bullet(11), bullet(12), ASYNC))
    const events = await second.app.inject({ method: 'GET', url: `/v1/jobs/${id}/events` })
    const said = events.body.split('\n\n').filter((text) => text.startsWith('event: '))
    expect(said.at(-1)).toMatch(/^event: end\n/)
    expect(JSON.parse(said.at(-1)!.split('data: ')[1]!)).toEqual(await job(first.app, id))
  })

  test('cancel jobs of each other, whose work then ends', async () => {
    const ids = await Promise.all(
      [21, 22, 23, 24].map((n) => submitted(first.app, comparison(bullet(n), bullet(n + 10), ASYNC))),
    )
    const last = ids.at(-1)!
    const cancelled = await second.app.inject({ method: 'DELETE', url: `/v1/jobs/${last}` })
    expect(cancelled.json()).toMatchObject({ job: last, state: 'cancelled' })
    for (const id of ids.slice(0, -1)) expect((await ended(second.app, id)).state).toBe('done')
    expect(await job(first.app, last)).toMatchObject({ state: 'cancelled', report_handle: null })
  })

  test('answer for the searches of each other, as a server alone does, and cancel them', async () => {
    wanted ??= onSqlite()
    const { marks, hits } = await wanted
    await makeLands(first.app, 'lands', 3)
    const accepted = await search(first.app, ASYNC)
    expect(accepted.statusCode, accepted.body).toBe(202)
    const { job: id } = accepted.json()
    const done = await ended(second.app, id)
    expect(done).toMatchObject({ state: 'done', error: null, report_handle: null })
    expect(done.answer).toMatchObject({ searched: { what: 'collection', name: 'lands', marks }, hits })
    expect(await job(first.app, id)).toEqual(done)
    const events = (await second.app.inject({ url: `/v1/jobs/${id}/events` })).body
    expect(JSON.parse(events.split('data: ').at(-1)!)).toEqual(done)
    const others = await Promise.all([904, 905, 906].map((seed) => search(first.app, ASYNC, seed)))
    const last = others.at(-1)!.json().job
    const cancelled = await second.app.inject({ method: 'DELETE', url: `/v1/jobs/${last}` })
    expect(cancelled.json()).toMatchObject({ job: last, state: 'cancelled' })
    for (const one of others.slice(0, -1)) expect((await ended(first.app, one.json().job)).state).toBe('done')
    expect((await job(first.app, last)).answer).toBeUndefined()
  })

  test('take up a job whose server is gone', async () => {
    const id = await submitted(first.app, comparison(A, B, ASYNC))
    await ended(first.app, id)
    const { jobs } = first.service.store
    const { request } = (await jobs.get(
      await submitted(first.app, comparison(bullet(51), bullet(52), ASYNC)),
    ))!
    // as a server leaves it that was killed
    const left = { state: 'running', runner: 'gone', beat: Date.now() - 60_000, attempts: 1 } as const
    expect(await jobs.change(id, { ...left, request, report: null }, { state: 'done' })).toBe(true)
    expect(await ended(second.app, id)).toMatchObject({ state: 'done', error: null })
    expect(await jobs.get(id)).toMatchObject({ attempts: 2, runner: null, request: null })
  })
})
