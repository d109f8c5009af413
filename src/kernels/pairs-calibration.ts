/**
 * The calibration of scored pairs: the line of the log LR, and how far the pairs let it go on either side.
 *
 * The bound of a side is the tightest of three: the simple rule, log10(max(10, size of the smaller class)); ELUB; and
 * ELUB by source, in which each unordered pair of sources weighs 1, shared by its pairs, and one misleading one is
 * added to each class: the pairs of two sources are not independent. No bound is tighter than ±1. Where ELUB leaves
 * no LR on one side, the pairs support none.
 * source  Vergeer et al., Science & Justice 56 (2016) 482; method.md stage 10 for the simple rule
 */
import { type LrBounds, log10Bound, withinBounds } from './bound.ts'
import { elub } from './elub.ts'
import { type Levels, weigher } from './levels.ts'
import { fitSamples, lineLog10Lr, type Platt, type Sample } from './logistic.ts'
import { rankingOf } from './ranking.ts'
import type { SourcePairs } from './source-resamples.ts'
import { fitTwoMasses } from './two-masses.ts'

export const CALIBRATION_METHODS = ['two-masses', 'platt'] as const
export type CalibrationMethod = (typeof CALIBRATION_METHODS)[number]

/** A fit of the natural log of the LR to the observations of both classes. */
export type Fit = (km: Sample, knm: Sample, start?: Platt) => Platt

export const FITS: Readonly<Record<CalibrationMethod, Fit>> = {
  'two-masses': fitTwoMasses,
  platt: fitSamples,
}

export interface PairsCalibration extends Platt, LrBounds {}

export interface ScoredPairs extends SourcePairs {
  readonly scores: Float64Array
}

const LOOSEST = 1 // log10 LR; a bound is never tighter

export const fitLevels = ({ values, km, knm }: Levels, fit: Fit, start?: Platt): Platt =>
  fit({ scores: values, counts: km }, { scores: values, counts: knm }, start)

/** Pairs as levels of their scores: each pair weighing 1, and each unordered pair of sources weighing 1. */
export interface PairLevels {
  readonly levels: Levels
  readonly bySource: Levels
}

/**
 * Returns a function that weighs the pairs, each source counted as often as `times` says: 0 leaves it out.
 * out     undefined where the pairs that are left lack a class; the next call overwrites the result
 */
export function pairLevels(pairs: ScoredPairs): (times: Uint32Array) => PairLevels | undefined {
  const ranking = rankingOf(pairs.scores)
  const weigh = weigher(pairs.scores, pairs, undefined, ranking)
  const weighBySource = weigher(pairs.scores, pairs, sharesOf(pairs), ranking)
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
export function calibrated(
  pairs: PairLevels,
  method: CalibrationMethod,
  start?: Platt,
): PairsCalibration | undefined {
  const line = fitLevels(pairs.levels, FITS[method], start)
  const bounds = lrBounds((score) => lineLog10Lr(line, score), pairs)
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
): LrBounds | undefined {
  const simple = log10Bound({ km: levels.totalKm, knm: levels.totalKnm })
  const found = [levels, bySource].map((of) => elub(log10Lrs(log10Lr, of)))
  if (found.some(({ lower, upper }) => lower >= 0 || upper <= 0)) return undefined
  return {
    lower: Math.min(-LOOSEST, Math.max(-simple, ...found.map(({ lower }) => lower))),
    upper: Math.max(LOOSEST, Math.min(simple, ...found.map(({ upper }) => upper))),
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
