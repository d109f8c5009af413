import type { Box, MaskedGrid } from '../areal/masked-grid.ts'
import { cosSin } from '../elementary/trigonometry.ts'
import type { FaceLoops } from './faces.plain.ts'

/** More than the distance between a point and its neighbours. */
const NEIGHBOURS = 1.5

/** Where a grid that is to be turned lies in the memory of `FaceLoops`, in bytes. */
interface Turning {
  readonly n: number
  readonly source: number
  readonly near: number
  readonly side: number
  readonly margin: number
}

/** The place of an n x n grid, n even, with a margin that no corner leaves when it is turned. */
export function turningOf(n: number, take: (bytes: number) => number): Turning {
  const margin = Math.ceil(n * ((Math.SQRT2 - 1) / 2)) + 2
  const side = n + 2 * margin
  return { n, side, margin, source: take(8 * side * side), near: take(side * side) }
}

/** Writes the grid into the memory. Returns how far from its centre a turned point can be measured. */
export function prepareTurning(
  { n, source, near, side, margin }: Turning,
  grid: MaskedGrid,
  memory: ArrayBufferLike,
): number {
  const centre = (n - 1) / 2
  let furthest = 0
  const floats = new Float64Array(memory, source, side * side).fill(0)
  const bits = new Uint8Array(memory, near, side * side).fill(0)
  for (let y = 0; y < n; y++) {
    floats.set(grid.values.subarray(y * n, (y + 1) * n), (y + margin) * side + margin)
    for (let x = 0; x < n; x++) {
      if (grid.mask[y * n + x] === 0) continue
      const at = (y + margin) * side + x + margin
      bits[at]! |= 1
      bits[at - 1]! |= 2
      bits[at - side]! |= 4
      bits[at - side - 1]! |= 8
      furthest = Math.max(furthest, (y - centre) * (y - centre) + (x - centre) * (x - centre))
    }
  }
  return Math.sqrt(furthest) + NEIGHBOURS
}

/**
 * Writes the grid turned about its centre c: the value at p is that at c + R (p - c), R = [[cos, -sin], [sin, cos]] on
 * (y, x). Bilinear over the measured neighbours; NaN where these make up less than half. `stride`: bytes between the rows.
 * Only what lies in `part` and within `radius` of the centre is certain to be written.
 */
export function turnOnto(
  loops: FaceLoops,
  { n, source, near, side, margin }: Turning,
  degrees: number,
  out: number,
  stride: number,
  part: Box,
  radius: number,
): void {
  const [top, bottom] = [Math.max(0, part.y), Math.min(n, part.y + part.ny)]
  const [left, right] = [Math.max(0, part.x - (part.x & 1)), Math.min(n, part.x + part.nx + 1)]
  if (top >= bottom || left >= right) return
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  loops.turn(source, near, side, margin, n, cos, sin, out, stride, top, bottom, left, right & ~1, radius)
}
