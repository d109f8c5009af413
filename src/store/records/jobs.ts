import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import { type Phrase, phraseWords } from '../../errors.ts'
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
  /** The same as a `Phrase`; null in rows of earlier releases. */
  readonly failure: Json | null
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
  failure: null,
  runner: null,
  beat: null,
  created: new Date().toISOString(),
})

/** What the row of a job says once it has failed. */
export const failedJob = (why: Phrase): Partial<JobRow> => ({
  error: phraseWords(why),
  failure: why as unknown as Json,
  request: null,
})

/** A job as the tables of both engines have it, with its JSON as text. */
type StoredJob = Omit<JobRow, 'state' | 'request' | 'stages' | 'report' | 'failure'> & {
  readonly [name in 'state' | 'stages']: string
} & { readonly [name in 'request' | 'report' | 'failure']: string | null }

export const jobOfRow = (row: StoredJob): JobRow => ({
  ...row,
  state: row.state as JobState,
  request: row.request === null ? null : JSON.parse(row.request),
  stages: JSON.parse(row.stages),
  report: row.report as Handle | null,
  failure: row.failure === null ? null : JSON.parse(row.failure),
})

/** Changes as the tables have them. */
export const rowOfChanges = ({ request, stages, failure, ...rest }: Partial<JobRow>): Partial<StoredJob> => ({
  ...rest,
  ...(request !== undefined && { request: request === null ? null : canonicalJson(request) }),
  ...(failure !== undefined && { failure: failure === null ? null : canonicalJson(failure) }),
  ...(stages !== undefined && { stages: canonicalJson(stages) }),
})

/** A whole row as the tables have it. */
export const storedJob = (row: JobRow): StoredJob => rowOfChanges(row) as StoredJob

/** Work of requests as jobs. */
export interface JobTable extends WorkTable<JobRow> {
  /** Changes nothing when there is a job with its id. */
  insert(job: JobRow): Promise<void>
}
