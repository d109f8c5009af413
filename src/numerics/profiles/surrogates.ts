import { exp } from '../elementary/exponential.ts'
import { random } from '../elementary/random.ts'
import { transform, transformSize } from '../fourier/fft.ts'

/**
 * Profiles with the texture of a given one and nothing else in common with it: white noise through a filter whose gain is
 * the root of the profile's smoothed power spectrum.
 * in      values without NaN; sigma of the Gaussian that fades the autocorrelation, in samples; count, an even number
 * method  Fading the autocorrelation smooths the spectrum: what is left is texture, and not the striae of this mark. The
 *         noise is a fixed table by place, one seed for two profiles. So nothing jumps when a mark is scanned again or
 *         cut elsewhere: a small change of the profile is a small change of its surrogates.
 * out     `count` profiles of the same length, of no particular scale; each has a periodogram of its own, as marks do
 * source  Theiler et al., Physica D 58 (1992) 77, with filtered noise in place of exchanged phases
 */
export function surrogates(values: Float64Array, sigma: number, count: number): Float64Array[] {
  const n = values.length
  const size = transformSize(4 * n) // noise that wraps around is a quarter away
  const fft = transform(size)
  const gain = gainOf(values, sigma, size)
  const profiles: Float64Array[] = []
  const spectrum = new Float64Array(2 * size)
  const both = new Float64Array(2 * size)
  for (let seed = 0; profiles.length < count; seed++) {
    // Two real profiles in one complex transform; the gain is real and even, so that they stay apart.
    const noise = noiseOf(size, seed)
    for (let k = 0; k < size; k++) {
      spectrum[2 * k] = noise[2 * k]! * gain[k]!
      spectrum[2 * k + 1] = noise[2 * k + 1]! * gain[k]!
    }
    fft.inverse(both, spectrum)
    for (let part = 0; part < 2; part++) {
      const profile = new Float64Array(n)
      for (let i = 0; i < n; i++) profile[i] = both[2 * i + part]!
      profiles.push(profile)
    }
  }
  return profiles
}

const KEPT_SIZE = 2048 // points of a transform: the marks of a study are mostly of one length, about 500 samples
const KEPT = 64 // spectra of noise kept, 2 MB
let kept: { size: number; spectra: Float64Array[] } = { size: 0, spectra: [] }

/** The spectrum of the noise table of a seed. Those of the last size are kept, because they belong to no profile. */
function noiseOf(size: number, seed: number): Float64Array {
  if (kept.size !== size) kept = { size, spectra: [] }
  const known = kept.spectra[seed]
  if (known) return known
  const { uniform } = random(seed)
  const noise = new Float64Array(2 * size)
  for (let i = 0; i < noise.length; i++) noise[i] = 2 * uniform() - 1
  const spectrum = new Float64Array(2 * size)
  transform(size).forward(spectrum, noise)
  if (size <= KEPT_SIZE && seed < KEPT) kept.spectra[seed] = spectrum
  return spectrum
}

/** Root of the smoothed power at each of `size` frequencies. */
function gainOf(values: Float64Array, sigma: number, size: number): Float64Array {
  const fft = transform(size)
  let mean = 0
  for (const v of values) mean += v / values.length
  const line = new Float64Array(2 * size)
  for (let i = 0; i < values.length; i++) line[2 * i] = values[i]! - mean
  const spectrum = new Float64Array(2 * size)
  fft.forward(spectrum, line)
  for (let k = 0; k < size; k++) {
    const [re, im] = [spectrum[2 * k]!, spectrum[2 * k + 1]!]
    spectrum[2 * k] = re * re + im * im
    spectrum[2 * k + 1] = 0
  }
  fft.inverse(line, spectrum)
  for (let k = 0; k < size; k++) {
    const lag = Math.min(k, size - k) / sigma
    const fade = exp((-lag * lag) / 2)
    line[2 * k]! *= fade
    line[2 * k + 1]! *= fade
  }
  fft.forward(spectrum, line)
  return Float64Array.from({ length: size }, (_, k) => Math.sqrt(Math.max(0, spectrum[2 * k]!)))
}
