import { gaussian, SIGMA_PER_CUTOFF } from './gaussian.ts'
import { DIRECT_RADIUS } from './line-convolution.ts'
import { isLong, longGaussian } from './long-gaussian.ts'
import { shortGaussian } from './short-gaussian.ts'

interface Pitch {
  readonly dy: number
  readonly dx: number
}

interface Cutoffs {
  readonly lambda_s: number
  readonly lambda_c: number
}

/** Points along each axis that a value is the mean of; they smooth already. */
interface Block {
  readonly rows: number
  readonly columns: number
}
const POINT: Block = { rows: 1, columns: 1 }

/**
 * Roughness band of a grid, as `roughnessBand` has it, in a fraction of its time: the long filter is approximated.
 * in      (ny, nx) heights in C order, NaN = not measured; pitches and cutoffs in one unit; `block`: the points that each
 *         value is the mean of, whose smoothing counts towards the filters
 * out     written over the heights, same NaN mask
 * error   see `longGaussian`; 0 beside rounding when the long filter is under 4 samples and so not approximated
 */
export function fastBand(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: Pitch,
  { lambda_s, lambda_c }: Cutoffs,
  block: Block = POINT,
): Float64Array {
  const shortY = sigmaOf(lambda_s, pitch.dy, block.rows)
  const shortX = sigmaOf(lambda_s, pitch.dx, block.columns)
  const direct = 4 * Math.max(ny > 1 ? shortY : 0, nx > 1 ? shortX : 0) < DIRECT_RADIUS
  if (direct) shortGaussian(heights, ny, nx, shortY, shortX, heights)
  else gaussian(heights, ny, nx, shortY, shortX, heights)
  const longY = sigmaOf(lambda_c, pitch.dy, block.rows)
  const longX = sigmaOf(lambda_c, pitch.dx, block.columns)
  const waves = lowPassRows(heights, ny, nx, longY, longX)
  const row = new Float64Array(nx)
  for (let y = 0; y < ny; y++) {
    waves(y, row)
    const at = y * nx
    for (let x = 0; x < nx; x++) heights[at + x]! -= row[x]! // NaN stays
  }
  return heights
}

function lowPassRows(heights: Float64Array, ny: number, nx: number, sigmaY: number, sigmaX: number) {
  const long = (ny === 1 || isLong(sigmaY)) && (nx === 1 || isLong(sigmaX))
  if (long) return longGaussian(heights, ny, nx, sigmaY, sigmaX)
  const all = gaussian(heights, ny, nx, sigmaY, sigmaX)
  return (y: number, out: Float64Array): void => out.set(all.subarray(y * nx, (y + 1) * nx))
}

/** Standard deviation in blocks of what is left to filter when means over `count` points at pitch `d` are given. */
function sigmaOf(cutoff: number, d: number, count: number): number {
  const points = (SIGMA_PER_CUTOFF * cutoff) / d
  return Math.sqrt(Math.max(0, points * points - (count * count - 1) / 12)) / count
}
