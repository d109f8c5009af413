import { DIRECT_RADIUS, type LineConvolution, lineConvolution } from '../fourier/line-convolution.ts'
import { gaussianTaps, type Taps } from './gaussian-taps.ts'

/** sigma / lambda of the ISO 16610 Gaussian: alpha = sqrt(ln 2 / pi), sigma = alpha lambda / sqrt(2 pi). */
export const SIGMA_PER_CUTOFF = Math.sqrt(Math.LN2 / Math.PI) / Math.sqrt(2 * Math.PI)

const BLOCK = 8 // columns gathered at a time: two cache lines of pairs
const KEPT = 4194304 // numbers of working memory kept between calls

/**
 * Gaussian low-pass of a grid with missing points, by normalized convolution G(z w) / G(w).
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviations in pixels (0 leaves the axis alone)
 * out     same shape and NaN mask, written into `out`, which may be the heights themselves
 * edges   extended by the nearest sample; kernel cut at radius floor(4 sigma + 0.5) and normalized
 * source  ISO 16610-61 (areal Gaussian filter); docs/method.md, "Which stages do all marks share?"
 */
export function gaussian(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
  out: Float64Array = new Float64Array(heights.length),
): Float64Array {
  // Both sums are computed together, as real and imaginary part of one complex grid. Heights in metres are about a
  // million times smaller than a weight of 1. So weights get the size of the heights: else the rounding errors of the
  // weights would spoil the heights.
  const one = powerOfTwoAbove(heights)
  const taps = gaussianTaps(ny > 1 ? sigmaY : 0, ny)
  const radius = taps.half.length - 1
  const short = radius <= DIRECT_RADIUS && ny >= 2 * radius
  const margin = short ? 2 * radius * nx : 0 // zeros above and below, so that no tap needs a test of the border
  const memory = scratch(2 * (heights.length + margin))
  memory.fill(0, 0, margin).fill(0, memory.length - margin)
  const pairs = memory.subarray(margin, memory.length - margin)
  const alongX = gaussianLine(nx, nx > 1 ? sigmaX : 0)
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

const KEPT_LINES = 4
const LONGEST_KEPT = 4096 // samples
const lines = new Map<string, LineConvolution>()

/**
 * Convolution of lines of `n` pairs by a Gaussian. The last ones of short lines are kept: a study smooths thousands of profiles
 * of one length, and to make the kernel and its transform takes as long as to use it.
 */
function gaussianLine(n: number, sigma: number): LineConvolution {
  const key = `${n} ${sigma}`
  const known = lines.get(key)
  if (known) return known
  const made = lineConvolution(n, gaussianTaps(sigma, n))
  if (n > LONGEST_KEPT) return made
  const [oldest] = lines.keys()
  if (lines.size === KEPT_LINES) lines.delete(oldest!)
  lines.set(key, made)
  return made
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
 * Sums tap by tap where there is a height, in the order of `directLine`. Above and below the pairs lie as many rows of
 * zeros as the kernel has taps on one side. Columns are longer than their two borders.
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

let spare = new Float64Array(0)

/** Working memory kept between calls: new memory would take longer than the arithmetic. Its content is arbitrary. */
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
