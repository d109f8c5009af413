import type { CalibrationRule, ScoredPairs } from '../kernels/pairs-calibration.ts'
import type { SourcePairs } from '../kernels/source-resamples.ts'

/** A population as validation sees it: scores (n) and the sources of each pair; equal sources are a KM pair. */
export interface Population extends ScoredPairs {
  /** The calibration of its reference. */
  readonly rule: CalibrationRule
}

/** The pairs of a population at `indices`. */
export const chosen = (
  { scores, sources, sets, a, b, rule }: Population,
  indices: Uint32Array,
): Population => ({
  sources,
  sets,
  rule,
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
