import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { scansOf } from '../compare/ingest.ts'
import { type Progress, progressOf } from '../compare/progress.ts'
import { MarkgraphError } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { quotas, type Share } from '../limits/quotas.ts'
import { type Service, until } from '../service/service.ts'
import { contactWith } from '../store/contact.ts'
import type { JobChanges, JobRow, JobSeen } from '../store/jobs.ts'
import { outcomeOf, requestOf, Stopped } from './job-outcome.ts'
import { scansOfJob } from './job-request.ts'
import { type JobView, jobView, listedStages } from './job-view.ts'
import type { WorkRequest } from './job-work.ts'

const MAX_ATTEMPTS = 3 // a job that ends its process each time is not begun a fourth time
const BEAT_MS = 1000 // between two reports of a runner
const SILENT_MS = 10_000 // after which a runner has ended; the clocks of machines that share a store must differ by less
const LOOK_MS = 2000 // between two looks for jobs of other processes
const JOB = 'job' // the topic of their news
const AGAIN_MS = 2000 // between two attempts to store how a job ended
const BUSY_SECONDS = 10
const EVENT_MS = 200 // between two looks at a job that changes here

/** Does comparisons and searches after their requests were answered: a few at a time, those of each client in order. */
export interface Jobs {
  /**
   * Stores the scans of some work and puts it in the queue.
   * errors  those of `work.check` and of reading the scans; `busy`
   */
  submit(seen: Service, work: WorkRequest, principal: string): Promise<JobView>
  /** Error: `not-found`. */
  get(id: string): Promise<JobView>
  /** Cancels a job; its work ends. Errors: `not-found`; `conflict` when it has ended. */
  cancel(id: string): Promise<JobView>
  /** Resolves when there may be news of a job, and after some time in any case. */
  changed(id: string, until: AbortSignal): Promise<void>
  /** Takes up jobs that others have left, now and, where others share the store, from time to time. */
  resume(): Promise<void>
  /** Stops; jobs under way are taken up at the next start. */
  stop(): Promise<void>
}

interface Running {
  readonly client: string
  readonly progress: Progress
  readonly stop: AbortController
  readonly ended: Promise<void>
}

