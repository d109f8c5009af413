/** Figures of labelled LRs under a protocol: of all pairs that the protocol tests, and of the pairs of one fold. */

import { exp10 } from '../../numerics/elementary/exponential.ts'
import { log10 } from '../../numerics/elementary/logarithm.ts'
import type { LrBounds } from '../../numerics/statistics/bound.ts'
import { HELD_OUT } from '../../numerics/statistics/held-out.ts'
import { type Resamples, sourceResamples } from '../../numerics/statistics/source-resamples.ts'
import { type Calibrated, type CalibrationName, comparedFor } from './calibrations.ts'
import type { FoldFigures, PooledFigures, Protocol, ProtocolFigures } from './document.ts'
import type { Fold } from './folds.ts'
import {
  calibrationPart,
  type Evidence,
  evenCllrPart,
  type Measured,
  MISLEADING_BEYOND,
  meansPart,
  measured,
  neutralEce,
  PRIOR_LOG10_ODDS,
  rankingPart,
  tippettGrid,
} from './measures.ts'
import { classes, type Population, selectPairs, severalSets } from './population.ts'

export interface ValidationParameters {
  /** Seed of the folds and of the resamples, see `random`. */
  readonly seed: number
  readonly folds: number
  readonly resamples: number
}

const STATEMENTS: Readonly<Record<Protocol, string>> = {
  'leave-data-sets-out':
    'Each data set left out in turn: fitted and bounded on the pairs of the other data sets, judged on all pairs with a mark of it. A pair of two data sets is tried with either of them left out and counts half each time. This is the claim about marks of a study that the reference does not hold.',
  'source-disjoint': `Folds that each hold out ${100 * HELD_OUT} % of the sources: fitted and bounded on pairs among the other sources, judged on pairs among the held-out ones; pairs across are not used. Pooled over the folds, a pair counts once for every fold that tests it.`,
  'leave-sources-out':
    'The LR of each pair comes from a fit and a bound on the pairs that involve neither of its two sources.',
  'separate-marks':
    'Fitted and bounded on the reference, which holds none of these marks; judged on all of their pairs. This is the claim about marks like these under that reference.',
  'in-sample':
    'The deployed fit, judged on the pairs it was fitted on: how well it describes them, not how it does on others.',
}

const APPLIED_RULE =
  'on each side the tightest of log10(max(10, min(n_km, n_knm))), ELUB, and ELUB in which each pair of sources weighs 1; by source never tighter than 1, by data set at most log10(data sets + 1)'
const ELUB_RULE =
  'NBER < 1 with one misleading LR added to each class (Vergeer et al., Science & Justice 56 (2016) 482)'

/** A protocol that the population is too small for, and why. */
export const unavailable = (protocol: Protocol, population: Population, reason: string): ProtocolFigures => ({
  protocol,
  statement: STATEMENTS[protocol],
  n_km: 0,
  n_knm: 0,
  n_sources: population.sources,
  excluded: { km: 0, knm: 0 },
  unavailable: reason,
  resamples: null,
  calibrations: [],
})

/**
 * Figures of the pairs at `indices`, the k-th of which gets its LR from `modelAt(k)` of a calibration and counts `shares[k]`,
 * 1 by default.
 */
export function figuresOf(
  protocol: Protocol,
  population: Population,
  parameters: ValidationParameters,
  indices: Uint32Array,
  models: (name: CalibrationName) => (k: number) => Calibrated,
  shares?: Float64Array,
): ProtocolFigures {
  const pairs = selectPairs(population, indices)
  const distinct = classes(selectPairs(population, Uint32Array.from(new Set(indices))))
  const { km, knm } = shares ? distinct : classes(pairs)
  const repeats = { km: km / distinct.km, knm: knm / distinct.knm }
  const resamples = sourceResamples(pairs, parameters.seed, parameters.resamples)
  return {
    protocol,
    statement: STATEMENTS[protocol],
    n_km: km,
    n_knm: knm,
    n_sources: pairs.sources,
    excluded: { km: 0, knm: 0 },
    unavailable: null,
    resamples: summary(resamples),
    calibrations: comparedFor(population).map((name) => {
      const modelAt = models(name)
      const bounds = Array.from(indices, (_, k) => modelAt(k).bounds)
      const weighed = { ...evidence(pairs, modelAt), repeats, shares }
      return pooledFigures(protocol, name, weighed, severalSets(pairs)?.sets, bounds, resamples)
    }),
  }
}

