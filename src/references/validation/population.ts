import type { LrBounds } from '../../numerics/statistics/bound.ts'
import type { SetPairs } from '../../numerics/statistics/data-sets.ts'
import { setCount } from '../../numerics/statistics/levels.ts'
import type { CalibrationRule, ScoredPairs } from '../../numerics/statistics/pairs-calibration.ts'
import type { SourcePairs } from '../../numerics/statistics/source-resamples.ts'

/** A population as validation sees it: scores (n) and the sources of each pair; equal sources are a KM pair. */
export interface Population extends ScoredPairs {
  /** Of its sources and of its data sets. */
  readonly names?: { readonly sources: readonly string[]; readonly dataSets: readonly string[] } | undefined
  /** The calibration of its reference. */
  readonly rule: CalibrationRule
  /** Bounds that its deployed fit must not exceed: those of the whole marks whose parts it holds. */
  readonly atMost?: LrBounds | undefined
}

/** The pairs of a population at `indices`. */
export const selectPairs = ({ scores, a, b, ...rest }: Population, indices: Uint32Array): Population => ({
  ...rest,
  scores: Float64Array.from(indices, (i) => scores[i]!),
  a: Int32Array.from(indices, (i) => a[i]!),
  b: Int32Array.from(indices, (i) => b[i]!),
})

/** 1 for each KM pair, 0 for each KNM pair. */
export const labelsOf = ({ a, b }: SourcePairs): Uint8Array =>
  Uint8Array.from(a, (s, i) => Number(s === b[i]))

/** How many pairs of each class there are. */
export function classes({ a, b }: SourcePairs): { km: number; knm: number } {
  const km = labelsOf({ a, b, sources: 0 }).reduce((sum, label) => sum + label, 0)
  return { km, knm: a.length - km }
}

/** The population where it has several data sets; undefined where it has one, or does not say. */
export const severalSets = (population: Population): (Population & SetPairs) | undefined => {
  const { sets } = population
  return sets && setCount(sets) > 1 ? { ...population, sets } : undefined
}
