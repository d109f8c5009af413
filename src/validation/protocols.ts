/** What each protocol makes of the pairs of a population: labelled LRs, and the figures of them. */
import { exp10 } from '../kernels/elementary/exponential.ts'
import { log10 } from '../kernels/elementary/logarithm.ts'
import { sourceKey } from '../kernels/leave-out.ts'
import { random } from '../kernels/random.ts'
import { type Resamples, type SourcePairs, sourceResamples } from '../kernels/source-resamples.ts'
import { CALIBRATIONS, type Calibrated, type CalibrationName, fitted } from './calibrations.ts'
import type { FoldFigures, PooledFigures, Protocol, ProtocolFigures } from './document.ts'
import { type Fold, HELD_OUT, sourceDisjointFolds } from './folds.ts'
import { leaveOutCalibrations } from './leave-out.ts'
import {
  calibrationPart,
  type Evidence,
  type Measured,
  MISLEADING_BEYOND,
  meansPart,
  measured,
  neutralEce,
  PRIOR_LOG10_ODDS,
  rankingPart,
  tippettGrid,
} from './measures.ts'

/** A population as validation sees it: scores (n) and the sources of each pair; equal sources are a KM pair. */
export interface Population extends SourcePairs {
  readonly scores: Float64Array
}

export interface ValidationParameters {
  /** Of the folds and of the resamples, see `random`. */
  readonly seed: number
  readonly folds: number
  readonly resamples: number
}

const STATEMENTS: Readonly<Record<Protocol, string>> = {
  'in-sample':
    'The deployed fit, judged on the pairs it was fitted on: how well it describes them, not how it does on others.',
  'source-disjoint': `Folds that each hold out ${100 * HELD_OUT} % of the sources: fitted and bounded on pairs among the other sources, judged on pairs among the held-out ones; pairs across are not used. Pooled over the folds, a pair counts once for every fold that tests it.`,
  'leave-sources-out':
    'The LR of each pair comes from a fit and a bound on the pairs that involve neither of its two sources.',
}

const SIMPLE_RULE = 'log10(max(10, min(n_km, n_knm)))'
const ELUB_RULE =
  'NBER < 1 with one misleading LR added to each class (Vergeer et al., Science & Justice 56 (2016) 482)'

/** Figures of one protocol; without any, and why, where the population is too small for it. */
export function protocolFigures(
  protocol: Protocol,
  population: Population,
  parameters: ValidationParameters,
): ProtocolFigures {
  if (protocol !== 'in-sample' && !sourcesKnown(population)) {
    const reason =
      'no source has both same-source and different-source pairs: the sources behind the clusters are not known'
    return unavailable(protocol, population, reason)
  }
  if (protocol === 'source-disjoint') return sourceDisjoint(population, parameters)
  if (protocol === 'leave-sources-out') return leaveSourcesOut(population, parameters)
  const all = Uint32Array.from(population.a.keys())
  return figuresOf(protocol, population, parameters, all, (name) => {
    const model = fitted(name, population.scores, labelsOf(population))
    return () => model
  })
}

function sourceDisjoint(population: Population, parameters: ValidationParameters): ProtocolFigures {
  const folds = sourceDisjointFolds(population, parameters.folds, parameters.seed)
  if (folds.length === 0) {
    return unavailable(
      'source-disjoint',
      population,
      `${population.sources} sources cannot be split so that both sides hold same-source and different-source pairs`,
    )
  }
  const models = new Map(
    CALIBRATIONS.map((name) => [
      name,
      folds.map(({ train }) => {
        const side = chosen(population, train)
        return fitted(name, side.scores, labelsOf(side))
      }),
    ]),
  )
  const foldOf = folds.flatMap(({ test }, i) => new Array<number>(test.length).fill(i))
  const tested = Uint32Array.from(folds.flatMap(({ test }) => [...test]))
  const pooled = figuresOf('source-disjoint', population, parameters, tested, (name) => {
    const ofFold = models.get(name)!
    return (k) => ofFold[foldOf[k]!]!
  })
  const seeds = random(parameters.seed) // one a fold: two folds of one size must not draw the same sources
  return {
    ...pooled,
    folds: folds.map((fold, i) =>
      foldFigures(
        population,
        fold,
        i,
        CALIBRATIONS.map((name) => [name, models.get(name)![i]!]),
        { ...parameters, seed: seeds.uint32() },
      ),
    ),
  }
}

function leaveSourcesOut(population: Population, parameters: ValidationParameters): ProtocolFigures {
  const models = new Map(CALIBRATIONS.map((name) => [name, leaveOutCalibrations(name, population)]))
  const modelOf = (name: CalibrationName, i: number): Calibrated | undefined =>
    models.get(name)!.get(sourceKey(population, population.a[i]!, population.b[i]!))
  const withLr = Uint32Array.from(population.a.keys()).filter((i) => modelOf('platt', i) !== undefined)
  const { km, knm } = classes(chosen(population, withLr))
  const whole = classes(population)
  const excluded = { km: whole.km - km, knm: whole.knm - knm }
  if (km === 0 || knm === 0) {
    const reason = `without the two sources of a pair too little of ${population.sources} sources is left to fit on`
    return { ...unavailable('leave-sources-out', population, reason), excluded }
  }
  return {
    ...figuresOf(
      'leave-sources-out',
      population,
      parameters,
      withLr,
      (name) => (k) => modelOf(name, withLr[k]!)!,
    ),
    excluded,
  }
}

