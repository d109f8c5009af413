import { rotateGrid } from '../areal/rotate.ts'
import { sin } from '../elementary/trigonometry.ts'
import { wellMeasured } from './profile.ts'

/** Heights and weights of a turned surface, cut to where it is well measured: (2, ny, nx) in C order. */
interface OrientedPlanes {
  readonly planes: Float64Array
  readonly ny: number
  readonly nx: number
  /** Whether the new x axis is nearer to the old y axis, so that the pitches change places. */
  readonly quarter: boolean
}

/** (ny, nx) heights, NaN = not measured, turned by an angle in degrees; NaN counts as 0 with the weight 0. */
export function orientedPlanes(
  heights: Float64Array,
  ny: number,
  nx: number,
  degrees: number,
): OrientedPlanes {
  const valid = heights.map((z) => (!Number.isNaN(z) ? 1 : 0))
  const filled = heights.map((z) => (!Number.isNaN(z) ? z : 0))
  const turned = rotateGrid(filled, ny, nx, degrees)
  const weights = rotateGrid(valid, ny, nx, degrees)
  const { top, bottom, left, right } = wellMeasured(weights.values, weights.ny, weights.nx)
  const height = bottom - top
  const width = right - left
  const planes = new Float64Array(2 * height * width)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * turned.nx + left
    planes.set(turned.values.subarray(from, from + width), y * width)
    planes.set(weights.values.subarray(from, from + width), (height + y) * width)
  }
  const quarter = Math.abs(sin((degrees * Math.PI) / 180)) > Math.SQRT1_2
  return { planes, ny: height, nx: width, quarter }
}
