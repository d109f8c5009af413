import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { scansOf } from '../compare/request/ingest.ts'
import { MarkgraphError, phrase, quote } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { quotas, type Share } from '../limits/quotas.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { type Service, until } from '../service/service.ts'
import { type JobRow, queuedJob } from '../store/records/jobs.ts'
import type { WorkTable } from '../store/records/work-row.ts'
import { type JobView, jobView } from './job-view.ts'
import { JOB, jobWork, type WorkRequest } from './job-work.ts'
import { openRunner, type Runner } from './runner.ts'
import { isSensitivity, queuedSensitivity, sensitivityWork } from './sensitivity-work.ts'
import type { WorkKind } from './work.ts'

const LOOK_MS = 2000 // between two looks at a job that another process runs
const EVENT_MS = 200 // the same of one that changes here
const BUSY_SECONDS = 10

/**
 * Does work after its request was answered. Comparisons and searches: a few at a time, those of each client in order. References
 * under their variants: beside them, whenever there is nothing else to compute.
 */
export interface Jobs extends Pick<Runner<JobRow>, 'resume' | 'stop'> {
  /**
   * Stores the scans of some work and puts it in the queue.
   * errors  those of `work.check` and of reading the scans; `busy`
   */
  submit(seen: Service, work: WorkRequest, principal: string): Promise<JobView>
  /**
   * Has a reference of this installation scored under its variants. Work that waits, runs or is done is left unchanged.
   * errors  those of `sensitivityRow`
   */
  sensitivity(reference: ReferenceEntry, principal: string): Promise<JobView>
  /** Begins long work whose row is stored. Work that waits, runs or is done is left unchanged. */
  offer(row: JobRow): Promise<JobView>
  /** Error: `not-found`. */
  get(id: string): Promise<JobView>
  /** Cancels a job; its work ends. Errors: `not-found`; `conflict` when it has ended. */
  cancel(id: string): Promise<JobView>
  /** Resolves when there may be news of a job, and after some time in any case. */
  changed(id: string, until: AbortSignal): Promise<void>
}

/** Who submitted a job here, and his place in the queue. */
interface Submitted {
  readonly client: string
  readonly place: Share
  isStored: boolean
}

/** Work of another room that is done as a job, beside comparisons. */
export interface LongWork {
  /** Whether a job that has not ended is such work. */
  is(row: Pick<JobRow, 'request'>): boolean
  kind(service: Service, table: WorkTable<JobRow>): WorkKind<JobRow>
}

/** in      `others`: what long work this process does besides references under their variants */
export function openJobs(
  service: Service,
  report: (error: unknown, id: string) => void = () => {},
  others: readonly LongWork[] = [],
): Jobs {
  const { jobs: table, news } = service.store
  const { queue, compareSeconds } = service.settings
  const places = quotas(queue)
  const submitted = new Map<string, Submitted>()
  /** The client of a job. After a restart, and for jobs of other processes, the principal stands for it. */
  const clientOf = ({ id, principal }: JobRow): string => submitted.get(id)?.client ?? principal
  function forget(id: string): void {
    submitted.get(id)?.place.end()
    submitted.delete(id)
  }
  /** Unfinished jobs. Those that were submitted here and have ended, wherever they ran, give their places back. */
  async function unfinished(): Promise<JobRow[]> {
    const stored = [...submitted].flatMap(([id, { isStored }]) => (isStored ? [id] : []))
    const rows = (await table.unfinished()).filter((row) => !long.some(({ is }) => is(row)))
    const open = new Set(rows.map(({ id }) => id))
    for (const id of stored) if (!open.has(id)) forget(id)
    return rows
  }
  const runner = openRunner(service, jobWork(service, { ...table, unfinished }, clientOf), report)
  const long = [{ is: isSensitivity, kind: sensitivityWork }, ...others].map(({ is, kind }) => {
    const own = { ...table, unfinished: async () => (await table.unfinished()).filter(is) }
    return { is, runner: openRunner(service, kind(service, own), report) }
  })
  const runners = [runner, ...long.map((one) => one.runner)]
  const runnerOf = (row: JobRow) => long.find(({ is }) => is(row))?.runner ?? runner

  const view = (row: JobRow) =>
    jobView(service, row.state === 'running' ? { ...row, ...runnerOf(row).progress(row.id) } : row)
  async function rowOf(id: string): Promise<JobRow> {
    const row = await table.get(id)
    if (row) return row
    throw new MarkgraphError('not-found', phrase('no job has the id {id}', { id: quote(id) }), { id })
  }

  return {
    async resume() {
      await Promise.all(runners.map((one) => one.resume()))
    },
    async stop() {
      await Promise.all(runners.map((one) => one.stop()))
    },
    async sensitivity(reference, principal) {
      return this.offer(await queuedSensitivity(service, reference, principal))
    },
    offer(row) {
      void runnerOf(row).offer(row.id)
      return view(row)
    },
    async submit(seen, work, principal) {
      await work.check(seen)
      const place = places.open(seen.client)
      if (!place.add(1)) {
        const all = phrase('{jobs} jobs wait, yours among them; try again in {seconds} s', {
          jobs: places.used(),
          seconds: BUSY_SECONDS,
        })
        throw new MarkgraphError('busy', all, { retryAfterSeconds: BUSY_SECONDS })
      }
      const id = randomUUID()
      const own: Submitted = { client: seen.client, place, isStored: false }
      submitted.set(id, own)
      try {
        await endedAfter((over) => {
          const wanted = until(seen, over)
          return wanted.graph.within((session) => scansOf(wanted, session, work.scans))
        }, compareSeconds)
        const row = queuedJob({ id, principal, request: work.request, stages: [] })
        await table.insert(row)
        own.isStored = true
        void runner.offer(id)
        return view(row)
      } catch (error) {
        forget(id)
        throw error
      }
    },
    get: async (id) => view(await rowOf(id)),
    async cancel(id) {
      for (;;) {
        const row = await rowOf(id)
        const { state } = row
        if (state !== 'queued' && state !== 'running') {
          throw new MarkgraphError(
            'conflict',
            phrase('the job is {state}, so it cannot be cancelled', { state }),
            { id },
          )
        }
        if (!(await runnerOf(row).cancel(row, { request: null }))) continue
        if (state === 'queued') forget(id)
        return view(await rowOf(id))
      }
    },
    async changed(id, until) {
      const wake = new AbortController()
      const off = news?.on(JOB, (name) => (name === id || name === undefined) && wake.abort())
      // what this process runs changes all the time, and others say so from time to time
      const ms = runners.some((one) => one.progress(id)) || !news ? EVENT_MS : LOOK_MS
      await sleep(ms, undefined, { signal: AbortSignal.any([until, wake.signal]) }).catch(() => {})
      off?.()
    },
  }
}
