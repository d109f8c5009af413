import type { Json } from '../address/canonical.ts'
import { sensitivityJobId, sensitivityObstacle } from '../compare/sensitivity/own-sensitivity.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Watch } from '../marks/mark-type.ts'
import { configHash } from '../marks/scorer-config.ts'
import { variantsOfType } from '../marks/type-variants.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { OwnVariant } from '../references/own-sensitivity.ts'
import { type StudyReference, scoreVariants } from '../references/studies/score-variants.ts'
import { studyOf } from '../references/studies/study.ts'
import { by, type Service, until } from '../service/service.ts'
import { failedJob, type JobRow, queuedJob } from '../store/records/jobs.ts'
import type { WorkTable } from '../store/records/work-row.ts'
import { countPairs } from './count-pairs.ts'
import { runHere } from './run-here.ts'
import type { WorkKind } from './work.ts'

/** What the row of such a job keeps: the id of the reference. */
interface SensitivityRequest {
  readonly variants_of: string
}

/** Whether a job that has not ended scores a reference under its variants. */
export const isSensitivity = ({ request }: Pick<JobRow, 'request'>): boolean =>
  typeof request === 'object' && request !== null && 'variants_of' in request

const MAX_AT_ONCE = 2 // of all owners; their pairs share the threads

/** Who follows a run on the command line. */
export interface RunWatch extends Pick<Watch, 'stage'> {
  variant?(done: OwnVariant): void
}

/**
 * The row of a job that is to score a reference under its variants.
 * errors  `bad-value`: a reference that never can be, or of another scorer config than this version's; `not-found`: its study
 */
async function sensitivityRow(service: Service, entry: ReferenceEntry, principal: string): Promise<JobRow> {
  const { id, domain, scorer_config_hash } = entry.record
  const never = sensitivityObstacle(entry)
  if (never) throw new MarkgraphError('bad-value', never, { reference: id })
  if (configHash(service.marks.configs.deployed(domain)) !== scorer_config_hash) {
    const message = phrase(
      'reference {id} was scored under another scorer config than this version has; make a reference of a new study of its scans first',
      { id },
    )
    throw new MarkgraphError('bad-value', message, { reference: id })
  }
  const { pairsTotal } = await studyOf(service, entry.study!)
  const request: SensitivityRequest = { variants_of: id }
  return queuedJob({
    id: sensitivityJobId(service, entry),
    principal,
    request: { ...request },
    stages: stagesOf(0, 0, variantsOfType(service.marks, service.marks.of(domain)).length, pairsTotal),
  })
}

/**
 * The row of the job that scores a reference under its variants, which waits unless it is under way or done.
 * errors  those of `sensitivityRow`
 */
export async function queuedSensitivity(
  service: Service,
  entry: ReferenceEntry,
  principal: string,
): Promise<JobRow> {
  const { jobs } = service.store
  const fresh = await sensitivityRow(service, entry, principal)
  await jobs.insert(fresh) // where it is there already, nothing changes
  for (;;) {
    const row = (await jobs.get(fresh.id))!
    if (row.state !== 'failed' && row.state !== 'cancelled') return row
    const { created: _, id: _id, ...again } = fresh
    await jobs.change(row.id, again, { state: row.state })
  }
}

/** The pairs are those of the deployed config, which are checked first, and of every variant. */
const stagesOf = (variants: number, pairs: number, allVariants: number, pairsOfStudy: number): Json => {
  const allPairs = (allVariants + 1) * pairsOfStudy
  return [
    { stage: 'variants', done: variants, total: allVariants },
    { stage: 'pairs', done: Math.min(pairs, allPairs), total: allPairs },
  ]
}

/**
 * Scoring references under their variants as work. Like a study it may take hours, comparisons go first, and scored pairs are in
 * the store.
 * in      `watch`: where somebody follows it
 */
export const sensitivityWork = (
  service: Service,
  table: WorkTable<JobRow>,
  watch?: RunWatch,
): WorkKind<JobRow> => ({
  topic: 'sensitivity',
  table,
  isAlone: false, // the command line does such work beside a server
  places: { all: MAX_AT_ONCE, each: 1 },
  ownerOf: ({ principal }) => principal,
  begin({ principal, request, stages }, signal) {
    const [ofVariants, ofPairs] = stages as unknown as readonly { readonly total: number }[]
    let variants = 0
    let pairs = 0
    const counting = {
      signal,
      stage: countPairs(watch?.stage, (done) => {
        pairs = done
      }),
      variant(done: OwnVariant) {
        variants += 1
        watch?.variant?.(done)
      },
    }
    const work = async () => {
      const seen = by(until(service, signal), principal)
      const { variants_of } = request as unknown as SensitivityRequest
      const entry = await service.references.of(principal).get(variants_of)
      return { report: await scoreVariants(seen, entry as StudyReference, counting), request: null }
    }
    const pairsOfStudy = ofPairs!.total / (ofVariants!.total + 1)
    return {
      result: work(),
      progress: () => ({ stages: stagesOf(variants, pairs, ofVariants!.total, pairsOfStudy) }),
    }
  },
  waiting: () => ({}),
  failed: failedJob,
  unexpected: () => phrase('internal error'),
})

/**
 * Scores a reference under its variants here and now, for the operator.
 * out     the row of its job after the run
 * errors  those of `sensitivityRow` and `runHere`
 */
export async function runSensitivity(
  service: Service,
  entry: ReferenceEntry,
  watch: RunWatch,
): Promise<JobRow> {
  const { store, runner } = service
  const { id } = await queuedSensitivity(service, entry, '')
  const work = sensitivityWork(service, store.jobs, watch)
  return runHere(work, runner, `reference ${entry.record.id}`, async () => (await store.jobs.get(id))!)
}
