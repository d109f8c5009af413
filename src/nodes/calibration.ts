import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { bootstrapFit } from '../kernels/bootstrap.ts'
import { classSizes } from '../kernels/bound.ts'
import { auc, cllr, cllrMin, eer, histogram, tippett } from '../kernels/metrics.ts'
import { boundedLog10Lr, calibrated, everySource, FITS, pairLevels } from '../kernels/pairs-calibration.ts'
import { bootstrapKind, calibrationKind } from '../kinds/calibration.ts'
import { grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import { methodOf, pairsOf, referenceKind } from '../kinds/reference.ts'

const sources = z.array(z.string())

/**
 * Fits the calibration of a reference to itself; the diagnostics are in-sample.
 * in      reference, its KM and KNM scores, and the method it names
 * params  left_out: sources whose pairs take no part
 * errors  `bad-value` when a class is empty, a score is not finite, or the pairs support no LR
 * source  `fitTwoMasses`, `lrBounds`; docs/method.md
 */
export const fitCalibration = defineNode({
  name: 'fit-calibration',
  version: 3,
  stage: 'calibrate',
  params: z.strictObject({ left_out: sources }),
  inputs: { reference: referenceKind },
  output: calibrationKind,
  run({ reference }, { left_out }) {
    const { scores, labels, a, b, n_sources } = pairsOf(reference, left_out)
    const sizes = classSizes(scores, labels)
    const pairs = { scores, a, b, sources: n_sources }
    const method = methodOf(reference)
    const model = calibrated(pairLevels(pairs)(everySource(pairs))!, method)
    if (!model) {
      throw new MarkgraphError(
        'bad-value',
        'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average',
      )
    }
    const log10Lr = scores.map((score) => boundedLog10Lr(model, score))
    const hist = histogram(scores, labels)
    const curves = tippett(log10Lr, labels)
    return {
      slope: model.slope,
      intercept: model.intercept,
      lr_bounds_log10: [model.lower, model.upper] as const,
      ...{ method, left_out },
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
 * params  replicates: how many; seed: of the generator, see `random`; left_out: as `fit-calibration` has it
 * source  method.md stage 11
 */
export const bootstrapCalibration = defineNode({
  name: 'bootstrap-calibration',
  version: 3,
  stage: 'uncertainty',
  params: z.strictObject({
    replicates: z.number().int().positive(),
    seed: z.number().int().min(0),
    left_out: sources,
  }),
  inputs: { reference: referenceKind },
  output: bootstrapKind,
  run({ reference }, { replicates, seed, left_out }) {
    const { scores, labels, clusters } = pairsOf(reference, left_out)
    const fit = FITS[methodOf(reference)]
    const { models, ...found } = bootstrapFit(fit, scores, labels, clusters, seed, replicates)
    return { models: grid(models, replicates, 2), ...found, n_sources: reference.n_sources - left_out.length }
  },
})
