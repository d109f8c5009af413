import type { StageProgress } from '../compare/progress.ts'
import type { SearchAnswer } from '../search/search.ts'
import type { Service } from '../service/service.ts'
import type { JobRow, JobState } from '../store/jobs.ts'
import { searchAnswer } from './job-work.ts'

/** A job as its owner sees it. */
export interface JobView {
  readonly id: string
  readonly principal: string
  readonly state: JobState
  readonly stages: readonly StageProgress[]
  readonly report: JobRow['report']
  /** What a search found, once it is done. */
  readonly answer?: SearchAnswer | undefined
  readonly error: string | null
  readonly created: string
}

/** A job as its row has it. */
export async function jobView(service: Service, row: JobRow): Promise<JobView> {
  const { id, principal, state, error, created } = row
  const stages = row.stages as unknown as readonly StageProgress[]
  const answer = row.report === null ? undefined : await searchAnswer(service, row.report)
  return { id, principal, state, stages, report: answer ? null : row.report, answer, error, created }
}
