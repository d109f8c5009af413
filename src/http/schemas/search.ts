import { z } from 'zod'
import { warnings } from './comparison.ts'

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
  log10_lr_ci: z.array(z.number()).length(2).nullable().describe('95 % interval.'),
  verbal: z.string().nullable(),
  reference: z.string().nullable().describe('Id of the reference.'),
  warnings,
  surfaces: z.array(z.string()).describe('Handles of the found mark, to compare it with `mark_b_handles`.'),
  report_handle: z.string().describe('The report of this comparison: `GET /v1/reports/{handle}`.'),
  recipe_handle: z.string().nullable(),
})

/** What a search found. */
export const searchAnswer = z
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
