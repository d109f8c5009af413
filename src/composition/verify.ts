import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Handle, handleOfArtifact, handleOfJson, type Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { Graph } from '../graph/graph.ts'
import type { Kind } from '../kinds/kind.ts'
import type { InputRefs, Inputs, Ref } from '../kinds/node.ts'
import { calibrate } from '../nodes/likelihood-ratio.ts'
import { NODES } from '../nodes/registry.ts'
import { openStore } from '../store/sqlite/sqlite-store.ts'
import { ENGINE_VERSION } from '../version.ts'
import { mapLimited } from './limit.ts'
import type { RecipeBody } from './recipe.ts'
import type { Service } from './service.ts'

const MEMORY_SHARE = 1 / 4 // of the service's own, for a second graph beside it

/** An artifact of a recipe beside what came out this time; `recomputed` is null, with the reason, when nothing could. */
export interface VerifiedOutput {
  readonly handle: Handle
  readonly recomputed: Handle | null
  readonly equal: boolean
  readonly reason?: string
}

/** A recipe by its handle; `not-found`. */
export function recipeOfHandle({ graph }: Service, handle: Handle): RecipeBody {
  const body = graph.store.recipe(handle)
  if (body) return body as unknown as RecipeBody
  throw new MarkgraphError('not-found', `no recipe has the handle ${handle}`, { handle })
}

/**
 * Computes every step of a recipe again from the stored scans and the reference, on an empty graph beside the service's, so
 * that nothing remembered takes part; says of every output whether its hash came out the same.
 * errors  `not-found` for an unknown recipe, `scan-not-kept` when a scan's bytes are gone
 */
export async function verifyRecipe(service: Service, handle: Handle) {
  const recipe = recipeOfHandle(service, handle)
  const { store, executor } = service.graph
  const folder = await mkdtemp(join(store.temporaryFolder, 'verify-'))
  const second = await openStore(folder)
  try {
    const memoryBytes = service.settings.memoryBytes * MEMORY_SHARE
    const graph = new Graph({
      store: second,
      executor,
      nodes: NODES,
      engineVersion: ENGINE_VERSION,
      memoryBytes,
    })
    const again = recomputation(service.graph, graph)
    const steps = await mapLimited(recipe.steps, executor.threads, async ({ step, code, output }) => {
      const outputs = await mapLimited(output, executor.threads, again)
      return { step, code, equal: outputs.every(({ equal }) => equal), outputs }
    })
    await graph.flush()
    const checks = {
      recipe_intact: handleOfJson(recipe as unknown as Json) === handle,
      inputs_equal: startsFromItsScans(recipe),
      result_equal: await givesItsResult(graph, recipe),
    }
    return {
      handle,
      engine_version: ENGINE_VERSION,
      recipe_engine_version: recipe.engine_version,
      verified: Object.values(checks).every(Boolean) && steps.every(({ equal }) => equal),
      ...checks,
      steps,
    }
  } finally {
    await second.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function startsFromItsScans({ inputs, steps }: RecipeBody): boolean {
  const scans = [...inputs.mark_a, ...inputs.mark_b].map((sha256) => handleOfArtifact('scan', {}, sha256))
  return scans.join() === steps[0]?.inputs.join()
}

/** Whether the likelihood ratio computed anew is the one that was reported. */
async function givesItsResult(graph: Graph, { result, steps }: RecipeBody): Promise<boolean> {
  const handle = steps.find(({ step }) => step === 'calibrate')?.output[0]
  if (!handle || !graph.store.artifact(handle)) return false // what came out differs already
  const ratio = await graph.value({ handle, kind: calibrate.output })
  return ratio.likelihood_ratio === result.likelihood_ratio && ratio.log10_lr === result.log10_lr
}

/** Computes artifacts of `recorded` again on `fresh`, each once, from what did not come out of a computation. */
function recomputation(recorded: Graph, fresh: Graph): (handle: Handle) => Promise<VerifiedOutput> {
  const known = new Map<Handle, Promise<VerifiedOutput>>()
  const again = (handle: Handle): Promise<VerifiedOutput> => {
    const found = known.get(handle) ?? compute(handle)
    known.set(handle, found)
    return found
  }
  return again

  async function compute(handle: Handle): Promise<VerifiedOutput> {
    const runs = recorded.store.producers(handle)
    if (runs.length === 0) return given(handle)
    const run = runs.find(({ node, version }) => NODES.get(node)?.version === version)
    const node = run && NODES.get(run.node)
    if (!run || !node) {
      const { node: name, version } = runs[0]!
      const reason = `${name}@${version} made it, which this engine no longer has`
      return { handle, recomputed: null, equal: false, reason }
    }
    const inputs: Record<string, Ref<unknown> | Ref<unknown>[]> = {}
    for (const [name, input] of Object.entries(run.inputs)) {
      const refs = await Promise.all([input].flat().map(async (one) => again(one as Handle)))
      const lost = refs.find(({ recomputed }) => recomputed === null)
      if (lost)
        return { handle, recomputed: null, equal: false, reason: `an input is missing: ${lost.reason}` }
      const kind = kindOf(node.inputs, name)
      const list = refs.map(({ recomputed }) => ({ handle: recomputed!, kind }))
      inputs[name] = Array.isArray(input) ? list : list[0]!
    }
    const { handle: recomputed } = await fresh.evaluate(node, run.params, inputs as InputRefs<Inputs>)
    return { handle, recomputed, equal: recomputed === handle }
  }

  /** A scan or a reference: its bytes, held against their hash. */
  async function given(handle: Handle): Promise<VerifiedOutput> {
    const row = recorded.store.artifact(handle)
    const data = row && (await recorded.store.read(row.dataSha256))
    if (!data) {
      throw new MarkgraphError('scan-not-kept', `the data of ${handle} are not kept: upload the scan again`, {
        handle,
      })
    }
    fresh.record([], { artifacts: [row], blobs: [{ sha256: row.dataSha256, data }] })
    await fresh.flush([handle])
    return { handle, recomputed: handle, equal: true }
  }
}

function kindOf(inputs: Inputs, name: string): Kind<unknown> {
  const input = inputs[name]!
  return 'list' in input ? input.list : input
}
