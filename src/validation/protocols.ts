/** The protocols of a validation: each decides which fit gives a pair its LR. */
import { sourceKey } from '../kernels/leave-out.ts'
import { random } from '../kernels/random.ts'
import type { SourcePairs } from '../kernels/source-resamples.ts'
import { type Calibrated, type CalibrationName, comparedFor, fittedTo } from './calibrations.ts'
import type { Protocol, ProtocolFigures } from './document.ts'
import { sourceDisjointFolds } from './folds.ts'
import { leaveOutCalibrations } from './leave-out.ts'
import { chosen, classes, type Population } from './population.ts'
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
  if (protocol === 'source-disjoint') return sourceDisjoint(population, parameters)
  if (protocol === 'leave-sources-out') return leaveSourcesOut(population, parameters)
  const all = Uint32Array.from(population.a.keys())
  return figuresOf(protocol, population, parameters, all, (name) => {
    const model = fittedTo(name, population)
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
    comparedFor(population).map((name) => [
      name,
      folds.map(({ train }) => fittedTo(name, chosen(population, train))),
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

/** Whether some source has both KM and KNM pairs. It has not when only clusters of pairs are known, not their sources. */
function sourcesKnown({ a, b }: SourcePairs): boolean {
  const own = new Set(a.filter((source, i) => source === b[i]))
  return a.some((source, i) => source !== b[i] && (own.has(source) || own.has(b[i]!)))
}
