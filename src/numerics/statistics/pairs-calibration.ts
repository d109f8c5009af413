/**
 * The calibration of scored pairs: the line of the log LR, and how far the pairs let it go on either side.
 *
 * The bound of a side is the tightest of three: the simple rule, log10(max(10, size of the smaller class)); ELUB; and
 * ELUB by source, in which each unordered pair of sources weighs 1, shared by its pairs, and one misleading one is
 * added to each class: the pairs of two sources are not independent. No bound is tighter than ±1. Where ELUB leaves
 * no LR on one side, the pairs support none.
 *
 * A reference of several data sets may count these in place of pairs of sources, on either side: with n data sets, one of
 * them misleading, the bound of that side is at most log10(n + 1), also where that is tighter than 1, and the misleading
 * share of the class is 1 / (n + 1). Data sets weigh equally in a fit.
 * source  Vergeer et al., Science & Justice 56 (2016) 482;
 *         docs/method.md, "How does a score become a likelihood ratio?" for the simple rule
 */

import { log10 } from '../elementary/logarithm.ts'
import { type LrBounds, log10Bound, withinBounds } from './bound.ts'
import { elub } from './elub.ts'
import { type Levels, type SetLevels, weigher } from './levels.ts'
import { fitSamples, lineLog10Lr, type Platt, type Sample } from './logistic.ts'
import { rankingOf } from './ranking.ts'
import type { SourcePairs } from './source-resamples.ts'
import { fitTwoMasses, type Misleading } from './two-masses.ts'

export const CALIBRATION_METHODS = ['two-masses', 'platt'] as const
export type CalibrationMethod = (typeof CALIBRATION_METHODS)[number]

/** What counts as one piece of evidence about one side of the LR: a pair of sources, or a whole data set. */
export const EVIDENCE_UNITS = ['source', 'data_set'] as const
export type EvidenceUnit = (typeof EVIDENCE_UNITS)[number]

/** How pairs are calibrated, and by what each bound counts its evidence: `lower` is the side of different sources. */
export interface CalibrationRule {
  readonly method: CalibrationMethod
  readonly lower: EvidenceUnit
  readonly upper: EvidenceUnit
}

/** The rule where the population of the case is known: both bounds by source. */
export const bySource = (method: CalibrationMethod): CalibrationRule => ({
  method,
  lower: 'source',
  upper: 'source',
})

/** A fit of the natural log of the LR to the observations of both classes. */
export type Fit = (km: Sample, knm: Sample, start?: Platt, misleading?: Misleading) => Platt

const FITS: Readonly<Record<CalibrationMethod, Fit>> = {
  'two-masses': fitTwoMasses,
  platt: (km, knm, start) => fitSamples(km, knm, start),
}

export interface PairsCalibration extends Platt, LrBounds {}

export interface ScoredPairs extends SourcePairs {
  readonly scores: Float64Array
  /** Data set of each source, from 0. Without it they are one. */
  readonly sets?: Int32Array | undefined
}

const LOOSEST = 1 // log10 LR; a bound by source is never tighter

/** The misleading shares of a rule: one data set among n, or one pair of the class. */
const misleadingShares = (
  { lower, upper }: CalibrationRule,
  totals: { readonly km: number; readonly knm: number },
  sets: { readonly km: number; readonly knm: number },
): Misleading => ({
  km: 1 / ((lower === 'data_set' ? sets.km : totals.km) + 1),
  knm: 1 / ((upper === 'data_set' ? sets.knm : totals.knm) + 1),
})

/** Fits the line of a rule to samples of both classes; `sets`: how many data sets hold pairs of each. */
export function fitSamplesBy(
  rule: CalibrationRule,
  km: Sample,
  knm: Sample,
  sets: { readonly km: number; readonly knm: number },
  start?: Platt,
): Platt {
  const total = ({ counts }: Sample): number => counts.reduce((sum, count) => sum + count, 0)
  const misleading = misleadingShares(rule, { km: total(km), knm: total(knm) }, sets)
  return FITS[rule.method](km, knm, start, misleading)
}

