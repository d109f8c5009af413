import type { CalibrationMethod, EvidenceUnit } from '../numerics/statistics/pairs-calibration.ts'
import { arrayKind, jsonKind } from './kind.ts'

/** What a reference says about scores: the fit, its bound, its cost, and its curves. */
export interface Calibration {
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
  readonly n_km: number
  readonly n_knm: number
  readonly auc: number
  readonly eer: number
  readonly cllr: number
  readonly cllr_min: number
  readonly km_knm_hist: {
    readonly edges: readonly number[]
    readonly km_counts: readonly number[]
    readonly knm_counts: readonly number[]
  }
  readonly tippett: {
    readonly log10_lr: readonly number[]
    readonly km_ge: readonly number[]
    readonly knm_ge: readonly number[]
  }
}
export const calibrationKind = jsonKind<Calibration>('calibration')

/** `models` (replicates, 2): slope and intercept of each refit; the numbers of clusters, different draws and redraws. */
export const bootstrapKind = arrayKind<
  'models',
  { clusters: number; distinct: number; redraws: number; n_sources: number }
>('calibration.bootstrap', 'models')

export type Direction = 'same source' | 'different sources'

/** A score as evidence: LR < 1 supports different sources. `verbal` is the verbal equivalent, without an interval. */
export interface LikelihoodRatio {
  readonly score: number
  readonly likelihood_ratio: number
  readonly log10_lr: number
  /** The bound of the answer's side, without its sign; and both bounds. */
  readonly lr_bound_log10: number
  readonly lr_bounds_log10: readonly [number, number]
  readonly lr_bound_hit: boolean
  readonly direction: Direction
  readonly verbal: string
}
export const likelihoodRatioKind = jsonKind<LikelihoodRatio>('likelihood-ratio')

/** 95% interval of the log10 LR, the numbers of sources, clusters and draws behind it, and the verbal equivalent. */
export interface Interval {
  readonly log10_lr_ci: readonly [number, number]
  readonly lr_ci_method: string
  readonly n_sources: number
  readonly n_clusters: number
  readonly n_distinct_draws: number
  readonly verbal: string
}
export const intervalKind = jsonKind<Interval>('interval')
