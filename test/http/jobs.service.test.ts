import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { phraseWords } from '../../src/errors.ts'
import { acceptedJob, job as jobSchema } from '../../src/http/schemas/job.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison } from '../helpers/form.ts'
import { broken, bullet, scanOf } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const A = bullet(1)
const B = bullet(2)
const COARSE = [scanOf(64, 64, (y, x) => 1e-6 * Math.sin(x + y / 9), 5e-6)]
const ASYNC = { async: 'true' }
const KEYS = ['first-key-of-this-test', 'second-key-of-this-test']

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const post = (body: Body, { app } = one, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/v1/compare', ...body, headers: { ...body.headers, ...headers } })
const get = (url: string, { app } = one, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })
const cancel = (id: string, { app } = one) => app.inject({ method: 'DELETE', url: `/v1/jobs/${id}` })

async function submitted(body: Body, service = one): Promise<string> {
  const response = await post(body, service)
  expect(response.statusCode, response.body).toBe(202)
  const accepted = acceptedJob.strict().parse(response.json())
  expect(response.headers['location']).toBe(`/v1/jobs/${accepted.job}`)
  return accepted.job
}

async function job(id: string, service = one): Promise<Answer> {
  const response = await get(`/v1/jobs/${id}`, service)
  expect(response.statusCode, response.body).toBe(200)
  return jobSchema.strict().parse(response.json())
}

async function until(state: string, id: string, service = one): Promise<Answer> {
  for (;;) {
    const found = await job(id, service)
    if (found.state === state) return found
    expect(['queued', 'running'], JSON.stringify(found)).toContain(found.state)
    await sleep(10)
  }
}

/** Scans that nobody compared before, so that there is work to do. */
let fresh = 100
const newPair = (fields: Record<string, string> = ASYNC): Body =>
  comparison(bullet(fresh++, { lands: 4 }), bullet(fresh++, { lands: 4 }), fields)

describe('a comparison as a job', () => {
  test('ends with the report that the comparison itself gives', async () => {
    const done = await until('done', await submitted(comparison(A, B, ASYNC)))
    const direct = answer(await post(comparison(A, B)))
    expect(done.report_handle).toBe(direct.report_handle)
    expect(done.error).toBeNull()
    const read = (await get(`/v1/reports/${done.report_handle}`)).json()
    expect(read.likelihood_ratio).toBe(direct.likelihood_ratio)
  })

  test('has the stages that ran, all of them done at the end', async () => {
    const { stages } = await until('done', await submitted(newPair()))
    const names = stages.map(({ stage }: Answer) => stage)
    expect(names).toEqual([
      'decode',
      'preprocess',
      'signature',
      'scope',
      'compare',
      'calibrate',
      'uncertainty',
      'report',
    ])
    for (const { stage, done, total } of stages) expect(done, stage).toBe(total)
    expect(stages.find(({ stage }: Answer) => stage === 'decode').total).toBe(8)
    expect(stages.find(({ stage }: Answer) => stage === 'signature').total % 8).toBe(0)
  })

  test('has a report whatever its outcome', async () => {
    const refused = await until('done', await submitted(comparison(COARSE, COARSE, ASYNC)))
    expect((await get(`/v1/reports/${refused.report_handle}`)).json().refused).toBe(true)
    const other = { ...ASYNC, scorer_config: '{"land_clip": 3}' }
    const uncalibrated = await until('done', await submitted(comparison(A, B, other)))
    expect((await get(`/v1/reports/${uncalibrated.report_handle}`)).json().calibrated).toBe(false)
  })

  test('takes surface handles, and is listed among the reports of who asked', async () => {
    const given = answer(await post(comparison(A, B, { include: 'recipe' })))
    const surfaces = given.recipe.steps[0].runs.map(({ output }: Answer) => output)
    const fields = { mark_a_handles: surfaces.slice(0, 2).join(), mark_b_handles: surfaces.slice(2).join() }
    const done = await until('done', await submitted(comparison([], [], { ...ASYNC, ...fields })))
    expect(done.report_handle).toBe(given.report_handle)
    const { reports } = (await get('/v1/reports')).json()
    expect(reports.map(({ handle }: Answer) => handle)).toContain(done.report_handle)
  })

  test('needs no scans that are not kept, after a restart neither', async () => {
    const env = { MARKGRAPH_KEEP_SCANS: 'false' }
    const first = await testService(env)
    const [scan] = A
    const done = await until('done', await submitted(comparison(A, B, ASYNC), first), first)
    expect(await first.service.store.has(sha256(scan!))).toBe(false)
    const again = await first.restart()
    const repeated = await until('done', await submitted(comparison(A, B, ASYNC), again), again)
    expect(repeated.report_handle).toBe(done.report_handle)
    await again.close()
  })

  test('with a bad request is refused at once, and leaves no job', async () => {
    expect(failure(await post(comparison(A, [broken(B[0]!).notZip], ASYNC)), 415)).toMatch(/./)
    expect(failure(await post(comparison(A, B, { ...ASYNC, domain: 'nonsense' })), 400)).toMatch(/domain/)
    expect(failure(await post(comparison(A, B, { ...ASYNC, reference: 'none' })), 404)).toMatch(/reference/)
    expect(await one.service.store.jobs.unfinished()).toEqual([])
  })

  test('that fails says why', async () => {
    const doubled = { ...ASYNC, mark_a_edges: '100:900' }
    const id = await submitted(comparison(A.slice(0, 1), B, { ...ASYNC, mark_a_edges: '5000:9000' }))
    const { error, failure: said } = await until('failed', id)
    expect(error).toMatch(/edge/)
    expect(phraseWords(said)).toBe(error)
    expect(said.values.what.values).toEqual({ scan: 1, mark: 'mark_a' })
    expect(failure(await post(comparison(A, B, doubled)), 400)).toMatch(/edges/)
  })

  test('is not found under another id', async () => {
    expect(failure(await get('/v1/jobs/1'), 404)).toMatch(/no job/)
    expect(failure(await cancel('1'), 404)).toMatch(/no job/)
    expect(failure(await get('/v1/jobs/1/events'), 404)).toMatch(/no job/)
  })
})

