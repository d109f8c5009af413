import type { Json } from '../address/canonical.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { RecipeBody } from '../kinds/recipe.ts'
import { type ScopeChecks, scopeChecksKind } from '../kinds/scope.ts'
import type { Mark, Scored } from '../marks/mark-type.ts'
import { markAsRead } from '../marks/read.ts'
import { configHash } from '../marks/scorer-config.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import { calibratedReport, refusalReport, uncalibratedReport } from '../nodes/report/report.ts'
import type { Fact } from '../words/fact.ts'
import { reasonsOf, showsTooLittle } from '../words/not-scorable.ts'
import { evidence, type PairEvidence, type ReferencesById, readingOf } from './calibration.ts'
import { foreignInstruments } from './checks/instruments.ts'
import { type LeftOutSources, leftOutFor } from './checks/left-out.ts'
import { copiesAmong, nearCopyWarnings } from './checks/near-copies.ts'
import { identityCheck, warningsOf } from './checks/pair.ts'
import { populationWarnings } from './checks/population-warning.ts'
import { referenceWarnings } from './checks/reference-warnings.ts'
import { checkScans, isBlocked, withoutBlocked } from './checks/scan-checks.ts'
import { aboutOf, type Compared, factsOf, refusalFacts, scopeRequest } from './compared.ts'
import { LABELS, type Labels, recipeHandle, recipeOf } from './recipe.ts'
import { isQuestion, type LoadedComparison } from './request/request.ts'
import { type Side, sidesOf } from './request/sides.ts'
import { compareQuestion, deriveQuestionRecipe } from './test-fires/question.ts'

/**
 * Compares two marks, or a questioned mark with several known ones. The result is a calibrated report, a refusal (out of
 * scope), or an uncalibrated score (the scorer config is not that of the reference).
 */
export function compare(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
  labels: Labels = LABELS,
): Promise<Compared> {
  session.dropLarge() // another comparison of these marks reads their signatures
  return isQuestion(request)
    ? compareQuestion(service, session, request, labels)
    : compareTwo(service, session, request, labels)
}

/** The recipe of a comparison that has a likelihood ratio, without its report. Errors: those of `MarkType.score`. */
export async function deriveRecipe(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
  labels: Labels,
): Promise<RecipeBody> {
  if (isQuestion(request)) return deriveQuestionRecipe(service, session, request, labels)
  const scored = await scoreAsRead(service, session, request)
  return (await calibrateScore(session, request, scored, labels)).body
}

async function compareTwo(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
  labels: Labels,
): Promise<Compared> {
  const { type, config, reference } = request
  const { checks, pair, refusal, scored } = await checkAndScore(service, session, request)
  const about = aboutOf(request, labels)
  const warnings = [...warningsOf(request), ...(await foreignInstruments(session, request))]
  const record = await session.evaluate(referenceRecord, {}, { reference: reference.ref })
  if (refusal) {
    const params = {
      ...about,
      ...refusalFacts(request),
      warnings: factsOf(warnings),
      reasons: refusal.reasons,
    }
    const inputs = { ...checks, scope_pair: pair, reference: record }
    return { request, report: await session.evaluate(refusalReport, params, inputs) }
  }
  warnings.push(...(scored.warnings ?? []))
  const [sideA, sideB] = sidesOf(request) as [Side<Mark>, Side<Mark>]
  const copies = nearCopyWarnings(await copiesAmong(session, request), sideA, sideB)
  const inputs = {
    score: scored.score,
    attribution: scored.attribution,
    preview_a: scored.previews.a,
    preview_b: scored.previews.b,
    ...checks,
    scope_pair: pair,
    reference: record,
  }
  const facts = { ...scored.facts, ...scopeRequest(request) } as unknown as { readonly [key: string]: Json }
  const hash = configHash(config)
  if (hash !== reference.record.scorer_config_hash) {
    const params = {
      ...about,
      warnings: factsOf([...copies, ...warnings]),
      facts,
      scorer_config: { ...config },
      scorer_config_hash: hash,
    }
    return { request, scored, report: await session.evaluate(uncalibratedReport, params, inputs) }
  }
  const { evidence: found, leftOut, body } = await calibrateScore(session, request, scored, labels)
  const [calibration, lr] = await Promise.all([session.value(found.calibration), session.value(found.lr)])
  warnings.push(...leftOut.warnings)
  warnings.unshift(
    ...copies,
    ...referenceWarnings(reference.record),
    ...populationWarnings(reference.record, calibration, lr),
  )
  const recipe = { handle: recipeHandle(body), ...body }
  const report = await session.evaluate(
    calibratedReport,
    {
      ...about,
      warnings: factsOf(warnings),
      facts,
      propositions: scored.propositions ?? type.words.propositions,
      evidence_note: scored.evidenceNote ? { ...scored.evidenceNote } : null,
      recipe_handle: recipe.handle,
    },
    { ...inputs, calibration: found.calibration, likelihood_ratio: found.lr, interval: found.interval },
  )
  return { request, scored, evidence: found, recipe, report }
}

/** A comparison up to its score: what was checked, and the score or why there is none. */
export type Judged = {
  readonly checks: {
    readonly scope_a: readonly Ref<ScopeChecks>[]
    readonly scope_b: readonly Ref<ScopeChecks>[]
  }
  readonly pair: readonly Ref<ScopeChecks>[]
} & (
  | { readonly scored: Scored; readonly refusal?: undefined }
  /** `reasons` is null where the checks give them. */
  | { readonly scored?: undefined; readonly refusal: { readonly reasons: readonly Fact[] | null } }
)

/** Checks the scans of a comparison, scores it, and checks the pair. Errors: those of `MarkType.score`. */
export async function checkAndScore(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
): Promise<Judged> {
  const { type, a, b } = request
  const all = await checkScans(session, request)
  const checks = { scope_a: all[0]!, scope_b: all[1]! }
  const alike = session.put(scopeChecksKind, identityCheck(type, a, b))
  if (await isBlocked(session, [...all.flat(), alike])) {
    return { checks, pair: [alike], refusal: { reasons: await withoutBlocked(session, request, all) } }
  }
  let scored: Scored
  try {
    scored = await scoreAsRead(service, session, request)
  } catch (error) {
    if (!showsTooLittle(error)) throw error
    return { checks, pair: [alike], refusal: { reasons: reasonsOf(error) } }
  }
  const pair = [alike, ...(scored.pair ?? [])]
  return (await isBlocked(session, pair))
    ? { checks, pair, refusal: { reasons: null } }
    : { checks, pair, scored }
}

/** The score of a comparison, as its mark type gives it. Errors: those of `MarkType.score`. */
export async function scoreAsRead(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
): Promise<Scored> {
  const [a, b] = [await markAsRead(session, request.a), await markAsRead(session, request.b)]
  return request.type.score(session, { ...request, a, b }, readingOf(service, session, request))
}

/** What a score says on the reference of its comparison, with the recipe of that. */
interface CalibratedScore {
  readonly leftOut: LeftOutSources
  readonly evidence: PairEvidence
  readonly body: RecipeBody
}

/** The likelihood ratio of a score, without the sources that are compared, and its recipe. */
async function calibrateScore(
  session: Session,
  request: LoadedComparison,
  { score }: Scored,
  labels: Labels,
): Promise<CalibratedScore> {
  const leftOut = await leftOutFor(session, request.reference, sidesOf(request))
  const found = await evidence(session, score, request.reference, leftOut.sources)
  const body = await recipeOf(session, request, found, leftOut.sources, labels)
  return { leftOut, evidence: found, body }
}
