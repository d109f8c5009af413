import { z } from 'zod'
import { metricsSchema } from '../../benchmark/metrics.ts'
import { splitSchema } from '../../benchmark/split.ts'

/** Shapes of the benchmark's answers, for the API description. */
const summary = {
  name: z.string(),
  title: z.string(),
  modality: splitSchema.shape.modality,
  split_hash: z.string(),
  protocol_version: z.number().int(),
  n_pairs: z.number().int(),
  n_km: z.number().int(),
  n_sources: z.number().int(),
  n_folds: z.number().int(),
  created_at: z.string(),
}

export const splitList = z.object({ splits: z.array(z.object(summary)) }).meta({ id: 'Splits' })

export const splitDetail = z
  .object({
    ...summary,
    protocol: z.string(),
    provenance: splitSchema.shape.provenance,
    n_submissions: z.number().int(),
  })
  .meta({ id: 'Split' })

export const leaderboard = z
  .object({
    split: z.string(),
    split_hash: z.string(),
    entries: z
      .array(
        z.object({
          submitter: z.string(),
          method: z.string(),
          url: z.string().nullable(),
          is_reference: z.boolean(),
          cllr: z.number(),
          cllr_std: z.number(),
          cllr_min: z.number(),
          auc: z.number(),
          calibration_loss: z.number(),
          created_at: z.string(),
        }),
      )
      .describe('Sorted by total Cllr (the mean over folds), smallest first.'),
  })
  .meta({ id: 'Leaderboard' })

export const submissionAnswer = z
  .object({
    split: z.string(),
    split_hash: z.string(),
    submitter: z.string(),
    method: z.string(),
    metrics: metricsSchema,
  })
  .meta({ id: 'SubmissionAnswer' })
