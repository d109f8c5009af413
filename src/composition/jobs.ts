import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError } from '../errors.ts'
import type { JobChanges, JobRow, JobState } from '../store/jobs.ts'
import type { Include } from './answer.ts'
import { answered } from './answered.ts'
import { type AskedComparison, prepareComparison } from './comparison.ts'
import { endedAfter } from './deadline.ts'
import { scansOf } from './ingest.ts'
import { askedOfJob, type JobRequest, jobRequest, scansOfJob } from './job-request.ts'
import { type Progress, progressOf, type StageProgress } from './progress.ts'
import { by, type Service, until, watched } from './service.ts'

const MOST_SECONDS = 900 // of one job
const MOST_ATTEMPTS = 3 // a job that ends its process each time is not begun a fourth time
const AGAIN_MS = 2000 // between two attempts to store how a job ended
const BUSY_SECONDS = 10

/** A job as its owner sees it. */
export interface JobView {
  readonly id: string
  readonly principal: string
  readonly state: JobState
  readonly stages: readonly StageProgress[]
  readonly report: JobRow['report']
  readonly error: string | null
  readonly created: string
}

/** Does comparisons after their requests were answered: a few at a time, those of each principal in order. */
export interface Jobs {
  /**
   * Stores the scans of a comparison and puts it in the queue.
   * errors  those of `prepareComparison` and of reading the scans; `busy`
   */
  submit(seen: Service, asked: AskedComparison, asking: Asking): Promise<JobView>
  /** Error: `not-found`. */
  get(id: string): Promise<JobView>
  /** Cancels a job; its work ends. Errors: `not-found`; `conflict` when it has ended. */
  cancel(id: string): Promise<JobView>
  /** Takes up the jobs that the last process left. */
  resume(): Promise<void>
  /** Stops; jobs under way are taken up at the next start. */
  stop(): Promise<void>
}

interface Asking {
  readonly include: ReadonlySet<Include>
  readonly principal: string
}

interface Running {
  readonly principal: string
  readonly progress: Progress
  readonly stop: AbortController
  readonly ended: Promise<void>
}

class Stopped extends Error {
  readonly why: 'cancelled' | 'stopping'
  constructor(why: Stopped['why']) {
    super(`the job is ${why}`)
    this.why = why
  }
}