/** Whether KM and KNM pairs tell of the same sources; a population that only knows clusters of pairs has none in common. */
function sourcesKnown({ a, b }: SourcePairs): boolean {
  const own = new Set(a.filter((source, i) => source === b[i]))
  return a.some((source, i) => source !== b[i] && (own.has(source) || own.has(b[i]!)))
}

const unavailable = (protocol: Protocol, population: Population, reason: string): ProtocolFigures => ({
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

/** Figures of the pairs at `indices`, the k-th of which gets its LR from `modelAt(k)` of a calibration. */
function figuresOf(
  protocol: Protocol,
  population: Population,
  parameters: ValidationParameters,
  indices: Uint32Array,
  models: (name: CalibrationName) => (k: number) => Calibrated,
): ProtocolFigures {
  const pairs = chosen(population, indices)
  const { km, knm } = classes(pairs)
  const distinct = classes(chosen(population, Uint32Array.from(new Set(indices))))
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
    calibrations: CALIBRATIONS.map((name) => {
      const modelAt = models(name)
      const bounds = Array.from(indices, (_, k) => modelAt(k).bound)
      const range: [number, number] = [
        bounds.reduce((x, y) => Math.min(x, y)),
        bounds.reduce((x, y) => Math.max(x, y)),
      ]
      return pooledFigures(protocol, name, { ...evidence(pairs, modelAt), repeats }, range, resamples)
    }),
  }
}

function pooledFigures(
  protocol: Protocol,
  calibration: CalibrationName,
  pairs: Evidence,
  simple: [number, number],
  resamples: Resamples,
): PooledFigures {
  const grids = {
    tippett: tippettGrid(pairs),
    rates: falsePositiveRates(classes(pairs).knm),
    lrs: lrGrid(pairs.log10Lr),
  }
  const found = measured(
    [rankingPart(pairs, grids.rates), calibrationPart(pairs, grids.lrs), meansPart(pairs, grids.tippett)],
    pairs.sources,
    resamples,
  )
  const { band, figure } = found
  return {
    protocol,
    calibration,
    ...performance(found),
    bounds: {
      simple: { rule: SIMPLE_RULE, log10_lr: simple },
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

function foldFigures(
  population: Population,
  { heldOut, train, test }: Fold,
  fold: number,
  models: readonly (readonly [CalibrationName, Calibrated])[],
  { seed, resamples: count }: ValidationParameters,
): FoldFigures {
  const number = new Map(heldOut.map((source, i) => [source, i]))
  const all = chosen(population, test)
  const pairs: Population = {
    scores: all.scores,
    sources: heldOut.length,
    a: all.a.map((source) => number.get(source)!),
    b: all.b.map((source) => number.get(source)!),
  }
  const resamples = sourceResamples(pairs, seed, count)
  const trained = classes(chosen(population, train))
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
    bound_log10: models[0]![1].bound,
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

const summary = ({ count, distinct, redraws }: Resamples) => ({ count, distinct, redraws })

const evidence = (pairs: Population, modelAt: (k: number) => Calibrated): Evidence => ({
  ...pairs,
  raw: pairs.scores.map((score, k) => modelAt(k).raw(score)),
  log10Lr: pairs.scores.map((score, k) => modelAt(k).log10Lr(score)),
})

const chosen = ({ scores, sources, a, b }: Population, indices: Uint32Array): Population => ({
  sources,
  scores: Float64Array.from(indices, (i) => scores[i]!),
  a: Int32Array.from(indices, (i) => a[i]!),
  b: Int32Array.from(indices, (i) => b[i]!),
})

const labelsOf = ({ a, b }: SourcePairs): Uint8Array => Uint8Array.from(a, (s, i) => Number(s === b[i]))

function classes({ a, b }: SourcePairs): { km: number; knm: number } {
  const km = labelsOf({ a, b, sources: 0 }).reduce((sum, label) => sum + label, 0)
  return { km, knm: a.length - km }
}

/** From one false positive in twice as many pairs as there are up to all, evenly in log10. */
const falsePositiveRates = (knm: number): Float64Array =>
  Float64Array.from({ length: 101 }, (_, i) => (i === 100 ? 1 : exp10(-log10(2 * knm) * (1 - i / 100))))

/** 81 log10 LRs, evenly from minus the greatest to the greatest distance from 0. */
function lrGrid(log10Lr: Float64Array): Float64Array {
  const reach = log10Lr.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  return Float64Array.from({ length: 81 }, (_, i) => (reach * (i - 40)) / 40)
}