export const fitLevels = (levels: SetLevels, rule: CalibrationRule, start?: Platt): Platt => {
  const { values, km, knm, kmSets, knmSets } = levels
  const sets = { km: kmSets, knm: knmSets }
  return fitSamplesBy(rule, { scores: values, counts: km }, { scores: values, counts: knm }, sets, start)
}

/** Pairs as levels of their scores: each pair weighing 1, and each unordered pair of sources weighing 1. */
export interface PairLevels {
  readonly levels: SetLevels
  readonly bySource: Levels
}

/**
 * Returns a function that weighs the pairs, each source counted as often as `times` says: 0 leaves it out.
 * out     undefined where the pairs that are left lack a class; the next call overwrites the result
 */
export function pairLevels(pairs: ScoredPairs): (times: Uint32Array) => PairLevels | undefined {
  const ranking = rankingOf(pairs.scores)
  const weigh = weigher(pairs.scores, pairs, undefined, ranking, pairs.sets)
  const weighBySource = weigher(pairs.scores, pairs, sharesOf(pairs), ranking, pairs.sets)
  return (times) => {
    const levels = weigh(times)
    return levels.totalKm > 0 && levels.totalKnm > 0 ? { levels, bySource: weighBySource(times) } : undefined
  }
}

/**
 * The calibration of weighed pairs.
 * out     undefined where the pairs support no LR
 * errors  `bad-value`: all scores are equal
 */
export function calibratePairs(
  pairs: PairLevels,
  rule: CalibrationRule,
  start?: Platt,
): PairsCalibration | undefined {
  const line = fitLevels(pairs.levels, rule, start)
  const bounds = lrBounds((score) => lineLog10Lr(line, score), pairs, rule)
  return bounds && { ...line, ...bounds }
}

/** log10 LR of a score, within the bounds of its calibration. */
export const boundedLog10Lr = (calibration: PairsCalibration, score: number): number =>
  withinBounds(lineLog10Lr(calibration, score), calibration)

/** All sources once. */
export const everySource = ({ sources }: SourcePairs): Uint32Array => new Uint32Array(sources).fill(1)

/** 1 over the number of pairs of the same unordered pair of sources. */
function sharesOf({ a, b, sources }: SourcePairs): Float64Array {
  const keys = a.map((one, i) => Math.min(one, b[i]!) * sources + Math.max(one, b[i]!))
  const counts = new Map<number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Float64Array.from(keys, (key) => 1 / counts.get(key)!)
}

/**
 * The bounds of a calibration on the pairs it was fitted to; undefined where ELUB leaves no LR on one side.
 * in      `log10Lr`: of a score, before any bound; monotone
 */
export function lrBounds(
  log10Lr: (score: number) => number,
  { levels, bySource }: PairLevels,
  { lower, upper }: Pick<CalibrationRule, 'lower' | 'upper'>,
): LrBounds | undefined {
  const simple = log10Bound({ km: levels.totalKm, knm: levels.totalKnm })
  const found = [levels, bySource].map((of) => elub(log10Lrs(log10Lr, of)))
  if (found.some((one) => one.lower >= 0 || one.upper <= 0)) return undefined
  const limit = (unit: EvidenceUnit, reach: number, sets: number): number =>
    unit === 'data_set' ? Math.min(reach, log10(sets + 1)) : Math.max(LOOSEST, reach)
  const reach = (side: readonly number[]): number => Math.min(simple, ...side)
  return {
    lower: -limit(lower, reach(found.map((one) => -one.lower)), levels.kmSets),
    upper: limit(upper, reach(found.map((one) => one.upper)), levels.knmSets),
  }
}

/** Levels of scores as levels of log10 LRs, ascending too. */
function log10Lrs(log10Lr: (score: number) => number, levels: Levels): Levels {
  const values = levels.values.map(log10Lr)
  if (values[0]! <= values.at(-1)!) return { ...levels, values }
  return {
    ...levels,
    values: values.reverse(),
    km: levels.km.slice().reverse(),
    knm: levels.knm.slice().reverse(),
  }
}
