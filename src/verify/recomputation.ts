import { type Handle, handleOfArtifact, handleOfJson, type Json } from '../address/canonical.ts'
import { evidence } from '../compare/calibration.ts'
import { scoreAsRead } from '../compare/compare.ts'
import { leftOutFor } from '../compare/left-out.ts'
import { type ReadingInputs, readingSchema } from '../compare/reading.ts'
import { rebuildRequest } from '../compare/rebuild-request.ts'
import { LABELS, type RecipeBody, type RecipeRequest, recipeOf } from '../compare/recipe.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { type Reference, referenceKind } from '../kinds/reference.ts'
import { type CalibratedReport, reportKind } from '../kinds/report.ts'
import type { Service } from '../service/service.ts'
import { memoryStore } from '../store/memory/memory-store.ts'
import { askedSchema } from './recipe-request.ts'
import { fitsRelease } from './releases.ts'

/** What a recipe may be of. */
export type Request = RecipeRequest & Pick<RecipeBody, 'api_version' | 'engine_version'>

/**
 * What the recipe may be of: what it says itself and, should it have been changed, what the report that cites it says.
 */
export async function requestsOf(service: Service, handle: Handle, stored: Json): Promise<Request[]> {
  const own = askedSchema.safeParse(stored)
  const cited = handleOfJson(stored) === handle ? undefined : await requestOfReport(service, handle)
  return [own.data as Request | undefined, cited].filter((one) => one !== undefined)
}

async function requestOfReport(
  { graph, store, references }: Service,
  recipe: Handle,
): Promise<Request | undefined> {
  const [row] = await store.reports.ofRecipe(recipe)
  if (!row) return undefined
  return graph.within(async (session) => {
    const report = (await session.value({ handle: row.handle, kind: reportKind })) as CalibratedReport
    const { domain, api_version, engine_version, input_hashes, ...rest } = report.provenance
    const { mark_a_lands, mark_b_lands, n_lands, ...facts } = rest as Partial<RecipeBody['inputs']>
    const lands = mark_a_lands && mark_b_lands && n_lands ? { mark_a_lands, mark_b_lands, n_lands } : {}
    const reading = readingSchema.parse(facts) as ReadingInputs
    const { ref } = await references.get(report.reference.id)
    const { scorer_config } = await session.value<Reference>(ref)
    return {
      domain,
      api_version,
      engine_version,
      scorer_config: scorer_config as RecipeBody['scorer_config'],
      inputs: { ...input_hashes, ...lands, ...reading },
      reference: { id: report.reference.id, handle: ref.handle },
    }
  })
}

/** The recipe of a request, derived on an empty graph; damaged bytes it would need are added to `damaged`. */
export async function recomputed(
  service: Service,
  request: Request,
  damaged: Set<Handle>,
): Promise<RecipeBody> {
  const session = service.freshGraph(memoryStore()).session()
  session.save() // what is done with leaves the memory
  try {
    await bringReference(service, session, request.reference.handle, damaged)
    const asked = await rebuildRequest(service, session, request, async (sha256) => {
      const handle = handleOfArtifact('scan', {}, sha256)
      const data = await bytesOf(service, handle, sha256, damaged)
      session.bring({ kind: 'scan', meta: {}, data, dataSha256: sha256 })
      return { handle }
    })
    const { score } = await scoreAsRead(service, session, asked)
    const { sources } = await leftOutFor(session, asked.reference, asked)
    const body = await recipeOf(
      session,
      asked,
      await evidence(session, score, asked.reference, sources),
      sources,
      { ...LABELS, apiVersion: request.api_version },
    )
    const runs = body.steps.flatMap((step) => step.runs)
    return fitsRelease(request.engine_version, runs)
      ? { ...body, engine_version: request.engine_version }
      : body
  } finally {
    session.close()
  }
}

async function bringReference(
  service: Service,
  session: Session,
  handle: Handle,
  damaged: Set<Handle>,
): Promise<void> {
  const row = (await service.store.artifacts([handle])).get(handle)
  if (row?.kind !== referenceKind.name) {
    throw new MarkgraphError('not-found', `no reference has the handle ${handle}`, { handle })
  }
  const data = await bytesOf(service, handle, row.dataSha256, damaged)
  session.bring({ kind: row.kind, meta: row.meta, data, dataSha256: row.dataSha256 })
}

async function bytesOf(
  { store }: Service,
  handle: Handle,
  sha256: string,
  damaged: Set<Handle>,
): Promise<Uint8Array> {
  const data = await store.read(sha256)
  if (typeof data !== 'string') return data
  if (data === 'damaged') {
    damaged.add(handle)
    throw new MarkgraphError('damaged', `the stored data of ${handle} are damaged`, { handle })
  }
  throw new MarkgraphError('scan-not-kept', `the data of ${handle} are not kept: upload the scan again`, {
    handle,
  })
}
