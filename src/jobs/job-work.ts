import type { Handle, Json } from '../address/canonical.ts'
import type { Include } from '../compare/answer.ts'
import { answerComparison } from '../compare/answer-comparison.ts'
import { type ComparisonRequest, prepareComparison } from '../compare/comparison.ts'
import { marksAgain, type NamedMarks } from '../compare/named-marks.ts'
import { sidesOf } from '../compare/sides.ts'
import type { Given } from '../compare/upload.ts'
import type { SearchRequest } from '../search/ranking.ts'
import { checkSearch, type SearchAnswer, searched, searchKind } from '../search/search.ts'
import type { Service } from '../service/service.ts'
import {
  askedComparison,
  askedSearch,
  comparisonRequest,
  isSearch,
  type JobRequest,
  searchRequest,
} from './job-request.ts'

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

/**
 * Does what a job is to do; the handle of its report, or of the answer of its search.
 * errors  those of `answered` and `searched`; `not-found`: the marks to search were removed
 */
export async function workDone(service: Service, request: JobRequest, principal: string): Promise<Handle> {
  if (!isSearch(request)) {
    const prepared = await prepareComparison(service, askedComparison(service.store, request))
    const asking = { include: new Set(request.include), principal }
    return (await answerComparison(service, prepared, asking)).report_handle
  }
  const among = await marksAgain(service, request.among)
  const answer = await searched(service, askedSearch(service.store, request), among, principal)
  return service.graph.within(async (session) => session.put(searchKind, answer).handle)
}

/** The answer of a search by its handle; undefined when it is that of a report. */
export async function searchAnswer(service: Service, handle: Handle): Promise<SearchAnswer | undefined> {
  const row = (await service.store.artifacts([handle])).get(handle)
  if (row?.kind !== searchKind.name) return undefined
  return service.graph.within((session) => session.value({ handle, kind: searchKind }))
}
