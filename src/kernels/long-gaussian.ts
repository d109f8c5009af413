import { gaussianTaps } from './gaussian-taps.ts'
import { pooled } from './pooled.ts'

const FINEST = 2 // coarse samples in a standard deviation: the grid is decimated to its band
const SHORTEST = 1.5 // samples; below it a spline is too wide for the Gaussian
const REACH = 2 // coarse samples beyond the outermost block that a cubic spline needs

/** The low-pass of row y, written into `out`; 0 / 0 where no measured point is within reach of the kernel. */
export type LowPassRow = (y: number, out: Float64Array) => void

/** Whether a standard deviation, in pixels, is long enough for `longGaussian`. */
export const isLong = (sigma: number): boolean => sigma >= SHORTEST

/**
 * Gaussian low-pass of a grid with missing points for long kernels: block sums, a Gaussian on these, and cubic B-splines
 * back to the grid. The variances of blocks and splines are taken off that of the Gaussian, so that the three together
 * have the variance asked for.
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviations in pixels, at least 1.5 along an axis that
 *         has more than one sample
 * out     a function for its rows, which are computed as they are asked for
 * error   under 1e-3 of an amplitude (rms), 5e-3 at most. Of white noise, a
 *         twentieth of what the filter leaves of it. test/kernels/long-gaussian.test.ts measures both
 * source  ISO 16610-61, edges extended by the nearest sample; Unser, Aldroubi and Eden (1993) for splines
 */
export function longGaussian(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
): LowPassRow {
  const alongY = axisOf(ny, sigmaY)
  const alongX = axisOf(nx, sigmaX)
  const width = alongX.coarse
  const { sums, weights } = blockSums(heights, alongY, alongX)
  for (const plane of [sums, weights]) {
    filterColumns(plane, alongY, width)
    filterRows(plane, alongY.coarse, alongX)
  }
  const splines = splinesOf(alongX)
  const splinesY = splinesOf(alongY)
  const row = new Float64Array(width)
  const weight = new Float64Array(width)
  return (y, out) => {
    const { first, phase } = placeOf(y, alongY)
    mixRows(sums, width, first, splinesY.subarray(4 * phase, 4 * phase + 4), row)
    mixRows(weights, width, first, splinesY.subarray(4 * phase, 4 * phase + 4), weight)
    ratiosAlong(row, weight, alongX, splines, out)
  }
}

/** How one axis is decimated, filtered and interpolated. */
interface Axis {
  readonly n: number
  /** Samples of a block. */
  readonly block: number
  /** Coarse samples in front of the first block, and behind the last one. */
  readonly pad: number
  readonly coarse: number
  /** The kernel on the coarse samples; undefined for an axis of one sample, which is not filtered. */
  readonly half: Float64Array | undefined
}

function axisOf(n: number, sigma: number): Axis {
  if (n === 1) return { n, block: 1, pad: REACH, coarse: 1 + 2 * REACH, half: undefined }
  const block = Math.max(1, Math.floor(sigma / FINEST))
  // A block is a box of variance (block^2 - 1) / 12; a cubic B-spline on its pitch has the variance block^2 / 3.
  const variance = sigma * sigma - (block * block - 1) / 12 - (block * block) / 3
  const coarseSigma = Math.sqrt(variance) / block
  const { half } = gaussianTaps(coarseSigma, Math.ceil(4 * coarseSigma) + 2)
  const pad = half.length - 1 + REACH
  return { n, block, pad, coarse: Math.ceil(n / block) + 2 * pad, half }
}

const sumsMemory = pooled()
const weightsMemory = pooled()

/** Sums of heights and numbers of points over blocks, the borders extended by the nearest sample. */
function blockSums(heights: Float64Array, alongY: Axis, alongX: Axis) {
  const width = alongX.coarse
  const sums = sumsMemory(alongY.coarse * width).fill(0)
  const weights = weightsMemory(alongY.coarse * width).fill(0)
  const sum = new Float64Array(width)
  const weight = new Float64Array(width)
  const nx = alongX.n
  for (let y = 0; y < alongY.n; y++) {
    blocksOfRow(heights.subarray(y * nx, (y + 1) * nx), alongX, sum, weight)
    const first = y === 0 ? 0 : coarseOf(y, alongY)
    const last = y === alongY.n - 1 ? alongY.coarse - 1 : coarseOf(y, alongY)
    for (let r = first; r <= last; r++) {
      const times = rowsOf(y, r, alongY)
      const at = r * width
      for (let c = 0; c < width; c++) {
        sums[at + c]! += times * sum[c]!
        weights[at + c]! += times * weight[c]!
      }
    }
  }
  return { sums, weights }
}

const coarseOf = (i: number, { block, pad }: Axis): number => pad + Math.floor(i / block)

/** How often sample i, or the border that repeats it, lies in coarse sample r. */
function rowsOf(i: number, r: number, { n, block, pad }: Axis): number {
  const from = (r - pad) * block
  const low = i === 0 ? from : Math.max(from, i)
  const high = i === n - 1 ? from + block : Math.min(from + block, i + 1)
  return Math.max(0, high - low)
}

