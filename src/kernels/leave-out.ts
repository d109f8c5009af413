/**
 * Leave-the-pair's-sources-out calibration: the LR of a pair comes from a fit and a bound without any pair of either of
 * its two sources. Nothing is approximated: every unordered pair of sources that occurs has a refit of its own. The
 * scores are sorted once; to leave two sources out, their pairs get the weight 0.
 * source  the rule of contract.md ("without labels from either of its sources"); Platt and bound as method.md stage 10
 */
import { clampLog10Lr, log10Bound } from './bound.ts'
import { type Levels, weigher } from './levels.ts'
import { fitSamples, type Platt, plattLog10Lr } from './logistic.ts'
import type { SourcePairs } from './source-resamples.ts'

/** Pairs of marks: scores (n), and the two sources of each pair as numbers from 0; equal sources are a KM pair. */
export interface SourcedScores {
  readonly scores: Float64Array
  readonly a: Int32Array
  readonly b: Int32Array
}

/** The calibration for pairs of the sources `low` and `high` (`low` <= `high`): Platt fit and bound on |log10 LR|. */
export interface LeftOut extends Platt {
  readonly low: number
  readonly high: number
  readonly bound: number
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
  pairs: SourcePairs & { readonly scores: Float64Array },
  fit: (levels: Levels) => T,
): Map<number, T | undefined> {
  const weigh = weigher(pairs.scores, pairs)
  const keys = Float64Array.from(
    new Set(pairs.scores.map((_, i) => sourceKey(pairs, pairs.a[i]!, pairs.b[i]!))),
  )
  return new Map(
    Array.from(keys.sort(), (key) => {
      const times = new Uint32Array(pairs.sources).fill(1)
      times[Math.floor(key / pairs.sources)] = 0
      times[key % pairs.sources] = 0
      const levels = weigh(times)
      return [key, levels.totalKm > 0 && levels.totalKnm > 0 ? fit(levels) : undefined]
    }),
  )
}

/** The Platt fit of weighted levels; a good `start` saves steps. */
export const plattOf = ({ values, km, knm }: Levels, start?: Platt): Platt =>
  fitSamples({ scores: values, counts: km }, { scores: values, counts: knm }, start)

/** The Platt fit of all pairs; every other fit starts from it. */
export const plattOfAll = (pairs: SourcePairs & { readonly scores: Float64Array }): Platt =>
  plattOf(weigher(pairs.scores, pairs)(new Uint32Array(pairs.sources).fill(1)))

/** The bound on |log10 LR| for weighted levels. */
export const boundOf = ({ totalKm, totalKnm }: Levels): number => log10Bound({ km: totalKm, knm: totalKnm })

/**
 * in      pairs (n) in any order
 * out     one model for every unordered pair of sources that occurs, ascending by `low`, then `high`; undefined as in
 *         `withoutSources`
 * errors  `bad-value`: a class of all pairs is empty, or a fit does not converge
 */
export function leftOutModels(scored: SourcedScores): (LeftOut | undefined)[] {
  const pairs = { ...scored, sources: sourcesOf(scored) }
  const start = plattOfAll(pairs)
  const found = withoutSources(pairs, (levels) => ({ ...plattOf(levels, start), bound: boundOf(levels) }))
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
    return model ? clampLog10Lr(plattLog10Lr(model, score), model.bound) : Number.NaN
  })
}

const sourcesOf = ({ a, b }: SourcedScores): number =>
  1 +
  Math.max(
    a.reduce((x, y) => Math.max(x, y), 0),
    b.reduce((x, y) => Math.max(x, y), 0),
  )
