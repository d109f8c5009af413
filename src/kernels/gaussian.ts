import { exp } from './elementary/exponential.ts'
import { log2 } from './elementary/logarithm.ts'
import { powerOfTwo, transform } from './fft.ts'

/** sigma / lambda of the ISO 16610 Gaussian: alpha = sqrt(ln 2 / pi), sigma = alpha lambda / sqrt(2 pi). */
export const SIGMA_PER_CUTOFF = Math.sqrt(Math.LN2 / Math.PI) / Math.sqrt(2 * Math.PI)

const DIRECT_RADIUS = 12 // taps a side up to which summing directly beats the transforms
const BLOCK = 8 // columns gathered at a time: two cache lines of pairs
const KEPT = 4194304 // numbers of working memory kept between calls

/**
 * Gaussian low-pass of a grid with missing points, by normalized convolution G(z w) / G(w).
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviations in pixels (0 leaves the axis alone)
 * out     same shape and NaN mask, written into `out`, which may be the heights themselves
 * edges   extended by the nearest sample; kernel cut at radius floor(4 sigma + 0.5) and normalized
 * source  ISO 16610-61 (areal Gaussian filter); method.md stage 3
 */
export function gaussian(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
  out: Float64Array = new Float64Array(heights.length),
): Float64Array {
  // Both sums travel together, as the real and the imaginary part of one complex grid. A weight of the heights' own
  // size keeps the rounding of one part from drowning the other, which is a million times smaller in metres.
  const one = powerOfTwoAbove(heights)
  const taps = gaussianTaps(ny > 1 ? sigmaY : 0, ny)
  const radius = taps.half.length - 1
  const short = radius <= DIRECT_RADIUS && ny >= 2 * radius
  const margin = short ? 2 * radius * nx : 0 // zeros above and below, so that no tap asks where it is
  const memory = scratch(2 * (heights.length + margin))
  memory.fill(0, 0, margin).fill(0, memory.length - margin)
  const pairs = memory.subarray(margin, memory.length - margin)
  const alongX = lineConvolution(nx, gaussianTaps(nx > 1 ? sigmaX : 0, nx))
  for (let y = 0; y < ny; y++) {
    const line = pairs.subarray(2 * y * nx, 2 * (y + 1) * nx)
    let first = nx // measured samples are within [first, end)
    let end = 0
    for (let x = 0; x < nx; x++) {
      const z = heights[y * nx + x]!
      const valid = !Number.isNaN(z)
      line[2 * x] = valid ? z : 0
      line[2 * x + 1] = valid ? one : 0
      if (!valid) continue
      if (first === nx) first = x
      end = x + 1
    }
    if (first < end) alongX(line, first, end)
  }
  return short
    ? directColumns(heights, { pairs: memory, ny, nx, taps, one }, out)
    : transformedColumns(heights, { pairs, ny, nx, taps, one }, out)
}

/** A grid of pairs (G(z w), G(w) one) convolved along x, and the kernel along y. */
interface HalfDone {
  readonly pairs: Float64Array
  readonly ny: number
  readonly nx: number
  readonly taps: Taps
  readonly one: number
}

/**
 * Summed tap by tap where there is a height, in the order of `directLine`. The pairs have as many rows of zeros above and
 * below as the kernel has taps a side, and columns are longer than their two borders.
 */
function directColumns(
  heights: Float64Array,
  { pairs, ny, nx, taps, one }: HalfDone,
  out: Float64Array,
): Float64Array {
  const { half, tail } = taps
  const radius = half.length - 1
  const end = 2 * (radius + ny - 1) * nx // of the pairs: where the last row begins
  for (let y = 0; y < ny; y++) {
    const edge = y < radius ? 2 * radius * nx : end
    const beyond = y < radius ? tail[y + 1]! : y >= ny - radius ? tail[ny - y]! : 0
    for (let x = 0; x < nx; x++) {
      const at = y * nx + x
      if (Number.isNaN(heights[at]!)) {
        out[at] = Number.NaN
        continue
      }
      const centre = 2 * (at + radius * nx)
      let sum = half[0]! * pairs[centre]!
      let weight = half[0]! * pairs[centre + 1]!
      for (let j = 1; j <= radius; j++) {
        const before = centre - 2 * j * nx
        const after = centre + 2 * j * nx
        const tap = half[j]!
        sum += tap * (pairs[before]! + pairs[after]!)
        weight += tap * (pairs[before + 1]! + pairs[after + 1]!)
      }
      if (beyond > 0) {
        sum += beyond * pairs[edge + 2 * x]!
        weight += beyond * pairs[edge + 2 * x + 1]!
      }
      out[at] = weight > 1e-9 * one ? (sum / weight) * one : Number.NaN
    }
  }
  return out
}

