import { type Handle, handleOfArtifact, type Json } from '../../address/canonical.ts'
import { type Compared, compare } from '../../compare/compare.ts'
import { readingSchema } from '../../compare/reading.ts'
import { rebuildRequest } from '../../compare/rebuild-request.ts'
import type { RecipeBody, RecipeRequest } from '../../compare/recipe.ts'
import type { Resolution } from '../../compare/scope.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import type { UncalibratedReport } from '../../kinds/report.ts'
import type { MarkTypes } from '../../marks/types.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { ArtifactDifference } from '../artifact-difference.ts'
import { firstDifference } from '../difference.ts'
import { askedSchema } from '../recipe-request.ts'
import { fits, type Releases } from '../release-table.ts'
import type { Dossier } from './dossier.ts'
import { inputsOf, short } from './dossier.ts'

/** Whether the comparison, composed anew from the scans, gives the recorded recipe and report. */
export interface Derivation {
  /** `not derived`: what it needs is not here. */
  readonly status: 'equal' | 'not equal' | 'not derived'
  readonly reason: string | null
  readonly recipe: Handle | null
  readonly report: Handle | null
  readonly difference: { readonly in: 'recipe' | 'report'; readonly value: ArtifactDifference } | null
}

/** Other references than that of the likelihood ratio are read for blocks alone. */
const NO_OTHERS = {
  get: (id: string): Promise<never> =>
    Promise.reject(new TypeError(`reference ${id} takes no part in a report`)),
}

const not = (status: Derivation['status'], reason: string): Derivation => ({
  status,
  reason,
  recipe: null,
  report: null,
  difference: null,
})

/**
 * Composes the comparison of a report anew: from its scans and its reference, with all that the program itself decides about
 * which runs make a likelihood ratio. So a recipe cannot name other runs, and a report cannot say other words.
 * in      `releases`: the table of this program
 */
export async function recomputeRecipe(
  dossier: Dossier,
  marks: MarkTypes,
  releases: Releases,
  session: Session,
): Promise<Derivation> {
  const asked = parseRecipe(dossier)
  if (typeof asked === 'string') return not('not derived', asked)
  const { engine_version, api_version } = dossier.report.body.provenance
  const known = Object.hasOwn(releases, engine_version) ? releases : dossier.releases
  const labelled = engine_version === ENGINE_VERSION || fits(known, engine_version, dossier.runs)
  if (!labelled) {
    return not(
      'not equal',
      `release ${engine_version}, which the report names, had other nodes than its runs`,
    )
  }
  const scans = [...asked.inputs.mark_a, ...asked.inputs.mark_b].map((sha256) =>
    handleOfArtifact('scan', {}, sha256),
  )
  for (const handle of [asked.reference.handle, ...scans]) {
    const data = await dossier.read(handle)
    if (typeof data === 'string') {
      const own = dossier.artifacts.get(handle)
      const what = own?.kind === 'scan' ? `scan with the SHA-256 ${short(own.dataSha256)}…` : 'reference'
      return not('not derived', `the ${what} is not in ${dossier.place}`)
    }
    session.bring(data)
  }
  let found: Compared
  try {
    const { resolution } = dossier.report.body.provenance as { readonly resolution?: Resolution }
    const find = async (sha256: string) => ({ handle: handleOfArtifact('scan', {}, sha256) })
    const request = await rebuildRequest({ marks }, session, asked, find, resolution)
    const labels = { apiVersion: api_version, engineVersion: engine_version }
    found = await compare({ references: NO_OTHERS }, session, request, labels)
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return not('not equal', `the comparison cannot have been made: ${error.message}`)
  }
  return beside(dossier, found, session)
}

async function beside({ recipe, report }: Dossier, found: Compared, session: Session): Promise<Derivation> {
  const { handle: derived = null, ...body } = found.recipe ?? {}
  const handles = { recipe: derived, report: found.report.handle }
  const equal = (recipe?.handle ?? null) === derived && report.handle === found.report.handle
  if (equal) return { status: 'equal', reason: null, ...handles, difference: null }
  const inRecipe = firstDifference((recipe?.body ?? null) as Json, (derived ? body : null) as unknown as Json)
  if (inRecipe) {
    const at = inRecipe.path || 'its root'
    const reason = `the recipe that follows from the scans differs at ${at}`
    return { status: 'not equal', reason, ...handles, difference: { in: 'recipe', value: inRecipe } }
  }
  const again = await session.value(found.report)
  const value = firstDifference(report.body as unknown as Json, again as unknown as Json)!
  const reason = `the report that follows from the scans differs at ${value.path || 'its root'}`
  return { status: 'not equal', reason, ...handles, difference: { in: 'report', value } }
}

/** What the report says of its comparison, or why that is not enough to compose it anew. */
function parseRecipe({ recipe, report: { body }, runs, artifacts }: Dossier): RecipeRequest | string {
  if ('refused' in body) return 'a refusal has no recipe; its runs are checked one by one'
  const found = askedSchema.safeParse(recipe?.body ?? uncalibrated(body as UncalibratedReport))
  if (found.success) return found.data as unknown as RecipeRequest
  return `it does not say what was compared (${found.error.issues[0]!.path.join('.')})`

  function uncalibrated(report: UncalibratedReport): object {
    const { domain, api_version, engine_version, input_hashes, ...facts } = report.provenance
    const { mark_a_lands, mark_b_lands, n_lands } = facts as Partial<RecipeBody['inputs']>
    const lands = mark_a_lands ? { mark_a_lands, mark_b_lands, n_lands } : {}
    const reference = runs.flatMap(inputsOf).find((one) => artifacts.get(one)?.kind === 'reference')
    return {
      domain,
      api_version,
      engine_version,
      scorer_config: report.scorer_config,
      inputs: { ...input_hashes, ...lands, ...readingSchema.parse(facts) },
      reference: { id: '', handle: reference },
    }
  }
}
