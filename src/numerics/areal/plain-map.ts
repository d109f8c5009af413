import { cosSin } from '../elementary/trigonometry.ts'

/** Width and height of a plain areal map in pixels, and its pitch in metres. */
export const PLAIN_SIDE = 256
const PITCH = 12.5e-6
const MIN_RMS = 1e-12 // metres

/**
 * The plain areal map: every n-th sample of the roughness band, from the first on, placed at the top left.
 * in      (ny, nx) heights of the band in C order, NaN = not measured; pitches in metres
 * out     (256, 256), mean 0 over the measured points, unit norm; 0 where not measured, all 0 without relief. Samples
 *         beyond 256 are cut off.
 * source  docs/method.md, "How are breech faces compared?"
 */
export function plainArealMap(
  heights: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
): Float64Array {
  const stepY = plainStep(dy)
  const stepX = plainStep(dx)
  const map = new Float64Array(PLAIN_SIDE * PLAIN_SIDE).fill(Number.NaN)
  let sum = 0
  let count = 0
  for (let r = 0; r < PLAIN_SIDE && r * stepY < ny; r++) {
    for (let c = 0; c < PLAIN_SIDE && c * stepX < nx; c++) {
      const z = heights[r * stepY * nx + c * stepX]!
      if (Number.isNaN(z)) continue
      map[r * PLAIN_SIDE + c] = z
      sum += z
      count += 1
    }
  }
  const mean = sum / count
  let squares = 0
  for (const z of map) if (!Number.isNaN(z)) squares += (z - mean) * (z - mean)
  const norm = Math.sqrt(squares)
  const relief = norm > MIN_RMS * Math.sqrt(count)
  return map.map((z) => (Number.isNaN(z) || !relief ? 0 : (z - mean) / norm))
}

/** How many samples of pitch `d` (metres) one sample of a plain map stands for. */
export const plainStep = (d: number): number => Math.max(1, Math.round(PITCH / d))

/**
 * A map turned about its centre c: the value at p is that at c + R (p - c), R = [[cos, sin], [-sin, cos]] on (y, x).
 * Bilinear; 0 where that point lies beyond the map.
 */
export function plainTurn(map: Float64Array, degrees: number): Float64Array {
  if (degrees === 0) return map
  const n = PLAIN_SIDE
  const centre = (n - 1) / 2
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const out = new Float64Array(n * n)
  for (let r = 0; r < n; r++) {
    for (let c = 0; c < n; c++) {
      const y = centre + cos * (r - centre) + sin * (c - centre)
      const x = centre - sin * (r - centre) + cos * (c - centre)
      if (!(y >= 0 && y <= n - 1 && x >= 0 && x <= n - 1)) continue
      const y0 = Math.floor(y)
      const x0 = Math.floor(x)
      const y1 = Math.min(y0 + 1, n - 1)
      const x1 = Math.min(x0 + 1, n - 1)
      const fy = y - y0
      const fx = x - x0
      const top = (1 - fx) * map[y0 * n + x0]! + fx * map[y0 * n + x1]!
      const bottom = (1 - fx) * map[y1 * n + x0]! + fx * map[y1 * n + x1]!
      out[r * n + c] = (1 - fy) * top + fy * bottom
    }
  }
  return out
}
