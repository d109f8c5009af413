import { type Handle, handleOfJson, type Json } from '../address/canonical.ts'
import { stepsOf } from '../graph/recipe.ts'
import type { Session } from '../graph/session.ts'
import type { KnownRead, RecipeBody, RecipeInputs } from '../kinds/recipe.ts'
import type { Mark } from '../marks/mark-type.ts'
import { configHash } from '../marks/scorer-config.ts'
import { questionScoreName } from '../nodes/test-fires/score.ts'
import { API_VERSION, ENGINE_VERSION } from '../settings/version.ts'
import type { Evidence } from './calibration.ts'
import { unusualReading } from './request/reading.ts'
import type { LoadedComparison } from './request/request.ts'

/** The versions that recipe and report of a comparison name: of this program, unless the comparison is done again. */
export interface Labels {
  readonly apiVersion: string
  readonly engineVersion: string
}
export const LABELS: Labels = { apiVersion: API_VERSION, engineVersion: ENGINE_VERSION }

/** SHA-256 of the RFC 8785 canonical JSON of a recipe without its handle. */
export const recipeHandle = (body: RecipeBody): Handle => handleOfJson(body as unknown as Json)

/** What a comparison starts from, in the form used by recipe and report. */
export function inputsOf({ type, a, b, known, nPlaces }: LoadedComparison): RecipeInputs {
  const hashes = ({ scans }: Mark) => scans.map(({ sha256 }) => sha256)
  const read = (mark: Mark): KnownRead => ({
    ...(type.places && { lands: mark.places }),
    ...unusualReading(mark),
  })
  const named = (side: string, mark: Mark) =>
    Object.fromEntries(Object.entries(read(mark)).map(([field, value]) => [`${side}_${field}`, value]))
  return {
    mark_a: hashes(a),
    mark_b: hashes(b),
    ...(known && { known: known.map(hashes), known_read: known.map(read) }),
    ...named('mark_a', a),
    ...named('mark_b', b),
    ...(type.places && { n_lands: nPlaces }),
  }
}

/**
 * The recipe of a likelihood ratio. Its steps come from a walk over the runs behind the ratio. The rest is the request, the
 * reference and the values of the final artifacts.
 */
export async function recipeOf(
  session: Session,
  request: LoadedComparison,
  { lr, interval, calibration }: Evidence,
  leftOut: readonly string[],
  { apiVersion, engineVersion }: Labels,
): Promise<RecipeBody> {
  const { type, config, reference, a, b, known } = request
  const kind = type.scoreKindOf({ a: a.scans.length, b: b.scans.length })
  const { record, ref } = reference
  const { n_km, n_knm, auc, cllr_min } = await session.value(calibration)
  const { score, likelihood_ratio, log10_lr, lr_bound_log10, lr_bounds_log10, lr_bound_hit, direction } =
    await session.value(lr)
  const { log10_lr_ci, lr_ci_method, verbal } = await session.value(interval)
  return {
    api_version: apiVersion,
    engine_version: engineVersion,
    domain: type.domain,
    scorer_config: config,
    scorer_config_hash: configHash(config),
    inputs: inputsOf(request),
    reference: {
      id: record.id,
      name: record.name,
      handle: ref.handle,
      scorer_config_hash: record.scorer_config_hash,
      left_out: leftOut,
      diagnostics: { n_km, n_knm, auc, cllr_min },
    },
    result: {
      score,
      score_kind: known ? questionScoreName(kind) : kind,
      likelihood_ratio,
      log10_lr,
      log10_lr_ci,
      lr_ci_method,
      lr_bound_log10,
      lr_bounds_log10,
      lr_bound_hit,
      direction,
      verbal,
    },
    steps: stepsOf([lr, interval]),
  }
}
