/** The protocols of a validation: each decides which fit gives a pair its LR. */

import { random } from '../../numerics/elementary/random.ts'
import { triedPairs } from '../../numerics/statistics/data-sets.ts'
import { sourceKey } from '../../numerics/statistics/leave-out.ts'
import type { SourcePairs } from '../../numerics/statistics/source-resamples.ts'
import { boundedBy, type Calibrated, type CalibrationName, comparedFor, fittedTo } from './calibrations.ts'
import { dataSetFigures } from './data-set-figures.ts'
import type { Protocol, ProtocolFigures } from './document.ts'
import { sourceDisjointFolds } from './folds.ts'
import { leaveOutCalibrations, otherSetsCalibrations } from './leave-out.ts'
import { classes, type Population, selectPairs, severalSets } from './population.ts'
import { figuresOf, foldFigures, unavailable, type ValidationParameters } from './protocol-figures.ts'

/** Figures of one protocol; the reason instead of figures when the population is too small for it. */
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
  if (protocol === 'leave-data-sets-out') return leaveDataSetsOut(population, parameters)
  if (protocol === 'source-disjoint') return sourceDisjoint(population, parameters)
  if (protocol === 'leave-sources-out') return leaveSourcesOut(population, parameters)
  const all = Uint32Array.from(population.a.keys())
  return figuresOf(protocol, population, parameters, all, (name) => {
    const free = fittedTo(name, population)
    const model = population.atMost ? boundedBy(free, population.atMost) : free
    return () => model
  })
}

function leaveDataSetsOut(population: Population, parameters: ValidationParameters): ProtocolFigures {
  const pairs = severalSets(population)
  if (!pairs) {
    const reason = population.sets
      ? 'the reference has one data set, and without it nothing is left to fit on'
      : 'the reference does not say which data sets its marks belong to'
    return unavailable('leave-data-sets-out', population, reason)
  }
  const data_sets = dataSetFigures(pairs, parameters)
  const models = new Map(comparedFor(population).map((name) => [name, otherSetsCalibrations(name, pairs)]))
  const deployed = models.get(population.rule.method)!
  const tried = deployed.flatMap((model, set) => {
    if (!model) return []
    const { indices, shares } = triedPairs(pairs, set)
    return Array.from(indices, (index, k) => ({ index, share: shares[k]!, set }))
  })
  const indices = Uint32Array.from(tried, ({ index }) => index)
  const distinct = classes(selectPairs(population, Uint32Array.from(new Set(indices))))
  const whole = classes(population)
  const excluded = { km: whole.km - distinct.km, knm: whole.knm - distinct.knm }
  if (distinct.km === 0 || distinct.knm === 0) {
    const reasons = data_sets.map(
      ({ data_set, calibrations }) => `without ${data_set} ${calibrations[0]!.unavailable}`,
    )
    const none = unavailable('leave-data-sets-out', population, reasons.join('; '))
    return { ...none, excluded, data_sets }
  }
  const shares = Float64Array.from(tried, ({ share }) => share)
  const modelAt = (name: CalibrationName) => (k: number) => models.get(name)![tried[k]!.set]!
  const pooled = figuresOf('leave-data-sets-out', population, parameters, indices, modelAt, shares)
  return { ...pooled, excluded, data_sets }
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
    comparedFor(population).map((name) => [
      name,
      folds.map(({ train }) => fittedTo(name, selectPairs(population, train))),
    ]),
  )
  const foldOf = folds.flatMap(({ test }, i) => new Array<number>(test.length).fill(i))
  const tested = Uint32Array.from(folds.flatMap(({ test }) => [...test]))
  const pooled = figuresOf('source-disjoint', population, parameters, tested, (name) => {
    const ofFold = models.get(name)!
    return (k) => ofFold[foldOf[k]!]!
  })
  const seeds = random(parameters.seed) // one for each fold: two folds of one size must not draw the same sources
  return {
    ...pooled,
    folds: folds.map((fold, i) =>
      foldFigures(
        population,
        fold,
        i,
        comparedFor(population).map((name) => [name, models.get(name)![i]!]),
        { ...parameters, seed: seeds.uint32() },
      ),
    ),
  }
}

function leaveSourcesOut(population: Population, parameters: ValidationParameters): ProtocolFigures {
  const models = new Map(
    comparedFor(population).map((name) => [name, leaveOutCalibrations(name, population)]),
  )
  const modelOf = (name: CalibrationName, i: number): Calibrated | undefined =>
    models.get(name)!.get(sourceKey(population, population.a[i]!, population.b[i]!))
  const withLr = Uint32Array.from(population.a.keys()).filter(
    (i) => modelOf(population.rule.method, i) !== undefined,
  )
  const { km, knm } = classes(selectPairs(population, withLr))
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

/** Whether some source has both KM and KNM pairs. It has not when only clusters of pairs are known, not their sources. */
function sourcesKnown({ a, b }: SourcePairs): boolean {
  const own = new Set(a.filter((source, i) => source === b[i]))
  return a.some((source, i) => source !== b[i] && (own.has(source) || own.has(b[i]!)))
}
