import { powerOfTwo, transform } from './fft.ts'

/** sigma / lambda of the ISO 16610 Gaussian: alpha = sqrt(ln 2 / pi), sigma = alpha lambda / sqrt(2 pi). */
export const SIGMA_PER_CUTOFF = Math.sqrt(Math.LN2 / Math.PI) / Math.sqrt(2 * Math.PI)

const DIRECT_RADIUS = 12 // taps a side up to which summing directly beats the transforms
const BLOCK = 8 // columns gathered at a time: a cache line of pairs

/**
 * Gaussian low-pass of a grid with missing points, by normalized convolution G(z w) / G(w).
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviations in pixels (0 leaves the axis alone)
 * out     same shape and NaN mask
 * edges   extended by the nearest sample; kernel cut at radius floor(4 sigma + 0.5) and normalized
 * source  ISO 16610-61 (areal Gaussian filter); method.md stage 3
 */
export function gaussian(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
): Float64Array {
  // Both sums travel together, as the real and the imaginary part of one complex grid. A weight of the heights' own
  // size keeps the rounding of one part from drowning the other, which is a million times smaller in metres.
  const one = powerOfTwoAbove(heights)
  const pairs = new Float64Array(2 * heights.length)
  for (let i = 0; i < heights.length; i++) {
    const z = heights[i]!
    if (!Number.isNaN(z)) {
      pairs[2 * i] = z
      pairs[2 * i + 1] = one
    }
  }
  if (ny > 1) convolveColumns(pairs, ny, nx, gaussianTaps(sigmaY, ny))
  if (nx > 1) convolveRows(pairs, ny, nx, gaussianTaps(sigmaX, nx))
  const out = new Float64Array(heights.length)
  for (let i = 0; i < heights.length; i++) {
    const z = heights[i]!
    const weight = pairs[2 * i + 1]! / one
    out[i] = !Number.isNaN(z) && weight > 1e-9 ? pairs[2 * i]! / weight : Number.NaN
  }
  return out
}

/** The smallest power of two that is at least the largest |height|, so that scaling by it is exact; 1 for none. */
function powerOfTwoAbove(heights: Float64Array): number {
  let largest = 0
  for (const z of heights) if (Math.abs(z) > largest) largest = Math.abs(z)
  return largest > 0 && largest < Number.POSITIVE_INFINITY ? 2 ** Math.ceil(Math.log2(largest)) : 1
}

interface Taps {
  /** Half kernel: weight at distance 0, 1, …, at most n - 1. */
  readonly half: Float64Array
  /** tail[m] is the sum of weights at distances m, m + 1, … on one side: what falls on the extended border. */
  readonly tail: Float64Array
}

/** The normalized kernel as a line of `n` samples sees it. */
export function gaussianTaps(sigma: number, n: number): Taps {
  const radius = Math.floor(4 * sigma + 0.5)
  const weights = new Float64Array(radius + 1)
  let sum = 0
  for (let j = radius; j >= 0; j--) {
    weights[j] = radius === 0 ? 1 : Math.exp((-0.5 * j * j) / (sigma * sigma))
    sum += j === 0 ? weights[j]! : 2 * weights[j]!
  }
  for (let j = 0; j <= radius; j++) weights[j]! /= sum
  const tail = new Float64Array(n + 1)
  let rest = 0
  for (let j = radius; j >= 0; j--) {
    rest += weights[j]!
    if (j <= n) tail[j] = rest
  }
  return { half: weights.subarray(0, Math.min(radius, n - 1) + 1), tail }
}

function convolveRows(pairs: Float64Array, ny: number, nx: number, taps: Taps): void {
  if (taps.half.length === 1 && taps.tail[1] === 0) return
  const line = lineConvolution(nx, taps)
  for (let y = 0; y < ny; y++) line(pairs.subarray(2 * y * nx, 2 * (y + 1) * nx))
}