function pooledFigures(
  protocol: Protocol,
  calibration: CalibrationName,
  pairs: Evidence,
  sets: Int32Array | undefined,
  bounds: readonly LrBounds[],
  resamples: Resamples,
): PooledFigures {
  const grids = {
    tippett: tippettGrid(pairs),
    rates: falsePositiveRates(classes(pairs).knm),
    lrs: lrGrid(pairs.log10Lr),
  }
  const found = measured(
    [
      rankingPart(pairs, grids.rates),
      calibrationPart(pairs, grids.lrs),
      meansPart(pairs, grids.tippett),
      ...(sets ? [evenCllrPart(pairs, sets)] : []),
    ],
    pairs.sources,
    resamples,
  )
  const { band, figure } = found
  return {
    protocol,
    calibration,
    ...performance(found),
    cllr_data_sets_even: sets ? figure('cllr_data_sets_even') : null,
    bounds: {
      applied: {
        rule: APPLIED_RULE,
        log10_lower: rangeOf(bounds.map(({ lower }) => lower)),
        log10_upper: rangeOf(bounds.map(({ upper }) => upper)),
      },
      elub: { rule: ELUB_RULE, log10_lower: figure('elub_lower'), log10_upper: figure('elub_upper') },
    },
    curves: {
      tippett: { log10_lr: [...grids.tippett], km_ge: band('tippett_km'), knm_ge: band('tippett_knm') },
      det: { false_positive_rate: [...grids.rates], false_negative_rate: band('det') },
      reliability: {
        log10_lr: [...grids.lrs],
        predicted: Array.from(grids.lrs, (x) => 1 / (1 + exp10(-x))),
        observed: band('reliability'),
      },
      ece: {
        prior_log10_odds: [...PRIOR_LOG10_ODDS],
        system: band('ece'),
        pav: band('ece_pav'),
        neutral: neutralEce(),
      },
    },
  }
}

export function foldFigures(
  population: Population,
  { heldOut, train, test }: Fold,
  fold: number,
  models: readonly (readonly [CalibrationName, Calibrated])[],
  { seed, resamples: count }: ValidationParameters,
): FoldFigures {
  const number = new Map(heldOut.map((source, i) => [source, i]))
  const all = selectPairs(population, test)
  const pairs: Population = {
    scores: all.scores,
    sources: heldOut.length,
    rule: all.rule,
    a: all.a.map((source) => number.get(source)!),
    b: all.b.map((source) => number.get(source)!),
  }
  const resamples = sourceResamples(pairs, seed, count)
  const trained = classes(selectPairs(population, train))
  const tested = classes(pairs)
  return {
    protocol: 'source-disjoint',
    fold,
    held_out: [...heldOut],
    train_km: trained.km,
    train_knm: trained.knm,
    n_km: tested.km,
    n_knm: tested.knm,
    n_sources: heldOut.length,
    bounds_log10: [models[0]![1].bounds.lower, models[0]![1].bounds.upper],
    resamples: summary(resamples),
    calibrations: models.map(([calibration, model]) => {
      const lrs = evidence(pairs, () => model)
      const parts = [rankingPart(lrs, new Float64Array()), meansPart(lrs)]
      return { calibration, ...performance(measured(parts, pairs.sources, resamples)) }
    }),
  }
}

function performance({ figure, calibrationLoss, band }: Measured) {
  const km = band('misleading_km')
  const knm = band('misleading_knm')
  const at = ({ value, low, high }: typeof km, i: number) => ({
    value: value[i]!,
    low: low[i]!,
    high: high[i]!,
  })
  return {
    cllr: figure('cllr'),
    cllr_min: figure('cllr_min'),
    calibration_loss: calibrationLoss(),
    auc: figure('auc'),
    eer: figure('eer'),
    misleading: MISLEADING_BEYOND.map((beyond_log10_lr, i) => ({
      beyond_log10_lr,
      km: at(km, i),
      knm: at(knm, i),
    })),
  }
}

/** Smallest and largest of the values. */
const rangeOf = (values: readonly number[]): [number, number] => [
  values.reduce((x, y) => Math.min(x, y)),
  values.reduce((x, y) => Math.max(x, y)),
]

export const summary = ({ count, distinct, redraws }: Resamples) => ({ count, distinct, redraws })

const evidence = (pairs: Population, modelAt: (k: number) => Calibrated): Evidence => ({
  ...pairs,
  raw: pairs.scores.map((score, k) => modelAt(k).raw(score)),
  log10Lr: pairs.scores.map((score, k) => modelAt(k).log10Lr(score)),
})

/** From 1 / (2 n_knm), half of one false positive, to 1, evenly in log10. */
const falsePositiveRates = (knm: number): Float64Array =>
  Float64Array.from({ length: 101 }, (_, i) => (i === 100 ? 1 : exp10(-log10(2 * knm) * (1 - i / 100))))

/** 81 log10 LRs, evenly spaced and symmetric about 0, out to the largest |log10 LR|. */
function lrGrid(log10Lr: Float64Array): Float64Array {
  const reach = log10Lr.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  return Float64Array.from({ length: 81 }, (_, i) => (reach * (i - 40)) / 40)
}
