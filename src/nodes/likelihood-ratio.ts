import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { interval } from '../kernels/bootstrap.ts'
import { clampLog10Lr } from '../kernels/bound.ts'
import { plattLog10Lr } from '../kernels/logistic.ts'
import { bootstrapKind, calibrationKind } from './calibration.ts'
import { scoreKind } from './score.ts'

/** A score as evidence: LR < 1 supports different sources. */
export const likelihoodRatioKind = jsonKind<{
  readonly score: number
  readonly likelihood_ratio: number
  readonly log10_lr: number
  readonly lr_bound_log10: number
  readonly lr_bound_hit: boolean
}>('likelihood-ratio')

/**
 * The bounded likelihood ratio of a score.
 * in      score; calibration of the reference
 * params  lr_bound: `auto` takes the reference's own empirical bound
 * source  method.md stage 10
 */
export const calibrate = defineNode({
  name: 'calibrate',
  version: 1,
  params: z.strictObject({ lr_bound: z.literal('auto') }),
  inputs: { score: scoreKind, calibration: calibrationKind },
  output: likelihoodRatioKind,
  run({ score: { score }, calibration }) {
    const free = plattLog10Lr(calibration, score)
    const bounded = clampLog10Lr(free, calibration.lr_bound_log10)
    return {
      score,
      likelihood_ratio: 10 ** bounded,
      log10_lr: bounded,
      lr_bound_log10: calibration.lr_bound_log10,
      lr_bound_hit: bounded !== free,
    }
  },
})

/** 95% interval of the log10 LR, and on how much it rests. */
export const intervalKind = jsonKind<{
  readonly log10_lr_ci: readonly [number, number]
  readonly lr_ci_method: string
  readonly n_sources: number
  readonly n_clusters: number
  readonly n_distinct_draws: number
}>('interval')

/**
 * Percentiles 2.5 and 97.5 of the bounded log10 LR over the refits of the calibration.
 * in      score; calibration (for its bound); its refits
 * source  method.md stage 11
 */
export const uncertainty = defineNode({
  name: 'uncertainty',
  version: 1,
  params: z.strictObject({}),
  inputs: { score: scoreKind, calibration: calibrationKind, bootstrap: bootstrapKind },
  output: intervalKind,
  run: ({ score: { score }, calibration, bootstrap }) => ({
    log10_lr_ci: interval(bootstrap.models.data, score, calibration.lr_bound_log10),
    lr_ci_method: 'bootstrap-clustered',
    n_sources: bootstrap.n_sources,
    n_clusters: bootstrap.clusters,
    n_distinct_draws: bootstrap.distinct,
  }),
})
