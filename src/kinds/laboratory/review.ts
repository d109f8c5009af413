import { z } from 'zod'
import type { Fact } from '../../words/fact.ts'
import { factOf, inWords, saidSchema } from '../../words/said.ts'
import { jsonKind } from '../kind.ts'
import { maskSchema, unitsSchema } from '../recipe.ts'
import { OUTCOMES } from '../report.ts'
import { count, domainName, handleText, twoNumbers, typed, type Wire } from '../wire.ts'

/**
 * A review: a second person compares the same scans without seeing the first result. The settings are committed by their
 * hash before there is a score; then both results are shown, and both sign one sentence.
 */

const words = (what: string) => z.string().trim().min(1).max(2_000).describe(what)

const reviewRequest = z.strictObject({
  report: handleText.describe(
    '`report_handle` of a report with a likelihood ratio that was given to this key.',
  ),
  reviewer: z.string().trim().min(1).max(200).describe('Name of the API key that is asked.'),
  reason: words('Why a review is asked for; the reviewer reads it.').optional(),
})
export type NewReview = Wire<typeof reviewRequest>
export const newReview = typed<NewReview>(reviewRequest)

/** How the reviewer reads one mark. */
const markSettings = z.strictObject({
  scans: z
    .array(handleText)
    .min(1)
    .max(64)
    .describe(
      'Every scan of the mark, in the order in which it is compared: the handles that the review gives, or those of the same scans with another region or unit, as `POST /v1/artifacts` answers them.',
    ),
  lands: z.array(count).optional().describe('Position of each scan on its mark, from 1. Default: 1, 2, 3, …'),
  edges: z
    .array(twoNumbers.nullable())
    .optional()
    .describe('Groove edges of each scan in micrometres; null where they are to be found.'),
  replica: z.boolean().optional().describe('Whether the scans show a cast.'),
  mirrored: z.boolean().optional().describe('Whether the scans show the mirror image of the mark.'),
})
export type MarkSettings = Wire<typeof markSettings>

const reviewSettings = z.strictObject({
  mark_a: markSettings,
  mark_b: markSettings.optional(),
  known: z
    .array(markSettings)
    .min(2)
    .max(8)
    .optional()
    .describe('In place of `mark_b`, where the review has several known marks, in its order.'),
  n_lands: count.optional().describe('Number of lands on a bullet. Default: the highest position.'),
})
export type ReviewSettings = Wire<typeof reviewSettings>

const commitRequest = z.strictObject({
  settings: reviewSettings.describe('Regions, edges and order as the reviewer sets them.'),
})
export const newCommitment = typed<{ readonly settings: ReviewSettings }>(commitRequest)

const compareRequest = z.strictObject({
  settings: reviewSettings.optional().describe('If given, they must be those that were committed.'),
})
export const committedComparison = typed<{ readonly settings?: ReviewSettings }>(compareRequest)

const resolveRequest = z.strictObject({
  sentence: words('What both conclude. The review ends when both have signed the same sentence.'),
})
export const newResolution = typed<{ readonly sentence: string }>(resolveRequest)

/** The scans of a review, by the handles of their whole surfaces: they tell neither region nor order. */
const reviewScans = z.object({
  mark_a: z.array(handleText),
  mark_b: z.array(handleText).optional(),
  known: z.array(z.array(handleText)).optional(),
})
export type ReviewScans = Wire<typeof reviewScans>

/** How a mark was read. */
const markAsCompared = z.object({
  scans: z
    .array(handleText)
    .describe('Whole surfaces of the scans, in the order in which they were compared.'),
  files: z.array(z.string()).describe('SHA-256 of the files: another one where a region was drawn.'),
  lands: z.array(count).nullable(),
  mask: z.array(maskSchema).nullable().describe('Which part of each scan is used; null: it was found.'),
  units: z.array(unitsSchema).nullable(),
  edges: z.array(twoNumbers.nullable()).nullable().describe('In micrometres; null: they were found.'),
  replica: z.boolean(),
  mirrored: z.boolean(),
})
export type ComparedMark = Wire<typeof markAsCompared>

const settingsAsCompared = z.object({
  mark_a: markAsCompared,
  mark_b: markAsCompared.optional(),
  known: z.array(markAsCompared).optional().describe('In the order of the review.'),
  n_lands: count.nullable(),
  engine_version: z.string(),
})
export type ComparedSettings = Wire<typeof settingsAsCompared>

/** One of the two results. */
const result = z.object({
  principal: z.string().describe('Whose it is.'),
  report: handleText,
  outcome: z.enum(OUTCOMES),
  score: z.number().nullable(),
  log10_lr: z.number().nullable(),
  verbal: z.string().nullable(),
  reasons: z.array(saidSchema).describe('Why there is no likelihood ratio.'),
  settings: settingsAsCompared,
})
export type ReviewResult = Wire<typeof result>

const json = typed<string | number | boolean | null | readonly unknown[]>(z.unknown())

const differences = z.object({
  settings: z
    .array(z.object({ field: z.string(), first: json, second: json }))
    .describe('Settings that are not the same, such as `mark_a.edges`.'),
  score: z.number().nullable().describe('The second minus the first.'),
  log10_lr: z.number().nullable().describe('The second minus the first.'),
  verbal: z.boolean().describe('Whether they stand on different verbal steps.'),
  outcome: z.boolean().describe('Whether one of them has a likelihood ratio and the other has none.'),
})
export type ReviewDifferences = Wire<typeof differences>

