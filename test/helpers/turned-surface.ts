/** Surfaces turned in their plane. */
import { grid } from '../../src/kinds/kind.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'

/** A surface turned about its middle by bilinear interpolation; the grid grows to hold it, NaN where it shows nothing. */
export function turnedSurface({ heights, dx, dy }: Surface, degrees: number): Surface {
  const [ny, nx] = heights.shape as [number, number]
  const { data } = heights
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const rows = Math.ceil(Math.abs(ny * cos) + Math.abs(nx * sin))
  const columns = Math.ceil(Math.abs(nx * cos) + Math.abs(ny * sin))
  const out = new Float64Array(rows * columns).fill(Number.NaN)
  for (let i = 0; i < out.length; i++) {
    const v = Math.floor(i / columns) - (rows - 1) / 2
    const u = (i % columns) - (columns - 1) / 2
    const y = cos * v - sin * u + (ny - 1) / 2
    const x = sin * v + cos * u + (nx - 1) / 2
    const [y0, x0] = [Math.floor(y), Math.floor(x)]
    if (y0 < 0 || x0 < 0 || y0 + 1 >= ny || x0 + 1 >= nx) continue
    const at = y0 * nx + x0
    const [fy, fx] = [y - y0, x - x0]
    const top = (1 - fx) * data[at]! + fx * data[at + 1]!
    const bottom = (1 - fx) * data[at + nx]! + fx * data[at + nx + 1]!
    out[i] = (1 - fy) * top + fy * bottom
  }
  return { heights: grid(out, rows, columns), dx, dy }
}