export function openJobs(service: Service, report: (error: unknown, id: string) => void = () => {}): Jobs {
  const { runner, settings } = service
  const { jobs: table, news } = service.store
  const { threads, queue, compareSeconds } = settings
  const atOnce = Math.max(2, threads >> 1) // and as many again for clients who have none, whatever the others search
  const places = quotas(queue)
  /** The clients of unfinished jobs, and their places. After a restart, the principals stand for the clients. */
  const owners = new Map<string, { readonly client: string; readonly place: Share }>()
  const waiting: JobRow[] = []
  const running = new Map<string, Running>()
  let stopped = false
  let looking: NodeJS.Timeout | undefined
  const contact = contactWith(SILENT_MS)
  const off = news?.on(JOB, (id) => void heard(id).catch((error) => report(error, id ?? '')))

  /** Another process has changed a job, or has a new one. */
  async function heard(id: string | undefined): Promise<void> {
    const own = id === undefined ? undefined : running.get(id)
    if (!own) return looking && takeUp()
    const row = await table.get(id!)
    if (row && row.runner !== runner) own.stop.abort(new Stopped('taken'))
  }

  function begin(): void {
    while (!stopped && waiting.length > 0) {
      const next = nextOf(waiting, clientOf, [...running.values()])
      const hasOne = [...running.values()].some(({ client }) => client === clientOf(next))
      if (running.size >= (hasOne ? atOnce : 2 * atOnce)) return
      waiting.splice(waiting.indexOf(next), 1)
      const stop = new AbortController()
      const progress = progressOf(scansOfJob(requestOf(next)))
      const ended = work(next, progress, stop.signal)
        .catch((error) => report(error, next.id))
        .finally(() => {
          running.delete(next.id)
          forget(next.id)
          begin()
        })
      running.set(next.id, { client: clientOf(next), progress, stop, ended })
    }
  }

  const clientOf = ({ id, principal }: JobRow): string => owners.get(id)?.client ?? principal
  function forget(id: string): void {
    owners.get(id)?.place.end()
    owners.delete(id)
  }

  async function work(job: JobRow, progress: Progress, stop: AbortSignal): Promise<void> {
    const { id, attempts } = job
    const mine = { state: 'running', runner } as const
    const claimed = { ...mine, attempts: attempts + 1, beat: Date.now() }
    if (!(await change(id, claimed, { state: 'queued' }, stop))) return
    const beat = setInterval(() => void sayAlive(id, progress).catch(() => {}), BEAT_MS)
    const idle = { runner: null, beat: null }
    try {
      const isLast = claimed.attempts >= MAX_ATTEMPTS
      const end = await outcomeOf(service, job, clientOf(job), progress, stop, isLast, report)
      if (end === 'stopping') await change(id, { ...idle, state: 'queued', attempts }, mine)
      else if (typeof end !== 'string') {
        const over = { request: null, stages: listedStages(progress.ended()) }
        await change(id, { ...idle, ...end, ...(end.state !== 'queued' && over) }, mine, stop)
      }
    } finally {
      clearInterval(beat)
      news?.tell(JOB, id)
    }
  }

  async function sayAlive(id: string, progress: Progress): Promise<void> {
    const said = { beat: Date.now(), stages: listedStages(progress.stages()) }
    const still = await table.change(id, said, { state: 'running', runner })
    if (!still) running.get(id)?.stop.abort(new Stopped('taken'))
  }

  /** Whether this process has a job: it is being submitted, waits or runs here. */
  const isHere = (id: string): boolean =>
    owners.has(id) || running.has(id) || waiting.some((one) => one.id === id)

  /** Takes up jobs that wait, and those whose runner is silent; `alone`: those of any runner. */
  async function takeUp(alone = false): Promise<void> {
    const all = await table.unfinished()
    const canJudge = contact()
    for (const job of all) {
      if (stopped || isHere(job.id)) continue
      const isSilent = alone || (canJudge && Math.abs(Date.now() - (job.beat ?? 0)) > SILENT_MS)
      if (job.state === 'running' && !isSilent) continue
      const { state, runner: last, beat } = job
      const seen = { state, runner: last, beat }
      const idle = { runner: null, beat: null }
      if (job.attempts >= MAX_ATTEMPTS) {
        const error = `the service ended ${job.attempts} times while it did this job, so it is not tried again`
        await table.change(job.id, { ...idle, state: 'failed', error, request: null }, seen)
        continue
      }
      if (state === 'running' && !(await table.change(job.id, { ...idle, state: 'queued' }, seen))) continue
      // another look of this process may have seen it in the queue meanwhile
      if (!isHere(job.id)) waiting.push({ ...job, ...idle, state: 'queued' })
    }
    begin()
  }

  /** Stores a change. When the disk does not take it, it is tried again, until the service stops. */
  async function change(id: string, changes: JobChanges, seen: JobSeen, stop?: AbortSignal) {
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

  const view = (row: JobRow) => jobView(service, row, running.get(row.id)?.progress.stages())
  async function rowOf(id: string): Promise<JobRow> {
    const row = await table.get(id)
    if (row) return row
    throw new MarkgraphError('not-found', `no job has the id ${JSON.stringify(id.slice(0, 100))}`, { id })
  }

  return {
    async submit(seen, work, principal) {
      await work.check(seen)
      const place = places.open(seen.client)
      if (!place.add(1)) {
        const all = `${places.used()} jobs wait, yours among them; try again in ${BUSY_SECONDS} s`
        throw new MarkgraphError('busy', all, { retryAfterSeconds: BUSY_SECONDS })
      }
      const id = randomUUID()
      owners.set(id, { client: seen.client, place })
      let row: JobRow
      try {
        await endedAfter((over) => {
          const wanted = until(seen, over)
          return wanted.graph.within((session) => scansOf(wanted, session, work.scans))
        }, compareSeconds)
        row = {
          id,
          principal,
          state: 'queued',
          request: work.request,
          attempts: 0,
          stages: [],
          report: null,
          error: null,
          runner: null,
          beat: null,
          created: new Date().toISOString(),
        }
        await table.insert(row)
      } catch (error) {
        forget(id)
        throw error
      }
      waiting.push(row)
      begin()
      if (!running.has(id)) news?.tell(JOB, id) // somebody may have a free place
      return view(row)
    },
    get: async (id) => view(await rowOf(id)),
    async cancel(id) {
      for (;;) {
        const { state } = await rowOf(id)
        if (state !== 'queued' && state !== 'running') {
          throw new MarkgraphError('conflict', `the job is ${state}, so it cannot be cancelled`, { id })
        }
        const stages = listedStages(running.get(id)?.progress.ended() ?? [])
        const over = { state: 'cancelled', request: null, runner: null, beat: null } as const
        // where another process runs it, the row has its stages
        const changes = running.has(id) ? { ...over, stages } : over
        if (!(await table.change(id, changes, { state }))) continue
        news?.tell(JOB, id)
        const at = waiting.findIndex((one) => one.id === id)
        if (at >= 0) {
          waiting.splice(at, 1)
          forget(id)
        }
        running.get(id)?.stop.abort(new Stopped('cancelled'))
        return view(await rowOf(id))
      }
    },
    async changed(id, until) {
      const wake = new AbortController()
      const offNews = news?.on(JOB, (name) => (name === id || name === undefined) && wake.abort())
      // what this process runs changes all the time, and others say so from time to time
      const ms = running.has(id) || !news ? EVENT_MS : LOOK_MS
      await sleep(ms, undefined, { signal: AbortSignal.any([until, wake.signal]) }).catch(() => {})
      offNews?.()
    },
    async resume() {
      if (news) {
        const look = (): void => void takeUp().catch((error) => report(error, ''))
        looking ??= setInterval(look, LOOK_MS)
      }
      await takeUp(!news)
    },
    async stop() {
      stopped = true
      off?.()
      clearInterval(looking)
      const all = [...running.values()]
      for (const { stop } of all) stop.abort(new Stopped('stopping'))
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

/** The oldest job of the client that has the fewest running. */
function nextOf(
  waiting: readonly JobRow[],
  clientOf: (job: JobRow) => string,
  running: readonly { readonly client: string }[],
): JobRow {
  const count = (job: JobRow): number => running.filter(({ client }) => client === clientOf(job)).length
  return waiting.reduce((best, job) => (count(job) < count(best) ? job : best))
}
