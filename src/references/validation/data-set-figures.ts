/** Figures of each data set under the calibration of the others, also with bounds that count evidence otherwise. */
import { type LrBounds, withinBounds } from '../../numerics/statistics/bound.ts'
import { cost } from '../../numerics/statistics/cost.ts'
import {
  MISLEADING,
  type SetPairs,
  triedPairs,
  withoutDataSets,
} from '../../numerics/statistics/data-sets.ts'
import { lineLog10Lr } from '../../numerics/statistics/logistic.ts'
import type { CalibrationRule, PairsCalibration } from '../../numerics/statistics/pairs-calibration.ts'
import {
  type Resamples,
  type SourcePairs,
  sourceResamples,
} from '../../numerics/statistics/source-resamples.ts'
import type { DataSetFigures } from './document.ts'
import { discriminationPart, type Figure, meansPart, measured } from './measures.ts'
import type { Population } from './population.ts'
import { summary, type ValidationParameters } from './protocol-figures.ts'

type Calibration = DataSetFigures['calibrations'][number]
type Figures = NonNullable<Calibration['figures']>

const NONE: Figure = { value: null, low: null, high: null }

/** The pairs of a data set, their sources numbered anew, with what is needed to judge them. */
interface Tried extends SourcePairs {
  readonly scores: Float64Array
  readonly shares: Float64Array
  /** By its new number, the number of a source in the population. */
  readonly numbers: readonly number[]
  /** By the new number, whether the source belongs to the data set. */
  readonly isOwn: readonly boolean[]
}

/**
 * For each data set the figures of the pairs with a mark of it, under the calibration of the others: as deployed, then
 * bounded otherwise. Sources are resampled as nodes, those of the other data sets in these pairs too.
 */
export function dataSetFigures(
  population: Population & SetPairs,
  parameters: ValidationParameters,
): DataSetFigures[] {
  const rules = rulesFrom(population.rule)
  const models = rules.map((rule) => withoutDataSets(population, rule))
  return models[0]!.map((_, set) => {
    const tried = triedSources(population, set)
    const counts = {
      km: tried.a.filter((source, i) => source === tried.b[i]).length,
      knm: tried.a.filter((source, i) => source !== tried.b[i]).length,
    }
    const resamples =
      counts.km > 0 && counts.knm > 0
        ? sourceResamples(tried, parameters.seed, parameters.resamples)
        : undefined
    const ranking =
      resamples && measured([discriminationPart(tried.scores, tried, tried.shares)], tried.sources, resamples)
    const n_sources = { km: ownSources(tried, true), knm: ownSources(tried, false) }
    return {
      protocol: 'leave-data-sets-out' as const,
      data_set: population.names?.dataSets[set] ?? `${set + 1}`,
      n_km: counts.km,
      n_knm: counts.knm,
      n_sources,
      resamples: resamples ? summary(resamples) : null,
      auc: ranking?.figure('auc') ?? NONE,
      cllr_min: ranking?.figure('cllr_min') ?? NONE,
      calibrations: rules.map(({ lower, upper }, i): Calibration => {
        const model = models[i]![set]
        return {
          bounds_by: { lower, upper },
          deployed: i === 0,
          unavailable: model ? null : whyNone({ lower, upper }, models[0]!.length - 1),
          figures: model ? figuresUnder(model, population, tried, n_sources, resamples) : null,
        }
      }),
    }
  })
}

/** The deployed rule, then the others that somebody may ask about: by data set on the side of different sources, by source on both. */
const rulesFrom = (deployed: CalibrationRule): CalibrationRule[] => [
  deployed,
  ...(['data_set', 'source'] as const)
    .map((lower): CalibrationRule => ({ ...deployed, lower, upper: 'source' }))
    .filter(({ lower, upper }) => lower !== deployed.lower || upper !== deployed.upper),
]

const whyNone = ({ lower, upper }: Calibration['bounds_by'], left: number): string =>
  left === 1 && lower === 'data_set' && upper === 'data_set'
    ? 'one data set is left, and counted by data set half of each class is taken for misleading, so every LR is 1'
    : 'the other data sets support no LR'

