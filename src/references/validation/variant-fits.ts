/** What is shipped of a population that was scored under a variant of the scorer config: its fits and its cost. */
import { cllr } from '../../numerics/statistics/metrics.ts'
import {
  calibratePairs,
  everySource,
  fitLevels,
  type PairsCalibration,
  pairLevels,
} from '../../numerics/statistics/pairs-calibration.ts'
import { fittedTo } from './calibrations.ts'
import { sourceDisjointFolds } from './folds.ts'
import { labelsOf, type Population, selectPairs } from './population.ts'

/** A calibration without the pairs of two sources, or of one where both are the same. */
interface FitWithout extends PairsCalibration {
  readonly low: number
  readonly high: number
}

interface VariantFits {
  /** On all pairs; undefined where they support no LR. */
  readonly whole: PairsCalibration | undefined
  /** Without every source, and without every two: where the other pairs have both classes and support an LR. */
  readonly without: readonly FitWithout[]
}

/** Fits and bounds on all pairs of a population, and on those without one or two of its sources. */
export function variantFits(population: Population): VariantFits {
  const { rule, sources } = population
  const weigh = pairLevels(population)
  const all = weigh(everySource(population))!
  const start = fitLevels(all.levels, rule)
  const whole = calibratePairs(all, rule, start)
  const without: FitWithout[] = []
  for (let low = 0; low < sources; low++) {
    for (let high = low; high < sources; high++) {
      const times = everySource(population)
      times[low] = 0
      times[high] = 0
      const left = weigh(times)
      const fit = left && calibratePairs(left, rule, start)
      if (fit) without.push({ low, high, ...fit })
    }
  }
  return { whole, without }
}

/**
 * Cllr over source-disjoint folds, pooled: the figure of `validation` under that protocol.
 * out     null where the sources cannot be split
 */
export function sourceDisjointCllr(
  population: Population,
  { folds: count, seed }: { readonly folds: number; readonly seed: number },
): number | null {
  const folds = sourceDisjointFolds(population, count, seed)
  if (folds.length === 0) return null
  const tested = folds.map(({ train, test }) => {
    const model = fittedTo(population.rule.method, selectPairs(population, train))
    const pairs = selectPairs(population, test)
    return { log10Lr: pairs.scores.map((score) => model.log10Lr(score)), labels: labelsOf(pairs) }
  })
  return cllr(
    Float64Array.from(tested.flatMap(({ log10Lr }) => [...log10Lr])),
    Uint8Array.from(tested.flatMap(({ labels }) => [...labels])),
  )
}
