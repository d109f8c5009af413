import { gaussianTaps } from './gaussian-taps.ts'
import { pooled } from './pooled.ts'

const sums = pooled()
const weights = pooled()
const padded = pooled()
const paddedMask = pooled()

/**
 * Gaussian low-pass of a grid with missing points by direct sums: `gaussian` for kernels of a few samples, to rounding
 * errors. Where nothing is missing nearby, no weights are summed.
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviations in pixels (0 leaves the axis alone)
 * out     same shape and NaN mask, written into `out`, which may be the heights themselves
 * source  ISO 16610-61; edges extended by the nearest sample, kernel cut at 4 sigma
 */
export function shortGaussian(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
  out: Float64Array,
): Float64Array {
  const plane = sums(ny * nx)
  const mask = weights(ny * nx)
  const complete = alongRows(heights, ny, nx, sigmaX, plane, mask)
  const { half } = gaussianTaps(ny > 1 ? sigmaY : 0, ny)
  const radius = half.length - 1
  const last = ny - 1
  for (let y = 0; y < ny; y++) {
    let whole = true
    for (let k = Math.max(0, y - radius); k <= Math.min(last, y + radius); k++) whole &&= complete[k] === 1
    const row = y * nx
    const target = out.subarray(row, row + nx)
    const tap = half[0]!
    // Heights of this row may be overwritten from here on, so the mask is read beside each sum.
    if (whole) {
      for (let x = 0; x < nx; x++) target[x] = tap * plane[row + x]!
      for (let j = 1; j <= radius; j++) {
        addPair(target, plane, Math.max(0, y - j) * nx, Math.min(last, y + j) * nx, half[j]!, nx)
      }
      continue
    }
    const weight = paddedMask(nx)
    const sum = padded(nx)
    for (let x = 0; x < nx; x++) {
      sum[x] = tap * plane[row + x]!
      weight[x] = tap * mask[row + x]!
    }
    for (let j = 1; j <= radius; j++) {
      const before = Math.max(0, y - j) * nx
      const after = Math.min(last, y + j) * nx
      addPair(sum, plane, before, after, half[j]!, nx)
      addPair(weight, mask, before, after, half[j]!, nx)
    }
    for (let x = 0; x < nx; x++) {
      target[x] = Number.isNaN(heights[row + x]!) ? Number.NaN : sum[x]! / weight[x]!
    }
  }
  return out
}

function addPair(
  out: Float64Array,
  plane: Float64Array,
  before: number,
  after: number,
  tap: number,
  nx: number,
): void {
  for (let x = 0; x < nx; x++) out[x]! += tap * (plane[before + x]! + plane[after + x]!)
}

/** The same for single rows: a function that writes row y into `out`, and may be asked for any of them. */
export function shortGaussianRows(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaY: number,
  sigmaX: number,
): (y: number, out: Float64Array) => void {
  const { half: halfY } = gaussianTaps(ny > 1 ? sigmaY : 0, ny)
  const { half } = gaussianTaps(nx > 1 ? sigmaX : 0, nx)
  const reach = halfY.length - 1
  const radius = half.length - 1
  const line = new Float64Array(nx + 2 * radius)
  const present = new Float64Array(nx + 2 * radius)
  const weight = new Float64Array(nx)
  return (y, out) => {
    line.fill(0)
    present.fill(0)
    for (let j = -reach; j <= reach; j++) {
      const at = Math.max(0, Math.min(ny - 1, y + j)) * nx
      const tap = halfY[Math.abs(j)]!
      for (let x = 0; x < nx; x++) {
        const z = heights[at + x]!
        if (Number.isNaN(z)) continue
        line[radius + x]! += tap * z
        present[radius + x]! += tap
      }
    }
    convolve(line, half, out, 0, nx)
    convolve(present, half, weight, 0, nx)
    for (let x = 0; x < nx; x++) {
      out[x] = Number.isNaN(heights[y * nx + x]!) ? Number.NaN : out[x]! / weight[x]!
    }
  }
}

/** Sums along x of heights and of the mask; for each row, 1 when nothing is missing in it. */
function alongRows(
  heights: Float64Array,
  ny: number,
  nx: number,
  sigmaX: number,
  plane: Float64Array,
  mask: Float64Array,
): Uint8Array {
  const { half } = gaussianTaps(nx > 1 ? sigmaX : 0, nx)
  const radius = half.length - 1
  const line = padded(nx + 2 * radius)
  const present = paddedMask(nx + 2 * radius)
  const complete = new Uint8Array(ny)
  for (let y = 0; y < ny; y++) {
    const row = y * nx
    let missing = 0
    for (let x = 0; x < nx; x++) {
      const z = heights[row + x]!
      if (!Number.isNaN(z)) {
        line[radius + x] = z
        present[radius + x] = 1
      } else {
        line[radius + x] = 0
        present[radius + x] = 0
        missing += 1
      }
    }
    convolve(line, half, plane, row, nx)
    if (missing === 0) {
      complete[y] = 1
      mask.fill(1, row, row + nx)
    } else convolve(present, half, mask, row, nx)
  }
  return complete
}

/** out[at + x] = sum over j of half[|j|] line[radius + x + j], the ends of the line extended by its first and last sample. */
function convolve(line: Float64Array, half: Float64Array, out: Float64Array, at: number, nx: number): void {
  const radius = half.length - 1
  line.fill(line[radius]!, 0, radius)
  line.fill(line[radius + nx - 1]!, radius + nx, nx + 2 * radius)
  const h0 = half[0]!
  if (radius === 2) {
    const h1 = half[1]!
    const h2 = half[2]!
    for (let x = 0; x < nx; x++) {
      out[at + x] = h0 * line[x + 2]! + h1 * (line[x + 1]! + line[x + 3]!) + h2 * (line[x]! + line[x + 4]!)
    }
    return
  }
  for (let x = 0; x < nx; x++) {
    const centre = x + radius
    let sum = h0 * line[centre]!
    for (let j = 1; j <= radius; j++) sum += half[j]! * (line[centre - j]! + line[centre + j]!)
    out[at + x] = sum
  }
}