export function openJobs(service: Service, report: (error: unknown, id: string) => void = () => {}): Jobs {
  const table = service.store.jobs
  const { threads, queue, compareSeconds } = service.settings
  const atOnce = Math.max(2, threads >> 1)
  const waiting: JobRow[] = []
  const running = new Map<string, Running>()
  let stopped = false

  function begin(): void {
    while (!stopped && running.size < atOnce && waiting.length > 0) {
      const next = nextOf(waiting, [...running.values()])
      waiting.splice(waiting.indexOf(next), 1)
      const stop = new AbortController()
      const progress = progressOf(scansOfJob(requestOf(next)).size)
      const ended = work(next, progress, stop.signal)
        .catch((error) => report(error, next.id))
        .finally(() => {
          running.delete(next.id)
          begin()
        })
      running.set(next.id, { principal: next.principal, progress, stop, ended })
    }
  }

  async function work(job: JobRow, progress: Progress, stop: AbortSignal): Promise<void> {
    const { id, attempts } = job
    if (!(await change(id, { state: 'running', attempts: attempts + 1 }, 'queued', stop))) return
    const end = await outcomeOf(job, progress, stop)
    if (end === 'stopping') await change(id, { state: 'queued', attempts }, 'running')
    else if (end !== 'cancelled') {
      await change(id, { ...end, request: null, stages: listed(progress.ended()) }, 'running', stop)
    }
  }

  async function outcomeOf(
    { id, principal, ...job }: JobRow,
    progress: Progress,
    stop: AbortSignal,
  ): Promise<JobChanges | Stopped['why']> {
    try {
      const request = requestOf(job)
      const asked = askedOfJob(service.store, request)
      const seen = { ...by(service, principal), references: service.references.of(principal) }
      const answer = await endedAfter(
        async (over) => {
          const wanted = watched(until(seen, AbortSignal.any([over, stop])), progress.watch)
          const prepared = await prepareComparison(seen, asked)
          return answered(wanted, prepared, { include: new Set(request.include), principal })
        },
        MOST_SECONDS,
        'the job',
      )
      return { state: 'done', report: answer.report_handle }
    } catch (error) {
      if (stop.aborted) return (stop.reason as Stopped).why
      if (error instanceof MarkgraphError) return { state: 'failed', error: error.message }
      report(error, id)
      return { state: 'failed', error: 'internal error' }
    }
  }

  /** Stores a change. When the disk does not take it, it is tried again, until the service stops. */
  async function change(id: string, changes: JobChanges, seen: JobState, stop?: AbortSignal) {
    for (;;) {
      try {
        return await table.change(id, changes, seen)
      } catch (error) {
        report(error, id)
        if (!stop || stop.aborted) return false // the next start takes it up as it is stored
        await sleep(AGAIN_MS, undefined, { signal: stop }).catch(() => {})
      }
    }
  }

  async function view(row: JobRow): Promise<JobView> {
    const { id, principal, state, report, error, created } = row
    const stages = running.get(id)?.progress.stages() ?? (row.stages as unknown as StageProgress[])
    return { id, principal, state, stages, report, error, created }
  }
  async function rowOf(id: string): Promise<JobRow> {
    const row = await table.get(id)
    if (row) return row
    throw new MarkgraphError('not-found', `no job has the id ${JSON.stringify(id.slice(0, 100))}`, { id })
  }

  return {
    async submit(seen, asked, { include, principal }) {
      await prepareComparison(seen, asked)
      if (waiting.length + running.size >= queue) {
        throw new MarkgraphError('busy', `${queue} jobs wait already; try again in ${BUSY_SECONDS} s`, {
          retryAfterSeconds: BUSY_SECONDS,
        })
      }
      await endedAfter((over) => {
        const wanted = until(seen, over)
        const given = [...asked.a.scans, ...asked.b.scans]
        return wanted.graph.within((session) => scansOf(wanted, session, given))
      }, compareSeconds)
      const row: JobRow = {
        ...{ id: randomUUID(), principal, state: 'queued', request: jobRequest(asked, include) },
        ...{ attempts: 0, stages: [], report: null, error: null, created: new Date().toISOString() },
      }
      await table.insert(row)
      waiting.push(row)
      begin()
      return view(row)
    },
    get: async (id) => view(await rowOf(id)),
    async cancel(id) {
      for (;;) {
        const { state } = await rowOf(id)
        if (state !== 'queued' && state !== 'running') {
          throw new MarkgraphError('conflict', `the job is ${state}, so it cannot be cancelled`, { id })
        }
        const stages = listed(running.get(id)?.progress.ended() ?? [])
        if (!(await table.change(id, { state: 'cancelled', request: null, stages }, state))) continue
        const at = waiting.findIndex((one) => one.id === id)
        if (at >= 0) waiting.splice(at, 1)
        running.get(id)?.stop.abort(new Stopped('cancelled'))
        return view(await rowOf(id))
      }
    },
    async resume() {
      for (const job of await table.unfinished()) {
        if (running.has(job.id) || waiting.some(({ id }) => id === job.id)) continue
        if (job.attempts >= MOST_ATTEMPTS) {
          const error = `the service ended ${job.attempts} times while it did this comparison, so it is not tried again`
          await table.change(job.id, { state: 'failed', error, request: null }, job.state)
          continue
        }
        if (job.state === 'running') await table.change(job.id, { state: 'queued' }, 'running')
        waiting.push({ ...job, state: 'queued' })
      }
      begin()
    },
    async stop() {
      stopped = true
      const all = [...running.values()]
      for (const { stop } of all) stop.abort(new Stopped('stopping'))
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

/** The oldest job of the principal that has the fewest running. */
function nextOf(waiting: readonly JobRow[], running: readonly { readonly principal: string }[]): JobRow {
  const count = (job: JobRow): number => running.filter(({ principal }) => principal === job.principal).length
  return waiting.reduce((best, job) => (count(job) < count(best) ? job : best))
}

const requestOf = ({ request }: Pick<JobRow, 'request'>): JobRequest => request as unknown as JobRequest

const listed = (stages: readonly StageProgress[]): JobRow['stages'] =>
  stages.map(({ stage, done, total }) => ({ stage, done, total }))
