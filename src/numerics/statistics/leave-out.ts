/**
 * Leave-the-pair's-sources-out calibration: the LR of a pair comes from a fit and bounds without any pair of either of
 * its two sources. Nothing is approximated: every unordered pair of sources that occurs has a refit of its own. The
 * scores are sorted once; to leave two sources out, their pairs get the weight 0.
 * source  the rule of contract.md ("without labels from either of its sources")
 */
import {
  boundedLog10Lr,
  bySource,
  type CalibrationMethod,
  calibratePairs,
  everySource,
  fitLevels,
  type PairLevels,
  type PairsCalibration,
  pairLevels,
  type ScoredPairs,
} from './pairs-calibration.ts'
import type { SourcePairs } from './source-resamples.ts'

/** Pairs of marks: scores (n), and the two sources of each pair as numbers from 0; equal sources are a KM pair. */
export type SourcedScores = Omit<ScoredPairs, 'sources'>

/** The calibration for pairs of the sources `low` and `high` (`low` <= `high`). */
export interface LeftOut extends PairsCalibration {
  readonly low: number
  readonly high: number
}

/** One number for the unordered pair of sources a and b. */
export const sourceKey = ({ sources }: Pick<SourcePairs, 'sources'>, a: number, b: number): number =>
  Math.min(a, b) * sources + Math.max(a, b)

/**
 * Calls `fit` on the scores without two sources, for every unordered pair of sources that occurs.
 * out     by `sourceKey`, in the order of the keys; undefined where the other pairs lack a class, as with three barrels.
 *         The order of the pairs does not matter.
 */
export function withoutSources<T>(
  pairs: ScoredPairs,
  fit: (levels: PairLevels) => T,
): Map<number, T | undefined> {
  const weigh = pairLevels(pairs)
  const keys = Float64Array.from(
    new Set(pairs.scores.map((_, i) => sourceKey(pairs, pairs.a[i]!, pairs.b[i]!))),
  )
  return new Map(
    Array.from(keys.sort(), (key) => {
      const times = everySource(pairs)
      times[Math.floor(key / pairs.sources)] = 0
      times[key % pairs.sources] = 0
      const left = weigh(times)
      return [key, left && fit(left)]
    }),
  )
}

/**
 * in      pairs (n) in any order
 * out     one model for every unordered pair of sources that occurs, ascending by `low`, then `high`; undefined as in
 *         `withoutSources`, and where the pairs that are left support no LR
 * errors  `bad-value`: a class of all pairs is empty, or a fit does not converge
 */
export function leftOutModels(scored: SourcedScores, method: CalibrationMethod): (LeftOut | undefined)[] {
  const pairs = { ...scored, sources: sourcesOf(scored) }
  const rule = bySource(method)
  const all = pairLevels(pairs)(everySource(pairs))
  const start = all && fitLevels(all.levels, rule) // every other fit starts from that of all pairs
  const found = withoutSources(pairs, (left) => calibratePairs(left, rule, start))
  return Array.from(found, ([key, model]) =>
    model ? { low: Math.floor(key / pairs.sources), high: key % pairs.sources, ...model } : undefined,
  )
}

/**
 * The log10 LRs (n) of pairs, each from the model of its two sources; NaN where there is none.
 */
export function leftOutLog10Lr(scored: SourcedScores, models: readonly (LeftOut | undefined)[]) {
  const sources = sourcesOf(scored)
  const bySources = new Map(
    models.flatMap((model) => (model ? [[sourceKey({ sources }, model.low, model.high), model]] : [])),
  )
  return scored.scores.map((score, i) => {
    const model = bySources.get(sourceKey({ sources }, scored.a[i]!, scored.b[i]!))
    return model ? boundedLog10Lr(model, score) : Number.NaN
  })
}

const sourcesOf = ({ a, b }: SourcedScores): number =>
  1 +
  Math.max(
    a.reduce((x, y) => Math.max(x, y), 0),
    b.reduce((x, y) => Math.max(x, y), 0),
  )
