import { z } from 'zod'
import type { CalibrationMethod, EvidenceUnit } from '../numerics/statistics/pairs-calibration.ts'
import { arrayKind, jsonKind } from './kind.ts'
import { count, twoNumbers, type Wire } from './wire.ts'

/** The bounds of a reference where a reader needs to be told what they are. */
export const boundsField = twoNumbers.describe(
  'Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer.',
)

/** The curves of a reference, with the score of one comparison marked on them. */
export const calibrationBlockSchema = z
  .object({
    reference_name: z.string(),
    n_km: count,
    n_knm: count,
    auc: z.number(),
    eer: z.number(),
    lr_bound_log10: z.number(),
    lr_bounds_log10: boundsField,
    score_marker: z.number(),
    this_log10_lr: z.number(),
    km_knm_hist: z.object({
      edges: z.array(z.number()),
      km_counts: z.array(z.number()),
      knm_counts: z.array(z.number()),
    }),
    tippett: z.object({
      log10_lr: z.array(z.number()),
      km_ge: z.array(z.number()),
      knm_ge: z.array(z.number()),
    }),
    densities: z
      .object({
        score: z.array(z.number()),
        different: z.array(z.number()).describe('Of a mark of another source: scores by chance.'),
        same: z.array(z.number()).describe('Of a mark of the source of the known marks.'),
      })
      .optional()
      .describe('Of several known marks: the densities of the score, before the bounds.'),
  })
  .meta({ id: 'CalibrationBlock' })
export type CalibrationBlock = Wire<typeof calibrationBlockSchema>

/** What a reference says about scores: the fit, its bound, its cost, and its curves. */
export interface Calibration
  extends Pick<CalibrationBlock, 'n_km' | 'n_knm' | 'auc' | 'eer' | 'km_knm_hist' | 'tippett'> {
  readonly slope: number
  readonly intercept: number
  /** Least and greatest log10 LR that the pairs support. */
  readonly lr_bounds_log10: readonly [number, number]
  readonly method: CalibrationMethod
  /** What the bound of either side counts as one piece of evidence. */
  readonly bounds_by: { readonly lower: EvidenceUnit; readonly upper: EvidenceUnit }
  /** Data sets that hold same-source and different-source pairs of the fit; null where the reference has none. */
  readonly n_data_sets: { readonly km: number; readonly knm: number } | null
  /** Sources whose pairs took no part. */
  readonly left_out: readonly string[]
  readonly cllr: number
  readonly cllr_min: number
}
export const calibrationKind = jsonKind<Calibration>('calibration')

/** `models` (replicates, 2): slope and intercept of each refit; the numbers of clusters, different draws and redraws. */
export const bootstrapKind = arrayKind<
  'models',
  { clusters: number; distinct: number; redraws: number; n_sources: number }
>('calibration.bootstrap', 'models')

/** A score as evidence: LR < 1 supports different sources. `verbal` is the verbal equivalent, without an interval. */
export const likelihoodRatioSchema = z.object({
  score: z.number(),
  likelihood_ratio: z.number(),
  log10_lr: z.number(),
  /** The bound of the answer's side, without its sign; and both bounds. */
  lr_bound_log10: z.number(),
  lr_bounds_log10: twoNumbers,
  lr_bound_hit: z.boolean(),
  direction: z.enum(['same source', 'different sources']),
  verbal: z.string(),
})
export type LikelihoodRatio = Wire<typeof likelihoodRatioSchema>
export type Direction = LikelihoodRatio['direction']
export const likelihoodRatioKind = jsonKind<LikelihoodRatio>('likelihood-ratio')

/** 95% interval of the log10 LR, the numbers of sources, clusters and draws behind it, and the verbal equivalent. */
export const intervalSchema = z.object({
  log10_lr_ci: z.tuple([z.number(), z.number()]),
  lr_ci_method: z.string(),
  n_sources: count,
  n_clusters: count,
  n_distinct_draws: count,
  verbal: z.string(),
})
export type Interval = Wire<typeof intervalSchema>
export const intervalKind = jsonKind<Interval>('interval')
