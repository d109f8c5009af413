import { identityCheck } from '../compare/checks/pair.ts'
import { scopeChecksOf } from '../compare/checks/scope.ts'
import { loadComparison } from '../compare/request/comparison.ts'
import { scanOfSurface } from '../compare/request/ingest.ts'
import type { NamedMarks } from '../compare/request/named-marks.ts'
import { regionOf } from '../compare/request/reading.ts'
import type { LoadedComparison } from '../compare/request/request.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { BLOCKING_CHECKS } from '../kinds/scope.ts'
import { isLeftOut, orReason } from '../marks/candidates.ts'
import type { Candidate, Kept, LeftOut, Mark, MarkType, Sketching } from '../marks/mark-type.ts'
import { readingOfMark } from '../marks/population.ts'
import { markAsRead } from '../marks/read.ts'
import { blockedBy, stopping, weighChecks } from '../nodes/report/scope-report.ts'
import type { Likenesses } from '../numerics/sketches/packed-sketches.ts'
import { shareInterval } from '../numerics/statistics/share-interval.ts'
import type { Service } from '../service/service.ts'
import { showsTooLittle } from '../words/not-scorable.ts'
import { joinSentences } from '../words/said.ts'
import { likenesses } from './likenesses.ts'
import {
  firstMark,
  heaviestMark,
  isEmpty,
  type ListedMark,
  listMarks,
  type Pairing,
  pairings,
  type SearchRequest,
} from './listed-marks.ts'
import { completeIndex, mostAlike } from './sketch-index.ts'

/** Marks that are compared in full because they may have been read the wrong way. */
export const OTHER_WAYS = 5

const TAKEN_WHOLE = phrase(
  'its scan was read with mask=none, which a search cannot repeat; compare it by its file',
)

/** A mark that was compared. */
export type RankedMark = ListedMark & { readonly score: number }

/** A step of a search: how many marks go in and come out of it. */
export interface SearchStep {
  readonly step: 'sketches' | 'registrations' | 'scores' | 'comparisons' | 'other_ways'
  readonly in: number
  readonly out: number
  readonly seconds: number
  /** The share of known matches that such a step kept where it was measured, and its interval; null where it was not. */
  readonly kept_known: number | null
  /** Null also of a step that loses none. */
  readonly kept_known_ci: readonly [number, number] | null
}

/** The marks that can be compared, best score first; equal scores in the order of the list. */
export interface Ranking {
  readonly scored: readonly RankedMark[]
  readonly leftOut: readonly { readonly mark: string; readonly reason: string }[]
  readonly marks: number
  /** Marks that were to get a score. */
  readonly candidates: number
  readonly steps: readonly SearchStep[]
  /** The marks of a collection that are most alike with one of the two marks read another way. */
  readonly otherWays: readonly ListedMark[]
  /** Why the mark itself cannot be compared with any. */
  readonly refused?: string
}

/** Errors: those of `prepareComparison`; `bad-value`: there is nothing to compare with. */
export async function checkRanking(service: Service, asked: SearchRequest, among: NamedMarks): Promise<void> {
  await pairings(service, asked)(await firstMark(service, asked, among))
}

/** Scores a mark with each of the marks that are searched. `whyOutOfScope` is asked of the best only. */
export async function ranking(service: Service, asked: SearchRequest, among: NamedMarks): Promise<Ranking> {
  const { marks } = among.size
  const pairing = pairings(service, asked)
  const { candidates, otherWays, steps, isLarge, ...none } = await candidatesOf(
    service,
    asked,
    among,
    pairing,
  )
  const refusedAs = (refused: string): Ranking => ({
    scored: [],
    leftOut: [],
    marks,
    candidates: marks,
    steps: [],
    otherWays: [],
    refused,
  })
  if (none.refused !== undefined) return refusedAs(none.refused)
  if (candidates.length === 0) throw isEmpty(among)
  const first = await pairing(await heaviestMark(service, candidates))
  return service.graph.within(async (session) => {
    // the memory for the largest pair is taken for all of them
    const request = await loadComparison(service, session, first)
    const refused = steps.length > 0 ? undefined : await refusalOf(session, request) // sketches have asked it
    if (refused !== undefined) return refusedAs(refused)
    try {
      const found = await scoredOf(service, session, request, {
        candidates,
        pairing,
        isLarge,
      })
      return { ...found, marks, otherWays, steps: [...steps, ...found.steps] }
    } catch (error) {
      if (showsTooLittle(error)) return refusedAs(error.message)
      throw error
    }
  })
}

export const secondsSince = (began: number, now = performance.now()): number => Math.round(now - began) / 1000

