import { MarkgraphError } from '../errors.ts'
import { cosSin } from '../numerics/elementary/trigonometry.ts'

/** A simulated scan, ready to be written as X3P. */
export interface SimulatedSurface {
  /** Heights in metres, C order (ny rows of nx), NaN where nothing was measured. */
  readonly heights: Float64Array<ArrayBuffer>
  readonly ny: number
  readonly nx: number
  /** Pitch along a row and down a column, metres. */
  readonly dx: number
  readonly dy: number
  readonly featureType: 'SUR' | 'PRF'
}

/**
 * Where the points of a scan, or of some of its rows, lie on the mark: point (row, col) is at
 * `u = u0 + pitch (col cos + row sin)`, `v = v0 + pitch (row cos - col sin)`, metres from the middle of the mark.
 */
export interface Sampling {
  /** The row of the scan that the first of the `ny` rows is. */
  readonly firstRow: number
  readonly ny: number
  readonly nx: number
  readonly pitch: number
  /** Size of the scan as asked for, m. The points cover as much of it as whole steps of the pitch allow. */
  readonly width: number
  readonly height: number
  readonly u0: number
  readonly v0: number
  readonly cos: number
  readonly sin: number
}

const MAX_POINTS = 40_000_000

/**
 * Points of a `width` by `height` scan at `pitch` (metres). The first point is in the corner at every pitch, so that scans
 * of one mark at 1 and 2 um share every second point. The mark's frame is turned by `angle` radians about the
 * scan's centre and moved by (du, dv) metres in its own axes.
 */
export function sampling(
  scan: { width: number; height: number; pitch: number },
  pose: { angle: number; du: number; dv: number },
): Sampling {
  const { width, height, pitch } = scan
  // one part in a million more, so that 2 mm / 2 um gives 1001 points in binary arithmetic too
  const nx = Math.floor((width / pitch) * (1 + 1e-6)) + 1
  const ny = Math.floor((height / pitch) * (1 + 1e-6)) + 1
  if (nx * ny > MAX_POINTS) {
    throw new MarkgraphError(
      'bad-value',
      `${ny} x ${nx} points are more than ${MAX_POINTS}: choose a coarser pitch or a smaller scan`,
      { ny, nx, pitch },
    )
  }
  const { cos, sin } = cosSin(pose.angle)
  return {
    firstRow: 0,
    ny,
    nx,
    pitch,
    width,
    height,
    cos,
    sin,
    u0: pose.du - (width / 2) * cos - (height / 2) * sin,
    v0: pose.dv + (width / 2) * sin - (height / 2) * cos,
  }
}

/** The row of a scan that is nearest its middle. */
export const middleRow = (at: Sampling): Sampling => ({
  ...at,
  firstRow: at.firstRow + Math.floor((at.ny - 1) / 2),
  ny: 1,
})
