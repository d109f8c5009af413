import { transform, transformSize } from './fft.ts'
import { random } from './random.ts'

/**
 * Profiles with the power spectrum of a given one and nothing else in common with it: white noise through the filter
 * whose gain at each frequency is the profile's amplitude there.
 * in      values without NaN; taper, samples at each end that fade to 0, so that the ends add no spectrum of their own;
 *         count, an even number
 * method  The noise is a fixed table by place, one seed for two profiles. Phases therefore do not jump when a mark is
 *         scanned again or cut elsewhere; a little change of the profile is a little change of its surrogates.
 * out     `count` profiles of the same length, of no particular scale; each differs in its own periodogram, as marks do
 * source  Theiler et al., Physica D 58 (1992) 77, with filtered noise in place of exchanged phases
 */
export function surrogates(values: Float64Array, taper: number, count: number): Float64Array[] {
  const n = values.length
  const size = transformSize(4 * n) // noise that wraps around is a quarter away
  const fft = transform(size)
  const gain = amplitudes(values, taper, size)
  const profiles: Float64Array[] = []
  const noise = new Float64Array(2 * size)
  const spectrum = new Float64Array(2 * size)
  for (let seed = 0; profiles.length < count; seed++) {
    // Two real profiles in one complex transform; the gain is real and even, so that they stay apart.
    const { uniform } = random(seed)
    for (let i = 0; i < noise.length; i++) noise[i] = 2 * uniform() - 1
    fft.forward(spectrum, noise)
    for (let k = 0; k < size; k++) {
      spectrum[2 * k]! *= gain[k]!
      spectrum[2 * k + 1]! *= gain[k]!
    }
    fft.inverse(noise, spectrum)
    for (const part of [0, 1]) profiles.push(Float64Array.from({ length: n }, (_, i) => noise[2 * i + part]!))
  }
  return profiles
}

/** Amplitude at each of `size` frequencies of the mean-free, tapered, zero-padded profile. */
function amplitudes(values: Float64Array, taper: number, size: number): Float64Array {
  let mean = 0
  for (const v of values) mean += v / values.length
  const padded = new Float64Array(2 * size)
  for (let i = 0; i < values.length; i++) {
    const inside = Math.min(i + 1, values.length - i) / (taper + 1)
    padded[2 * i] = (values[i]! - mean) * Math.min(1, inside)
  }
  const spectrum = new Float64Array(2 * size)
  transform(size).forward(spectrum, padded)
  return Float64Array.from({ length: size }, (_, k) =>
    Math.sqrt(spectrum[2 * k]! * spectrum[2 * k]! + spectrum[2 * k + 1]! * spectrum[2 * k + 1]!),
  )
}
