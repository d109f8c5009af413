import { type Handle, handleOfJson, type Json } from '../address/canonical.ts'
import { recipeHandle } from '../compare/recipe.ts'
import { reserveAgain } from '../compare/request/memory-estimate.ts'
import { MarkgraphError } from '../errors.ts'
import { type Encoded, handleOf } from '../kinds/kind.ts'
import type { RecipeBody, RecipeRequest } from '../kinds/recipe.ts'
import { type Reference, referenceKind } from '../kinds/reference.ts'
import { reportKind } from '../kinds/report.ts'
import type { Service } from '../service/service.ts'
import { firstEdition, type RecipeVerification, recipeVerdict } from './recipe-verdict.ts'
import { replayRecipe, type Source } from './replay.ts'
import type { Standing } from './shapes.ts'
import { recordedRequest, requestInReport } from './sources/recorded-request.ts'
import { standingOf, trustIn } from './standing.ts'
import { operatorsReference } from './verify-report.ts'

/**
 * Computes the runs behind a recipe again, from the stored scans and the reference, on an empty graph beside the service's, so
 * that nothing remembered takes part; derives the recipe again and compares its handle.
 * errors  `not-found` for an unknown recipe, `scan-not-kept` when a scan's bytes are gone; `too-large`, `bad-value`: see `reserve`
 */
export async function verifyRecipe(service: Service, handle: Handle): Promise<RecipeVerification> {
  const stored = await service.store.recipe(handle)
  if (stored === undefined) {
    throw new MarkgraphError('not-found', `no recipe has the handle ${handle}`, { handle })
  }
  const recorded = stored as unknown as RecipeBody
  const intact = handleOfJson(stored) === handle
  if (intact && !('api_version' in recorded)) return firstEdition(handle, recorded)

  const damaged = new Set<Handle>()
  const source = storedSource(service, damaged)
  const { derived, failure } = await replayFirst(
    handle,
    await requestsOf(service, handle, stored),
    (request) =>
      service.graph.within(async (held) => {
        await reserveAgain(service, held, request)
        return replayRecipe(service, request, source)
      }),
  )
  const named = derived ?? (intact ? recorded : undefined)
  if (named) await addDamaged(service, named, damaged)
  if (intact && !derived && damaged.size === 0) throw failure
  const standing = await standingIn(service, named)
  return recipeVerdict(handle, recorded, intact, derived, [...damaged], standing)
}

/** What is known here of the reference of a recipe. */
async function standingIn(service: Service, recipe: RecipeBody | undefined): Promise<Standing> {
  const { id = '', handle } = recipe?.reference ?? {}
  const own = await operatorsReference(service, id)
  return standingOf(
    handle,
    own !== undefined && handleOf(own) === handle,
    trustIn(service.settings.trust),
    [],
  )
}

/** What a recipe may be of: what it says itself and, should it have been changed, what the report that cites it says. */
export async function requestsOf(service: Service, handle: Handle, stored: Json): Promise<RecipeRequest[]> {
  const said = [recordedRequest(stored)]
  if (handleOfJson(stored) !== handle) said.push(...(await requestsOfReports(service, handle)))
  return said.flatMap((one) => ('request' in one ? [one.request] : []))
}

async function requestsOfReports(
  { graph, store, references }: Service,
  recipe: Handle,
): Promise<ReturnType<typeof recordedRequest>[]> {
  const [row] = await store.reports.ofRecipe(recipe)
  if (!row) return []
  return graph.within(async (session) => {
    const report = await session.value({ handle: row.handle, kind: reportKind })
    if (!('recipe_handle' in report)) return []
    const { id } = report.reference
    const { ref } = await references.get(id)
    const { scorer_config } = await session.value<Reference>(ref)
    return [recordedRequest(requestInReport(report, scorer_config, { id, handle: ref.handle }))]
  })
}

/**
 * The recipe that one of the requests derives: the one of this handle, or the first one that could be derived. `failure` is
 * why the first that could not be derived was not.
 */
export async function replayFirst(
  handle: Handle,
  requests: readonly RecipeRequest[],
  replay: (request: RecipeRequest) => Promise<RecipeBody>,
): Promise<{ derived: RecipeBody | undefined; failure: unknown }> {
  let derived: RecipeBody | undefined
  let failure: unknown
  for (const request of requests) {
    try {
      const body = await replay(request)
      if (recipeHandle(body) === handle) return { derived: body, failure }
      derived ??= body
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      failure ??= error
    }
  }
  return { derived, failure }
}

/**
 * Scans and references of the store; what is damaged is added to `damaged`.
 * errors  `not-found`: no such reference; `damaged`; `scan-not-kept`
 */
export function storedSource({ store }: Pick<Service, 'store'>, damaged = new Set<Handle>()): Source {
  async function bytesOf(handle: Handle, sha256: string): Promise<Uint8Array> {
    const data = await store.read(sha256)
    if (typeof data !== 'string') return data
    if (data === 'damaged') {
      damaged.add(handle)
      throw new MarkgraphError('damaged', `the stored data of ${handle} are damaged`, { handle })
    }
    const message = `the data of ${handle} are not kept: upload the scan again`
    throw new MarkgraphError('scan-not-kept', message, { handle })
  }
  return {
    async reference(handle): Promise<Encoded> {
      const row = (await store.artifacts([handle])).get(handle)
      if (row?.kind !== referenceKind.name) {
        throw new MarkgraphError('not-found', `no reference has the handle ${handle}`, { handle })
      }
      const data = await bytesOf(handle, row.dataSha256)
      return { kind: row.kind, meta: row.meta, data, dataSha256: row.dataSha256 }
    },
    async scan(sha256, handle): Promise<Encoded> {
      return { kind: 'scan', meta: {}, data: await bytesOf(handle, sha256), dataSha256: sha256 }
    },
  }
}

/** Looks at the stored bytes of everything that the recipe names. */
async function addDamaged({ store }: Service, { steps }: RecipeBody, damaged: Set<Handle>): Promise<void> {
  const handles = steps.flatMap(({ inputs, runs }) => [...inputs, ...runs.map(({ output }) => output)])
  for (const [handle, { dataSha256 }] of await store.artifacts([...new Set(handles)])) {
    if ((await store.read(dataSha256)) === 'damaged') damaged.add(handle)
  }
}
