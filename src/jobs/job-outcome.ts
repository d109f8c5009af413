import type { Progress } from '../compare/progress.ts'
import { MarkgraphError } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { by, type Service, until, watched } from '../service/service.ts'
import type { JobChanges, JobRow } from '../store/jobs.ts'
import type { JobRequest } from './job-request.ts'
import { workDone } from './job-work.ts'

const MAX_SECONDS = 900 // of one job

/** Why a job was stopped; `taken`: another process has it, or has cancelled it. */
export class Stopped extends Error {
  readonly why: 'cancelled' | 'stopping' | 'taken'
  constructor(why: Stopped['why']) {
    super(`the job is ${why}`)
    this.why = why
  }
}

export const requestOf = ({ request }: Pick<JobRow, 'request'>): JobRequest =>
  request as unknown as JobRequest

/**
 * Does a job for a client, until it has ended or `stop` aborts with a `Stopped`; what its row is to say then. When the store goes
 * away and this is not the `last` attempt, that is that it waits again.
 */
export async function outcomeOf(
  service: Service,
  job: JobRow,
  client: string,
  progress: Progress,
  stop: AbortSignal,
  last: boolean,
  report: (error: unknown, id: string) => void,
): Promise<JobChanges | Stopped['why']> {
  const { id, principal } = job
  try {
    const seen = { ...by(service, client), references: service.references.of(principal) }
    const done = await endedAfter(
      async (over) => {
        const wanted = watched(until(seen, AbortSignal.any([over, stop])), progress.watch)
        return workDone(wanted, requestOf(job), principal)
      },
      MAX_SECONDS,
      'the job',
    )
    return { state: 'done', report: done }
  } catch (error) {
    if (stop.aborted) return (stop.reason as Stopped).why
    if (error instanceof MarkgraphError) {
      if (error.code === 'store-unavailable' && !last) return { state: 'queued' }
      return { state: 'failed', error: error.message }
    }
    report(error, id)
    return { state: 'failed', error: 'internal error' }
  }
}
