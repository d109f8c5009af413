import { type Handle, type Json, scanHandle } from '../address/canonical.ts'
import type { ReferencesById } from '../compare/calibration.ts'
import { deriveRecipe } from '../compare/compare.ts'
import type { Compared } from '../compare/compared.ts'
import { compareAgain, rebuildRequest } from '../compare/rebuild-request.ts'
import { LABELS } from '../compare/recipe.ts'
import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import type { Session } from '../graph/session.ts'
import { type Encoded, handleOf } from '../kinds/kind.ts'
import type { AnyNode } from '../kinds/node.ts'
import type { RecipeBody, RecipeRequest } from '../kinds/recipe.ts'
import { recordOf, referenceKind } from '../kinds/reference.ts'
import type { MarkTypes } from '../marks/types.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import type { Printer } from '../report/printer.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { memoryStore } from '../store/memory/memory-store.ts'
import type { ArtifactStore } from '../store/store.ts'
import type { PrintFile } from './bundles/print-file.ts'
import { firstDifference } from './difference.ts'
import { fitsRelease } from './releases.ts'
import { codeMissing } from './replay-runs.ts'
import { type Dossier, short } from './sources/dossier.ts'
import { recordedRequest, requestInReport } from './sources/recorded-request.ts'
import type { Trust } from './standing.ts'
import type { ComparisonCheck } from './verdict.ts'

/** What computes a replay: in Node.js or in a browser. */
export interface Engine {
  readonly nodes: ReadonlyMap<string, AnyNode>
  readonly marks: MarkTypes
  /** A graph that computes with these nodes, on a store of its own. */
  freshGraph(store: ArtifactStore): Graph
  /** What whoever checks trusts. */
  readonly trust: Trust
  /** Hears how many recorded computations there are, before they are done again. */
  begin?(runs: number): void
  /** The reference that is here under an id; undefined where there is none. */
  reference(id: string): Promise<Encoded | undefined>
  /**
   * Prints the document of a comparison that was done again. Where it is left out, no PDF is compared.
   * errors  `not-found`: it shows scores on a reference that is not here
   */
  print?(session: Session, compared: Compared, print: PrintFile): Promise<Uint8Array>
  /** Prints the documents of a laboratory. Where it is left out, their PDFs are not compared. */
  readonly documents?: Pick<Printer, 'dossier' | 'impact' | 'review'>
}

/** References that a report reads scores on, for blocks alone. */
const referencesHere = ({ reference }: Pick<Engine, 'reference'>, session: Session): ReferencesById => ({
  references: {
    async get(id) {
      const found = await reference(id)
      if (!found) throw new MarkgraphError('not-found', `no reference is called ${id} here`, { id })
      session.bring(found)
      const ref = { handle: handleOf(found), kind: referenceKind }
      return { record: recordOf(referenceKind.decode(found)), ref, bundled: true }
    },
  },
})

/** Computes on a graph and a store that start empty, so that nothing remembered takes part. */
export async function onEmptyGraph<T>(
  { freshGraph }: Pick<Engine, 'freshGraph'>,
  work: (session: Session, store: ArtifactStore) => Promise<T>,
): Promise<T> {
  const store = memoryStore()
  const session = freshGraph(store).session()
  session.save() // what is done with goes to the store, so that it is not in memory twice
  try {
    return await work(session, store)
  } finally {
    session.close()
  }
}

/** Other references than that of the likelihood ratio are read for blocks alone. */
const NO_OTHERS = {
  get: (id: string): Promise<never> =>
    Promise.reject(new TypeError(`reference ${id} takes no part in a recipe or a report`)),
}

/** Where the replay of a recipe finds what it starts from. Both fail where the data are not there. */
export interface Source {
  reference(handle: Handle): Promise<Encoded>
  scan(sha256: string, handle: Handle): Promise<Encoded>
}

/**
 * The recipe that follows from what a recipe says was compared. It names the engine of that one, unless that release had
 * other nodes.
 * errors  `unknown-domain`, `bad-value`, those of `MarkType.score` and of the source
 */
export const replayRecipe = (
  engine: Pick<Engine, 'marks' | 'freshGraph'>,
  asked: RecipeRequest,
  source: Source,
): Promise<RecipeBody> =>
  onEmptyGraph(engine, async (session) => {
    session.bring(await source.reference(asked.reference.handle))
    const request = await rebuildRequest(
      engine,
      session,
      asked,
      undefined,
      undefined,
      async (sha256, handle) => {
        session.bring(await source.scan(sha256, handle))
      },
    )
    const labels = { ...LABELS, apiVersion: asked.api_version }
    const body = await deriveRecipe({ references: NO_OTHERS }, session, request, labels)
    const runs = body.steps.flatMap((step) => step.runs)
    const { engine_version } = asked
    return fitsRelease(engine_version, runs) ? { ...body, engine_version } : body
  })

