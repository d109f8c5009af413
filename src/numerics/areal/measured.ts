/** The measured part of a surface: its share and its root mean square. NaN = not measured. */

/** Share of the values that are measured; NaN when there are no values. */
export function measuredShare(values: Float64Array): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i]!)) count += 1
  return count / values.length
}

/** Root mean square of the measured values; 0 when there are none. */
export function rootMeanSquare(values: Float64Array): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (!Number.isNaN(value)) {
      sum += value * value
      count += 1
    }
  }
  return count > 0 ? Math.sqrt(sum / count) : 0
}

/** Values whose weight is above `least`; NaN elsewhere. */
export const wellWeighted = (values: Float64Array, weights: Float64Array, least: number): Float64Array =>
  values.map((value, i) => (weights[i]! > least ? value : Number.NaN))
