import { absolute, DEVIATIONS_ROUNDED, medianInPlace } from './median.ts'

/**
 * Values held within `deviations` robust standard deviations (1.4826 median absolute deviations) of their median.
 * out     a new array with the same NaN
 */
export function clipRobust(values: Float64Array, deviations: number): Float64Array {
  const out = new Float64Array(values.length) // at first working memory of two medians, which reorder it
  const centre = medianInPlace(distances(values, 0, out))
  const spread = medianInPlace(absolute(distances(values, centre, out)))
  const reach = deviations * DEVIATIONS_ROUNDED * spread
  const low = centre - reach
  const high = centre + reach
  for (let i = 0; i < values.length; i++) out[i] = Math.max(low, Math.min(high, values[i]!)) // NaN stays
  return out
}

/** The values that are not NaN, counted from `centre`, at the front of `out`. */
function distances(values: Float64Array, centre: number, out: Float64Array): Float64Array {
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (!Number.isNaN(value)) out[count++] = value - centre
  }
  return out.subarray(0, count)
}