describe('watching a job', () => {
  test('tells its changes, and its end', async () => {
    const id = await submitted(newPair())
    const response = await get(`/v1/jobs/${id}/events`)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const events = response.body
      .split('\n\n')
      .filter((text) => text.startsWith('event: '))
      .map((text) => /^event: (\w+)\ndata: (.*)$/.exec(text)!.slice(1) as [string, string])
      .map(([name, data]) => ({ name, job: jobSchema.strict().parse(JSON.parse(data)) }))
    expect(events.at(-1)).toMatchObject({ name: 'end', job: { state: 'done' } })
    expect(events.slice(0, -1).every(({ name }) => name === 'progress')).toBe(true)
    expect(events.length).toBeGreaterThan(1)
    for (const { job } of events) for (const { done, total } of job.stages) expect(done <= total).toBe(true)
  })
})

describe('cancelling a job', () => {
  test('ends its work, and leaves no report', async () => {
    const before = computed(one)
    const id = await submitted(newPair())
    const cancelled = (await cancel(id)).json()
    expect(cancelled).toMatchObject({ job: id, state: 'cancelled', report_handle: null, error: null })
    expect(failure(await cancel(id), 409)).toBe('the job is cancelled, so it cannot be cancelled')
    await sleep(300)
    const then = computed(one)
    await sleep(500)
    expect(computed(one)).toBe(then) // nothing more is computed
    expect(then - before).toBeLessThan(40) // a comparison of eight new lands takes about seventy
    expect((await job(id)).state).toBe('cancelled')
  })

  test('is refused once it has ended', async () => {
    const id = await submitted(comparison(A, B, ASYNC))
    await until('done', id)
    expect(failure(await cancel(id), 409)).toMatch(/done/)
  })
})

const computed = ({ service }: Pick<TestService, 'service'>): number =>
  [...service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)

describe('a restart', () => {
  test('takes up the jobs that waited or ran', async () => {
    let own = await testService()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.push(await submitted(newPair(), own))
    const last = await job(ids.at(-1)!, own)
    expect(['queued', 'running']).toContain(last.state)
    own = await own.restart()
    try {
      for (const id of ids) expect(['queued', 'done']).toContain((await job(id, own)).state)
      await own.app.listen({ host: '127.0.0.1', port: 0 })
      for (const id of ids) expect((await until('done', id, own)).report_handle).toMatch(/^sha256:/)
    } finally {
      await own.close()
    }
  })

  test('does again what was under way in a process that ended', async () => {
    let own = await testService()
    const id = await submitted(comparison(A, B, ASYNC), own)
    const { request } = (await own.service.store.jobs.get(id))!
    await until('done', id, own)
    const killed = { state: 'running', attempts: 1, request, report: null, stages: [] } as const
    await own.service.store.jobs.change(id, killed, { state: 'done' }) // as a process leaves it that is killed
    own = await own.restart()
    try {
      await own.app.listen({ host: '127.0.0.1', port: 0 })
      await until('done', id, own)
      expect(await own.service.store.jobs.get(id)).toMatchObject({ attempts: 2, request: null })
    } finally {
      await own.close()
    }
  })

  test('fails a job that ended its process three times, and says so', async () => {
    let own = await testService()
    const id = await submitted(comparison(A, B, ASYNC), own)
    await until('done', id, own)
    await own.service.store.jobs.change(id, { state: 'running', attempts: 3 }, { state: 'done' })
    own = await own.restart()
    try {
      await own.app.listen({ host: '127.0.0.1', port: 0 })
      expect((await until('failed', id, own)).error).toMatch(/ended 3 times/)
    } finally {
      await own.close()
    }
  })
})

test('a job belongs to the key that asked', async () => {
  const own = await testService({ MARKGRAPH_API_KEYS: KEYS.join(',') })
  const [mine, other] = KEYS.map((key): Record<string, string> => ({ 'x-api-key': key }))
  try {
    const { job: id } = (await post(comparison(A, B, ASYNC), own, mine)).json()
    expect((await get(`/v1/jobs/${id}`, own, mine)).statusCode).toBe(200)
    for (const url of [`/v1/jobs/${id}`, `/v1/jobs/${id}/events`]) {
      expect(failure(await get(url, own, other), 404)).toMatch(/no job/)
    }
    const ended = await get(`/v1/jobs/${id}/events`, own, mine)
    expect(ended.body).toMatch(/event: end/)
    const listed = (await get('/v1/reports', own, mine)).json().reports
    expect(listed).toHaveLength(1)
    expect((await get('/v1/reports', own, other)).json().reports).toEqual([])
  } finally {
    await own.close()
  }
})