/** Column by column, a few of them gathered at a time. */
function transformedColumns(
  heights: Float64Array,
  { pairs, ny, nx, taps, one }: HalfDone,
  out: Float64Array,
): Float64Array {
  const alongY = lineConvolution(ny, taps)
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
    for (let b = 0; b < width; b++) alongY(block.subarray(2 * b * ny, 2 * (b + 1) * ny), 0, ny)
    for (let y = 0; y < ny; y++) {
      for (let b = 0; b < width; b++) {
        const at = y * nx + x0 + b
        const from = 2 * (b * ny + y)
        const weight = block[from + 1]!
        const measured = !Number.isNaN(heights[at]!) && weight > 1e-9 * one
        out[at] = measured ? (block[from]! / weight) * one : Number.NaN
      }
    }
  }
  return out
}

/**
 * Roughness band of a grid: S-filter at lambda_s, minus the L-filter at lambda_c of the result.
 * in      (ny, nx) heights in C order, NaN = not measured; pitches and cutoffs in one unit
 * out     same shape and NaN mask
 * source  ISO 16610-61/-71; method.md stage 3
 */
export function roughnessBand(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: { readonly dy: number; readonly dx: number },
  band: { readonly lambda_s: number; readonly lambda_c: number },
): Float64Array {
  const lowPass = (values: Float64Array, lambda: number): Float64Array =>
    gaussian(values, ny, nx, (SIGMA_PER_CUTOFF * lambda) / pitch.dy, (SIGMA_PER_CUTOFF * lambda) / pitch.dx)
  const smooth = lowPass(heights, band.lambda_s)
  const waviness = lowPass(smooth, band.lambda_c)
  for (let i = 0; i < smooth.length; i++) smooth[i]! -= waviness[i]!
  return smooth
}

let spare = new Float64Array(0)

/** Working memory that is kept between calls, because fresh pages cost more than the arithmetic; content is arbitrary. */
function scratch(length: number): Float64Array {
  if (length > KEPT) return new Float64Array(length)
  if (spare.length < length) spare = new Float64Array(length)
  return spare.subarray(0, length)
}

/** The smallest power of two that is at least the largest |height|, so that scaling by it is exact; 1 for none. */
function powerOfTwoAbove(heights: Float64Array): number {
  let largest = 0
  for (let i = 0; i < heights.length; i++) {
    const size = Math.abs(heights[i]!)
    if (size > largest) largest = size // never for NaN
  }
  if (!(largest > 0 && largest < Number.POSITIVE_INFINITY)) return 1
  let power = 1
  while (power < largest) power *= 2
  while (power / 2 >= largest) power /= 2
  return power
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
    weights[j] = radius === 0 ? 1 : exp((-0.5 * j * j) / (sigma * sigma))
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

/** A convolution in place of one line of pairs that are 0 outside [first, end). */
type LineConvolution = (line: Float64Array, first: number, end: number) => void

/** Convolution of lines of `n` pairs, by whichever way is cheaper for this kernel. */
function lineConvolution(n: number, taps: Taps): LineConvolution {
  const { half, tail } = taps
  const radius = half.length - 1
  if (radius === 0 && tail[1] === 0) return () => {}
  const inner = radius <= DIRECT_RADIUS ? directLine(n, half) : transformedLine(n, half)
  let border = 0 // samples from an end that the extension still reaches
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
 * By Fourier transforms: the whole line at once where it fits with one radius of zeros behind it, else overlap-save in
 * pieces of one size, each with a radius of its neighbours at both ends.
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

/** The transform size, and how many pieces of it, that cost least. */
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
