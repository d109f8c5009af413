/** Convolution of lines of complex numbers by an even kernel. */
import { log2 } from '../elementary/logarithm.ts'
import type { Taps } from '../filters/gaussian-taps.ts'
import { powerOfTwo, transform } from './fft.ts'

/** Up to this many taps on each side of the middle, direct sums are faster than transforms. */
export const DIRECT_RADIUS = 12

/** Convolves in place one line of pairs, which are 0 outside [first, end). */
export type LineConvolution = (line: Float64Array, first: number, end: number) => void

/** Convolution of lines of `n` pairs, directly or by transforms, whichever is faster for this kernel. */
export function lineConvolution(n: number, taps: Taps): LineConvolution {
  const { half, tail } = taps
  const radius = half.length - 1
  if (radius === 0 && tail[1] === 0) return () => {}
  const inner = radius <= DIRECT_RADIUS ? directLine(n, half) : transformedLine(n, half)
  let border = 0 // number of samples at an end that the extension changes
  while (border < n && tail[border + 1]! > 0) border++
  return (line, first, end) => {
    const firstRe = line[0]!
    const firstIm = line[1]!
    const lastRe = line[2 * n - 2]!
    const lastIm = line[2 * n - 1]!
    inner(line, first, end)
    for (let i = 0; i < border; i++) {
      const weight = tail[i + 1]!
      const j = n - 1 - i
      line[2 * i]! += weight * firstRe
      line[2 * i + 1]! += weight * firstIm
      line[2 * j]! += weight * lastRe
      line[2 * j + 1]! += weight * lastIm
    }
  }
}

/** Sums tap by tap; nothing beyond the ends. */
export function directLine(n: number, half: Float64Array): LineConvolution {
  const radius = half.length - 1
  const padded = new Float64Array(2 * (n + 2 * radius))
  return (line, first, end) => {
    padded.set(line, 2 * radius)
    const to = Math.min(n, end + radius)
    for (let i = Math.max(0, first - radius); i < to; i++) {
      const centre = 2 * (i + radius)
      let re = half[0]! * padded[centre]!
      let im = half[0]! * padded[centre + 1]!
      for (let j = 1; j <= radius; j++) {
        const weight = half[j]!
        const before = centre - 2 * j
        const after = centre + 2 * j
        re += weight * (padded[before]! + padded[after]!)
        im += weight * (padded[before + 1]! + padded[after + 1]!)
      }
      line[2 * i] = re
      line[2 * i + 1] = im
    }
  }
}

/**
 * By Fourier transforms. The whole line is transformed at once if it fits with one radius of zeros behind it. Otherwise
 * overlap-save: pieces of one size, each with a radius of its neighbours' samples at both ends.
 */
export function transformedLine(n: number, half: Float64Array): LineConvolution {
  const radius = half.length - 1
  const { size, pieces } = cheapestSize(n, radius)
  const lead = pieces === 1 ? 0 : radius
  const step = pieces === 1 ? n : size - 2 * radius
  const fft = transform(size)
  const kernel = new Float64Array(2 * size)
  kernel[0] = half[0]!
  for (let j = 1; j <= radius; j++) {
    kernel[2 * j] = half[j]!
    kernel[2 * (size - j)] = half[j]!
  }
  const spectrum = new Float64Array(2 * size)
  fft.forward(spectrum, kernel)
  const response = Float64Array.from({ length: size }, (_, k) => spectrum[2 * k]!) // real, because the kernel is even
  const piece = new Float64Array(2 * size)
  const source = new Float64Array(2 * n)
  return (line) => {
    source.set(line)
    for (let start = 0; start < n; start += step) {
      const from = start - lead
      const lo = Math.max(0, from)
      const hi = Math.min(n, from + size)
      piece.fill(0, 0, 2 * (lo - from))
      piece.set(source.subarray(2 * lo, 2 * hi), 2 * (lo - from))
      piece.fill(0, 2 * (hi - from))
      fft.forward(spectrum, piece)
      for (let k = 0; k < size; k++) {
        const gain = response[k]!
        spectrum[2 * k]! *= gain
        spectrum[2 * k + 1]! *= gain
      }
      fft.inverse(piece, spectrum)
      const count = Math.min(step, n - start)
      line.set(piece.subarray(2 * lead, 2 * (lead + count)), 2 * start)
    }
  }
}

/** The cheapest transform size, and the number of pieces it needs. */
function cheapestSize(n: number, radius: number): { size: number; pieces: number } {
  const whole = powerOfTwo(n + radius)
  let best = { size: whole, pieces: 1 }
  let bestCost = whole * log2(whole)
  for (let size = powerOfTwo(2 * radius + 2); size < whole; size *= 2) {
    const pieces = Math.ceil(n / (size - 2 * radius))
    const cost = pieces * size * log2(size)
    if (pieces > 1 && cost < bestCost) {
      best = { size, pieces }
      bestCost = cost
    }
  }
  return best
}
