import { z } from 'zod'
import type { Answer } from '../compare/answer/answer.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { prepareComparison } from '../compare/request/comparison.ts'
import type { NamedMarks } from '../compare/request/named-marks.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { jsonKind } from '../kinds/kind.ts'
import { count, handleText, twoNumbers, type Wire } from '../kinds/wire.ts'
import { orReason } from '../marks/candidates.ts'
import { stopping } from '../nodes/report/scope-report.ts'
import type { Service } from '../service/service.ts'
import { answerFields, answerOfHit } from './answer-fields.ts'
import { type ListedMark, markRequest, type SearchRequest } from './listed-marks.ts'
import {
  checkRanking,
  LOSES_NONE,
  type RankedMark,
  ranking,
  type SearchStep,
  secondsSince,
  whyOutOfScope,
} from './ranking.ts'
import { findSources, MAX_SOURCES, sourceHit } from './sources.ts'

export const MAX_HITS = 50
export const DEFAULT_HITS = 10
/** What a request says of `candidates`. */
export const CANDIDATES =
  'Number of marks of a collection that go on from the sketches: those that are most alike. Default: 0.5 % of the toolmarks of a collection, but at least 1000; 2000 bullets; 1 % of the breech faces, but at least 10000. A collection of at most so many marks is scored whole; by default one of at most 1000 toolmarks, 2000 bullets or 300 breech faces.'
const MAX_LEFT_OUT = 100 // that an answer lists

/** A mark that was found, and what `/v1/compare` answers for the two. */
const hit = z.object({
  rank: z.number().int(),
  mark: z.string(),
  source: z.string(),
  ...answerFields,
  surfaces: z.array(handleText).describe('Handles of the found mark, to compare it with `mark_b_handles`.'),
})

const searchStep = z.object({
  step: z
    .enum(['sketches', 'registrations', 'scores', 'comparisons', 'other_ways'])
    .describe(
      '`sketches`: few integers of every mark; `registrations` (toolmarks and breech faces): how well the marks agree where they lie best, without what they agree by chance; `scores`: the score of a comparison; `comparisons`: with likelihood ratio and report; `other_ways`: comparisons with the marks that may be mirror images or casts.',
    ),
  in: count.describe('Marks that went into the step.'),
  out: count.describe('Marks that came out of it.'),
  seconds: z.number(),
  kept_known: z
    .number()
    .nullable()
    .describe(
      'The share of known matches that a step with this share of marks kept on a data set with known sources, of several the one that lost most; null where it was not measured.',
    ),
  kept_known_ci: twoNumbers
    .nullable()
    .describe(
      'The 95 % interval that the count of these matches allows, as if they were independent; null where nothing was counted.',
    ),
})

const CHANCE = [1, 2, 3, 4] // log10 of likelihood ratios

/**
 * How many marks of other sources reach a likelihood ratio, on average, at most: of ratios that are calibrated, at most a share of
 * 1/t is t or more where the sources differ.
 */
const expectedByChance = (marks: number) =>
  CHANCE.map((log10_lr) => ({ log10_lr, hits: marks / [1, 10, 100, 1000, 10_000][log10_lr]! }))

/** What a search found. */
export const searchAnswerSchema = z
  .object({
    domain: z.string(),
    searched: z.object({
      what: z.enum(['study', 'collection']),
      id: z.string(),
      name: z.string(),
      marks: z.number().int(),
      scored: z.number().int().describe('Marks that have a score.'),
    }),
    steps: z
      .array(searchStep)
      .describe(
        'The steps of the search in their order. `sketches` and `other_ways` are there for a collection, `registrations` for a large one.',
      ),
    expected_by_chance: z
      .array(z.object({ log10_lr: z.number(), hits: z.number() }))
      .describe(
        'If none of the searched marks has the source of this mark: how many of them would have a likelihood ratio of at least this, at most, on average.',
      ),
    refused: z
      .string()
      .optional()
      .describe('Why the mark itself cannot be compared. Then there are no hits.'),
    hits: z.array(hit).describe('Best score first.'),
    sources: z
      .array(sourceHit)
      .describe(
        `The sources of the marks that agree best, by score: as many as \`hits\` asks for, at most ${MAX_SOURCES}. A source with several marks is compared by all of them together, so the order of the ratios may differ.`,
      ),
    other_ways: z
      .array(
        z.object({ mark: z.string(), source: z.string(), reason: z.string(), report_handle: handleText }),
      )
      .describe(
        'Marks that agree with this one only when one of the two is read another way: one scan is a mirror image, shows a cast, or has its heights upside down. They have no likelihood ratio: say how the scan is to be read, and search again. Of a collection, the five marks are looked at whose sketches are most alike so; of a study, none.',
      ),
    left_out: z
      .array(z.object({ mark: z.string(), reason: z.string() }))
      .describe(
        'Marks that can be no hits, at most 100 of them. Whether a mark is in scope is asked of the best only.',
      ),
    n_left_out: z.number().int(),
    note: z.string(),
  })
  .meta({ id: 'SearchAnswer' })
type Hit = Wire<typeof hit>
export type SearchAnswer = Wire<typeof searchAnswerSchema>

/** What must be said of every hit. */
export const SEARCH_NOTE =
  'The likelihood ratio of a hit is about its two marks alone; that of a source with several marks is about the mark and all of those. The best of many marks agrees better by chance than one mark does: say with every hit how many marks were searched.'

/** The answer of a search that was a job. */
export const searchKind = jsonKind<SearchAnswer>('search')

/**
 * Refuses a search as far as possible before a scan is read.
 * errors  those of `prepareComparison`; `bad-value`: nothing to search, too many hits
 */
