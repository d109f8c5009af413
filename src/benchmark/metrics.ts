import { z } from 'zod'
import type { Metrics } from './kit/scoring.mjs'

const figures = { cllr: z.number(), cllr_min: z.number(), auc: z.number(), calibration_loss: z.number() }

/** The metrics of a submission: means and standard deviations over folds, all pairs pooled, and every fold. */
export const metricsSchema = z.object({
  ...figures,
  cllr_std: z.number(),
  cllr_min_std: z.number(),
  auc_std: z.number(),
  calibration_loss_std: z.number(),
  pooled: z.object({
    ...figures,
    ece: z
      .number()
      .describe('Empirical cross-entropy in bits at the prior `ece_prior`: the mean cost over all pairs.'),
    ece_prior: z.number().describe('Share of the pairs that are same-source.'),
  }),
  folds: z.array(z.object(figures)),
}) satisfies z.ZodType<Metrics>