/** The marks that get a score, and how they were found; or why the mark itself cannot be compared with any. */
interface Candidates {
  readonly candidates: readonly ListedMark[]
  readonly otherWays: readonly ListedMark[]
  readonly steps: readonly SearchStep[]
  /** Whether sketches have chosen the candidates. */
  readonly isLarge: boolean
  readonly refused?: string
}

/**
 * The marks that get a score: of a large collection those with the sketches that are most alike, of others all. Of a large one, only
 * those are read. Sketches also say which marks of a collection are most alike in another way.
 */
async function candidatesOf(
  service: Service,
  asked: SearchRequest,
  among: NamedMarks,
  pairing: Pairing,
): Promise<Candidates> {
  const { size, what, id } = among
  const { sketching } = service.marks.of(asked.domain)
  if (!sketching || what !== 'collection')
    return {
      candidates: listMarks(service, asked, await among.scans()),
      otherWays: [],
      steps: [],
      isLarge: false,
    }
  const isLarge = size.marks > (asked.candidates ?? sketching.whole)
  const most = asked.candidates ?? candidatesAmong(sketching, size.marks)
  const first = await pairing(await firstMark(service, asked, among))
  const began = performance.now()
  const names = await service.graph.within(async (session) => {
    const request = await loadComparison(service, session, first)
    const { a, config } = request
    const refused = await refusalOf(session, request)
    if (refused !== undefined) return refused
    try {
      const viewsOf = sketching.views ?? sketching.sketches
      const own = await viewsOf(session, config, await markAsRead(session, a))
      const sketches = await session.map(own, (one) => session.value(one))
      const blocks = await completeIndex(service, session, sketching, config, id)
      const alike = await likenesses(service, session, blocks, sketching, sketches)
      const places = service.marks.of(asked.domain).places ? a.places : null
      const alikeIn = (way: keyof Likenesses) => ({
        alike: alike.map((one) => one[way]),
        places,
        mirrored: way === 'otherWay',
      })
      return {
        asRead: isLarge ? await mostAlike(service, id, alikeIn('asRead'), most) : [],
        otherWay: await mostAlike(service, id, alikeIn('otherWay'), OTHER_WAYS),
      }
    } catch (error) {
      if (showsTooLittle(error)) return error.message
      throw error
    }
  })
  if (typeof names === 'string') return { candidates: [], otherWays: [], steps: [], isLarge, refused: names }
  const rows = isLarge
    ? await service.store.collections.ofMarks(id, [...new Set([...names.asRead, ...names.otherWay])])
    : await among.scans()
  const marks = listMarks(service, asked, rows)
  const named = new Map(marks.map((one) => [one.mark, one]))
  const [asRead, otherWays] = [names.asRead, names.otherWay].map((some) =>
    some.flatMap((name) => named.get(name) ?? []),
  ) as [ListedMark[], ListedMark[]]
  const candidates = isLarge ? asRead : marks
  const counts = { in: size.marks, out: candidates.length, seconds: secondsSince(began) }
  const known = keptAt(sketching.kept, candidates.length / size.marks)
  return { candidates, otherWays, steps: [{ step: 'sketches', ...counts, ...known }], isLarge }
}

/** So many marks of a collection get a score, where nothing else is asked. */
const candidatesAmong = ({ candidates: { least, share } }: Sketching, marks: number): number =>
  Math.max(least, Math.ceil(share * marks))

/** What is known of a step that loses no match. */
export const LOSES_NONE = { kept_known: 1, kept_known_ci: null } as const

/** What is known of a step that lets this share of the marks through: by the largest share below it that was measured. */
function keptAt(measured: Kept, share: number): Pick<SearchStep, 'kept_known' | 'kept_known_ci'> {
  if (share === 1) return LOSES_NONE
  const known = measured.findLast((one) => one.share <= share)
  if (!known) return { kept_known: null, kept_known_ci: null }
  return { kept_known: known.kept / known.of, kept_known_ci: shareInterval(known.kept, known.of) }
}

/** A mark that may be compared. */
type Fit = ListedMark & { readonly candidate: Candidate }

/**
 * The scores of the marks that may be compared, and why the others have none. Of a large collection, marks are registered first where
 * that takes much less time than a score, and those that agree best get one.
 * errors  those of `scoresWith`
 */
