import type { Json } from '../../address/canonical.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { QuestionScore } from '../../kinds/marks/test-fires.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import { type ScopeChecks, scopeChecksKind } from '../../kinds/scope.ts'
import type { Mark, Scored } from '../../marks/mark-type.ts'
import { markAsRead } from '../../marks/read.ts'
import { stopping } from '../../nodes/report/scope-report.ts'
import type { Fact, Values } from '../../words/fact.ts'
import { reasonsOf, showsTooLittle } from '../../words/not-scorable.ts'
import { fact, factOf } from '../../words/said.ts'
import { type ReferencesById, readingOf } from '../calibration.ts'
import { copiesAmong, nearCopyWarnings } from '../checks/near-copies.ts'
import { identityCheck } from '../checks/pair.ts'
import { checkScans, isBlocked, withoutBlocked } from '../checks/scan-checks.ts'
import type { LoadedQuestion } from '../request/request.ts'
import { knownName, type Side, sidesOf } from '../request/sides.ts'
import { type KnownScores, scoreOf } from './known-scores.ts'

/** A known mark that does not count, from 0, and why. */
interface CopyOfKnown {
  readonly known: number
  readonly why: Fact
}

/** A question whose pairs have scores. */
export interface ScoredQuestion {
  readonly scores: KnownScores
  readonly score: Ref<QuestionScore>
  /** The known marks that count, from 0. */
  readonly counted: readonly number[]
  /** The one that agrees best with the questioned mark. */
  readonly best: number
  readonly ofBest: Scored
  /** What a reader must know about single marks and pairs; of near copies first. */
  readonly copies: readonly Warning[]
  readonly warnings: readonly Warning[]
}

/** The scores of a question, or why there are none. `reasons` is null where the checks give them. */
type QuestionOutcome = {
  /** Checks of the questioned mark with the known one that agrees best. */
  readonly pair: readonly Ref<ScopeChecks>[]
  readonly leftOut: readonly CopyOfKnown[]
} & (
  | { readonly scored: ScoredQuestion; readonly refusal?: undefined }
  | { readonly scored?: undefined; readonly refusal: { readonly reasons: readonly Fact[] | null } }
)

/** The same, with the checks of every scan. */
type JudgedQuestion = QuestionOutcome & {
  readonly checks: {
    readonly scope_a: readonly Ref<ScopeChecks>[]
    readonly scope_known: readonly Ref<ScopeChecks>[]
  }
}

/** Checks the scans of a question, and scores it. */
export async function judgeQuestion(
  service: ReferencesById,
  session: Session,
  request: LoadedQuestion,
): Promise<JudgedQuestion> {
  const all = await checkScans(session, request)
  const checks = { scope_a: all[0]!, scope_known: all.slice(1).flat() }
  if (await isBlocked(session, all.flat())) {
    const reasons = await withoutBlocked(session, request, all)
    return { checks, pair: [], leftOut: [], refusal: { reasons } }
  }
  return { checks, ...(await scoreQuestion(service, session, request)) }
}

/**
 * Scores the questioned mark with each known mark and every two known marks. A known mark that is a copy of an earlier one does
 * not count. Scope takes no part: a recipe is derived from the scans alone.
 */