function triedSources(population: Population & SetPairs, set: number): Tried {
  const { indices, shares } = triedPairs(population, set)
  const numbers = [...new Set([...indices].flatMap((i) => [population.a[i]!, population.b[i]!]))].sort(
    (x, y) => x - y,
  )
  const place = new Map(numbers.map((source, i) => [source, i]))
  return {
    shares,
    numbers,
    sources: numbers.length,
    isOwn: numbers.map((source) => population.sets[source] === set),
    scores: Float64Array.from(indices, (i) => population.scores[i]!),
    a: Int32Array.from(indices, (i) => place.get(population.a[i]!)!),
    b: Int32Array.from(indices, (i) => place.get(population.b[i]!)!),
  }
}

/** How many sources of the data set have pairs of a class. */
function ownSources({ a, b, isOwn }: Tried, same: boolean): number {
  const found = new Set<number>()
  for (let i = 0; i < a.length; i++) {
    if ((a[i] === b[i]) === same) for (const end of [a[i]!, b[i]!]) if (isOwn[end]) found.add(end)
  }
  return found.size
}

function figuresUnder(
  model: PairsCalibration & LrBounds,
  population: Population,
  tried: Tried,
  n_sources: DataSetFigures['n_sources'],
  resamples: Resamples | undefined,
): Figures {
  const { scores, a, b } = tried
  const raw = scores.map((score) => lineLog10Lr(model, score))
  const log10Lr = raw.map((lr) => withinBounds(lr, model))
  const isOf = (same: boolean, i: number): boolean => (a[i] === b[i]) === same
  const total = (same: boolean): number => a.filter((_, i) => isOf(same, i)).length
  const counted = (same: boolean, lrs: Float64Array, is: (lr: number) => boolean) => {
    const count = lrs.filter((lr, i) => isOf(same, i) && is(lr)).length
    const limit = Math.min(1, 3 / (same ? n_sources.km : n_sources.knm)) // rule of three
    return { count, limit: count === 0 ? limit : null }
  }
  const misleading = (same: boolean, is: (lr: number) => boolean) =>
    total(same) > 0 ? { before: counted(same, raw, is), after: counted(same, log10Lr, is) } : null
  const atBound = (same: boolean): number | null => {
    const at = raw.filter((lr, i) => isOf(same, i) && (lr <= model.lower || lr >= model.upper)).length
    return total(same) > 0 ? at / total(same) : null
  }
  const evidence = { ...tried, raw, log10Lr }
  return {
    bounds_log10: [model.lower, model.upper],
    cllr: resamples ? measured([meansPart(evidence)], tried.sources, resamples).figure('cllr') : NONE,
    km_under_third: misleading(true, (lr) => lr < -MISLEADING),
    km_under_one: misleading(true, (lr) => lr < 0),
    knm_over_three: misleading(false, (lr) => lr > MISLEADING),
    at_bound: { km: atBound(true), knm: atBound(false) },
    worst_source: worstSource(population, tried, log10Lr),
  }
}

/** The source of the data set whose pairs have the greatest mean cost, both classes weighing the same where it has both. */
function worstSource(population: Population, tried: Tried, log10Lr: Float64Array): Figures['worst_source'] {
  const { a, b, sources, isOwn, numbers } = tried
  const sums = new Float64Array(2 * sources)
  const counts = new Float64Array(2 * sources)
  const add = (source: number, label: 0 | 1, lr: number): void => {
    sums[2 * source + label]! += cost(label === 1 ? -lr : lr)
    counts[2 * source + label]! += 1
  }
  for (const [i, lr] of log10Lr.entries()) {
    add(a[i]!, a[i] === b[i] ? 1 : 0, lr)
    if (a[i] !== b[i]) add(b[i]!, 0, lr)
  }
  const costs = Array.from({ length: sources }, (_, source) => {
    const means = [0, 1].flatMap((label) => {
      const at = 2 * source + label
      return counts[at]! > 0 ? [sums[at]! / counts[at]!] : []
    })
    return isOwn[source] ? means.reduce((sum, one) => sum + one, 0) / means.length : Number.NEGATIVE_INFINITY
  })
  const worst = costs.reduce((best, one, source) => (one > costs[best]! ? source : best), 0)
  const number = numbers[worst]!
  return { source: population.names?.sources[number] ?? `${number + 1}`, cost: costs[worst]! }
}
