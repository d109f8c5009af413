import { z } from 'zod'
import { bootstrapPlatt } from '../kernels/bootstrap.ts'
import { clampLog10Lr, classSizes, log10Bound } from '../kernels/bound.ts'
import { fitPlatt, plattLog10Lr } from '../kernels/logistic.ts'
import { auc, cllr, cllrMin, eer, histogram, tippett } from '../kernels/metrics.ts'
import { bootstrapKind, calibrationKind } from '../kinds/calibration.ts'
import { grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import { pairsOf, referenceKind } from '../kinds/reference.ts'

/**
 * Fits the calibration of a reference to itself; the diagnostics are in-sample.
 * in      reference, its KM and KNM scores
 * errors  `bad-value` when a class is empty or a score is not finite
 * source  method.md stage 10: Platt with equal class weights, C = 1e6; bound log10(max(10, smaller class))
 */
export const fitCalibration = defineNode({
  name: 'fit-calibration',
  version: 2,
  stage: 'calibrate',
  params: z.strictObject({}),
  inputs: { reference: referenceKind },
  output: calibrationKind,
  run({ reference }) {
    const { scores, labels } = pairsOf(reference)
    const sizes = classSizes(scores, labels)
    const model = fitPlatt(scores, labels)
    const bound = log10Bound(sizes)
    const log10Lr = scores.map((score) => clampLog10Lr(plattLog10Lr(model, score), bound))
    const hist = histogram(scores, labels)
    const curves = tippett(log10Lr, labels)
    return {
      slope: model.slope,
      intercept: model.intercept,
      lr_bound_log10: bound,
      n_km: sizes.km,
      n_knm: sizes.knm,
      auc: auc(scores, labels),
      eer: eer(scores, labels),
      cllr: cllr(log10Lr, labels),
      cllr_min: cllrMin(scores, labels),
      km_knm_hist: {
        edges: [...hist.edges],
        km_counts: [...hist.kmCounts],
        knm_counts: [...hist.knmCounts],
      },
      tippett: { log10_lr: [...curves.log10Lr], km_ge: [...curves.kmGe], knm_ge: [...curves.knmGe] },
    }
  },
})

/**
 * Refits of the calibration on resampled clusters. They depend on the reference alone, so they are computed once.
 * params  replicates: how many; seed: of the generator, see `random`
 * source  method.md stage 11
 */
export const bootstrapCalibration = defineNode({
  name: 'bootstrap-calibration',
  version: 2,
  stage: 'uncertainty',
  params: z.strictObject({ replicates: z.number().int().positive(), seed: z.number().int().min(0) }),
  inputs: { reference: referenceKind },
  output: bootstrapKind,
  run({ reference }, { replicates, seed }) {
    const { scores, labels, clusters } = pairsOf(reference)
    const { models, ...found } = bootstrapPlatt(scores, labels, clusters, seed, replicates)
    return { models: grid(models, replicates, 2), ...found, n_sources: reference.n_sources }
  },
})
