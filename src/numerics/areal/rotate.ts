import { cosSin } from '../elementary/trigonometry.ts'

/** A rotated grid: (ny, nx) values in C order. */
interface Rotated {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
}

/**
 * Rotates a grid about its centre by bilinear interpolation; the output grows to hold all of it.
 * in      (ny, nx) values in C order without NaN; angle in degrees, positive turns the x axis towards negative y
 * out     values; 0 where the rotated position lies outside the grid
 * note    exact at multiples of 90 degrees: cosine and sine are then whole numbers
 */
export function rotateGrid(values: Float64Array, ny: number, nx: number, degrees: number): Rotated {
  const { cos, sin } = exactCosSin(degrees)
  const corners = [0, nx * sin, ny * cos, ny * cos + nx * sin]
  const others = [0, nx * cos, -ny * sin, -ny * sin + nx * cos]
  const outNy = Math.floor(Math.max(...corners) - Math.min(...corners) + 0.5)
  const outNx = Math.floor(Math.max(...others) - Math.min(...others) + 0.5)
  const halfY = (outNy - 1) / 2
  const halfX = (outNx - 1) / 2
  const offsetY = (ny - 1) / 2 - (cos * halfY + sin * halfX)
  const offsetX = (nx - 1) / 2 - (cos * halfX - sin * halfY)
  const out = new Float64Array(outNy * outNx)
  for (let r = 0; r < outNy; r++) {
    for (let c = 0; c < outNx; c++) {
      const y = cos * r + sin * c + offsetY
      const x = cos * c - sin * r + offsetX
      if (!(y >= 0 && y <= ny - 1 && x >= 0 && x <= nx - 1)) continue
      const y0 = Math.min(Math.floor(y), ny - 1)
      const x0 = Math.min(Math.floor(x), nx - 1)
      const y1 = Math.min(y0 + 1, ny - 1)
      const x1 = Math.min(x0 + 1, nx - 1)
      const fy = y - y0
      const fx = x - x0
      const top = (1 - fx) * values[y0 * nx + x0]! + fx * values[y0 * nx + x1]!
      const bottom = (1 - fx) * values[y1 * nx + x0]! + fx * values[y1 * nx + x1]!
      out[r * outNx + c] = (1 - fy) * top + fy * bottom
    }
  }
  return { values: out, ny: outNy, nx: outNx }
}

function exactCosSin(degrees: number): { cos: number; sin: number } {
  const turn = ((degrees % 360) + 360) % 360
  if (turn % 90 === 0) {
    return { cos: [1, 0, -1, 0][turn / 90]!, sin: [0, 1, 0, -1][turn / 90]! }
  }
  const radians = (degrees * Math.PI) / 180
  return cosSin(radians)
}
