import FFT from 'fft.js'
import { cosSin } from '../elementary/trigonometry.ts'
import { vectorTransform } from '../simd/transforms.ts'

/** A complex transform of one size; arrays are interleaved (re, im), `size` pairs long. */
export interface Transform {
  readonly size: number
  forward(out: Float64Array, data: Float64Array): void
  /** Scaled by 1 / size, so that it undoes `forward`. */
  inverse(out: Float64Array, data: Float64Array): void
}

const transforms = new Map<number, Transform>()

/** The transform of `size` points: 2, 4, 8, …, or three times one of these. Its tables are made once. */
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
  // The library's own table uses the engine's sine and cosine, whose last bits differ between engines.
  for (let i = 0; i < fft.table.length; i += 2) {
    const { cos, sin } = cosSin((Math.PI * i) / size)
    fft.table[i] = cos
    fft.table[i + 1] = -sin
  }
  const vectors = vectorTransform(size, fft.table)
  return {
    size,
    forward: vectors ? (out, data) => vectors(out, data, false) : (out, data) => fft.transform(out, data),
    inverse: vectors
      ? (out, data) => vectors(out, data, true)
      : (out, data) => fft.inverseTransform(out, data),
  }
}

/**
 * Three interleaved transforms of a third of the size each, combined by butterflies. The inverse is the forward
 * transform with real and imaginary parts exchanged before and after it.
 * source  Cooley and Tukey (1965), radix 3, decimation in time
 */
function threefold(size: number): Transform {
  const third = size / 3
  const part = transform(third)
  const line = new Float64Array(2 * third)
  const first = new Float64Array(2 * third)
  const second = new Float64Array(2 * third)
  const last = new Float64Array(2 * third)
  const half = Math.sqrt(3) / 2
  const twiddles = new Float64Array(4 * third) // exp(-2 pi i k / size) and its square
  for (let k = 0; k < third; k++) {
    const once = cosSin((2 * Math.PI * k) / size)
    const twice = cosSin((4 * Math.PI * k) / size)
    twiddles.set([once.cos, -once.sin, twice.cos, -twice.sin], 4 * k)
  }
  const run = (out: Float64Array, data: Float64Array, re: 0 | 1, scale: number): void => {
    const im = 1 - re
    const every = (r: number, spectrum: Float64Array): void => {
      for (let j = 0; j < third; j++) {
        line[2 * j] = data[6 * j + 2 * r + re]!
        line[2 * j + 1] = data[6 * j + 2 * r + im]!
      }
      part.forward(spectrum, line)
    }
    every(0, first)
    every(1, second)
    every(2, last)
    for (let k = 0; k < third; k++) {
      const c1 = twiddles[4 * k]!
      const s1 = twiddles[4 * k + 1]!
      const c2 = twiddles[4 * k + 2]!
      const s2 = twiddles[4 * k + 3]!
      const re1 = c1 * second[2 * k]! - s1 * second[2 * k + 1]!
      const im1 = c1 * second[2 * k + 1]! + s1 * second[2 * k]!
      const re2 = c2 * last[2 * k]! - s2 * last[2 * k + 1]!
      const im2 = c2 * last[2 * k + 1]! + s2 * last[2 * k]!
      const sumRe = re1 + re2
      const sumIm = im1 + im2
      const middleRe = first[2 * k]! - sumRe / 2
      const middleIm = first[2 * k + 1]! - sumIm / 2
      const acrossRe = half * (im1 - im2)
      const acrossIm = half * (re2 - re1)
      const one = 2 * k
      const two = 2 * (third + k)
      const three = 2 * (2 * third + k)
      out[one + re] = scale * (first[2 * k]! + sumRe)
      out[one + im] = scale * (first[2 * k + 1]! + sumIm)
      out[two + re] = scale * (middleRe + acrossRe)
      out[two + im] = scale * (middleIm + acrossIm)
      out[three + re] = scale * (middleRe - acrossRe)
      out[three + im] = scale * (middleIm - acrossIm)
    }
  }
  return {
    size,
    forward: (out, data) => run(out, data, 0, 1),
    inverse: (out, data) => run(out, data, 1, 1 / size),
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
