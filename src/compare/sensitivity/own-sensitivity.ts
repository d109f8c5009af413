import { canonicalJson, type Json, sha256 } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { variantsOfType } from '../../marks/type-variants.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import { type OwnSensitivity, ownSensitivityKind } from '../../references/own-sensitivity.ts'
import { scoringNodes } from '../../service/nodes.ts'
import type { Service } from '../../service/service.ts'
import type { JobRow } from '../../store/records/jobs.ts'

/**
 * The id of the job that scores a reference under its variants. It follows from what the job gives: whoever asks for the same
 * finds the same job, and a version with other nodes or variants finds none.
 */
export function sensitivityJobId(
  { marks }: Pick<Service, 'marks'>,
  { ref, record }: Pick<ReferenceEntry, 'ref' | 'record'>,
): string {
  const type = marks.of(record.domain)
  const variants = variantsOfType(marks, type)
  const what = { reference: ref.handle, nodes: scoringNodes([type]), variants } as unknown as Json
  return `sensitivity-${sha256(canonicalJson(what)).slice(0, 32)}`
}

/** Why a reference can never be scored under other settings here; undefined where it can. */
export function sensitivityObstacle({ bundled, record, study }: ReferenceEntry): string | undefined {
  const { id } = record
  if (bundled) {
    return `reference ${id} comes with Markgraph, but its scans do not, so it cannot be scored under other settings here`
  }
  if (study === undefined) {
    return `reference ${id} was imported without its scans, so it cannot be scored under other settings; make a reference with another id of a study of these scans on this server`
  }
  return undefined
}

/** Why there are no variants, in half a sentence; `can_be_scored`: see `Sensitivity`. */
export interface NoVariants {
  readonly reason: string
  readonly can_be_scored?: string
}

/** A reference under the variants that it was scored under on this installation, or why there are none. */
export async function ownSensitivity(
  service: Pick<Service, 'marks' | 'store' | 'references'>,
  session: Session,
  { ref, record }: Pick<ReferenceEntry, 'ref' | 'record'>,
): Promise<OwnSensitivity | NoVariants> {
  const entry = await keptReference(service, record.id)
  if (entry?.ref.handle !== ref.handle) {
    return {
      reason: `reference ${record.id} is none of this server, so it is not scored under other settings here`,
    }
  }
  const never = sensitivityObstacle(entry)
  if (never) return { reason: never }
  const job = await service.store.jobs.get(sensitivityJobId(service, entry))
  if (job?.state === 'done' && job.report) {
    return session.value({ handle: job.report, kind: ownSensitivityKind })
  }
  return { reason: notYet(record.id, job), can_be_scored: record.id }
}

/** The reference of that id here. The comparison of a stored report knows its document alone, not where it came from. */
async function keptReference(
  { references }: Pick<Service, 'references'>,
  id: string,
): Promise<ReferenceEntry | undefined> {
  try {
    return await references.get(id)
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'not-found') return undefined
    throw error
  }
}

function notYet(id: string, job: Pick<JobRow, 'state' | 'stages' | 'error'> | undefined): string {
  const start = `start that with POST /v1/references/${id}/sensitivity, or with markgraph reference variants ${id}`
  if (!job) return `reference ${id} has not been scored under other settings yet; ${start}`
  const { state, stages, error } = job
  if (state === 'failed')
    return `scoring reference ${id} under other settings failed: ${error}; try again: ${start}`
  if (state === 'cancelled')
    return `scoring reference ${id} under other settings was cancelled; to go on, ${start}`
  const [variants] = stages as unknown as readonly { readonly done: number; readonly total: number }[]
  const far = variants ? `${variants.done} of ${variants.total} settings are done` : 'it waits for its turn'
  return `reference ${id} is being scored under other settings (${far}); ask again later`
}
