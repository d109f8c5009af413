import { z } from 'zod'
import {
  bootstrapKind,
  type Calibration,
  calibrationKind,
  intervalKind,
  type LikelihoodRatio,
  likelihoodRatioKind,
} from '../../kinds/calibration.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { defineNode } from '../../kinds/node.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import { interval } from '../../numerics/statistics/bootstrap.ts'
import { type LrBounds, withinBounds } from '../../numerics/statistics/bound.ts'
import { lineLog10Lr } from '../../numerics/statistics/logistic.ts'
import { directionOf, verbal } from '../report/verbal.ts'

type Bounded = Pick<Calibration, 'lr_bounds_log10'>

export const lrBounds = ({ lr_bounds_log10: [lower, upper] }: Bounded): LrBounds => ({ lower, upper })

/** A likelihood ratio within the bounds of its reference. `free`: its log10 before any bound. */
export function boundedRatio(score: number, free: number, calibration: Bounded): LikelihoodRatio {
  const { lower, upper } = lrBounds(calibration)
  const bounded = withinBounds(free, { lower, upper })
  return {
    score,
    likelihood_ratio: exp10(bounded),
    log10_lr: bounded,
    lr_bound_log10: bounded < 0 ? -lower : upper,
    lr_bounds_log10: calibration.lr_bounds_log10,
    lr_bound_hit: bounded !== free,
    direction: directionOf(bounded),
    verbal: verbal(bounded),
  }
}

/**
 * The bounded likelihood ratio of a score.
 * in      score; calibration of the reference
 * params  lr_bound: `auto` takes the reference's own empirical bounds
 * source  docs/method.md, "How does a score become a likelihood ratio?"
 */
export const calibrate = defineNode({
  name: 'calibrate',
  version: 3,
  title: 'Likelihood ratio',
  stage: 'calibrate',
  params: z.strictObject({ lr_bound: z.literal('auto') }),
  inputs: { score: scoreKind, calibration: calibrationKind },
  output: likelihoodRatioKind,
  run({ score: { score }, calibration }) {
    return boundedRatio(score, lineLog10Lr(calibration, score), calibration)
  },
})

/**
 * Percentiles 2.5 and 97.5 of the bounded log10 LR over the refits of the calibration.
 * in      likelihood_ratio; calibration (for its bounds); its refits
 * out     the interval, and the verbal equivalent, which says so when the interval leaves the direction open
 * source  docs/method.md, "How does a score become a likelihood ratio?"
 */
export const uncertainty = defineNode({
  name: 'uncertainty',
  version: 3,
  title: 'Interval',
  stage: 'uncertainty',
  params: z.strictObject({}),
  inputs: { likelihood_ratio: likelihoodRatioKind, calibration: calibrationKind, bootstrap: bootstrapKind },
  output: intervalKind,
  run({ likelihood_ratio: { score, log10_lr }, calibration, bootstrap }) {
    const log10_lr_ci = interval(bootstrap.models.data, score, lrBounds(calibration))
    return {
      log10_lr_ci,
      lr_ci_method: 'bootstrap-clustered',
      n_sources: bootstrap.n_sources,
      n_clusters: bootstrap.clusters,
      n_distinct_draws: bootstrap.distinct,
      verbal: verbal(log10_lr, log10_lr_ci),
    }
  },
})