export const REVIEW_STEPS = ['asked', 'peeked', 'committed', 'compared', 'shown', 'signed'] as const
export type ReviewStep = (typeof REVIEW_STEPS)[number]

/** A step of a review, as the record of acts has it. */
const step = z.object({
  step: z.enum(REVIEW_STEPS),
  sequence: count.describe('Its row in the record of acts.'),
  hash: z.string().describe('The hash of that row.'),
  principal: z.string(),
  at: z.string().describe('ISO 8601, UTC.'),
})
export type ReviewEvent = Wire<typeof step>

/** Why a review is not blind. */
const REVIEW_FAULTS = [
  'result_read',
  'compared_before',
  'order',
  'settings_changed',
  'record_changed',
] as const
export type ReviewFault = (typeof REVIEW_FAULTS)[number]

const faults = z
  .array(z.enum(REVIEW_FAULTS))
  .describe(
    'Why it is not blind. `result_read`: the reviewer asked for the first result before the own one was there. `compared_before`: the reviewer had compared these scans, or scored them in a study, before the settings were committed. `order`: the steps are not in their order. `settings_changed`: the settings are not those that were committed. `record_changed`: a row of the record does not have its hash.',
  )

const commitment = z.object({
  sha256: z.string().describe('SHA-256 of the canonical JSON (RFC 8785) of the settings.'),
  settings: reviewSettings,
})

const whole = {
  id: z.string(),
  domain: domainName,
  created: z.string().describe('ISO 8601, UTC.'),
  requester: z.string().describe('The key that asked for the review.'),
  reviewer: z.string().describe('The key that was asked.'),
  reason: z.string(),
  reference: z.object({ id: z.string(), handle: handleText }),
  propositions: z.object({ same: z.string(), different: z.string() }),
  scans: reviewScans,
}

export const reviewDocument = z
  .strictObject({
    format: z.literal('markgraph-review-1'),
    ...whole,
    commitment,
    first: result,
    second: result,
    differences,
    sentence: z.string(),
    signatures: z.array(step).describe('The acts by which both have signed the sentence.'),
    order: z.array(step).describe('All steps, in the order of the record of acts.'),
    blind: z.boolean(),
    faults,
  })
  .meta({ id: 'ReviewDocument' })
export type ReviewDocument = Wire<typeof reviewDocument>
type ResultFacts = Omit<ReviewResult, 'reasons'> & { readonly reasons: readonly Fact[] }
type ReviewFacts = Omit<ReviewDocument, 'first' | 'second'> & Record<'first' | 'second', ResultFacts>

const resultFacts = ({ reasons, ...rest }: ReviewResult): ResultFacts => ({
  ...rest,
  reasons: reasons.map(factOf),
})
const resultInWords = ({ reasons, ...rest }: ResultFacts): ReviewResult => ({
  ...rest,
  reasons: reasons.map(inWords),
})

/** Words are not hashed: see `jsonKind`. */
export const reviewKind = jsonKind<ReviewDocument, ReviewFacts>('review', {
  facts: ({ first, second, ...rest }) => ({
    ...rest,
    first: resultFacts(first),
    second: resultFacts(second),
  }),
  inWords: ({ first, second, ...rest }) => ({
    ...rest,
    first: resultInWords(first),
    second: resultInWords(second),
  }),
})

const REVIEW_STATES = ['open', 'committed', 'compared', 'resolved'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const reviewSide = z
  .enum(['requester', 'reviewer'])
  .nullable()
  .describe('Which of the two asks here; null for the operator.')

/** A review as one of the two sees it. */
export const reviewRecord = z
  .object({
    ...whole,
    you: reviewSide,
    state: z
      .enum(REVIEW_STATES)
      .describe(
        '`open`: the reviewer has not committed settings. `committed`: they are fixed, and not yet compared. `compared`: both results are shown. `resolved`: both have signed.',
      ),
    commitment: commitment
      .extend({
        settings: reviewSettings.nullable().describe('Null for the requester until both are shown.'),
      })
      .nullable(),
    first: result.nullable().describe('Null for the reviewer until the own result is there.'),
    second: result.nullable().describe('Null until it is there.'),
    differences: differences.nullable(),
    sentences: z
      .array(z.object({ principal: z.string(), sentence: z.string() }))
      .describe('What each has signed last.'),
    order: reviewDocument.shape.order,
    blind: z
      .boolean()
      .nullable()
      .describe(
        'As the record of acts shows it; null while there is no result and nothing speaks against it.',
      ),
    faults,
    document: handleText.nullable().describe('The review as an artifact, when both have signed.'),
  })
  .meta({ id: 'Review' })
export type ReviewRecord = Wire<typeof reviewRecord>

export const listedReview = z
  .object({
    id: z.string(),
    domain: domainName,
    created: z.string().describe('ISO 8601, UTC.'),
    requester: z.string(),
    reviewer: z.string(),
    you: reviewSide,
    state: z.enum(REVIEW_STATES),
    document: handleText.nullable(),
  })
  .meta({ id: 'ListedReview' })
