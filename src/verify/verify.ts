import { type Handle, handleOfJson } from '../address/canonical.ts'
import { reserveAgain } from '../compare/memory-estimate.ts'
import { type RecipeBody, recipeHandle } from '../compare/recipe.ts'
import { MarkgraphError } from '../errors.ts'
import type { Service } from '../service/service.ts'
import { type Request, recomputed, requestsOf } from './recomputation.ts'
import { firstEdition, type Verification, verification } from './verification.ts'

/**
 * Computes the runs behind a recipe again, from the stored scans and the reference, on an empty graph beside the service's, so
 * that nothing remembered takes part; derives the recipe again and compares its handle.
 * errors  `not-found` for an unknown recipe, `scan-not-kept` when a scan's bytes are gone; `too-large`, `bad-value`: see `reserve`
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
  const { derived, failure } = await derivedAgain(
    handle,
    await requestsOf(service, handle, stored),
    (request) =>
      service.graph.within(async (held) => {
        await reserveAgain(service, held, request)
        return recomputed(service, request, damaged)
      }),
  )
  const named = derived ?? (intact ? recorded : undefined)
  if (named) await addDamaged(service, named, damaged)
  if (intact && !derived && damaged.size === 0) throw failure
  return verification(handle, recorded, intact, derived, [...damaged])
}

/**
 * The recipe that one of the requests derives: the one of this handle, or the first one that could be derived. `failure` is
 * why the first that could not be derived was not.
 */
export async function derivedAgain(
  handle: Handle,
  requests: readonly Request[],
  again: (request: Request) => Promise<RecipeBody>,
): Promise<{ derived: RecipeBody | undefined; failure: unknown }> {
  let derived: RecipeBody | undefined
  let failure: unknown
  for (const request of requests) {
    try {
      const body = await again(request)
      if (recipeHandle(body) === handle) return { derived: body, failure }
      derived ??= body
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      failure ??= error
    }
  }
  return { derived, failure }
}

/** Looks at the stored bytes of everything that the recipe names. */
async function addDamaged({ store }: Service, { steps }: RecipeBody, damaged: Set<Handle>): Promise<void> {
  const handles = steps.flatMap(({ inputs, runs }) => [...inputs, ...runs.map(({ output }) => output)])
  for (const [handle, { dataSha256 }] of await store.artifacts([...new Set(handles)])) {
    if ((await store.read(dataSha256)) === 'damaged') damaged.add(handle)
  }
}
