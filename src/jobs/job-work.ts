import type { Handle, Json } from '../address/canonical.ts'
import type { Include } from '../compare/answer/answer.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { progressOf, type StageProgress } from '../compare/progress.ts'
import { type ComparisonRequest, prepareComparison } from '../compare/request/comparison.ts'
import { marksAgain, type NamedMarks } from '../compare/request/named-marks.ts'
import { sidesOf } from '../compare/request/sides.ts'
import type { Given } from '../compare/request/upload.ts'
import { phrase } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import type { SearchRequest } from '../search/listed-marks.ts'
import { checkSearch, runSearch, searchKind } from '../search/search.ts'
import { by, type Service, until, watchRuns } from '../service/service.ts'
import { failedJob, type JobRow } from '../store/records/jobs.ts'
import type { WorkTable } from '../store/records/work-row.ts'
import {
  askedComparison,
  askedSearch,
  comparisonRequest,
  isSearch,
  type JobRequest,
  scansOfJob,
  searchRequest,
} from './job-request.ts'
import type { WorkKind } from './work.ts'

const MAX_SECONDS = 900 // of one job

/** What a client asks of a job. */
export interface WorkRequest {
  /** Refuses it as far as possible before a scan is read. */
  check(seen: Service): Promise<void>
  /** The scans that are stored before the job begins. */
  readonly scans: readonly Given[]
  /** What its row keeps. */
  readonly request: Json
}

/** A comparison as a job. Checked for the errors of `prepareComparison`. */
export const comparisonWork = (asked: ComparisonRequest, include: ReadonlySet<Include>): WorkRequest => ({
  check: async (seen) => void (await prepareComparison(seen, asked)),
  scans: sidesOf(asked).flatMap(({ mark }) => mark.scans),
  request: comparisonRequest(asked, include),
})

/** A search as a job. Checked for the errors of `checkSearch`. */
export const searchWork = (asked: SearchRequest, among: NamedMarks): WorkRequest => ({
  check: (seen) => checkSearch(seen, asked, among),
  scans: asked.mark.scans,
  request: searchRequest(asked, among),
})

/** The topic of news about jobs. */
export const JOB = 'job'

/** Comparisons and searches as work, each for the client that `clientOf` knows. */
export function jobWork(
  service: Service,
  table: WorkTable<JobRow>,
  clientOf: (job: JobRow) => string,
): WorkKind<JobRow> {
  const each = Math.max(2, service.settings.threads >> 1)
  return {
    topic: JOB,
    table,
    isAlone: !service.store.news,
    // nobody has them all: with `each` of all, "searches of one client that do not end keep out nobody" fails
    places: { all: 2 * each, each },
    ownerOf: clientOf,
    begin(job, signal) {
      const { principal } = job
      const request = job.request as unknown as JobRequest
      const { watch, stages, ended } = progressOf(scansOfJob(request))
      const seen = { ...by(service, clientOf(job)), references: service.references.of(principal) }
      const work = (over: AbortSignal) =>
        workDone(watchRuns(until(seen, AbortSignal.any([over, signal])), watch), request, principal)
      return {
        result: endedAfter(work, MAX_SECONDS, phrase('the job')).then((report) => ({
          report,
          request: null,
        })),
        progress: (isOver) => ({ stages: stageList(isOver ? ended() : stages()) }),
      }
    },
    waiting: () => ({}),
    failed: failedJob,
    unexpected: () => phrase('internal error'),
  }
}

/**
 * Does what a job is to do; the handle of its report, or of the answer of its search.
 * errors  those of `answerComparison` and `runSearch`; `not-found`: the marks to search were removed
 */
async function workDone(service: Service, request: JobRequest, principal: string): Promise<Handle> {
  if (!isSearch(request)) {
    const prepared = await prepareComparison(service, askedComparison(service.store, request))
    const asking = { include: new Set(request.include), principal }
    return (await answerComparison(service, prepared, asking)).report_handle
  }
  const among = await marksAgain(service, request.among)
  const answer = await runSearch(service, askedSearch(service.store, request), among, principal)
  return service.graph.within(async (session) => session.put(searchKind, answer).handle)
}

/** Stages as a row keeps them. */
const stageList = (stages: readonly StageProgress[]): JobRow['stages'] =>
  stages.map(({ stage, done, total }) => ({ stage, done, total }))