/**
 * Does the comparison of a report again: from its scans and its reference, with all that the program itself decides about
 * which runs make a likelihood ratio. So a recipe cannot name other runs, and a report cannot say other words.
 */
export async function replayComparison(
  dossier: Dossier,
  engine: Engine,
  session: Session,
): Promise<{ readonly check: ComparisonCheck; readonly compared?: Compared }> {
  const { nodes } = engine
  const failed = (status: ComparisonCheck['status'], reason: string) => ({
    check: { status, reason, recipe: null, report: null, difference: null },
  })
  const lacking = dossier.runs.map((run) => codeMissing(run, nodes)).find((one) => one !== undefined)
  if (lacking !== undefined) return failed('not recomputable', lacking)
  const asked = requestOf(dossier)
  if (typeof asked === 'string') return failed('not recomputable', asked)
  const { engine_version } = dossier.report.body.provenance
  if (engine_version !== ENGINE_VERSION && !fitsRelease(engine_version, dossier.runs, dossier.releases)) {
    const reason = `release ${engine_version}, which the report names, had other nodes than its runs`
    return failed('not equal', reason)
  }
  try {
    const found = await doneAgain(dossier, engine, session)
    if (typeof found === 'string') return failed('not recomputable', found)
    return { check: await besideRecorded(dossier, found, session), compared: found }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return failed('not equal', `the comparison cannot have been made: ${error.message}`)
  }
}

/**
 * The comparison of a report as these nodes make it, whatever release the report names; or what is missing to make it.
 * errors  those of `compare`
 */
export async function doneAgain(
  dossier: Dossier,
  engine: Engine,
  session: Session,
): Promise<Compared | string> {
  const asked = requestOf(dossier)
  if (typeof asked === 'string') return asked
  const missing = await bringInputs(dossier, asked, session)
  if (missing !== undefined) return missing
  const service = { marks: engine.marks, ...referencesHere(engine, session) }
  return compareAgain(service, session, asked, dossier.report.body)
}

/** The reference behind a report: that of its recipe, or the one whose record stands in it. */
export const referenceBehind = ({ recipe, runs }: Pick<Dossier, 'recipe' | 'runs'>): Handle | undefined =>
  recipe?.body.reference?.handle ?? // a changed recipe may lack it
  ([runs.find(({ node }) => node === referenceRecord.name)?.inputs['reference']].flat()[0] as
    | Handle
    | undefined)

/** What a report says was compared, or why that is not enough to do it again. */
function requestOf({ recipe, report: { body }, runs }: Dossier): RecipeRequest | string {
  if ('refused' in body && !body.scorer_config) {
    return 'a refusal of an earlier release does not say under which scorer config and reference it was made'
  }
  const handle = referenceBehind({ recipe, runs })
  const found = recordedRequest(
    'scorer_config' in body && body.scorer_config
      ? requestInReport(body, body.scorer_config, { id: '', handle })
      : recipe?.body,
  )
  return 'request' in found ? found.request : `it does not say what was compared (${found.missing})`
}

/** Makes the reference and the scans readable; otherwise says which of them is missing. */
async function bringInputs(
  dossier: Dossier,
  { reference, inputs }: RecipeRequest,
  session: Session,
): Promise<string | undefined> {
  const { mark_a, mark_b, known = [] } = inputs
  const scans = [mark_a, mark_b, ...known].flat().map((sha256) => scanHandle(sha256))
  for (const handle of [reference.handle, ...scans]) {
    const data = await dossier.read(handle)
    if (typeof data === 'string') {
      const row = dossier.artifacts.get(handle)
      const what = row?.kind === 'scan' ? `scan with the SHA-256 ${short(row.dataSha256)}…` : 'reference'
      return `the ${what} is not in ${dossier.place}`
    }
    session.bring(data)
  }
  return undefined
}

async function besideRecorded(
  { recipe, report }: Dossier,
  found: Compared,
  session: Session,
): Promise<ComparisonCheck> {
  const { handle: again = null, ...body } = found.recipe ?? {}
  const handles = { recipe: again, report: found.report.handle }
  const equal = (recipe?.handle ?? null) === again && report.handle === found.report.handle
  if (equal) return { status: 'equal', reason: null, ...handles, difference: null }
  const inRecipe = firstDifference((recipe?.body ?? null) as Json, (again ? body : null) as unknown as Json)
  if (inRecipe) {
    const reason = `the recipe that follows from the scans differs at ${inRecipe.path || 'its root'}`
    return { status: 'not equal', reason, ...handles, difference: { in: 'recipe', value: inRecipe } }
  }
  const value = firstDifference(
    report.body as unknown as Json,
    (await session.value(found.report)) as unknown as Json,
  )!
  const reason = `the report that follows from the scans differs at ${value.path || 'its root'}`
  return { status: 'not equal', reason, ...handles, difference: { in: 'report', value } }
}
