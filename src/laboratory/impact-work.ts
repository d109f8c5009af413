import { randomUUID } from 'node:crypto'
import type { Json } from '../address/canonical.ts'
import { phrase } from '../errors.ts'
import type { LongWork } from '../jobs/jobs.ts'
import { type Service, until } from '../service/service.ts'
import { failedJob, type JobRow, queuedJob } from '../store/records/jobs.ts'
import { reportHandles } from '../verify/report-handles.ts'
import { engineOf } from '../verify/verify-report.ts'
import { impactOf } from './impact.ts'

const REQUEST = 'impact_of'

/** Whether a job that has not ended does every stored report again. */
const isImpact: LongWork['is'] = ({ request }) =>
  typeof request === 'object' && request !== null && REQUEST in request

/** The row of the job that does every stored report again: the one that is not done, or a new one. */
export async function queuedImpact(service: Service): Promise<JobRow> {
  const { jobs } = service.store
  const open = (await jobs.unfinished()).find(isImpact)
  if (open) return open
  let reports = 0
  for await (const _ of reportHandles(service)) reports += 1
  const row = queuedJob({
    id: randomUUID(),
    principal: '', // the operator's, as the reports of all keys are in it
    request: { [REQUEST]: 'all reports' },
    stages: stagesOf(0, reports),
  })
  await jobs.insert(row)
  return row
}

const stagesOf = (done: number, total: number): Json => [{ stage: 'reports', done, total }]

/** Doing every stored report again as work. Nothing of it is kept before the end: a run that is stopped begins anew. */
const kindOf: LongWork['kind'] = (service, table) => ({
  topic: 'impact',
  table,
  isAlone: !service.store.news,
  places: { all: 1, each: 1 },
  ownerOf: ({ principal }) => principal,
  begin({ stages }, signal) {
    const [{ total } = { total: 0 }] = stages as unknown as readonly { readonly total: number }[]
    let done = 0
    const seen = until(service, signal)
    const work = async () => {
      const { handle } = await impactOf(seen, engineOf(seen), () => {
        signal.throwIfAborted()
        done += 1
      })
      return { report: handle, request: null }
    }
    return { result: work(), progress: () => ({ stages: stagesOf(done, Math.max(done, total)) }) }
  },
  waiting: () => ({}),
  failed: failedJob,
  unexpected: () => phrase('internal error'),
})

/** What a process must know to do such jobs. */
export const IMPACT_WORK: LongWork = { is: isImpact, kind: kindOf }