async function scoredOf(
  service: Service,
  session: Session,
  { a, type, config }: LoadedComparison,
  { candidates, pairing, isLarge }: { candidates: readonly ListedMark[]; pairing: Pairing; isLarge: boolean },
): Promise<Pick<Ranking, 'scored' | 'leftOut' | 'candidates' | 'steps'>> {
  const began = performance.now()
  const own = await markAsRead(session, a)
  const leftOut: { mark: string; reason: string }[] = []
  /** Those of the marks that are not left out. */
  const fitOf = <M extends ListedMark, R extends object>(
    marks: readonly M[],
    found: readonly (R | LeftOut)[],
  ) =>
    marks.flatMap((named, i): (M & R)[] => {
      const one = found[i]!
      if (!isLeftOut(one)) return [{ ...named, ...one }]
      leftOut.push({ mark: named.mark, reason: one.reason })
      return []
    })
  const rank = async (marks: readonly Fit[], scoresWith: MarkType['scoresWith']) => {
    const scores = await scoresWith(
      session,
      config,
      own,
      marks.map(({ candidate }) => candidate),
    )
    return fitOf(marks, scores).sort((one, other) => other.score - one.score)
  }

  let fit: readonly Fit[] = fitOf(
    candidates,
    await session.map(candidates, (named) =>
      orReason(candidateOf(service, session, a, named, pairing).then((candidate) => ({ candidate }))),
    ),
  )
  const steps: SearchStep[] = []
  const { registration } = type.sketching ?? {}
  let scoring = began
  if (isLarge && registration && fit.length > registration.most) {
    const near = await rank(fit, registration.agreements)
    fit = near.slice(0, registration.most)
    scoring = performance.now()
    const counts = { in: candidates.length, out: fit.length, seconds: secondsSince(began, scoring) }
    const known = keptAt(registration.kept, fit.length / near.length)
    steps.push({ step: 'registrations', ...counts, ...known })
  }
  const going = fit.length + leftOut.length
  const scored = await rank(fit, type.scoresWith)
  const counts = { in: steps.length > 0 ? fit.length : going, out: scored.length }
  steps.push({ step: 'scores', ...counts, seconds: secondsSince(scoring), ...LOSES_NONE })
  return { scored, leftOut, candidates: going, steps }
}

/** Why the mark is out of scope, whatever it is compared with; undefined when it is not. */
async function refusalOf(session: Session, request: LoadedComparison): Promise<string | undefined> {
  const { a, type } = request
  const checks = await session.map(a.scans, async ({ surface }, i) => {
    const scope = { ...request, reference: request.reference.record }
    return (await session.value(await scopeChecksOf(session, scope, surface, a.read, i))).checks
  })
  const pair = weighChecks(type.domain, [], 'refuse', BLOCKING_CHECKS)
  const mark_a = checks.map((own) => weighChecks(type.domain, own, 'refuse', BLOCKING_CHECKS))
  return joinSentences(blockedBy({ mark_a, mark_b: [], pair })) || undefined
}

/**
 * A mark of the list as a comparison by its surfaces reads it.
 * errors  `bad-value`: it was taken with mask=none, some of its scans alone are mirror images or casts, or it shares a scan with
 *         mark `a`
 */
async function candidateOf(
  service: Service,
  session: Session,
  a: Mark,
  named: ListedMark,
  pairing: Pairing,
): Promise<Candidate> {
  if (named.whole) throw new MarkgraphError('bad-value', TAKEN_WHOLE)
  const { type, nPlaces } = await pairing(named)
  const mark = await markOf(service, session, named)
  refuseStopping(identityCheck(type, a, mark).checks)
  return { mark: await markAsRead(session, mark), nPlaces }
}

async function markOf(service: Service, session: Session, named: ListedMark): Promise<Mark> {
  const scans = await Promise.all(named.surfaces.map((one) => scanOfSurface(service, session, one)))
  const read = { ...readingOfMark(named.mark, named.rows), region: regionOf(scans) }
  return { scans, places: named.places, read }
}

/**
 * Why each of these marks is out of scope; undefined for those that are not. A search asks it of the best only: to look up what is
 * known takes twice as long as for a score.
 */
export async function whyOutOfScope(
  service: Service,
  asked: SearchRequest,
  marks: readonly RankedMark[],
): Promise<(string | undefined)[]> {
  const pairing = pairings(service, asked)
  return service.graph.within(async (session) => {
    const found = await session.map(marks, async (named) =>
      orReason(checkScope(service, session, named, pairing)),
    )
    return found.map((one) => (isLeftOut(one) ? one.reason : undefined))
  })
}

/** Error: `bad-value`: a scan of the mark is out of scope. */
async function checkScope(
  service: Service,
  session: Session,
  named: ListedMark,
  pairing: Pairing,
): Promise<object> {
  const { type, config, reference, resolution } = await pairing(named)
  const { scans, read } = await markOf(service, session, named)
  const scope = { type, config, reference: reference.record, resolution }
  for (const [i, { surface }] of scans.entries())
    refuseStopping((await session.value(await scopeChecksOf(session, scope, surface, read, i))).checks)
  return named
}

function refuseStopping(checks: Parameters<typeof stopping>[0]): void {
  const [against] = stopping(checks)
  if (against) throw new MarkgraphError('bad-value', against.reason)
}
