import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { bootstrapKind, calibrationKind } from '../../kinds/calibration.ts'
import { grid } from '../../kinds/kind.ts'
import { defineNode } from '../../kinds/node.ts'
import { pairsOf, referenceKind, ruleOf } from '../../kinds/reference.ts'
import { bootstrapFit } from '../../numerics/statistics/bootstrap.ts'
import { classSizes } from '../../numerics/statistics/bound.ts'
import { cllr, cllrMin } from '../../numerics/statistics/metrics.ts'
import {
  boundedLog10Lr,
  calibratePairs,
  everySource,
  fitSamplesBy,
  pairLevels,
} from '../../numerics/statistics/pairs-calibration.ts'
import { referenceCurves } from './reference-curves.ts'

export const fitParams = { left_out: z.array(z.string()) }
export const resampleParams = {
  replicates: z.number().int().positive(),
  seed: z.number().int().min(0),
  ...fitParams,
}

/**
 * Fits the calibration of a reference to itself; the diagnostics are in-sample.
 * in      reference, its KM and KNM scores, the method it names, and by what it counts evidence
 * params  left_out: sources whose pairs take no part
 * errors  `bad-value` when a class is empty, a score is not finite, or the pairs support no LR
 * source  `fitTwoMasses`, `lrBounds`; docs/method.md, "How does a score become a likelihood ratio?"
 */
export const fitCalibration = defineNode({
  name: 'fit-calibration',
  version: 4,
  title: 'Fit the calibration',
  stage: 'calibrate',
  params: z.strictObject(fitParams),
  inputs: { reference: referenceKind },
  output: calibrationKind,
  run({ reference }, { left_out }) {
    const { scores, labels, a, b, n_sources, sets } = pairsOf(reference, left_out)
    const sizes = classSizes(scores, labels)
    const pairs = { scores, a, b, sources: n_sources, sets }
    const rule = ruleOf(reference)
    const weighed = pairLevels(pairs)(everySource(pairs))!
    const free = calibratePairs(weighed, rule)
    if (!free) {
      throw new MarkgraphError(
        'bad-value',
        phrase(
          'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average',
        ),
      )
    }
    const [lowest, highest] = reference.lr_bounds_at_most_log10 ?? [free.lower, free.upper]
    const model = { ...free, lower: Math.max(free.lower, lowest), upper: Math.min(free.upper, highest) }
    const { kmSets, knmSets } = weighed.levels
    const log10Lr = scores.map((score) => boundedLog10Lr(model, score))
    return {
      slope: model.slope,
      intercept: model.intercept,
      lr_bounds_log10: [model.lower, model.upper] as const,
      method: rule.method,
      bounds_by: { lower: rule.lower, upper: rule.upper },
      n_data_sets: sets ? { km: kmSets, knm: knmSets } : null,
      left_out,
      n_km: sizes.km,
      n_knm: sizes.knm,
      cllr: cllr(log10Lr, labels),
      cllr_min: cllrMin(scores, labels),
      ...referenceCurves(scores, log10Lr, labels),
    }
  },
})

/**
 * Refits of the calibration on resampled clusters. They depend on the reference alone, so they are computed once.
 * params  replicates: how many; seed: of the generator, see `random`; left_out: as `fit-calibration` has it
 * source  docs/method.md, "How does a score become a likelihood ratio?"
 */
export const bootstrapCalibration = defineNode({
  name: 'bootstrap-calibration',
  version: 4,
  title: 'Resample the reference',
  stage: 'uncertainty',
  params: z.strictObject(resampleParams),
  inputs: { reference: referenceKind },
  output: bootstrapKind,
  run({ reference }, { replicates, seed, left_out }) {
    const { scores, labels, clusters, a, b, sets } = pairsOf(reference, left_out)
    const rule = ruleOf(reference)
    const ofPairs = sets && { a: a.map((source) => sets[source]!), b: b.map((source) => sets[source]!) }
    const { models, ...found } = bootstrapFit(
      (km, knm, held, start) => fitSamplesBy(rule, km, knm, held, start),
      scores,
      labels,
      clusters,
      seed,
      replicates,
      ofPairs,
    )
    return { models: grid(models, replicates, 2), ...found, n_sources: reference.n_sources - left_out.length }
  },
})
