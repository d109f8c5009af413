import type { SetLevels } from '../../../../src/numerics/statistics/levels.ts'
import { bySource, lrBounds } from '../../../../src/numerics/statistics/pairs-calibration.ts'
import { marksPerSource, pairsOf, type Row } from '../../scan-folder/rows.ts'

const FAR = 99 // log10 LR of a pair in the best case, beyond every bound

/**
 * How far the likelihood ratio of a reference could go that is made of these marks: in the best case, where every
 * same-source pair scores above every different-source pair. Real scores reach this or less.
 * out     the least and the greatest likelihood ratio; undefined where a class has no pair
 * source  the rule of `lrBounds`, both bounds by source, as a reference of a study has them
 */
export function ceilingOf(
  rows: readonly Row[],
): { readonly least: number; readonly greatest: number } | undefined {
  const { sources, km, knm } = pairsOf(rows)
  if (km === 0 || knm === 0) return undefined
  const levels = separated(km, knm)
  const withPairs = marksPerSource(rows).filter((n) => n > 1).length
  const pairsOfSources = (sources * (sources - 1)) / 2
  const bounds = lrBounds(
    (score) => (score > 0 ? FAR : -FAR),
    { levels, bySource: separated(withPairs, pairsOfSources) },
    bySource('two-masses'),
  )
  return bounds && { least: 10 ** bounds.lower, greatest: 10 ** bounds.upper }
}

/** So many pairs of each class, the classes apart. */
const separated = (km: number, knm: number): SetLevels => ({
  values: Float64Array.of(-1, 1),
  km: Float64Array.of(0, km),
  knm: Float64Array.of(knm, 0),
  totalKm: km,
  totalKnm: knm,
  kmSets: 1,
  knmSets: 1,
})
