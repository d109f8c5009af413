/** Relief of a land on a coarse grid: everything from its heights to the relief stays in one memory. */
import type { Averaged } from '../filters/area-average.ts'
import { blockMeansIn } from '../filters/block-means.ts'
import { robustLimits } from '../filters/clip-robust.ts'
import { fastBandIn } from '../filters/fast-band.ts'
import { landLoops, layoutOn } from '../simd/lands.ts'
import { type ColumnProfile, columnProfileIn } from './shear.ts'

/** How a relief is made. */
interface Making {
  /** Points that a value is the mean of. */
  readonly block: { readonly rows: number; readonly columns: number }
  /** Of the points, in metres. */
  readonly pitch: { readonly dy: number; readonly dx: number }
  /** Cutoffs in metres. */
  readonly band: { readonly lambda_s: number; readonly lambda_c: number }
  /** Robust deviations that are kept: pits and shoulders must not decide. */
  readonly clip: number
}

/**
 * Means of heights above a surface over blocks, in a band, held within robust limits.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; coefficients of the surface, see `RobustForm`
 * out     see `blockMeans`, `fastBand` and `robustLimits`
 */
export function blockRelief(
  heights: Float64Array,
  ny: number,
  nx: number,
  coefficients: Float64Array,
  { block, pitch, band, clip }: Making,
): Averaged {
  const layout = layoutOn(landLoops())
  const means = blockMeansIn(layout, heights, ny, nx, block, coefficients)
  fastBandIn(layout, means, pitch, band, block)
  const n = means.ny * means.nx
  landLoops().clip(means.at, n, ...robustLimits(layout, means, clip))
  return { values: layout.view(means.at, n).slice(), ny: means.ny, nx: means.nx }
}

/**
 * The profile across the columns of means over blocks, in a band, held within robust limits.
 * in      (ny, nx) means of `block.rows` points, NaN = not measured
 */
export function reliefProfile(
  means: Float64Array,
  ny: number,
  nx: number,
  { block, pitch, band, clip }: Making,
): ColumnProfile {
  const layout = layoutOn(landLoops())
  const grid = { at: layout.given(means), ny, nx }
  fastBandIn(layout, grid, pitch, band, block)
  return columnProfileIn(layout, grid, robustLimits(layout, grid, clip))
}