export async function scoreQuestion(
  service: ReferencesById,
  session: Session,
  request: LoadedQuestion,
): Promise<QuestionOutcome> {
  const { type } = request
  const [questioned, ...known] = sidesOf<Mark>(request) as [Side<Mark>, ...Side<Mark>[]]
  const refused = (reasons: readonly Fact[], leftOut: readonly CopyOfKnown[] = []): QuestionOutcome => ({
    pair: [],
    leftOut,
    refusal: { reasons },
  })
  const identities = known.map(({ mark }) => identityCheck(type, questioned.mark, mark))
  const shared = identities.flatMap((one, i) => pairRefused(questioned.name, known[i]!.name, one))
  if (shared.length > 0) return refused(shared)

  const leftOut = await copiesOfKnown(session, request, known)
  const counted = [...known.keys()].filter((i) => !leftOut.some((one) => one.known === i))
  if (counted.length < 2) {
    return refused([fact('too_few_known', { left: counted.length })], leftOut)
  }

  const marks = await session.map([questioned, ...known], async ({ name, mark }) => ({
    name,
    mark: await markAsRead(session, mark),
  }))
  const pairs = [
    ...counted.map((j) => [0, j + 1] as const),
    ...counted.flatMap((i, n) => counted.slice(n + 1).map((j) => [i + 1, j + 1] as const)),
  ]
  const found = await session.map(pairs, async ([i, j]) => {
    const [one, other] = [marks[i]!, marks[j]!]
    const names = { mark_a: one.name, mark_b: other.name }
    try {
      const two = { ...request, a: one.mark, b: other.mark }
      const scored = await type.score(session, two, readingOf(service, session, two))
      return { i, j, names, scored }
    } catch (error) {
      if (!showsTooLittle(error)) throw error
      return { i, j, names, reasons: reasonsOf(error).map((reason) => renamed(reason, names)) }
    }
  })
  const unscored = found.flatMap(({ reasons = [] }) => reasons)
  if (unscored.length > 0) return refused(distinct(unscored), leftOut)
  const scoredPairs = found.map((one) => ({ ...one, scored: one.scored! }))
  const blocked: Fact[] = []
  for (const { scored, names } of scoredPairs) {
    for (const check of scored.pair ?? []) {
      blocked.push(...pairRefused(names.mark_a, names.mark_b, await session.value(check)))
    }
  }
  if (blocked.length > 0) return refused(blocked, leftOut)

  const scoreOfPair = new Map(scoredPairs.map(({ i, j, scored }) => [`${i} ${j}`, scored.score]))
  const scores: KnownScores = {
    questioned: known.map((_, i) => scoreOfPair.get(`0 ${i + 1}`)!),
    among: (i, j) => scoreOfPair.get(`${i + 1} ${j + 1}`)!,
  }
  const score = await scoreOf(session, scores, counted)
  const values = (await session.value(score)).scores
  const best = counted[values.indexOf(Math.max(...values))]!
  const ofBest = scoredPairs.find(({ i, j }) => i === 0 && j === best + 1)!.scored
  const warnings = scoredPairs.flatMap(({ scored, names }) =>
    (scored.warnings ?? []).map((one): Warning => renamed(one, names)),
  )
  const copies = await session.map(counted, async (i) => {
    const two = { ...request, a: questioned.mark, b: known[i]!.mark }
    return nearCopyWarnings(await copiesAmong(session, two), questioned, known[i]!)
  })
  return {
    pair: [session.put(scopeChecksKind, identities[best]!), ...(ofBest.pair ?? [])],
    leftOut,
    scored: { scores, score, counted, best, ofBest, copies: copies.flat(), warnings },
  }
}

/** Known marks that are scans of an earlier known mark, or changed copies of them. */
async function copiesOfKnown(
  session: Session,
  request: LoadedQuestion,
  known: readonly Side<Mark>[],
): Promise<CopyOfKnown[]> {
  const found: CopyOfKnown[] = []
  for (const [j, later] of known.entries()) {
    for (const [i, earlier] of known.slice(0, j).entries()) {
      if (found.some((one) => one.known === i)) continue
      const [check] = identityCheck(request.type, earlier.mark, later.mark).checks
      const isCopy =
        check!.severity === 'refuse' ||
        (await copiesAmong(session, { ...request, a: earlier.mark, b: later.mark })).length > 0
      if (!isCopy) continue
      found.push({ known: j, why: fact('copy_left_out', { of: earlier.name }) })
      break
    }
  }
  return found
}

/** What known marks that do not count give reason to warn of. */
export const copyWarnings = (leftOut: readonly CopyOfKnown[]): Warning[] =>
  leftOut.map(({ known, why }) => warning(knownName(known), 'copy_left_out', why.values as { of: string }))

const pairRefused = (one: string, other: string, { checks }: ScopeChecks): Fact[] =>
  stopping(checks).map((check) => fact('pair_refused', { one, other, finding: factOf(check) }))

const distinct = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((one) => [JSON.stringify(one), one])).values(),
]

type Names = { readonly mark_a: string; readonly mark_b: string }

/** What is said of a pair, with the marks called as the request has them. */
function renamed<T extends Fact & { readonly where?: Warning['where'] }>(one: T, names: Names): T {
  const name = (text: string): string =>
    text.replace(/^mark_[ab](?=$|\.)/, (side) => names[side as keyof Names])
  const value = (of: Json): Json => {
    if (typeof of === 'string') return name(of)
    if (Array.isArray(of)) return of.map(value)
    if (typeof of !== 'object' || of === null) return of
    return Object.fromEntries(Object.entries(of).map(([key, inner]) => [key, value(inner as Json)]))
  }
  const { where } = one
  const values = value(one.values as Json) as Values
  return {
    ...one,
    values,
    ...(where !== undefined && { where: typeof where === 'string' ? name(where) : where.map(name) }),
  }
}
