import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { acceptedJob, job as jobSchema } from '../../src/http/schemas/job.ts'
import { answer, failure } from '../helpers/answers.ts'
import { makeLands } from '../helpers/collections.ts'
import { ENDLESS_LAMBDA_C } from '../helpers/endless/endless.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { IDLE, processorsUsed } from '../helpers/processor.ts'
import { broken, bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { untimed } from '../helpers/untimed.ts'

const QUERY = bullet(903, { barrel: 3, lands: 1 })[0]!
const ASYNC: Part = ['async', 'true']
const COMPARISONS = new URL('../helpers/endless/comparisons.ts', import.meta.url)
const ENDLESS: Part = ['scorer_config', JSON.stringify({ lambda_c: ENDLESS_LAMBDA_C })]
const KEYS = { anne: 'first-key-of-this-test', ben: 'second-key-of-this-test', cy: 'third-key-of-this-test' }
const keyed = (name: keyof typeof KEYS) => ({ 'x-api-key': KEYS[name] })
const API_KEYS = Object.entries({ anne: 'study', ben: 'study', cy: 'submit' })
  .map(([name, role]) => `${name}:${role}:sha256:${sha256(Buffer.from(KEYS[name as 'anne']))}`)
  .join(',')

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any
type Headers = Readonly<Record<string, string>>

const searching = (parts: readonly Part[], { app }: TestService, headers: Headers = {}) => {
  const sent = form(['domain', 'striated'], ['against', 'lands'], ...parts)
  return app.inject({ ...sent, method: 'POST', url: '/v1/search', headers: { ...sent.headers, ...headers } })
}
const get = (url: string, { app }: TestService, headers: Headers = {}) => app.inject({ url, headers })
const mark = (scan = QUERY): Part => ['mark', scan, 'q.x3p']

async function submitted(parts: readonly Part[], own: TestService, headers: Headers = {}): Promise<string> {
  const response = await searching([ASYNC, ...parts], own, headers)
  expect(response.statusCode, response.body).toBe(202)
  const accepted = acceptedJob.strict().parse(response.json())
  expect(response.headers['location']).toBe(`/v1/jobs/${accepted.job}`)
  return accepted.job
}

async function until(state: string, id: string, own: TestService, headers: Headers = {}): Promise<Answer> {
  for (;;) {
    const found = jobSchema.strict().parse((await get(`/v1/jobs/${id}`, own, headers)).json())
    if (found.state === state) return found
    expect(['queued', 'running'], JSON.stringify(found)).toContain(found.state)
    await sleep(10)
  }
}

let one: TestService
beforeAll(async () => {
  one = await testService()
  await makeLands(one.app, 'lands', 5)
})
afterAll(() => one.close())

describe('a search as a job', () => {
  test('ends with the answer of the search itself, also as the last event', async () => {
    const id = await submitted([mark(), ['hits', '3']], one)
    const done = await until('done', id, one)
    expect(done.answer.hits).toHaveLength(3)
    expect(untimed(done.answer)).toEqual(untimed(answer(await searching([mark(), ['hits', '3']], one))))
    expect(done).toMatchObject({ report_handle: null, error: null })
    for (const { stage, done: ended, total } of done.stages) expect(ended, stage).toBe(total)
    const events = (await get(`/v1/jobs/${id}/events`, one)).body.split('\n\n')
    const last = events.filter((text) => text.startsWith('event: end\n')).map((text) => text.slice(17))
    expect(last.map((text) => JSON.parse(text))).toEqual([done])
  })

  test('takes a surface by its handle; a mark that cannot be compared has an answer too', async () => {
    const sent = form(['scan', QUERY, 'q.x3p'])
    const { handle } = answer(await one.app.inject({ ...sent, method: 'POST', url: '/v1/artifacts' }))
    const by = await until(
      'done',
      await submitted(
        [
          ['mark_handles', handle],
          ['hits', '1'],
        ],
        one,
      ),
      one,
    )
    expect(untimed(by.answer)).toEqual(untimed(answer(await searching([mark(), ['hits', '1']], one))))
    const coarse = bullet(903, { lands: 1, pitch: 6e-6 })[0]!
    const refused = await until('done', await submitted([mark(coarse)], one), one)
    expect(refused.answer).toMatchObject({ hits: [], refused: expect.stringMatching(/pitch/) })
  })

  test('with a bad request is refused at once, and leaves no job', async () => {
    await one.app.inject({
      ...urlencoded({ name: 'none', domain: 'striated' }),
      method: 'POST',
      url: '/v1/collections',
    })
    const refused = async (status: number, message: string, ...parts: Part[]) =>
      expect(failure(await searching([ASYNC, ...parts], one), status)).toContain(message)
    await refused(400, 'hits must be a whole number from 1 to 50, not 51', mark(), ['hits', '51'])
    await refused(404, 'nobody', mark(), ['reference', 'nobody'])
    await refused(415, 'ZIP', mark(broken(QUERY).notZip))
    const other = form(ASYNC, ['domain', 'striated'], ['against', 'none'], mark())
    const empty = await one.app.inject({ ...other, method: 'POST', url: '/v1/search' })
    expect(failure(empty, 400)).toBe('the collection none is empty')
    expect(failure(await searching([['async', 'perhaps'], mark()], one), 422)).toMatchObject([
      { loc: ['body', 'async'] },
    ])
    expect(await one.service.store.jobs.unfinished()).toEqual([])
  })

  test('is taken up after a restart; if its marks are gone by then, it fails and says so', async () => {
    let own = await testService()
    await makeLands(own.app, 'lands', 3)
    const id = await submitted([mark()], own)
    const { request } = (await own.service.store.jobs.get(id))!
    const { answer: first } = await until('done', id, own)
    const asKilled = { state: 'running', attempts: 1, request, report: null, stages: [] } as const
    await own.service.store.jobs.change(id, asKilled, { state: 'done' })
    own = await own.restart()
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    expect(untimed((await until('done', id, own)).answer)).toEqual(untimed(first))
    await own.service.store.jobs.change(id, asKilled, { state: 'done' })
    const [collection] = await own.service.store.collections.all()
    await own.service.store.collections.remove(collection!.id, '')
    own = await own.restart()
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    expect((await until('failed', id, own)).error).toBe(`the collection ${collection!.id} was removed`)
    await own.close()
  })
})

test('belongs to the key that asked, which must have the role study', async () => {
  const own = await testService({ MARKGRAPH_API_KEYS: API_KEYS })
  await makeLands(own.app, 'lands', 2, keyed('anne'))
  const id = await submitted([mark()], own, keyed('anne'))
  expect((await until('done', id, own, keyed('anne'))).answer.hits.length).toBeGreaterThan(0)
  for (const url of [`/v1/jobs/${id}`, `/v1/jobs/${id}/events`])
    expect(failure(await get(url, own, keyed('ben')), 404)).toMatch(/no job/)
  expect(failure(await searching([ASYNC, mark()], own, keyed('ben')), 404)).toContain('"lands"')
  expect(failure(await searching([ASYNC, mark()], own, keyed('cy')), 403)).toContain('study')
  await own.close()
})

test('searches of one client that do not end keep out nobody, and end when they are cancelled', async () => {
  const env = { MARKGRAPH_API_KEYS: API_KEYS, MARKGRAPH_THREADS: '2', MARKGRAPH_QUEUE: '6' }
  const own = await testService(env, undefined, { worker: COMPARISONS })
  await makeLands(own.app, 'lands', 3, keyed('anne'))
  const handles: string[] = [] // none like another, or the searches would share a thread
  for (let seed = 910; seed < 917; seed++) {
    const sent = form(['scan', bullet(seed, { lands: 1 })[0]!, 'q.x3p'])
    const headers = { ...sent.headers, ...keyed('anne') }
    handles.push(
      answer(await own.app.inject({ ...sent, method: 'POST', url: '/v1/artifacts', headers })).handle,
    )
  }
  const ids: string[] = []
  for (const handle of handles) {
    const asked = await searching([ASYNC, ['mark_handles', handle], ENDLESS], own, keyed('anne'))
    if (asked.statusCode === 503) break // her share of the queue is full
    ids.push(asked.json().job)
  }
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids.slice(0, 2)) await until('running', id, own, keyed('anne'))
  await until('queued', ids[2]!, own, keyed('anne'))
  const sent = comparison([QUERY], bullet(904, { lands: 1 }), { async: 'true' })
  const headers = { ...sent.headers, ...keyed('ben') }
  const asked = await own.app.inject({ ...sent, method: 'POST', url: '/v1/compare', headers })
  expect(asked.statusCode, asked.body).toBe(202)
  const his = async () => (await get(`/v1/jobs/${asked.json().job}`, own, keyed('ben'))).json()
  await expect.poll(his, { timeout: 30_000 }).toMatchObject({ state: 'done' })
  expect((await his()).report_handle).toMatch(/^sha256:/)
  for (const id of ids.toReversed()) {
    const cancelled = await own.app.inject({
      method: 'DELETE',
      url: `/v1/jobs/${id}`,
      headers: keyed('anne'),
    })
    expect(cancelled.json()).toMatchObject({ job: id, state: 'cancelled', report_handle: null })
  }
  await expect.poll(processorsUsed, { timeout: 30_000 }).toBeLessThan(IDLE)
  await own.close()
}, 120_000)
