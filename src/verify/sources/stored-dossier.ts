import { type Handle, scanHandle } from '../../address/canonical.ts'
import { storedRecipe, storedReport } from '../../compare/answer/reports.ts'
import { MarkgraphError } from '../../errors.ts'
import { inputsOf } from '../../graph/recipe.ts'
import { encoded } from '../../kinds/kind.ts'
import type { RecipeBody } from '../../kinds/recipe.ts'
import { allNodes } from '../../service/nodes.ts'
import type { Service } from '../../service/service.ts'
import { RELEASES } from '../releases.ts'
import { type Dossier, REST, type RecordedArtifact } from './dossier.ts'
import { lineageOf } from './lineage.ts'

/**
 * A stored report with all that it was computed from.
 * errors  `not-found`, `wrong-kind`; `damaged`: its recipe was changed
 */
export async function storedDossier(service: Service, handle: Handle): Promise<Dossier> {
  const { store } = service
  const row = (await store.artifacts([handle])).get(handle)
  if (row && (await store.read(row.dataSha256)) === 'damaged') {
    throw new MarkgraphError('damaged', `the stored report ${handle} is damaged`, { handle })
  }
  const body = await service.graph.within((session) => storedReport(service, session, handle))
  const recipe = 'recipe_handle' in body ? await recipeOf(service, body.recipe_handle) : null
  const { mark_a, mark_b, known = [] } = body.provenance.input_hashes
  const hashes = [mark_a, mark_b, ...known].flat()
  const scans = new Set(hashes.map((sha256) => scanHandle(sha256)))
  const nodes = allNodes(service.marks.all)
  const runs = await lineageOf(store, {
    report: handle,
    recipe: recipe?.body ?? null,
    scans,
    engineVersion: body.provenance.engine_version,
    stepOf: (node) => nodes.get(node)?.stage ?? REST,
  })
  const handles = [...new Set([...scans, ...runs.flatMap((run) => [...inputsOf(run), run.output]), handle])]
  const rows = await store.artifacts(handles)
  const artifacts = new Map<Handle, RecordedArtifact>()
  for (const one of handles) {
    const row = rows.get(one)
    if (row) artifacts.set(one, row)
  }
  return {
    report: { handle, body },
    recipe,
    runs,
    artifacts,
    releases: RELEASES,
    place: 'the data folder',
    async read(one) {
      const row = artifacts.get(one)
      const data = row ? await store.read(row.dataSha256) : 'absent'
      return typeof data === 'string' ? data : encoded(row!.kind, row!.meta, data)
    },
  }
}

async function recipeOf(service: Service, handle: Handle): Promise<{ handle: Handle; body: RecipeBody }> {
  const body = await storedRecipe(service, handle)
  if ('api_version' in body) return { handle, body }
  const { engine_version } = body as RecipeBody
  const message = `engine ${engine_version} wrote recipe ${handle} beside its computation, so nothing can be shown of it; compare the scans anew`
  throw new MarkgraphError('bad-value', message, { handle })
}

/**
 * The report that somebody names by its handle, or by that of its recipe.
 * errors  `not-found`: there is neither
 */
export async function reportNamed({ store }: Service, handle: Handle): Promise<Handle> {
  if ((await store.artifacts([handle])).has(handle)) return handle
  const [row] = await store.reports.ofRecipe(handle)
  if (row) return row.handle
  throw new MarkgraphError('not-found', `no report or recipe has the handle ${handle}`, { handle })
}
