import FFT from 'fft.js'

/** A complex transform of one power-of-two size; arrays are interleaved (re, im), `size` pairs long. */
export interface Transform {
  readonly size: number
  forward(out: Float64Array, data: Float64Array): void
  /** Scaled by 1 / size, so that it undoes `forward`. */
  inverse(out: Float64Array, data: Float64Array): void
}

const transforms = new Map<number, Transform>()

/** The transform of `size` points (a power of two, at least 2), its tables made once. */
export function transform(size: number): Transform {
  let known = transforms.get(size)
  if (!known) {
    const fft = new FFT(size)
    known = {
      size,
      forward: (out, data) => fft.transform(out, data),
      inverse: (out, data) => fft.inverseTransform(out, data),
    }
    transforms.set(size, known)
  }
  return known
}

/** The smallest power of two that is at least `n` and at least 2. */
export function powerOfTwo(n: number): number {
  let size = 2
  while (size < n) size *= 2
  return size
}
