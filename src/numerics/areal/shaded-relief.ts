import { percentile } from './preview.ts'

const STEEPEST = 0.9 // slopes at this share of all are drawn at 45 degrees
const LIGHT = Math.sqrt(1 / 3) // from the upper left, as high as it is far: every part of its direction

/**
 * Relief lit from the upper left, row 0 at the top.
 * in      heights on square cells, in cells of the grid, row 0 first; NaN = not measured
 * method  Lambert: cosine of the angle between the light and the normal. Slopes are central differences, one-sided at edges
 *         and gaps, exaggerated so that nine tenths of them are below 45 degrees.
 * out     light from 0 to 1; NaN where not measured. A plane without slope has sqrt(1/3).
 */
export function shadedRelief(heights: Float64Array, ny: number, nx: number): Float64Array {
  const right = new Float64Array(ny * nx)
  const down = new Float64Array(ny * nx)
  const slopes: number[] = []
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const i = y * nx + x
      if (Number.isNaN(heights[i])) continue
      right[i] = slope(heights, i, x > 0 ? i - 1 : -1, x < nx - 1 ? i + 1 : -1)
      down[i] = slope(heights, i, y > 0 ? i - nx : -1, y < ny - 1 ? i + nx : -1)
      slopes.push(Math.sqrt(right[i]! * right[i]! + down[i]! * down[i]!))
    }
  }
  const steep = percentile(Float64Array.from(slopes).sort(), STEEPEST)
  const exaggeration = steep > 0 ? 1 / steep : 0
  return heights.map((height, i) => {
    if (Number.isNaN(height)) return Number.NaN
    const p = right[i]! * exaggeration
    const q = down[i]! * exaggeration
    // the normal is (-p, -q, 1); the light stands at (-1, -1, 1)
    return Math.max(0, (LIGHT * (p + q + 1)) / Math.sqrt(p * p + q * q + 1))
  })
}

/** Height per cell at `i`, from the neighbours that are measured; -1 for none. */
function slope(heights: Float64Array, i: number, before: number, after: number): number {
  const has = (k: number): boolean => k >= 0 && !Number.isNaN(heights[k])
  const [from, to] = [has(before) ? before : i, has(after) ? after : i]
  const cells = (from === i ? 0 : 1) + (to === i ? 0 : 1)
  return cells === 0 ? 0 : (heights[to]! - heights[from]!) / cells
}
