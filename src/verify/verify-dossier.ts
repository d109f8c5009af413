import type { Session } from '../graph/session.ts'
import { artifactDifference } from './difference.ts'
import { type Engine, onEmptyGraph, replayComparison } from './replay.ts'
import { replayRuns } from './replay-runs.ts'
import type { Dossier } from './sources/dossier.ts'
import {
  type ComparisonCheck,
  type FirstDifference,
  type ReportVerification,
  type RunCheck,
  replayVerdict,
  subjectOf,
} from './verdict.ts'

/**
 * Does everything behind a report again: the comparison as a whole, when all it needs is here, and every recorded run by
 * itself.
 */
export const verifyDossier = (dossier: Dossier, engine: Engine, files = 0): Promise<ReportVerification> =>
  onEmptyGraph(engine, async (session) => {
    const comparison = await replayComparison(dossier, engine, session)
    const runs = await replayRuns(dossier, engine.nodes, session)
    const difference = await firstDifferenceOf(dossier, runs, comparison, session)
    return replayVerdict(subjectOf(dossier, files), runs, comparison, difference)
  })

/** The first run that gave another result, beside what it once gave; otherwise what the comparison as a whole differs in. */
async function firstDifferenceOf(
  dossier: Dossier,
  runs: readonly RunCheck[],
  { difference, report, recipe }: ComparisonCheck,
  session: Session,
): Promise<FirstDifference | null> {
  const found = runs.find(({ status }) => status === 'not equal')
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
