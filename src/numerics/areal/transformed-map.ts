import { cosSin } from '../elementary/trigonometry.ts'
import type { ArealMap } from './cmr-2d.ts'
import { centredBox } from './masked-grid.ts'

/**
 * A map as it is laid on another one.
 * in      a, b on one pitch, NaN = not measured; the pose of b on a, as `cmr2d` gives it
 * out     b on the pixels of a square of `side` pixels in which a is centred; bilinear between measured pixels, the nearest
 *         one where not all four are measured; NaN outside of b
 */
export function transformedMap(
  a: Pick<ArealMap, 'ny' | 'nx'>,
  b: ArealMap,
  { degrees, dy, dx }: { readonly degrees: number; readonly dy: number; readonly dx: number },
  side: number,
): Float64Array {
  const n = 4 * Math.ceil(Math.max(a.ny, a.nx, b.ny, b.nx) / 4)
  const own = centredBox(a.ny, a.nx, n)
  const other = centredBox(b.ny, b.nx, n)
  const [top, left] = [Math.floor((side - a.ny) / 2), Math.floor((side - a.nx) / 2)]
  const centre = (n - 1) / 2
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const out = new Float64Array(side * side)
  for (let r = 0; r < side; r++) {
    for (let c = 0; c < side; c++) {
      const py = r - top + own.y - dy - centre
      const px = c - left + own.x - dx - centre
      out[r * side + c] = sampled(
        b,
        centre + cos * py - sin * px - other.y,
        centre + sin * py + cos * px - other.x,
      )
    }
  }
  return out
}

function sampled({ values, ny, nx }: ArealMap, y: number, x: number): number {
  const [y0, x0] = [Math.floor(y), Math.floor(x)]
  const at = (row: number, column: number): number =>
    row >= 0 && row < ny && column >= 0 && column < nx ? values[row * nx + column]! : Number.NaN
  const [fy, fx] = [y - y0, x - x0]
  const mean =
    (1 - fy) * ((1 - fx) * at(y0, x0) + fx * at(y0, x0 + 1)) +
    fy * ((1 - fx) * at(y0 + 1, x0) + fx * at(y0 + 1, x0 + 1))
  return Number.isNaN(mean) ? at(Math.floor(y + 0.5), Math.floor(x + 0.5)) : mean
}
