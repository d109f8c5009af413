import { DIRECT_RADIUS } from '../fourier/line-convolution.ts'
import { type Held, type Layout, landLoops, layoutOn } from '../simd/lands.ts'
import { formsOf, rowsAtOnce } from './block-means.ts'
import { minusForm, unitPositions } from './form-removal.ts'
import { gaussian, SIGMA_PER_CUTOFF } from './gaussian.ts'
import { gaussianTaps } from './gaussian-taps.ts'

const FINEST = 2 // coarse samples in a standard deviation: the grid is decimated to the band of a long filter
const SHORTEST = 1.5 // samples; below it a cubic spline is too wide for the Gaussian
const REACH = 2 // coarse samples beyond the outermost block that a cubic spline needs

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
 * method  The short filter by direct sums. The long one by block sums, a Gaussian on these, and cubic B-splines back to
 *         the grid; the variances of blocks and splines are taken off that of the Gaussian.
 * error   under 1e-3 of an amplitude (rms), 5e-3 at most; of white noise, a tenth of what the long filter leaves of it.
 *         test/numerics/filters/fast-band.test.ts measures it. None beside rounding where a filter is not approximated: the short
 *         one, and a long one under 1.5 samples
 * source  ISO 16610-61/-71, edges extended by the nearest sample; Unser, Aldroubi and Eden (1993) for splines
 */
export function fastBand(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: Pitch,
  band: Cutoffs,
  block: Block = POINT,
): Float64Array {
  const layout = layoutOn(landLoops())
  const grid = { at: layout.given(heights), ny, nx }
  fastBandIn(layout, grid, pitch, band, block)
  heights.set(layout.view(grid.at, heights.length))
  return heights
}

/** The same on a grid in the memory of the loops of lands. */
export function fastBandIn(
  layout: Layout,
  { at, ny, nx }: Held,
  pitch: Pitch,
  { lambda_s, lambda_c }: Cutoffs,
  block: Block,
): void {
  const shortY = ny > 1 ? sigmaOf(lambda_s, pitch.dy, block.rows) : 0
  const shortX = nx > 1 ? sigmaOf(lambda_s, pitch.dx, block.columns) : 0
  const heights = (): Float64Array => layout.view(at, ny * nx)
  if (4 * Math.max(shortY, shortX) < DIRECT_RADIUS) lowPass(layout, { at, ny, nx }, [shortY, shortX])
  else gaussian(heights(), ny, nx, shortY, shortX, heights())
  const longY = sigmaOf(lambda_c, pitch.dy, block.rows)
  const longX = sigmaOf(lambda_c, pitch.dx, block.columns)
  if ((ny === 1 || longY >= SHORTEST) && (nx === 1 || longX >= SHORTEST)) {
    const waves = wavesOf(layout, ny, nx, [longY, longX])
    waves.add(at, 0, ny)
    waves.subtract(at, ny, 1)
  } else {
    const [values, waves] = [heights(), gaussian(heights(), ny, nx, longY, longX)]
    for (let i = 0; i < values.length; i++) values[i]! -= waves[i]!
  }
}

/** Standard deviation in blocks of what is left to filter when means over `count` points at pitch `d` are given. */
function sigmaOf(cutoff: number, d: number, count: number): number {
  const points = (SIGMA_PER_CUTOFF * cutoff) / d
  return Math.sqrt(Math.max(0, points * points - (count * count - 1) / 12)) / count
}

type Sigmas = readonly [number, number]

/**
 * Every `step`-th row of the roughness band of a grid without its form, from the first on: as `fastBand` where nothing is
 * missing. Where points are missing, its long filter sees the heights before the short one.
 * in      as for `fastBand`, which is asked when a filter is not approximated or the short one is long; coefficients of the
 *         form, see `RobustForm`
 * out     (ceil(ny / step), nx)
 */
export function fastBandRows(
  heights: Float64Array,
  ny: number,
  nx: number,
  pitch: Pitch,
  band: Cutoffs,
  step: number,
  coefficients: Float64Array,
): Float64Array {
  const rows = Math.ceil(ny / step)
  const sigma = (cutoff: number, d: number, n: number): number => (n > 1 ? sigmaOf(cutoff, d, 1) : 0)
  const shortY = sigma(band.lambda_s, pitch.dy, ny)
  const shortX = sigma(band.lambda_s, pitch.dx, nx)
  const together = (short: number, long: number): number => Math.sqrt(short * short + long * long)
  const longY = together(shortY, sigma(band.lambda_c, pitch.dy, ny))
  const longX = together(shortX, sigma(band.lambda_c, pitch.dx, nx))
  const direct = 4 * Math.max(shortY, shortX) < DIRECT_RADIUS
  if (!direct || (ny > 1 && longY < SHORTEST) || (nx > 1 && longX < SHORTEST)) {
    const all = fastBand(minusForm(heights, ny, nx, coefficients), ny, nx, pitch, band)
    return rowsOf(all, nx, step, rows)
  }
  const loops = landLoops()
  const layout = layoutOn(loops)
  const { given, room, view } = layout
  const halfY = gaussianTaps(shortY, ny).half
  const halfX = gaussianTaps(shortX, nx).half
  const radius = halfY.length - 1
  const wide = nx + 2 * halfX.length
  const [forms, xs] = [given(formsOf(coefficients, ny)), given(unitPositions(nx))]
  const short = [given(halfY), radius, given(halfX), halfX.length - 1] as const
  const working = [room(wide), room(wide), room(nx), room(nx)] as const
  const out = room(rows * nx)
  const waves = wavesOf(layout, ny, nx, [longY, longX])
  const atOnce = rowsAtOnce(step, nx)
  const values = room((step * atOnce + 2 * radius) * nx)
  for (let r = 0; r < rows; r += atOnce) {
    const end = Math.min(rows, r + atOnce)
    const [from, to] = [r * step, Math.min(ny, end * step)]
    const [top, bottom] = [Math.max(0, from - radius), Math.min(ny, to + radius)]
    view(values, (bottom - top) * nx).set(heights.subarray(top * nx, bottom * nx))
    loops.levelled(values, bottom - top, nx, forms + 24 * top, xs)
    loops.lowPassRows(values, top, ny, nx, step, r, end, ...short, ...working, out)
    waves.add(values + 8 * (from - top) * nx, from, to)
  }
  waves.subtract(out, rows, step)
  return view(out, rows * nx).slice()
}

