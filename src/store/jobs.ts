import { canonicalJson, type Handle, type Json } from '../address/canonical.ts'

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A comparison or a search that is done after its request was answered. */
export interface JobRow {
  /** Cannot be guessed. */
  readonly id: string
  /** Who asked; empty when the service has no API keys. */
  readonly principal: string
  readonly state: JobState
  /** What to do: stored scans and the fields of the request. Null once the job has ended. */
  readonly request: Json | null
  /** How often a process has begun it. */
  readonly attempts: number
  /** How far each stage is, as its runner last said. */
  readonly stages: Json
  /** What it gave: a report, or the answer of a search. */
  readonly report: Handle | null
  /** Why it failed, in one sentence. */
  readonly error: string | null
  /** The process that runs it, by the name it gave itself. */
  readonly runner: string | null
  /** When the runner last reported, milliseconds since 1970. */
  readonly beat: number | null
  /** ISO 8601, UTC. */
  readonly created: string
}

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

export type JobChanges = Partial<Omit<JobRow, 'id' | 'principal' | 'created'>>

/** Changes as the tables have them. */
export const rowOfChanges = ({ request, stages, ...rest }: JobChanges): Partial<StoredJob> => ({
  ...rest,
  ...(request !== undefined && { request: request === null ? null : canonicalJson(request) }),
  ...(stages !== undefined && { stages: canonicalJson(stages) }),
})

/** What a job must still be to be changed. */
export type JobSeen = Pick<JobRow, 'state'> & Partial<Pick<JobRow, 'runner' | 'beat'>>

/** Comparisons and searches as jobs. Every call is one transaction, which is on disk when the call returns. */
export interface JobTable {
  insert(job: JobRow): Promise<void>
  get(id: string): Promise<JobRow | undefined>
  /** Jobs that wait or run, in order of creation. */
  unfinished(): Promise<JobRow[]>
  /** Changes a job if it is still as seen; false when it is not. */
  change(id: string, changes: JobChanges, seen: JobSeen): Promise<boolean>
}
