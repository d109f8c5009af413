import type { Averaged } from './area-average.ts'

/**
 * Brings a grid to another, finer pitch by bilinear interpolation between the measured neighbours.
 * in      (ny, nx) values in C order, NaN = not measured; pitches dy, dx and the new pitch in one unit
 * out     values from the first one's place on, up to the last one's; NaN where the measured neighbours have less than half
 *         of the weight
 */
export function interpolated(
  values: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
  pitch: number,
): Averaged {
  const outNy = Math.floor(((ny - 1) * dy) / pitch + 1e-9) + 1
  const outNx = Math.floor(((nx - 1) * dx) / pitch + 1e-9) + 1
  const out = new Float64Array(outNy * outNx)
  for (let r = 0; r < outNy; r++) {
    const y = Math.min((r * pitch) / dy, ny - 1)
    const y0 = Math.min(Math.floor(y), Math.max(ny - 2, 0))
    for (let c = 0; c < outNx; c++) {
      const x = Math.min((c * pitch) / dx, nx - 1)
      const x0 = Math.min(Math.floor(x), Math.max(nx - 2, 0))
      let sum = 0
      let weight = 0
      for (let i = 0; i < 2; i++) {
        for (let j = 0; j < 2; j++) {
          const w = (i === 0 ? 1 - (y - y0) : y - y0) * (j === 0 ? 1 - (x - x0) : x - x0)
          if (w === 0) continue
          const value = values[(y0 + i) * nx + x0 + j]!
          if (Number.isNaN(value)) continue
          sum += w * value
          weight += w
        }
      }
      out[r * outNx + c] = weight >= 0.5 - 1e-9 ? sum / weight : Number.NaN
    }
  }
  return { values: out, ny: outNy, nx: outNx }
}