function rowsOf(values: Float64Array, nx: number, step: number, rows: number): Float64Array {
  const out = new Float64Array(rows * nx)
  for (let r = 0; r < rows; r++) out.set(values.subarray(r * step * nx, (r * step + 1) * nx), r * nx)
  return out
}

/** The short low-pass by direct sums, in place; standard deviations along y and x in samples. */
function lowPass({ given, room }: Layout, { at, ny, nx }: Held, short: Sigmas): void {
  const halfY = gaussianTaps(short[0], ny).half
  const halfX = gaussianTaps(short[1], nx).half
  if (halfY.length === 1 && halfX.length === 1) return // it would leave every value as it is
  const wide = nx + 2 * halfX.length
  landLoops().lowPass(
    ...([at, ny, nx, given(halfY), halfY.length - 1, given(halfX), halfX.length - 1] as const),
    ...([room(ny * nx), room(ny * nx), room(wide), room(wide), room(nx), room(nx)] as const),
  )
}

/**
 * The long low-pass of a grid. Its rows are added first, at addresses, from row 0 on. Then it is taken off every `step`-th row of
 * the grid, given as rows at an address.
 */
function wavesOf({ given, room }: Layout, ny: number, nx: number, long: Sigmas) {
  const loops = landLoops()
  const [y, x] = [axisOf(ny, long[0]), axisOf(nx, long[1])]
  const plane = y.coarse * x.coarse
  const [sums, weights, spare] = [room(plane), room(plane), room(plane)]
  const both = room(2 * x.coarse)
  const [sum, weight] = [both, both + 8 * x.coarse]
  const size = [y.block, y.pad, y.coarse, x.block, x.pad, x.coarse] as const
  const halves = [given(y.half), y.half.length - 1, given(x.half), x.half.length - 1] as const
  const alongY = [y.block, y.pad - 1, y.turn, given(y.splines)] as const
  const alongX = [x.block, x.pad - 1, x.turn, given(x.splines)] as const
  return {
    add: (rowsAt: number, from: number, to: number): void =>
      loops.blockSums(rowsAt, from, to, ny, nx, ...size, sums, weights, sum, weight),
    subtract(rowsAt: number, rows: number, step: number): void {
      for (const one of [sums, weights]) loops.filterPlane(one, y.coarse, x.coarse, ...halves, spare)
      loops.subtractWaves(rowsAt, rows, step, nx, sums, weights, x.coarse, ...alongY, ...alongX, both)
    },
  }
}

/** How one axis is decimated, filtered and interpolated. */
interface Axis {
  /** Samples of a block. */
  readonly block: number
  /** Coarse samples in front of the first block, and behind the last one. */
  readonly pad: number
  readonly coarse: number
  /** The kernel on the coarse samples. */
  readonly half: Float64Array
  /** Weights of the four coarse samples around a sample, for each of its places in a block. */
  readonly splines: Float64Array
  /** The first place in a block behind whose middle the next block is the second of the four. */
  readonly turn: number
}

function axisOf(n: number, sigma: number): Axis {
  if (n === 1) {
    const splines = Float64Array.of(0, 1, 0, 0)
    return { block: 1, pad: REACH, coarse: 1 + 2 * REACH, half: Float64Array.of(1), splines, turn: 0 }
  }
  const block = Math.max(1, Math.floor(sigma / FINEST))
  // A block is a box of variance (block^2 - 1) / 12; a cubic B-spline on its pitch has the variance block^2 / 3.
  const variance = sigma * sigma - (block * block - 1) / 12 - (block * block) / 3
  const coarseSigma = Math.sqrt(variance) / block
  const { half } = gaussianTaps(coarseSigma, Math.ceil(4 * coarseSigma) + 2)
  const pad = half.length - 1 + REACH
  const splines = splinesOf(block)
  return { block, pad, coarse: Math.ceil(n / block) + 2 * pad, half, splines, turn: Math.floor(block / 2) }
}

function splinesOf(block: number): Float64Array {
  const out = new Float64Array(4 * block)
  for (let p = 0; p < block; p++) {
    const place = (p - (block - 1) / 2) / block
    const t = place < 0 ? place + 1 : place
    const u = 1 - t
    out[4 * p] = (u * u * u) / 6
    out[4 * p + 1] = (4 + t * t * (3 * t - 6)) / 6
    out[4 * p + 2] = (4 + u * u * (3 * u - 6)) / 6
    out[4 * p + 3] = (t * t * t) / 6
  }
  return out
}
