import FFT from 'fft.js'

/** A complex transform of one size; arrays are interleaved (re, im), `size` pairs long. */
export interface Transform {
  readonly size: number
  forward(out: Float64Array, data: Float64Array): void
  /** Scaled by 1 / size, so that it undoes `forward`. */
  inverse(out: Float64Array, data: Float64Array): void
}

const transforms = new Map<number, Transform>()

/** The transform of `size` points (2, 4, 8, … or three times one of them), its tables made once. */
export function transform(size: number): Transform {
  let known = transforms.get(size)
  if (!known) {
    known = size % 3 === 0 ? threefold(size) : twofold(size)
    transforms.set(size, known)
  }
  return known
}

function twofold(size: number): Transform {
  const fft = new FFT(size)
  return {
    size,
    forward: (out, data) => fft.transform(out, data),
    inverse: (out, data) => fft.inverseTransform(out, data),
  }
}

/**
 * Three interleaved transforms of a third of the size each, put together by butterflies.
 * source  Cooley and Tukey (1965), radix 3, decimation in time
 */
function threefold(size: number): Transform {
  const third = size / 3
  const part = transform(third)
  const line = new Float64Array(2 * third)
  const spectra = [0, 1, 2].map(() => new Float64Array(2 * third)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const angles = Float64Array.from({ length: 2 * third }, (_, k) => (2 * Math.PI * k) / size)
  const cos = angles.map(Math.cos)
  const sin = angles.map(Math.sin)
  const half = Math.sqrt(3) / 2
  const run = (out: Float64Array, data: Float64Array, inverse: boolean): void => {
    spectra.forEach((spectrum, r) => {
      for (let j = 0; j < third; j++) {
        line[2 * j] = data[6 * j + 2 * r]!
        line[2 * j + 1] = data[6 * j + 2 * r + 1]!
      }
      if (inverse) part.inverse(spectrum, line)
      else part.forward(spectrum, line)
    })
    const [first, second, last] = spectra
    const sign = inverse ? 1 : -1 // of the exponent
    const scale = inverse ? 1 / 3 : 1
    for (let k = 0; k < third; k++) {
      const c1 = cos[k]!
      const s1 = sign * sin[k]!
      const c2 = cos[2 * k]!
      const s2 = sign * sin[2 * k]!
      const re1 = c1 * second[2 * k]! - s1 * second[2 * k + 1]!
      const im1 = c1 * second[2 * k + 1]! + s1 * second[2 * k]!
      const re2 = c2 * last[2 * k]! - s2 * last[2 * k + 1]!
      const im2 = c2 * last[2 * k + 1]! + s2 * last[2 * k]!
      const re0 = first[2 * k]!
      const im0 = first[2 * k + 1]!
      const re = re0 - (re1 + re2) / 2
      const im = im0 - (im1 + im2) / 2
      const acrossRe = sign * half * (im2 - im1)
      const acrossIm = sign * half * (re1 - re2)
      out[2 * k] = scale * (re0 + re1 + re2)
      out[2 * k + 1] = scale * (im0 + im1 + im2)
      out[2 * (third + k)] = scale * (re + acrossRe)
      out[2 * (third + k) + 1] = scale * (im + acrossIm)
      out[2 * (2 * third + k)] = scale * (re - acrossRe)
      out[2 * (2 * third + k) + 1] = scale * (im - acrossIm)
    }
  }
  return {
    size,
    forward: (out, data) => run(out, data, false),
    inverse: (out, data) => run(out, data, true),
  }
}

/** The smallest power of two that is at least `n` and at least 2. */
export function powerOfTwo(n: number): number {
  let size = 2
  while (size < n) size *= 2
  return size
}

/** The smallest size that can be transformed and is at least `n` and at least 2. */
export function transformSize(n: number): number {
  const power = powerOfTwo(n)
  return power >= 8 && (3 * power) / 4 >= n ? (3 * power) / 4 : power
}
