/**
 * A signature on another pitch, by linear interpolation; NaN where a neighbour it needs is NaN.
 * in      values at 0, from, 2 from, …; both pitches in the same unit
 * out     values at 0, to, 2 to, … up to the last sample; the same array when the pitches agree to 1e-12
 */
export function resample(values: Float64Array, from: number, to: number): Float64Array {
  if (Math.abs(from - to) <= 1e-12 * from || values.length === 0) return values
  const length = Math.floor(((values.length - 1) * from) / to + 1e-9) + 1
  return Float64Array.from({ length }, (_, i) => {
    const at = (i * to) / from
    const below = Math.min(Math.floor(at), values.length - 1)
    const share = at - below
    const low = values[below]!
    return share < 1e-9 || below + 1 >= values.length ? low : low + share * (values[below + 1]! - low)
  })
}
