/** The two calibrations that a validation compares, each with the simple bound of the pairs it was fitted on. */
import { clampLog10Lr, log10Bound } from '../kernels/bound.ts'
import { fitIsotonic, type Isotonic, isotonicLog10Lr } from '../kernels/isotonic.ts'
import { fitPlatt, type Platt, plattLog10Lr } from '../kernels/logistic.ts'

export const CALIBRATIONS = ['platt', 'pav'] as const
export type CalibrationName = (typeof CALIBRATIONS)[number]

/** log10 LR of a score: raw, before any clip or bound, and as it is reported. */
export interface Calibrated {
  readonly bound: number
  raw(score: number): number
  log10Lr(score: number): number
}

export function fitted(name: CalibrationName, scores: Float64Array, labels: Uint8Array): Calibrated {
  const km = labels.reduce((sum, label) => sum + label, 0)
  const bound = log10Bound({ km, knm: labels.length - km })
  return name === 'platt'
    ? platt(fitPlatt(scores, labels), bound)
    : isotonic(fitIsotonic(scores, labels), bound)
}

/** The logistic line gives a finite log10 LR for every score, so its raw LRs are not clipped. */
export const platt = (model: Platt, bound: number): Calibrated => ({
  bound,
  raw: (score) => (model.slope * score + model.intercept) / Math.LN10,
  log10Lr: (score) => clampLog10Lr(plattLog10Lr(model, score), bound),
})

/** The posterior of PAV is clipped even in its raw LRs: 0 and 1 have no finite log10 LR. */
export const isotonic = (model: Isotonic, bound: number): Calibrated => ({
  bound,
  raw: (score) => isotonicLog10Lr(model, score),
  log10Lr: (score) => clampLog10Lr(isotonicLog10Lr(model, score), bound),
})
