import { z } from 'zod'
import type { Answer } from '../compare/answer.ts'
import { answerComparison } from '../compare/answer-comparison.ts'
import { prepareComparison } from '../compare/comparison.ts'
import type { NamedMarks } from '../compare/named-marks.ts'
import { MarkgraphError } from '../errors.ts'
import { jsonKind } from '../kinds/kind.ts'
import { warningsField } from '../kinds/report.ts'
import { handleText, twoNumbers, type Wire } from '../kinds/wire.ts'
import { readingOfMark } from '../marks/population.ts'
import type { Service } from '../service/service.ts'
import type { SearchRequest } from './ranking.ts'
import { checkRanking, ranking } from './ranking.ts'

export const MAX_HITS = 50
export const DEFAULT_HITS = 10
const MAX_LEFT_OUT = 100 // that an answer lists

/** A mark that was found, and what `/v1/compare` answers for the two. */
const hit = z.object({
  rank: z.number().int(),
  mark: z.string(),
  source: z.string(),
  score: z.number(),
  score_kind: z.string(),
  likelihood_ratio: z
    .number()
    .nullable()
    .describe('Null when the scorer config is not that of the reference.'),
  log10_lr: z.number().nullable(),
  log10_lr_ci: twoNumbers.nullable().describe('95 % interval.'),
  verbal: z.string().nullable(),
  reference: z.string().nullable().describe('Id of the reference.'),
  warnings: warningsField,
  surfaces: z.array(handleText).describe('Handles of the found mark, to compare it with `mark_b_handles`.'),
  report_handle: handleText.describe('The report of this comparison: `GET /v1/reports/{handle}`.'),
  recipe_handle: handleText.nullable(),
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
  'Each likelihood ratio is about its two marks alone. The best of many marks agrees better by chance than one mark does: say with every hit how many marks were searched.'

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
 * Compares one mark with every mark of a study or collection, and reports the best. A score, its likelihood ratio and its report are
 * those that a comparison of the two has, by the surfaces of the found mark.
 * errors  those of `checkSearch` and of reading the scans
 */
export async function searched(
  service: Service,
  asked: SearchRequest,
  among: NamedMarks,
  principal: string,
): Promise<SearchAnswer> {
  const most = checkedHits(asked.hits)
  const { mark: _mark, hits: _hits, ...how } = asked
  const ranked = await inWordsOfSearch(ranking(service, asked, among))
  const leftOut = [...ranked.leftOut]
  const hits: Hit[] = []
  for (const { mark, source, rows, surfaces, places } of ranked.scored) {
    if (hits.length === most) break
    const pair = { ...how, a: asked.mark, b: { scans: surfaces, places, read: readingOfMark(mark, rows) } }
    const prepared = await prepareComparison(service, pair)
    const asking = { include: new Set<never>(), principal, previews: false }
    const answer = await answerComparison(service, prepared, asking)
    if ('refused' in answer) leftOut.push({ mark, reason: answer.reason })
    else hits.push({ rank: hits.length + 1, mark, source, ...shown(answer), surfaces })
  }
  const { what, id, name, domain } = among
  return {
    domain,
    searched: { what, id, name, marks: ranked.marks, scored: ranked.marks - leftOut.length },
    ...(ranked.refused !== undefined && { refused: wordsOfSearch(ranked.refused) }),
    hits,
    left_out: leftOut.slice(0, MAX_LEFT_OUT),
    n_left_out: leftOut.length,
    note: NOTE,
  }
}

function checkedHits(hits = DEFAULT_HITS): number {
  if (Number.isInteger(hits) && hits >= 1 && hits <= MAX_HITS) return hits
  throw new MarkgraphError('bad-value', `hits must be a whole number from 1 to ${MAX_HITS}, not ${hits}`)
}

function shown(answer: Exclude<Answer, { readonly refused: true }>) {
  const { score, score_kind, warnings, report_handle } = answer
  const own = { score, score_kind, warnings, report_handle }
  if (!answer.calibrated) {
    const none = { likelihood_ratio: null, log10_lr: null, log10_lr_ci: null, verbal: null }
    return { ...own, ...none, reference: null, recipe_handle: null }
  }
  const { likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, verbal, recipe_handle } = answer
  return {
    ...own,
    likelihood_ratio,
    log10_lr,
    verbal,
    recipe_handle,
    log10_lr_ci: [log10_lr_ci_lo, log10_lr_ci_hi] as const,
    reference: answer.reference.id,
  }
}
