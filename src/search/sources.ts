import { z } from 'zod'
import type { Answer } from '../compare/answer/answer.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { prepareComparison } from '../compare/request/comparison.ts'
import { KNOWN_SIDES } from '../compare/request/parse-request.ts'
import { questionsFit } from '../compare/test-fires/evidence.ts'
import { MarkgraphError } from '../errors.ts'
import { count, handleText, type Wire } from '../kinds/wire.ts'
import { configHash } from '../marks/scorer-config.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { Service } from '../service/service.ts'
import { type Said, said, saidSchema } from '../words/said.ts'
import { answerFields, answerOfHit, NO_RATIO } from './answer-fields.ts'
import { markRequest, type SearchRequest } from './listed-marks.ts'
import type { RankedMark } from './ranking.ts'

/** A source is compared by up to 8 known marks, which are 36 comparisons. */
export const MAX_SOURCES = 20
const MAX_KNOWN = KNOWN_SIDES.length

const sourceMark = z.object({
  mark: z.string(),
  score: z.number().describe('Of the two marks alone.'),
  known: count
    .nullable()
    .describe(
      'Its number among the known marks of the report, from 1: `where` of a warning names it `known_1`. Null where it takes no part.',
    ),
  surfaces: z.array(handleText).describe('Handles of the mark, to compare it as a known mark.'),
})

export const sourceHit = z.object({
  rank: count,
  source: z.string(),
  n_known: count.describe(
    'Known marks that the ratio rests on. Of more than 8 marks, those 8 whose scans have the first SHA-256; 1: the source has one mark, and the ratio is that of the two marks.',
  ),
  ...answerFields,
  score: answerFields.score.describe(
    'Mean score with the known marks. Without a ratio: that of the best mark, which gives the source its rank.',
  ),
  likelihood_ratio: z.number().nullable().describe('Null where there is none; `reason` says why.'),
  reason: saidSchema.optional().describe('Why there is no ratio.'),
  report_handle: answerFields.report_handle
    .nullable()
    .describe(
      'The report of this comparison, or of its refusal. Null where the marks cannot be compared together.',
    ),
  marks: z.array(sourceMark).describe('Marks of the source that have a score, best first.'),
})
type SourceHit = Wire<typeof sourceHit>

type Unranked = Omit<SourceHit, 'rank'>

/** What finding sources needs of the search. */
interface Search {
  readonly asked: SearchRequest
  readonly principal: string
  /** The answer to the mark against one found mark. */
  compareWith(found: RankedMark): Promise<Answer>
  /** Those of these marks that are in scope, in their order. */
  inScope(marks: readonly RankedMark[]): Promise<RankedMark[]>
}

/**
 * The sources of the marks that agree best, by score. A source with several marks is compared by all of them, so that its ratio is
 * anchored on their own scores; one with a single mark that is refused is left out.
 * in      scored: marks with a score, best first; most: sources that are listed
 */
export async function findSources(
  service: Service,
  search: Search,
  scored: readonly RankedMark[],
  most: number,
): Promise<SourceHit[]> {
  const refusals = new Map<string, Promise<Said | undefined>>()
  const refusalOf = (reference: ReferenceEntry): Promise<Said | undefined> => {
    const { handle } = reference.ref
    const known = refusals.get(handle) ?? withoutFit(service, reference)
    refusals.set(handle, known)
    return known
  }
  const found: Unranked[] = []
  for (const ofSource of Map.groupBy(scored, ({ source }) => source).values()) {
    if (found.length === Math.min(most, MAX_SOURCES)) break
    const marks = await search.inScope(ofSource)
    const [best] = marks
    if (!best) continue
    const one =
      marks.length > 1 ? await ofSeveral(service, search, marks, refusalOf) : await ofOne(search, best)
    if (one) found.push(one)
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .map((one, i): SourceHit => ({ rank: i + 1, ...one }))
}

/** A source with one mark: the comparison of the two. Undefined where that is refused. */
async function ofOne({ compareWith }: Search, found: RankedMark): Promise<Unranked | undefined> {
  const answer = await compareWith(found)
  if ('refused' in answer) return undefined
  return {
    source: found.source,
    n_known: 1,
    ...answerOfHit(answer),
    ...whyNoRatio(answer),
    marks: marksOf([found], []),
  }
}

/** A source with several marks, best first: the mark against all of them. */
async function ofSeveral(
  service: Service,
  { asked, principal }: Search,
  marks: readonly RankedMark[],
  refusalOf: (reference: ReferenceEntry) => Promise<Said | undefined>,
): Promise<Unranked> {
  const [best] = marks as [RankedMark]
  const known = firstByHash(marks)
  const about = { source: best.source, marks: marksOf(marks, known) }
  const withoutRatio = {
    ...about,
    ...NO_RATIO,
    score: best.score,
    score_kind: service.marks
      .of(asked.domain)
      .scoreKindOf({ a: asked.mark.scans.length, b: best.surfaces.length }),
    n_known: known.length,
  }
  const { mark: a, hits: _hits, ...how } = asked
  const sides = known.map(markRequest)
  try {
    const prepared = await prepareComparison(service, { ...how, a, b: sides[0]!, known: sides })
    const { config, reference } = prepared
    const isCalibrated = configHash(config) === reference.record.scorer_config_hash
    const reason = isCalibrated ? await refusalOf(reference) : undefined
    if (reason) return { ...withoutRatio, reason, warnings: [], report_handle: null }
    const asking = { include: new Set<never>(), principal, previews: false }
    const answer = await answerComparison(service, prepared, asking)
    const n_known = answer.known?.n ?? known.length
    if (!('refused' in answer)) return { ...about, n_known, ...answerOfHit(answer), ...whyNoRatio(answer) }
    const { warnings, report_handle } = answer
    return { ...withoutRatio, n_known, ...whyNoRatio(answer), warnings, report_handle }
  } catch (error) {
    return { ...withoutRatio, reason: notTogether(error), warnings: [], report_handle: null }
  }
}

/** Why a reference says nothing about several known marks, before any of their pairs is scored. */
async function withoutFit({ graph }: Service, { ref }: ReferenceEntry): Promise<Said | undefined> {
  try {
    await graph.within((session) => questionsFit(session, ref, []))
    return undefined
  } catch (error) {
    return notTogether(error)
  }
}

/** Why marks that can be compared one by one cannot be compared together. Throws every other error again. */
function notTogether(error: unknown): Said {
  if (!(error instanceof MarkgraphError)) throw error
  const { code, message } = error
  if (code !== 'bad-value' && code !== 'too-large') throw error
  return said('not_together', { error: code, text: message })
}

const whyNoRatio = (answer: Answer): { readonly reason?: Said } =>
  'reasons' in answer && answer.reasons[0] ? { reason: answer.reasons[0] } : {}

/** The known marks that are used, in an order that does not depend on when they were added. */
const firstByHash = (marks: readonly RankedMark[]): RankedMark[] => {
  const hashOf = ({ rows }: RankedMark): string => rows.map(({ sha256 }) => sha256).join()
  return marks.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1)).slice(0, MAX_KNOWN)
}

const marksOf = (marks: readonly RankedMark[], known: readonly RankedMark[]): SourceHit['marks'] =>
  marks.map((one) => {
    const at = known.indexOf(one)
    return { mark: one.mark, score: one.score, known: at < 0 ? null : at + 1, surfaces: one.surfaces }
  })
