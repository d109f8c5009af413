/** The pairs of test marks, each with the LR that no pair of its own sources has fitted. */
import { listedPairs, type Population as Scores } from '../../kinds/population.ts'
import type { Reference } from '../../kinds/reference.ts'
import { sourceKey } from '../../numerics/statistics/leave-out.ts'
import { boundedBy, type Calibrated, type CalibrationName, comparedFor, fittedTo } from './calibrations.ts'
import { populationOf } from './data-description.ts'
import type { ProtocolFigures } from './document.ts'
import { leaveOutCalibrations } from './leave-out.ts'
import type { Evidence } from './measures.ts'
import { type Population, selectPairs } from './population.ts'
import { figuresOf, type ValidationParameters } from './protocol-figures.ts'
import { protocolFigures } from './protocols.ts'

/** Pairs of marks with their LRs; `marks` (n, 2) are the places of the two marks in the list of the study. */
export interface TestPairs {
  readonly population: Population
  readonly names: readonly string[]
  readonly marks: readonly (readonly [number, number])[]
  readonly evidence: Evidence
}

/** The scores of a study as a population whose data sets are its tags, with the calibration rule of a reference. */
function tested(scores: Scores, rule: Population['rule']) {
  const names = [...new Set(scores.marks.map(({ source }) => source))].sort()
  const tags = [...new Set(scores.marks.map(({ tag = '' }) => tag))].sort()
  const number = new Map(names.map((source, i) => [source, i]))
  const sourceOf = scores.marks.map(({ source }) => number.get(source)!)
  const sets = new Int32Array(names.length)
  for (const { source, tag = '' } of scores.marks) sets[number.get(source)!] = tags.indexOf(tag)
  const pairs = listedPairs(scores)
  const population: Population = {
    scores: Float64Array.from(pairs, ([, , score]) => score),
    a: Int32Array.from(pairs, ([a]) => sourceOf[a]!),
    b: Int32Array.from(pairs, ([, b]) => sourceOf[b]!),
    sources: names.length,
    sets,
    rule,
    names: { sources: names, dataSets: tags },
  }
  return { population, names, marks: pairs.map(([a, b]) => [a, b] as const) }
}

/**
 * The test pairs and their LRs: under the fit of a reference that holds none of their marks, or with `own`, where the reference is
 * made of them, under the fit without the sources of each pair. Pairs without such a fit are left out.
 */
export function testPairs(scores: Scores, reference: Reference, own: boolean): TestPairs {
  const fitOn = populationOf(reference)
  const { method } = fitOn.rule
  const all = tested(scores, fitOn.rule)
  const modelOf = own ? withoutOwnSources(all.population, method) : deployed(fitOn, method)
  const used = Uint32Array.from(all.marks.keys()).filter((i) => modelOf(all.population, i) !== undefined)
  const population = selectPairs(all.population, used)
  const lrs = (of: (model: Calibrated, score: number) => number): Float64Array =>
    Float64Array.from(used, (i, k) => of(modelOf(all.population, i)!, population.scores[k]!))
  return {
    population,
    names: all.names,
    marks: [...used].map((i) => all.marks[i]!),
    evidence: {
      ...population,
      raw: lrs((model, score) => model.raw(score)),
      log10Lr: lrs((model, score) => model.log10Lr(score)),
    },
  }
}

type ModelOf = (pairs: Population, i: number) => Calibrated | undefined

function deployed(reference: Population, name: CalibrationName): ModelOf {
  const free = fittedTo(name, reference)
  const model = reference.atMost ? boundedBy(free, reference.atMost) : free
  return () => model
}

function withoutOwnSources(population: Population, name: CalibrationName): ModelOf {
  const models = leaveOutCalibrations(name, population)
  return ({ a, b }, i) => models.get(sourceKey(population, a[i]!, b[i]!))
}

/** The figures of the test marks under the protocol of `testPairs`. */
export function testFigures(
  scores: Scores,
  reference: Reference,
  own: boolean,
  parameters: ValidationParameters,
): ProtocolFigures {
  const fitOn = populationOf(reference)
  const { population } = tested(scores, fitOn.rule)
  if (own) return protocolFigures('leave-sources-out', population, parameters)
  const models = new Map(comparedFor(fitOn).map((name) => [name, deployed(fitOn, name)(population, 0)!]))
  const every = Uint32Array.from(population.a.keys())
  return figuresOf('separate-marks', population, parameters, every, (name) => () => models.get(name)!)
}