function blocksOfRow(line: Float64Array, axis: Axis, sum: Float64Array, weight: Float64Array): void {
  const { n, block, pad, coarse } = axis
  const blocks = Math.floor(n / block)
  for (let b = 0; b < blocks; b++) {
    let total = 0
    let count = 0
    const end = (b + 1) * block
    for (let x = b * block; x < end; x++) {
      const z = line[x]!
      if (Number.isNaN(z)) continue
      total += z
      count += 1
    }
    sum[pad + b] = total
    weight[pad + b] = count
  }
  const before = line[0]!
  const after = line[n - 1]!
  const first = Number.isNaN(before) ? 0 : 1
  const last = Number.isNaN(after) ? 0 : 1
  sum.fill(first === 1 ? block * before : 0, 0, pad)
  weight.fill(block * first, 0, pad)
  sum.fill(last === 1 ? block * after : 0, pad + blocks)
  weight.fill(block * last, pad + blocks)
  if (blocks * block === n) return
  // The last block holds the rest of the line and repeats its last sample.
  const at = pad + blocks
  const repeats = (blocks + 1) * block - n
  sum[at] = last === 1 ? repeats * after : 0
  weight[at] = repeats * last
  for (let x = blocks * block; x < n; x++) {
    if (Number.isNaN(line[x]!)) continue
    sum[at]! += line[x]!
    weight[at]! += 1
  }
  if (at >= coarse) throw new RangeError('the last block lies outside the coarse line')
}

const filtered = pooled()

/** Convolves every column; the outermost samples, which are not asked for, are left as they are. */
function filterColumns(plane: Float64Array, { coarse, half, pad }: Axis, width: number): void {
  if (!half) return
  const radius = half.length - 1
  const out = filtered(plane.length)
  for (let r = pad - REACH; r < coarse - pad + REACH; r++) {
    const target = out.subarray(r * width, (r + 1) * width)
    for (let c = 0; c < width; c++) target[c] = half[0]! * plane[r * width + c]!
    for (let j = 1; j <= radius; j++) {
      const tap = half[j]!
      const before = (r - j) * width
      const after = (r + j) * width
      for (let c = 0; c < width; c++) target[c]! += tap * (plane[before + c]! + plane[after + c]!)
    }
  }
  plane.set(out.subarray((pad - REACH) * width, (coarse - pad + REACH) * width), (pad - REACH) * width)
}

function filterRows(plane: Float64Array, rows: number, { coarse, half, pad }: Axis): void {
  if (!half) return
  const radius = half.length - 1
  const out = filtered(coarse)
  for (let r = 0; r < rows; r++) {
    const line = plane.subarray(r * coarse, (r + 1) * coarse)
    for (let c = pad - REACH; c < coarse - pad + REACH; c++) {
      let sum = half[0]! * line[c]!
      for (let j = 1; j <= radius; j++) sum += half[j]! * (line[c - j]! + line[c + j]!)
      out[c] = sum
    }
    line.set(out.subarray(pad - REACH, coarse - pad + REACH), pad - REACH)
  }
}

/** Weights of the four coarse samples around a sample, for each of its places in a block. */
function splinesOf({ block, half }: Axis): Float64Array {
  if (!half) return Float64Array.of(0, 1, 0, 0)
  const out = new Float64Array(4 * block)
  for (let p = 0; p < block; p++) {
    const at = (p - (block - 1) / 2) / block
    const t = at < 0 ? at + 1 : at
    const u = 1 - t
    out[4 * p] = (u * u * u) / 6
    out[4 * p + 1] = (4 + t * t * (3 * t - 6)) / 6
    out[4 * p + 2] = (4 + u * u * (3 * u - 6)) / 6
    out[4 * p + 3] = (t * t * t) / 6
  }
  return out
}

/** The first of the four coarse samples around sample i, and its place in its block. */
function placeOf(i: number, { block, pad, half }: Axis): { first: number; phase: number } {
  const b = Math.floor(i / block)
  const phase = i - b * block
  const below = half && 2 * phase < block - 1 ? 1 : 0 // in the first half of a block, the next centre is this block's
  return { first: pad + b - 1 - below, phase }
}

function mixRows(
  plane: Float64Array,
  width: number,
  first: number,
  w: Float64Array,
  out: Float64Array,
): void {
  const [w0, w1, w2, w3] = w as unknown as [number, number, number, number]
  const at = first * width
  for (let c = 0; c < width; c++) {
    out[c] =
      w0 * plane[at + c]! +
      w1 * plane[at + width + c]! +
      w2 * plane[at + 2 * width + c]! +
      w3 * plane[at + 3 * width + c]!
  }
}

/** Interpolated sums over interpolated weights, for each sample of a line. */
function ratiosAlong(
  sums: Float64Array,
  weights: Float64Array,
  axis: Axis,
  splines: Float64Array,
  out: Float64Array,
): void {
  const { n, block } = axis
  if (!axis.half) {
    out[0] = sums[REACH]! / weights[REACH]!
    return
  }
  for (let phase = 0; phase < block; phase++) {
    const w0 = splines[4 * phase]!
    const w1 = splines[4 * phase + 1]!
    const w2 = splines[4 * phase + 2]!
    const w3 = splines[4 * phase + 3]!
    let c = placeOf(phase, axis).first
    for (let x = phase; x < n; x += block) {
      const sum = w0 * sums[c]! + w1 * sums[c + 1]! + w2 * sums[c + 2]! + w3 * sums[c + 3]!
      const weight = w0 * weights[c]! + w1 * weights[c + 1]! + w2 * weights[c + 2]! + w3 * weights[c + 3]!
      out[x] = sum / weight
      c += 1
    }
  }
}
