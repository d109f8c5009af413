import { z } from 'zod'
import type { Answer } from '../compare/answer/answer.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { prepareComparison } from '../compare/request/comparison.ts'
import type { NamedMarks } from '../compare/request/named-marks.ts'
import { MarkgraphError } from '../errors.ts'
import { jsonKind } from '../kinds/kind.ts'
import { handleText, type Wire } from '../kinds/wire.ts'
import type { Service } from '../service/service.ts'
import { answerFields, answerOfHit } from './answer-fields.ts'
import { checkRanking, markRequest, type RankedMark, ranking, type SearchRequest } from './ranking.ts'
import { findSources, MAX_SOURCES, sourceHit } from './sources.ts'

export const MAX_HITS = 50
export const DEFAULT_HITS = 10
const MAX_LEFT_OUT = 100 // that an answer lists

/** A mark that was found, and what `/v1/compare` answers for the two. */
const hit = z.object({
  rank: z.number().int(),
  mark: z.string(),
  source: z.string(),
  ...answerFields,
  surfaces: z.array(handleText).describe('Handles of the found mark, to compare it with `mark_b_handles`.'),
})

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
    left_out: z
      .array(z.object({ mark: z.string(), reason: z.string() }))
      .describe('Marks without a score, at most 100 of them.'),
    n_left_out: z.number().int(),
    note: z.string(),
  })
  .meta({ id: 'SearchAnswer' })
type Hit = Wire<typeof hit>
export type SearchAnswer = Wire<typeof searchAnswerSchema>

const NOTE =
  'The likelihood ratio of a hit is about its two marks alone; that of a source with several marks is about the mark and all of those. The best of many marks agrees better by chance than one mark does: say with every hit how many marks were searched.'

/** The answer of a search that was a job. */
export const searchKind = jsonKind<SearchAnswer>('search')

/**
 * Refuses a search as far as possible before a scan is read.
 * errors  those of `prepareComparison`; `bad-value`: nothing to search, too many hits
 */
export async function checkSearch(service: Service, asked: SearchRequest, among: NamedMarks): Promise<void> {
  checkedHits(asked.hits)
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
export async function searched(
  service: Service,
  asked: SearchRequest,
  among: NamedMarks,
  principal: string,
): Promise<SearchAnswer> {
  const most = checkedHits(asked.hits)
  const { mark: a, hits: _hits, ...how } = asked
  const ranked = await inWordsOfSearch(ranking(service, asked, among))
  const answers = new Map<string, Answer>()
  const refused = new Map<string, string>()
  const compareWith = async (found: RankedMark): Promise<Answer> => {
    const { mark } = found
    const known = answers.get(mark)
    if (known) return known
    const prepared = await prepareComparison(service, { ...how, a, b: markRequest(found) })
    const asking = { include: new Set<never>(), principal, previews: false }
    const answer = await answerComparison(service, prepared, asking)
    answers.set(mark, answer)
    if ('refused' in answer) refused.set(mark, answer.reason)
    return answer
  }
  const hits: Hit[] = []
  for (const found of ranked.scored) {
    if (hits.length === most) break
    const answer = await compareWith(found)
    if ('refused' in answer) continue
    const { mark, source, surfaces } = found
    hits.push({ rank: hits.length + 1, mark, source, ...answerOfHit(answer), surfaces })
  }
  const sources = await findSources(service, { asked, principal, compareWith }, ranked.scored, most)
  const leftOut = [...ranked.leftOut, ...[...refused].map(([mark, reason]) => ({ mark, reason }))]
  const { what, id, name, domain } = among
  return {
    domain,
    searched: { what, id, name, marks: ranked.marks, scored: ranked.marks - leftOut.length },
    ...(ranked.refused !== undefined && { refused: wordsOfSearch(ranked.refused) }),
    hits,
    sources,
    left_out: leftOut.slice(0, MAX_LEFT_OUT),
    n_left_out: leftOut.length,
    note: NOTE,
  }
}

function checkedHits(hits = DEFAULT_HITS): number {
  if (Number.isInteger(hits) && hits >= 1 && hits <= MAX_HITS) return hits
  throw new MarkgraphError('bad-value', `hits must be a whole number from 1 to ${MAX_HITS}, not ${hits}`)
}
