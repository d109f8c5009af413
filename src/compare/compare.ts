import type { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Recipe, RecipeBody, RecipeInputs } from '../kinds/recipe.ts'
import type { AnyReport, Warning } from '../kinds/report.ts'
import { type ScopeChecks, scopeChecksKind } from '../kinds/scope.ts'
import type { Scan, Scored } from '../marks/mark-type.ts'
import { markAsRead } from '../marks/read.ts'
import { leavingOut } from '../marks/scored.ts'
import { configHash } from '../marks/scorer-config.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import { calibratedReport, refusalReport, uncalibratedReport } from '../nodes/report/report.ts'
import { BLOCKING, blockedBy, stopping, weighed } from '../nodes/report/scope-report.ts'
import type { Fact } from '../words/fact.ts'
import { reasonsOf, showsTooLittle } from '../words/not-scorable.ts'
import { type Evidence, evidence, type ReferencesById, readingOf } from './calibration.ts'
import { type LeftOutSources, leftOutFor } from './left-out.ts'
import { copiesAmong, nearCopyWarnings } from './near-copies.ts'
import { identityCheck, warningsOf } from './pair.ts'
import { populationWarnings } from './population-warning.ts'
import { inputsOf, LABELS, type Labels, recipeHandle, recipeOf } from './recipe.ts'
import type { LoadedComparison } from './request.ts'
import { type Resolution, scopeChecksOf } from './scope.ts'

/** A finished comparison: its report, which is an artifact, and what the report was made from. */
export interface Compared {
  readonly request: LoadedComparison
  readonly report: Ref<AnyReport>
  readonly scored?: Scored
  readonly evidence?: Evidence
  readonly recipe?: Recipe
}

/**
 * Compares two marks. The result is a calibrated report, a refusal (out of scope), or an uncalibrated score (the scorer
 * config is not that of the reference).
 */
export async function compare(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
  labels: Labels = LABELS,
): Promise<Compared> {
  session.dropLarge() // another comparison of these marks reads their signatures
  const { type, config, reference } = request
  const { checks, pair, refusal, scored } = await checkAndScore(service, session, request)
  const about = aboutOf(request, labels)
  const warnings = warningsOf(request)
  if (refusal) {
    const params = { ...about, warnings: factsOf(warnings), reasons: refusal.reasons }
    return {
      request,
      report: await session.evaluate(refusalReport, params, { ...checks, scope_pair: pair }),
    }
  }
  warnings.push(...(scored.warnings ?? []))
  const copies = nearCopyWarnings(await copiesAmong(session, request), request)
  const inputs = {
    score: scored.score,
    attribution: scored.attribution,
    preview_a: scored.previews.a,
    preview_b: scored.previews.b,
    ...checks,
    scope_pair: pair,
    reference: await session.evaluate(referenceRecord, {}, { reference: reference.ref }),
  }
  const facts = { ...scored.facts, ...scopeRequest(request) } as unknown as z.infer<
    typeof calibratedReport.params
  >['facts']
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
  warnings.unshift(...copies, ...populationWarnings(reference.record, calibration, lr))
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
  const { type, config, reference, a, b } = request
  const scopeNow = { type, config, reference: reference.record, resolution: request.resolution }
  const sided = (['a', 'b'] as const).flatMap((side) =>
    request[side].scans.map(({ surface }, i) => ({
      name: `scan ${i + 1} of mark_${side}`,
      side,
      surface,
      i,
    })),
  )
  const all = await session.map(sided, async ({ name, side, surface, i }) => {
    try {
      return await scopeChecksOf(session, scopeNow, surface, request[side].read, i)
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      throw new MarkgraphError(error.code, `${name}: ${error.message}`, error.details, error)
    }
  })
  const checks = { scope_a: all.slice(0, a.scans.length), scope_b: all.slice(a.scans.length) }
  const alike = session.put(scopeChecksKind, identityCheck(type, a, b))
  if (await isBlocked(session, [...all, alike])) {
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
  readonly evidence: Evidence
  readonly body: RecipeBody
}

/** The likelihood ratio of a score, without the sources that are compared, and its recipe. */
export async function calibrateScore(
  session: Session,
  request: LoadedComparison,
  { score }: Scored,
  labels: Labels,
): Promise<CalibratedScore> {
  const leftOut = await leftOutFor(session, request.reference, request)
  const found = await evidence(session, score, request.reference, leftOut.sources)
  const body = await recipeOf(session, request, found, leftOut.sources, labels)
  return { leftOut, evidence: found, body }
}

/** The parameters of a run are part of its key, so they hold no words. */
const factsOf = (warnings: readonly Warning[]) =>
  warnings.map(({ code, values, where }) => ({ code, values, where }))

const aboutOf = ({ type, a, b }: LoadedComparison, { apiVersion, engineVersion }: Labels) => {
  const hashes = (scans: readonly Scan[]) => scans.map(({ sha256 }) => sha256)
  return {
    domain: type.domain,
    api_version: apiVersion,
    engine_version: engineVersion,
    input_hashes: { mark_a: hashes(a.scans), mark_b: hashes(b.scans) },
  }
}

/** The positions of scans on their marks, how they were read where it is not as usual, and whose limit of the pitch applied. */
function scopeRequest(
  request: LoadedComparison,
): Omit<RecipeInputs, 'mark_a' | 'mark_b'> & { resolution: Resolution } {
  const { mark_a: _a, mark_b: _b, ...rest } = inputsOf(request)
  return { ...rest, resolution: request.resolution }
}

/**
 * The reasons of a refusal by single scans of a mark with places, which say how to leave them out; null when that is no
 * way out.
 */
async function withoutBlocked(
  session: Session,
  { type, a, b, nPlaces }: LoadedComparison,
  checks: readonly Ref<ScopeChecks>[],
): Promise<readonly Fact[] | null> {
  if (!type.places) return null
  const values = await Promise.all(checks.map((ref) => session.value(ref)))
  const report = (of: readonly ScopeChecks[]) =>
    of.map((one) => weighed(type.domain, one.checks, 'refuse', BLOCKING))
  const [ofA, ofB] = [values.slice(0, a.scans.length), values.slice(a.scans.length)]
  const bad = (of: readonly ScopeChecks[]) => [...of.keys()].filter((i) => stopping(of[i]!.checks).length > 0)
  const [badA, badB] = [bad(ofA), bad(ofB)]
  const none = badA.length + badB.length === 0
  if (none || badA.length === a.scans.length || badB.length === b.scans.length) return null
  const pair = weighed(type.domain, [], 'refuse', BLOCKING)
  const blocked = blockedBy({ mark_a: report(ofA), mark_b: report(ofB), pair })
  return [...blocked, ...leavingOut('mark_a', a, badA, nPlaces), ...leavingOut('mark_b', b, badB, nPlaces)]
}

async function isBlocked(session: Session, checks: readonly Ref<ScopeChecks>[]): Promise<boolean> {
  const values = await Promise.all(checks.map((ref) => session.value(ref)))
  return values.some((one) => stopping(one.checks).length > 0)
}
