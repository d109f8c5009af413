/**
 * A profile without gaps: NaN at its ends are cut off, NaN inside are bridged by straight lines.
 * in      values, NaN = not measured
 * out     a new array from the first to the last measured value; empty when nothing is measured
 */
export function fillGaps(values: Float64Array): Float64Array {
  let first = 0
  let end = values.length
  while (first < end && Number.isNaN(values[first]!)) first += 1
  while (end > first && Number.isNaN(values[end - 1]!)) end -= 1
  const out = values.slice(first, end)
  let last = 0
  for (let i = 1; i < out.length; i++) {
    const value = out[i]!
    if (Number.isNaN(value)) continue
    const from = out[last]!
    const slope = (value - from) / (i - last)
    for (let k = last + 1; k < i; k++) out[k] = from + slope * (k - last)
    last = i
  }
  return out
}
