import { z } from 'zod'
import { type Handle, handleOfArtifact, handleOfJson, type Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { type Reference, referenceKind } from '../kinds/reference.ts'
import type { CalibratedReport } from '../kinds/report.ts'
import { reportKind } from '../kinds/report.ts'
import { memoryStore } from '../store/memory-store.ts'
import { ENGINE_VERSION } from '../version.ts'
import { evidence, readingOf } from './calibration.ts'
import { type Difference, firstDifference } from './difference.ts'
import { type RecipeBody, recipeHandle, recipeOf } from './recipe.ts'
import { fitsRelease } from './releases.ts'
import { type Asked, replayed } from './replay.ts'
import type { Service } from './service.ts'

/** A step of a recipe beside what came out this time. */
export interface VerifiedStep {
  readonly step: string
  readonly code: string
  readonly equal: boolean
  /** `recomputed` is null where this time there is no such output. */
  readonly outputs: readonly {
    readonly handle: Handle
    readonly recomputed: Handle | null
    readonly equal: boolean
  }[]
}

export interface Verification {
  readonly handle: Handle
  readonly engine_version: string
  readonly recipe_engine_version: string
  /** Whether the recipe that was derived again has this handle, the stored one too, and no data are damaged. */
  readonly verified: boolean
  readonly recipe_intact: boolean
  readonly inputs_equal: boolean
  readonly result_equal: boolean
  /** The first place where the stored recipe and the derived one differ. */
  readonly difference: Difference | null
  /** Artifacts whose stored bytes are not what their hash says. */
  readonly damaged: readonly Handle[]
  /** Why it is not verified; null when it is. */
  readonly reason: string | null
  readonly steps: readonly VerifiedStep[]
}

const hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/))
const places = z.array(z.number().int())

/** What is read of a recipe to compute it again; everything else in it is only compared. */
const askedSchema = z.object({
  domain: z.string(),
  engine_version: z.string(),
  scorer_config: z.record(z.string(), z.json()),
  inputs: z.object({
    mark_a: hashes.nonempty(),
    mark_b: hashes.nonempty(),
    mark_a_lands: places.optional(),
    mark_b_lands: places.optional(),
    n_lands: z.number().int().optional(),
  }),
  reference: z.object({ id: z.string(), handle: z.templateLiteral(['sha256:', z.string()]) }),
})
type Request = Asked & Pick<RecipeBody, 'engine_version'>

/**
 * Computes the runs behind a recipe again, from the stored scans and the reference, on an empty graph beside the service's, so
 * that nothing remembered takes part; derives the recipe again and compares its handle.
 * errors  `not-found` for an unknown recipe, `scan-not-kept` when a scan's bytes are gone
 */
export async function verifyRecipe(service: Service, handle: Handle): Promise<Verification> {
  const stored = await service.store.recipe(handle)
  if (stored === undefined) {
    throw new MarkgraphError('not-found', `no recipe has the handle ${handle}`, { handle })
  }
  const recorded = stored as unknown as RecipeBody
  const intact = handleOfJson(stored) === handle
  if (intact && !('api_version' in recorded)) return firstEdition(handle, recorded)

  const damaged = new Set<Handle>()
  let derived: RecipeBody | undefined
  let failure: unknown
  for (const request of await requests(service, handle, stored)) {
    try {
      const body = await recomputed(service, request, damaged)
      derived ??= body
      if (recipeHandle(body) !== handle) continue
      derived = body
      break
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      failure ??= error
    }
  }
  const named = derived ?? (intact ? recorded : undefined)
  if (named) await addDamaged(service, named, damaged)
  if (intact && !derived && damaged.size === 0) throw failure
  return outcome(handle, recorded, intact, derived, [...damaged])
}

/**
 * What the recipe may be of: what it says itself and, should it have been changed, what the report that cites it says.
 */
async function requests(service: Service, handle: Handle, stored: Json): Promise<Request[]> {
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
    const { domain, engine_version, input_hashes, ...rest } = report.provenance
    const { mark_a_lands, mark_b_lands, n_lands } = rest as Partial<RecipeBody['inputs']>
    const lands = mark_a_lands && mark_b_lands && n_lands ? { mark_a_lands, mark_b_lands, n_lands } : {}
    const { ref } = await references.get(report.reference.id)
    const { scorer_config } = await session.value<Reference>(ref)
    return {
      ...{ domain, engine_version },
      scorer_config: scorer_config as RecipeBody['scorer_config'],
      inputs: { ...input_hashes, ...lands },
      reference: { id: report.reference.id, handle: ref.handle },
    }
  })
}

