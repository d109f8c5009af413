import type { StageProgress } from '../compare/progress.ts'
import { impactKind } from '../kinds/laboratory/impact.ts'
import { ownSensitivityKind } from '../references/own-sensitivity.ts'
import { type SearchAnswer, searchKind } from '../search/search.ts'
import type { Service } from '../service/service.ts'
import type { JobRow, JobState } from '../store/records/jobs.ts'

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
  readonly failure: JobRow['failure']
  readonly created: string
}

/** A job as its row has it. */
export async function jobView(service: Service, row: JobRow): Promise<JobView> {
  const { id, principal, state, error, failure, created } = row
  const stages = row.stages as unknown as readonly StageProgress[]
  const { report, answer } = await madeBy(service, row)
  return { id, principal, state, stages, report, answer, error, failure, created }
}

/**
 * What a client gets of what a job made: a report, or the answer of a search. Variants of a reference are read by comparisons, and
 * impact documents have addresses of their own.
 */
async function madeBy(
  { store, graph }: Service,
  { report }: Pick<JobRow, 'report'>,
): Promise<Pick<JobView, 'report' | 'answer'>> {
  const kind = report && (await store.artifacts([report])).get(report)?.kind
  if (kind === ownSensitivityKind.name || kind === impactKind.name) return { report: null }
  if (kind !== searchKind.name) return { report }
  const ref = { handle: report!, kind: searchKind }
  return { report: null, answer: await graph.within((session) => session.value(ref)) }
}