export async function checkSearch(service: Service, asked: SearchRequest, among: NamedMarks): Promise<void> {
  checkedHits(asked.hits)
  checkCandidates(asked.candidates)
  await inWordsOfSearch(checkRanking(service, asked, among))
}

/** What a comparison says of its `mark_a` is said of the `mark` of a search. */
const wordsOfSearch = (text: string): string => text.replaceAll(/\bmark_a(?![a-z0-9])/g, 'mark')

async function inWordsOfSearch<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    throw new MarkgraphError(error.code, wordsOfSearch(error.message), error.details, error)
  }
}

/**
 * Compares one mark with every mark of a study or collection, and reports the best, and their sources. A score, its likelihood ratio
 * and its report are those that a comparison has, by the surfaces of the found marks.
 * errors  those of `checkSearch` and of reading the scans
 */
export async function runSearch(
  service: Service,
  asked: SearchRequest,
  among: NamedMarks,
  principal: string,
): Promise<SearchAnswer> {
  const most = checkedHits(asked.hits)
  checkCandidates(asked.candidates)
  const { mark: a, hits: _hits, candidates: _candidates, ...how } = asked
  const ranked = await inWordsOfSearch(ranking(service, asked, among))
  const began = performance.now()
  const answers = new Map<string, Answer>()
  const refused = new Map<string, string>()
  const answerOf = async (found: ListedMark): Promise<Answer> => {
    const { mark } = found
    const known = answers.get(mark)
    if (known) return known
    const prepared = await prepareComparison(service, { ...how, a, b: markRequest(found) })
    const asking = { include: new Set<never>(), principal, previews: false }
    const answer = await answerComparison(service, prepared, asking)
    answers.set(mark, answer)
    return answer
  }
  const compareWith = async (found: RankedMark): Promise<Answer> => {
    const answer = await answerOf(found)
    if ('refused' in answer) refused.set(found.mark, answer.reason)
    return answer
  }
  const inScope = async (marks: readonly RankedMark[]): Promise<RankedMark[]> => {
    const reasons = await whyOutOfScope(service, asked, marks)
    return marks.filter(({ mark }, i) => {
      if (reasons[i] !== undefined) refused.set(mark, reasons[i])
      return reasons[i] === undefined
    })
  }
  const hits: Hit[] = []
  for (let from = 0; hits.length < most && from < ranked.scored.length; from += most) {
    for (const found of await inScope(ranked.scored.slice(from, from + most))) {
      if (hits.length === most) break
      const answer = await compareWith(found)
      if ('refused' in answer) continue
      const { mark, source, surfaces } = found
      hits.push({ rank: hits.length + 1, mark, source, ...answerOfHit(answer), surfaces })
    }
  }
  const search = { asked, principal, compareWith, inScope }
  const sources = await findSources(service, search, ranked.scored, most)
  const leftOut = [...ranked.leftOut, ...[...refused].map(([mark, reason]) => ({ mark, reason }))]
  const compared = { in: answers.size, out: hits.length, seconds: secondsSince(began) }
  const steps: SearchStep[] = [...ranked.steps, { step: 'comparisons', ...compared, ...LOSES_NONE }]
  const again = performance.now()
  const otherWays = await agreeInOtherWays(ranked.otherWays, answerOf)
  if (ranked.otherWays.length > 0) {
    const counts = { in: ranked.otherWays.length, out: otherWays.length, seconds: secondsSince(again) }
    steps.push({ step: 'other_ways', ...counts, kept_known: null, kept_known_ci: null })
  }
  const { what, id, name, domain } = among
  return {
    domain,
    searched: { what, id, name, marks: ranked.marks, scored: ranked.candidates - leftOut.length },
    steps: ranked.refused === undefined ? steps : [],
    expected_by_chance: expectedByChance(ranked.marks),
    ...(ranked.refused !== undefined && { refused: wordsOfSearch(ranked.refused) }),
    hits,
    sources,
    other_ways: otherWays,
    left_out: leftOut.slice(0, MAX_LEFT_OUT),
    n_left_out: leftOut.length,
    note: SEARCH_NOTE,
  }
}

/** The checks that refuse marks which agree only in another way; `order` tells of mirrored bullets. */
const WAY_CHECKS: ReadonlySet<string> = new Set(['handedness', 'order'])

/** Those of the marks that agree with the mark of the search only when one of the two is read another way. */
async function agreeInOtherWays(
  marks: readonly ListedMark[],
  answerOf: (found: ListedMark) => Promise<Answer>,
): Promise<SearchAnswer['other_ways']> {
  const found = await Promise.all(
    marks.map(async (one) => {
      const answer = await orReason(answerOf(one))
      if (!('refused' in answer)) return []
      const check = stopping(answer.scope.pair.checks).find(({ name }) => WAY_CHECKS.has(name))
      if (!check) return []
      const { mark, source } = one
      return [{ mark, source, reason: check.reason, report_handle: answer.report_handle }]
    }),
  )
  return found.flat()
}

function checkedHits(hits = DEFAULT_HITS): number {
  if (Number.isInteger(hits) && hits >= 1 && hits <= MAX_HITS) return hits
  throw new MarkgraphError(
    'bad-value',
    phrase('hits must be a whole number from 1 to {most}, not {hits}', { most: MAX_HITS, hits }),
  )
}

function checkCandidates(candidates: number | undefined): void {
  if (candidates === undefined || (Number.isInteger(candidates) && candidates >= 1)) return
  throw new MarkgraphError(
    'bad-value',
    phrase('candidates must be a whole number of at least 1, not {candidates}', { candidates }),
  )
}
