import type { Graph } from '../../graph/graph.ts'
import type { Session } from '../../graph/session.ts'
import type { AnyNode } from '../../kinds/node.ts'
import type { MarkTypes } from '../../marks/types.ts'
import { memoryStore } from '../../store/memory/memory-store.ts'
import type { ArtifactStore } from '../../store/store.ts'
import { artifactDifference, type FirstDifference } from '../artifact-difference.ts'
import type { Releases } from '../release-table.ts'
import type { Dossier } from './dossier.ts'
import { codeMissing, type RunState, recomputeRuns } from './recompute.ts'
import { type Derivation, recomputeRecipe } from './rederive.ts'
import { checked, type ReportVerification, type Subject } from './verification.ts'

/** What a check computes with: in Node.js or in a browser. */
export interface Engine {
  readonly nodes: ReadonlyMap<string, AnyNode>
  readonly marks: MarkTypes
  /** The table of this program. */
  readonly releases: Releases
  /** A graph that computes with these nodes, on a store of its own. */
  freshGraph(store: ArtifactStore): Graph
}

/**
 * Does everything behind a report again, on a store that starts empty: the comparison as a whole, when all it needs is here,
 * and every recorded run by itself.
 */
export async function verifyDossier(
  dossier: Dossier,
  engine: Engine,
  files = 0,
): Promise<ReportVerification> {
  const { nodes } = engine
  const session = engine.freshGraph(memoryStore()).session()
  session.save() // what is computed goes to the empty store, so that it is not all in memory twice
  try {
    const missing = dossier.runs.map((run) => codeMissing(run, nodes)).find((one) => one !== undefined)
    const derivation: Derivation =
      missing === undefined
        ? await recomputeRecipe(dossier, engine.marks, engine.releases, session)
        : NOT_DERIVED(missing)
    const states = await recomputeRuns(dossier, nodes, session)
    const difference = await firstDifferenceOf(dossier, states, derivation, session)
    return checked(subjectOf(dossier, files), states, derivation, difference)
  } finally {
    session.close()
  }
}

const NOT_DERIVED = (reason: string): Derivation => ({
  status: 'not derived',
  reason,
  recipe: null,
  report: null,
  difference: null,
})

/** What a dossier is about. */
export function subjectOf(
  { report: { handle, body }, recipe }: Pick<Dossier, 'report' | 'recipe'>,
  files: number,
): Subject {
  return {
    report: handle,
    recipe: recipe?.handle ?? null,
    domain: body.domain,
    outcome: 'refused' in body ? 'refused' : body.calibrated ? 'calibrated' : 'uncalibrated',
    log10_lr: 'log10_lr' in body ? body.log10_lr : null,
    report_engine_version: body.provenance.engine_version,
    files,
  }
}

/** The first run that gave another result, beside what it once gave; otherwise what the comparison as a whole differs in. */
async function firstDifferenceOf(
  dossier: Dossier,
  states: readonly RunState[],
  { difference, report, recipe }: Derivation,
  session: Session,
): Promise<FirstDifference | null> {
  const found = states.find(({ status }) => status === 'not equal')
  if (found) {
    const { run, recomputed } = found
    const recorded = await dossier.read(run.output)
    const value =
      recomputed && typeof recorded !== 'string'
        ? (artifactDifference(recorded, await session.encoded(recomputed)) ?? null)
        : null
    return { step: run.step, node: run.node, artifact: run.output, recomputed, value }
  }
  if (!difference) return null
  const inRecipe = difference.in === 'recipe'
  return {
    step: difference.in,
    node: null,
    artifact: inRecipe && dossier.recipe ? dossier.recipe.handle : dossier.report.handle,
    recomputed: inRecipe ? recipe : report,
    value: difference.value,
  }
}
