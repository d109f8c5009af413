import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import type { WorkRow, WorkTable } from './work-row.ts'

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A comparison, a search, a reference under its variants, or all reports again, which is done after its request was answered. */
export interface JobRow extends WorkRow {
  /** Cannot be guessed where it is that of a comparison or a search. */
  readonly id: string
  /** Who asked; empty when the service has no API keys. */
  readonly principal: string
  readonly state: JobState
  readonly attempts: number
  /** What to do: stored scans and the fields of the request. Null once the job has ended. */
  readonly request: Json | null
  /** How far each stage is, as its runner last said. */
  readonly stages: Json
  /** What it gave: a report, the answer of a search, the variants of a reference, or an impact document. */
  readonly report: Handle | null
  /** Why it failed, in one sentence. */
  readonly error: string | null
  /** ISO 8601, UTC. */
  readonly created: string
}

/** The row of a job that nobody has begun. */
export const queuedJob = (job: Pick<JobRow, 'id' | 'principal' | 'request' | 'stages'>): JobRow => ({
  ...job,
  state: 'queued',
  attempts: 0,
  report: null,
  error: null,
  runner: null,
  beat: null,
  created: new Date().toISOString(),
})

/** A job as the tables of both engines have it, with its JSON as text. */
type StoredJob = Omit<JobRow, 'state' | 'request' | 'stages' | 'report'> & {
  readonly [name in 'state' | 'stages']: string
} & { readonly [name in 'request' | 'report']: string | null }

export const jobOfRow = (row: StoredJob): JobRow => ({
  ...row,
  state: row.state as JobState,
  request: row.request === null ? null : JSON.parse(row.request),
  stages: JSON.parse(row.stages),
  report: row.report as Handle | null,
})

/** Changes as the tables have them. */
export const rowOfChanges = ({ request, stages, ...rest }: Partial<JobRow>): Partial<StoredJob> => ({
  ...rest,
  ...(request !== undefined && { request: request === null ? null : canonicalJson(request) }),
  ...(stages !== undefined && { stages: canonicalJson(stages) }),
})

/** Work of requests as jobs. */
export interface JobTable extends WorkTable<JobRow> {
  /** Changes nothing when there is a job with its id. */
  insert(job: JobRow): Promise<void>
}
