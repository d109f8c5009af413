/**
 * A signature on another pitch, by cubic convolution; NaN where a sample it needs is NaN.
 * in      values at 0, from, 2 from, …; both pitches in the same unit. No anti-alias filter is needed: the roughness
 *         band leaves nothing above the Nyquist frequency of a canonical pitch.
 * out     values at 0, to, 2 to, … up to the last sample, its neighbours repeated beyond the ends; the same array when
 *         the pitches agree to 1e-12 or there are fewer than 2 values
 * source  Keys 1981, cubic convolution with a = -1/2
 */
export function resample(values: Float64Array, from: number, to: number): Float64Array {
  const last = values.length - 1
  if (Math.abs(from - to) <= 1e-12 * from || last < 1) return values
  const out = new Float64Array(Math.floor((last * from) / to + 1e-9) + 1)
  for (let i = 0; i < out.length; i++) {
    const at = i * (to / from)
    const below = Math.min(Math.floor(at), last - 1)
    const t = at - below
    const v0 = values[below]!
    const v1 = values[below + 1]!
    // Exactly on a sample its neighbours have the weight 0, so a NaN among them must not matter.
    if (t < 1e-9) out[i] = v0
    else if (t > 1 - 1e-9) out[i] = v1
    else {
      const tt = t * t
      const ttt = tt * t
      out[i] =
        values[Math.max(below - 1, 0)]! * (-0.5 * t + tt - 0.5 * ttt) +
        v0 * (1 - 2.5 * tt + 1.5 * ttt) +
        v1 * (0.5 * t + 2 * tt - 1.5 * ttt) +
        values[Math.min(below + 2, last)]! * (-0.5 * tt + 0.5 * ttt)
    }
  }
  return out
}
