import { z } from 'zod'
import { count, twoNumbers, type Wire } from './wire.ts'

/** What became of a comparison under one variant of the scorer config. */
const variant = z
  .object({
    id: z.string().describe('`lambda_c-low`, `lambda_c-high`, `joint-1`.'),
    hyperparameter: z
      .string()
      .nullable()
      .describe('The hyperparameter that is moved; null where all are moved together.'),
    changes: z.record(z.string(), z.number()).describe('What differs from the deployed scorer config.'),
    scorer_config_hash: z.string(),
    outcome: z
      .enum(['calibrated', 'refused', 'not_available'])
      .describe('`refused`: out of scope under this variant. `not_available`: it has no fit.'),
    score: z.number().nullable(),
    log10_lr: z.number().nullable(),
    lr_bounds_log10: twoNumbers.nullable(),
    lr_bound_hit: z.boolean().nullable(),
    cllr_source_disjoint: z
      .number()
      .nullable()
      .describe(
        "Of the variant's own fit; null where the sources of the reference cannot be split, and of several known marks.",
      ),
    reason: z.string().nullable().describe('Why there is no LR.'),
  })
  .meta({ id: 'SensitivityVariant' })
export type VariantAnswer = Wire<typeof variant>

/** The LRs of all variants in a few numbers. It has no mean and no vote: the variants are no sample of anything. */
const summary = z.object({
  n_variants: count,
  n_calibrated: count,
  n_at_bound: count,
  n_refused: count,
  n_not_available: count,
  n_crossed: count.describe(
    'Variants with a log10 LR beyond 0.5 on the other side, where the deployed answer is beyond 0.5 itself.',
  ),
  log10_lr_range: z
    .object({ least: z.number(), greatest: z.number() })
    .describe('Of the variants and the deployed answer. It is not an interval.'),
  moves_most: z
    .object({
      hyperparameter: z.string(),
      log10_lr_low: z.number().nullable(),
      log10_lr_high: z.number().nullable(),
      distance: z.number(),
    })
    .nullable()
    .describe('The hyperparameter whose ends lie farthest from the deployed answer.'),
})
export type SensitivitySummary = Wire<typeof summary>

const found = z.object({
  available: z.literal(true),
  reference: z.string(),
  left_out: z.array(z.string()).describe("Sources that no variant's fit knows."),
  deployed_log10_lr: z.number(),
  note: z.string(),
  ...summary.shape,
  variants: z.array(variant),
})

const missing = z.object({
  available: z.literal(false),
  reason: z.string(),
  can_be_scored: z
    .string()
    .optional()
    .describe(
      'Id of the reference where it only has to be scored under other settings, which `POST /v1/references/{id}/sensitivity` does as a job.',
    ),
})

/** The `sensitivity` block: how much of a likelihood ratio is the choice of hyperparameters. */
export const sensitivitySchema = z
  .union([found, missing])
  .meta({ id: 'SensitivityBlock', description: 'Made only when `include` names `sensitivity`.' })
export type Sensitivity = Wire<typeof sensitivitySchema>