function convolveColumns(pairs: Float64Array, ny: number, nx: number, taps: Taps): void {
  if (taps.half.length === 1 && taps.tail[1] === 0) return
  const line = lineConvolution(ny, taps)
  const block = new Float64Array(2 * ny * BLOCK)
  for (let x0 = 0; x0 < nx; x0 += BLOCK) {
    const width = Math.min(BLOCK, nx - x0)
    for (let y = 0; y < ny; y++) {
      for (let b = 0; b < width; b++) {
        const from = 2 * (y * nx + x0 + b)
        const to = 2 * (b * ny + y)
        block[to] = pairs[from]!
        block[to + 1] = pairs[from + 1]!
      }
    }
    for (let b = 0; b < width; b++) line(block.subarray(2 * b * ny, 2 * (b + 1) * ny))
    for (let y = 0; y < ny; y++) {
      for (let b = 0; b < width; b++) {
        const to = 2 * (y * nx + x0 + b)
        const from = 2 * (b * ny + y)
        pairs[to] = block[from]!
        pairs[to + 1] = block[from + 1]!
      }
    }
  }
}

/** Convolution in place of one line of `n` pairs, by whichever way is cheaper for this kernel. */
export function lineConvolution(n: number, taps: Taps): (line: Float64Array) => void {
  const inner =
    taps.half.length - 1 <= DIRECT_RADIUS ? directLine(n, taps.half) : transformedLine(n, taps.half)
  const { tail } = taps
  return (line) => {
    const firstRe = line[0]!
    const firstIm = line[1]!
    const lastRe = line[2 * n - 2]!
    const lastIm = line[2 * n - 1]!
    inner(line)
    for (let i = 0; i < n; i++) {
      const left = tail[i + 1]!
      const right = tail[n - i]!
      line[2 * i]! += left * firstRe + right * lastRe
      line[2 * i + 1]! += left * firstIm + right * lastIm
    }
  }
}

/** Sums tap by tap; nothing beyond the ends. */
export function directLine(n: number, half: Float64Array): (line: Float64Array) => void {
  const radius = half.length - 1
  const padded = new Float64Array(2 * (n + 2 * radius))
  return (line) => {
    padded.set(line, 2 * radius)
    for (let i = 0; i < n; i++) {
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

/** Overlap-save: pieces of one transform size, each with `radius` samples of its neighbours at both ends. */
export function transformedLine(n: number, half: Float64Array): (line: Float64Array) => void {
  const radius = half.length - 1
  const size = cheapestSize(n, radius)
  const step = size - 2 * radius
  const fft = transform(size)
  const kernel = new Float64Array(2 * size)
  kernel[0] = half[0]!
  for (let j = 1; j <= radius; j++) {
    kernel[2 * j] = half[j]!
    kernel[2 * (size - j)] = half[j]!
  }
  const response = new Float64Array(2 * size) // real, because the kernel is even
  fft.forward(response, kernel)
  const piece = new Float64Array(2 * size)
  const spectrum = new Float64Array(2 * size)
  const source = new Float64Array(2 * n)
  return (line) => {
    source.set(line)
    for (let start = 0; start < n; start += step) {
      const from = start - radius
      const lo = Math.max(0, from)
      const hi = Math.min(n, from + size)
      piece.fill(0)
      piece.set(source.subarray(2 * lo, 2 * hi), 2 * (lo - from))
      fft.forward(spectrum, piece)
      for (let k = 0; k < size; k++) {
        const gain = response[2 * k]!
        spectrum[2 * k]! *= gain
        spectrum[2 * k + 1]! *= gain
      }
      fft.inverse(piece, spectrum)
      const count = Math.min(step, n - start)
      line.set(piece.subarray(2 * radius, 2 * (radius + count)), 2 * start)
    }
  }
}

function cheapestSize(n: number, radius: number): number {
  let best = powerOfTwo(n + 2 * radius)
  let bestCost = Number.POSITIVE_INFINITY
  for (let size = powerOfTwo(2 * radius + 2); size <= powerOfTwo(n + 2 * radius); size *= 2) {
    const cost = Math.ceil(n / (size - 2 * radius)) * size * Math.log2(size)
    if (cost < bestCost) {
      best = size
      bestCost = cost
    }
  }
  return best
}
