/** The calibrations that a validation compares, each with the bounds of the pairs it was fitted on: the reference's own, and PAV. */
import { type LrBounds, withinBounds } from '../../numerics/statistics/bound.ts'
import { isotonicLog10Lr, isotonicOf } from '../../numerics/statistics/isotonic.ts'
import { lineLog10Lr, type Platt } from '../../numerics/statistics/logistic.ts'
import {
  CALIBRATION_METHODS,
  type CalibrationRule,
  everySource,
  fitLevels,
  lrBounds,
  type PairLevels,
  pairLevels,
} from '../../numerics/statistics/pairs-calibration.ts'
import { weightedPav } from '../../numerics/statistics/weighted-pav.ts'
import type { Population } from './population.ts'

export const CALIBRATIONS = [...CALIBRATION_METHODS, 'pav'] as const
export type CalibrationName = (typeof CALIBRATIONS)[number]

/** log10 LR of a score: raw, before any bound, and as it is reported. */
export interface Calibrated {
  readonly bounds: LrBounds
  raw(score: number): number
  log10Lr(score: number): number
}

const NONE: LrBounds = { lower: 0, upper: 0 } // pairs that support no LR: every answer is LR = 1

/** A calibration fitted to weighed pairs. The posterior of PAV is clipped even in its raw LRs: 0 and 1 have no finite log10 LR. */
export function fitted(
  name: CalibrationName,
  { lower, upper }: CalibrationRule,
  pairs: PairLevels,
  start?: Platt,
): Calibrated {
  const raw = name === 'pav' ? steps(pairs) : line({ method: name, lower, upper }, pairs, start)
  const bounds = lrBounds(raw, pairs, { lower, upper }) ?? NONE
  return { bounds, raw, log10Lr: (score) => withinBounds(raw(score), bounds) }
}

function steps({ levels }: PairLevels): (score: number) => number {
  const model = isotonicOf(levels, weightedPav(levels))
  return (score) => isotonicLog10Lr(model, score)
}

function line(rule: CalibrationRule, { levels }: PairLevels, start?: Platt): (score: number) => number {
  const model = fitLevels(levels, rule, start)
  return (score) => lineLog10Lr(model, score)
}

/** The calibrations compared for a population. */
export const comparedFor = ({ rule }: Population): CalibrationName[] => [rule.method, 'pav']

/** A calibration with bounds that are at most `most`. */
export function boundedBy({ bounds, raw }: Calibrated, most: LrBounds): Calibrated {
  const tighter = {
    lower: Math.max(bounds.lower, most.lower),
    upper: Math.min(bounds.upper, most.upper),
  }
  return { bounds: tighter, raw, log10Lr: (score) => withinBounds(raw(score), tighter) }
}

/** A calibration fitted to all pairs of a population, both of whose classes are present. */
export const fittedTo = (name: CalibrationName, population: Population): Calibrated =>
  fitted(name, population.rule, pairLevels(population)(everySource(population))!)
