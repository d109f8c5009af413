import type { Handle } from '../address/canonical.ts'
import { inputsOf } from '../graph/recipe.ts'
import type { Session } from '../graph/session.ts'
import { handleOf } from '../kinds/kind.ts'
import { referenceKind } from '../kinds/reference.ts'
import type { ArtifactStore } from '../store/store.ts'
import { type HeldFiles, NO_FILES } from './bundles/open-bundle.ts'
import type { ZipFile } from './bundles/zip.ts'
import { artifactDifference } from './difference.ts'
import { printedAgain } from './printed-again.ts'
import { type Engine, onEmptyGraph, referenceBehind, replayComparison } from './replay.ts'
import { isMade, replayRuns } from './replay-runs.ts'
import type {
  FirstDifference,
  ReportReference,
  ReportVerification,
  SignatureCheck,
  Standing,
} from './shapes.ts'
import { filesWithoutCheck, signers } from './signatures/check-signatures.ts'
import type { Dossier } from './sources/dossier.ts'
import { isBundled, reportReference, standingOf } from './standing.ts'
import { type ComparisonCheck, type RunCheck, replayVerdict, subjectOf } from './verdict.ts'

/** What lies beside a dossier, and is checked with it. */
export interface Around {
  /** Files whose hashes were compared; 0 for a report of a data folder. */
  readonly files?: number
  readonly held?: HeldFiles
  readonly signatures?: readonly SignatureCheck[]
  /** A printed report that came by itself. */
  readonly pdf?: ZipFile | undefined
}

/**
 * Does everything behind a report again: the comparison as a whole, when all it needs is here, every recorded run by itself,
 * and the printed document.
 */
export const verifyDossier = (
  dossier: Dossier,
  engine: Engine,
  { files = 0, held = NO_FILES, signatures = [], pdf: alone }: Around = {},
): Promise<ReportVerification> =>
  onEmptyGraph(engine, async (session, store) => {
    engine.begin?.(dossier.runs.length)
    const { check, compared } = await replayComparison(dossier, engine, session)
    const omission = check.status === 'equal' ? await omissionIn(dossier, session, store) : undefined
    const comparison: ComparisonCheck = omission ? { ...check, status: 'not equal', reason: omission } : check
    const proved = comparison.status === 'equal' ? await madeIn(session, dossier) : new Set<Handle>()
    const runs = await replayRuns(dossier, engine.nodes, session)
    for (const { status, run } of runs) if (status === 'equal') proved.add(run.output)
    const difference = await firstDifferenceOf(dossier, runs, comparison, session)
    const { reference, standing } = await referenceOf(dossier, engine, signatures)
    const printed = await printedAgain(engine, session, {
      compared: comparison.status === 'equal' ? compared : undefined,
      report: dossier.report.body,
      print: held.print,
      documents: [...(held.pdf ? [{ path: 'report.pdf', data: held.pdf }] : []), ...(alone ? [alone] : [])],
    })
    // a part of a reference stands with the part alone, whatever else is in the whole
    const behind = runs.flatMap(({ status, run }) =>
      status === 'equal' && run.output === reference?.handle ? inputsOf(run) : [],
    )
    const others = [...held.artifacts].flatMap(([handle, file]) => {
      const isKnown =
        proved.has(handle) || handle === reference?.handle || behind.includes(handle) || isBundled(handle)
      return isKnown ? [] : [file]
    })
    return replayVerdict(subjectOf(dossier, files), runs, comparison, difference, {
      reference,
      standing,
      pdf: printed.pdf,
      pdfReason: printed.reason,
      signatures,
      not_looked_at: [...new Set([...printed.not_looked_at, ...others, ...filesWithoutCheck(signatures)])],
    })
  })

/** A run that the comparison, done again, has made, and that is not recorded though its result is an input of one that is. */
async function omissionIn(
  { runs, place }: Dossier,
  session: Session,
  store: Pick<ArtifactStore, 'producers'>,
): Promise<string | undefined> {
  await session.flush()
  const outputs = new Set(runs.map(({ output }) => output))
  const unmade = [...new Set(runs.flatMap(inputsOf))].filter((handle) => !outputs.has(handle))
  const [omitted] = [...(await store.producers(unmade)).values()].flat()
  return omitted && `a run of ${omitted.node} is behind the report, and is not among the runs in ${place}`
}

/** The artifacts of a dossier that a comparison, done again, started from or gave. */
async function madeIn(session: Session, { artifacts }: Dossier): Promise<Set<Handle>> {
  const made = new Set<Handle>()
  for (const handle of artifacts.keys()) if (await isMade(session, handle)) made.add(handle)
  return made
}

/** The reference behind a report, and what is known of it here. */
export async function referenceOf(
  dossier: Dossier,
  engine: Engine,
  signatures: readonly SignatureCheck[],
): Promise<{ reference: ReportReference | null; standing: Standing }> {
  const handle = referenceBehind(dossier)
  if (!handle) return { reference: null, standing: 'unknown' }
  const data = await dossier.read(handle)
  const isThere = typeof data !== 'string' && data.kind === referenceKind.name
  const id = isThere ? referenceKind.decode(data).id : null
  const own = id === null ? undefined : await engine.reference(id)
  const isOwn = own !== undefined && handleOf(own) === handle
  const standing = standingOf(handle, isOwn, engine.trust, signers(signatures))
  return { reference: reportReference(id, handle), standing }
}

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
