import { powerOfTwo, transform } from './fft.ts'

/** Where two signals agree best: the shift of b relative to a in samples, and the normalized correlation there. */
export interface Alignment {
  readonly lag: number
  readonly ccf: number
}

/** Mean-centred values, NaN as 0; all zeros when nothing is valid. */
export function centred(values: Float64Array): Float64Array {
  let sum = 0
  let count = 0
  for (const v of values) {
    if (!Number.isNaN(v)) {
      sum += v
      count += 1
    }
  }
  const mean = count > 0 ? sum / count : 0
  const out = new Float64Array(values.length)
  for (let i = 0; i < out.length; i++) out[i] = Number.isNaN(values[i]!) ? 0 : values[i]! - mean
  return out
}

/**
 * Peak of the full cross-correlation over sqrt(sum a^2 sum b^2), over all integer lags.
 * in      two signals of any lengths, NaN = not measured
 * out     lag with a[i + lag] over b[i]; the smallest such lag at a tie; ccf 0 at lag 0 when one signal has no energy
 * source  docs/method.md, "How are bullets compared?"
 */
export function align(a: Float64Array, b: Float64Array): Alignment {
  const x = centred(a)
  const y = centred(b)
  const norm = Math.sqrt(energy(x) * energy(y))
  if (!(norm > 0)) return { lag: 0, ccf: 0 }
  const products = crossCorrelation(x, y)
  let best = 0
  for (let i = 1; i < products.length; i++) if (products[i]! > products[best]!) best = i
  return { lag: best - (y.length - 1), ccf: products[best]! / norm }
}

let scratch = { both: new Float64Array(0), spectrum: new Float64Array(0), product: new Float64Array(0) }

/** Working memory for transforms of one size, kept for the next call: most signals of a study are of one length. */
function scratchOf(size: number): typeof scratch {
  if (scratch.both.length !== 2 * size) {
    const numbers = (): Float64Array<ArrayBuffer> => new Float64Array(2 * size)
    scratch = { both: numbers(), spectrum: numbers(), product: numbers() }
  }
  return scratch
}

/** Sums of a[i + lag] b[i] for lag = -(nb - 1) … na - 1, in that order. */
export function crossCorrelation(a: Float64Array, b: Float64Array): Float64Array {
  const count = a.length + b.length - 1
  const size = powerOfTwo(count)
  const fft = transform(size)
  const { both, spectrum, product } = scratchOf(size)
  // Both real signals in one complex transform: a as the real part, b reversed as the imaginary part.
  both.fill(0)
  for (let i = 0; i < a.length; i++) both[2 * i] = a[i]!
  for (let i = 0; i < b.length; i++) both[2 * i + 1] = b[b.length - 1 - i]!
  fft.forward(spectrum, both)
  // The product of real signals has a symmetric spectrum: half of it is computed.
  for (let k = 0; k <= size / 2; k++) {
    const m = k === 0 ? 0 : size - k
    const re = spectrum[2 * k]!
    const im = spectrum[2 * k + 1]!
    const mirrorRe = spectrum[2 * m]!
    const mirrorIm = spectrum[2 * m + 1]!
    const aRe = (re + mirrorRe) / 2
    const aIm = (im - mirrorIm) / 2
    const bRe = (im + mirrorIm) / 2
    const bIm = (mirrorRe - re) / 2
    const crossed = aRe * bIm + aIm * bRe
    product[2 * m] = aRe * bRe - aIm * bIm
    product[2 * m + 1] = -crossed
    product[2 * k] = product[2 * m]!
    product[2 * k + 1] = crossed
  }
  fft.inverse(both, product)
  const out = new Float64Array(count)
  for (let i = 0; i < count; i++) out[i] = both[2 * i]!
  return out
}

const energy = (values: Float64Array): number => {
  let sum = 0
  for (const v of values) sum += v * v
  return sum
}