/** The recipe of a request, derived on an empty graph; damaged bytes it would need are added to `damaged`. */
async function recomputed(service: Service, request: Request, damaged: Set<Handle>): Promise<RecipeBody> {
  const session = service.freshGraph(memoryStore()).session()
  try {
    await bringReference(service, session, request.reference.handle, damaged)
    const asked = await replayed(service, session, request, async (sha256) => {
      const handle = handleOfArtifact('scan', {}, sha256)
      const data = await bytesOf(service, handle, sha256, damaged)
      session.bring({ kind: 'scan', meta: {}, data, dataSha256: sha256 })
      return { handle }
    })
    const { score } = await asked.type.score(session, asked, readingOf(service, session))
    const body = await recipeOf(
      session,
      asked,
      await evidence(session, score, asked.reference),
      ENGINE_VERSION,
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

/** Looks at the stored bytes of everything that the recipe names. */
async function addDamaged({ store }: Service, { steps }: RecipeBody, damaged: Set<Handle>): Promise<void> {
  const handles = steps.flatMap(({ inputs, runs }) => [...inputs, ...runs.map(({ output }) => output)])
  for (const [handle, { dataSha256 }] of await store.artifacts([...new Set(handles)])) {
    if ((await store.read(dataSha256)) === 'damaged') damaged.add(handle)
  }
}

function outcome(
  handle: Handle,
  recorded: RecipeBody,
  intact: boolean,
  derived: RecipeBody | undefined,
  damaged: readonly Handle[],
): Verification {
  const same = (name: 'inputs' | 'result'): boolean =>
    derived !== undefined && firstDifference(json(recorded[name]), json(derived[name])) === undefined
  const difference = derived && firstDifference(json(recorded), json(derived))
  const verified =
    intact && derived !== undefined && recipeHandle(derived) === handle && !difference && damaged.length === 0
  return {
    handle,
    engine_version: ENGINE_VERSION,
    recipe_engine_version: String(recorded.engine_version),
    verified,
    recipe_intact: intact,
    inputs_equal: same('inputs'),
    result_equal: same('result'),
    difference: difference ?? null,
    damaged,
    reason: verified ? null : reasonOf(intact, derived, difference, damaged),
    steps: derived ? derived.steps.map((step) => beside(recorded, step)) : [],
  }
}

function reasonOf(
  intact: boolean,
  derived: RecipeBody | undefined,
  difference: Difference | undefined,
  damaged: readonly Handle[],
): string {
  const changed = intact ? '' : 'the stored recipe was changed after it was made; '
  if (damaged.length > 0) return `${changed}the stored data of ${damaged.join(', ')} are damaged`
  if (!derived) return `${changed}it names scans, a reference or a scorer config that are not here`
  const at = difference
    ? `the first difference is at ${difference.path || 'its root'}`
    : 'its handle is another'
  return `${changed}${at}`
}

/** A derived step beside the recorded one of its name. */
function beside(recorded: RecipeBody, derived: RecipeBody['steps'][number]): VerifiedStep {
  const steps = Array.isArray(recorded.steps) ? recorded.steps : []
  const one = steps.find((step) => step?.step === derived.step)
  const outputs: readonly Handle[] = one && Array.isArray(one.output) ? one.output : []
  return {
    step: derived.step,
    code: derived.code,
    equal: one !== undefined && firstDifference(json(one), json(derived)) === undefined,
    outputs: outputs.map((handle, i) => {
      const again = derived.output[i] ?? null
      return { handle, recomputed: again, equal: again === handle }
    }),
  }
}

const json = (value: unknown): Json => (value === undefined ? null : (value as Json))

/** A recipe that was written beside the computation, before recipes were derived from it: served, but not verifiable. */
const firstEdition = (handle: Handle, { engine_version }: RecipeBody): Verification => ({
  handle,
  engine_version: ENGINE_VERSION,
  recipe_engine_version: engine_version,
  verified: false,
  recipe_intact: true,
  inputs_equal: false,
  result_equal: false,
  difference: null,
  damaged: [],
  reason: `engine ${engine_version} wrote this recipe beside its computation, so it cannot be derived again; compare the scans anew`,
  steps: [],
})
