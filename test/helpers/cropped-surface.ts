/** Parts of a surface. */
import { grid } from '../../src/kinds/kind.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'

export const THIRDS = ['left', 'middle', 'right', 'top', 'bottom'] as const

/** Rows [y0, y1) and columns [x0, x1) of a surface. */
export function cropped(
  { heights, dx, dy }: Surface,
  y0: number,
  y1: number,
  x0: number,
  x1: number,
): Surface {
  const nx = heights.shape[1]!
  const out = new Float64Array((y1 - y0) * (x1 - x0))
  for (let y = y0; y < y1; y++) out.set(heights.data.subarray(y * nx + x0, y * nx + x1), (y - y0) * (x1 - x0))
  return { heights: grid(out, y1 - y0, x1 - x0), dx, dy }
}

/** A third of a scan's extent. */
export function thirdOf(surface: Surface, which: (typeof THIRDS)[number]): Surface {
  const [ny, nx] = surface.heights.shape as [number, number]
  const cut = (n: number, k: number): number => Math.round((n * k) / 3)
  if (which === 'top') return cropped(surface, 0, cut(ny, 1), 0, nx)
  if (which === 'bottom') return cropped(surface, cut(ny, 2), ny, 0, nx)
  const k = which === 'left' ? 0 : which === 'middle' ? 1 : 2
  return cropped(surface, 0, ny, cut(nx, k), cut(nx, k + 1))
}
