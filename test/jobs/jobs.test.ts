import { afterEach, describe, expect, test, vi } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import type { WorkRequest } from '../../src/jobs/job-work.ts'
import { openJobs } from '../../src/jobs/jobs.ts'
import { memoryBudget } from '../../src/limits/memory-budget.ts'
import type { Service } from '../../src/service/service.ts'
import type { News } from '../../src/store/news.ts'
import type { JobTable } from '../../src/store/records/jobs.ts'
import { settled, turnstile } from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const at = storeOfEachTest()
const WORK: WorkRequest = {
  check: async () => {},
  scans: [],
  request: { asked: { domain: 'any' }, a: { scans: [] }, b: { scans: [] }, include: [] },
}

/**
 * A process that does jobs beside others. Its jobs work until they are stopped; the reasons stand in `stopped`. `failing` may let
 * one fail when it begins.
 */
function processOn(table: JobTable, failing: () => Error | undefined = () => undefined) {
  const listeners = new Set<(name: string | undefined) => void>()
  const news: News = {
    on(_topic, heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    tell() {},
  }
  const stopped: string[] = []
  let begun = 0
  let last: AbortSignal | undefined // of the work that begins
  const graph = {
    by: () => graph,
    watched: () => graph,
    until(signal: AbortSignal) {
      last = signal
      return graph
    },
    within: (work: (session: unknown) => Promise<unknown>) => work({ save() {} }),
  }
  const untilStopped = (): Promise<never> => {
    begun += 1
    const error = failing()
    if (error) return Promise.reject(error)
    const { promise, reject } = Promise.withResolvers<never>()
    const until = last!
    until.addEventListener('abort', () => {
      stopped.push((until.reason as Error).message)
      reject(until.reason)
    })
    return promise
  }
  const seen = {
    graph,
    client: 'one',
    runner: 'here',
    marks: { of: () => ({}) },
    settings: { threads: 2, queue: 8, compareSeconds: 5 },
    budget: memoryBudget(2 ** 20, 2 ** 20),
    store: { ...at.store, jobs: table, news },
    references: { of: () => ({ ids: untilStopped }) },
  } as unknown as Service
  return {
    seen,
    stopped,
    begun: () => begun,
    jobs: openJobs(seen),
    /** News of another process. */
    hear(): void {
      for (const heard of listeners) heard(undefined)
    },
  }
}

afterEach(() => void vi.useRealTimers())

describe('a process that does jobs beside others', () => {
  test('leaves the jobs of others to them when no beat could come because the database was away', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
    const { jobs: table } = at.store
    const rest = {
      stages: [],
      report: null,
      error: null,
      failure: null,
      created: '2025-01-01T00:00:00.000Z',
      attempts: 1,
    }
    const beating = { state: 'running', runner: 'other', beat: Date.now() } as const
    await table.insert({ id: 'theirs', principal: '', request: WORK.request, ...rest, ...beating })
    const { jobs, hear, begun } = processOn(table)
    await jobs.resume()
    vi.advanceTimersByTime(12_000) // nobody reaches the database
    hear()
    await settled()
    expect(await table.get('theirs')).toMatchObject(beating)
    for (const _ of [1, 2, 3]) {
      vi.advanceTimersByTime(4_000) // now the other one could beat, and does not
      hear()
      await settled()
    }
    await expect.poll(begun).toBe(1)
    expect(await table.get('theirs')).toMatchObject({ state: 'running', runner: 'here', attempts: 2 })
    await jobs.stop()
  })

  test('does a job once that it sees in the store while it is being put there, and can stop it', async () => {
    const { jobs: table } = at.store
    const { passed, open } = turnstile()
    const slow: JobTable = {
      ...table,
      async insert(job) {
        await table.insert(job)
        await passed // the answer of the database comes late
      },
    }
    const { jobs, seen, stopped, hear, begun } = processOn(slow)
    await jobs.resume()
    const submitted = jobs.submit(seen, WORK, '')
    await expect.poll(async () => (await table.unfinished()).length).toBe(1)
    hear()
    await settled()
    open()
    const { id } = await submitted
    await expect.poll(begun).toBe(1)
    await settled()
    expect(await table.get(id)).toMatchObject({ state: 'running', attempts: 1 })
    await jobs.cancel(id)
    await expect.poll(() => stopped).toEqual(['the job is cancelled'])
    await jobs.stop()
    expect(begun()).toBe(1)
  })

  test('tries a job again whose store went away, and not for ever', async () => {
    const { jobs: table } = at.store
    let isAway = true
    const away = new MarkgraphError('store-unavailable', 'the storage of this service does not answer')
    const { jobs, seen, hear, begun } = processOn(table, () => (isAway ? away : undefined))
    await jobs.resume()
    const { id } = await jobs.submit(seen, WORK, '')
    await expect.poll(async () => table.get(id)).toMatchObject({ state: 'queued', attempts: 1, runner: null })
    expect((await table.get(id))!.request).toEqual(WORK.request)
    isAway = false
    hear()
    await expect.poll(async () => table.get(id)).toMatchObject({ state: 'running', attempts: 2 })
    await jobs.cancel(id)
    isAway = true
    const { id: other } = await jobs.submit(seen, WORK, '')
    await expect
      .poll(async () => {
        hear()
        return table.get(other)
      })
      .toMatchObject({ state: 'failed', error: away.message, attempts: 3, request: null })
    expect(begun()).toBe(2 + 3)
    await jobs.stop()
  })

  test('takes up a job once that another has left, however often it looks at the same time', async () => {
    const { jobs: table } = at.store
    const left = { state: 'running', runner: 'gone', beat: 1, attempts: 1 } as const
    const rest = { stages: [], report: null, error: null, failure: null, created: '2025-01-01T00:00:00.000Z' }
    await table.insert({ id: 'left', principal: '', request: WORK.request, ...rest, ...left })
    const { passed, open } = turnstile()
    const slow: JobTable = {
      ...table,
      async change(id, changes, seen) {
        const changed = await table.change(id, changes, seen)
        if (changes.state === 'running' && changed) await passed // the answer of the database comes late
        return changed
      },
    }
    const { jobs, stopped, hear, begun } = processOn(slow)
    const resumed = jobs.resume()
    await expect.poll(async () => (await table.get('left'))?.runner).toBe('here')
    hear()
    await settled()
    open()
    await resumed
    await expect.poll(begun).toBe(1)
    await settled()
    expect(await table.get('left')).toMatchObject({ state: 'running', runner: 'here', attempts: 2 })
    await jobs.cancel('left')
    await expect.poll(() => stopped).toEqual(['the job is cancelled'])
    await jobs.stop()
    expect(begun()).toBe(1)
  })
})
