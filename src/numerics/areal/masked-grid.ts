/** A square grid with a mask: `values` are 0 where `mask` is 0. */
export interface MaskedGrid {
  readonly values: Float64Array
  readonly mask: Uint8Array
  readonly n: number
  readonly valid: number
}

/** Part of a square grid: its first row and column, and its extent. */
export interface Box {
  readonly y: number
  readonly x: number
  readonly ny: number
  readonly nx: number
}

/** Where a (ny, nx) map lies when it is centred on an n x n grid. */
export const centredBox = (ny: number, nx: number, n: number): Box => ({
  y: Math.floor((n - ny) / 2),
  x: Math.floor((n - nx) / 2),
  ny,
  nx,
})

/** A (ny, nx) map, NaN = not measured, centred on an n x n grid. */
export function onCanvas(map: Float64Array, ny: number, nx: number, n: number): MaskedGrid {
  const values = new Float64Array(n * n)
  const mask = new Uint8Array(n * n)
  const box = centredBox(ny, nx, n)
  let valid = 0
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const value = map[y * nx + x]!
      if (Number.isNaN(value)) continue
      const at = (box.y + y) * n + box.x + x
      values[at] = value
      mask[at] = 1
      valid += 1
    }
  }
  return { values, mask, n, valid }
}

/** Weights of the rows (and columns) of a block of 4 x 4: the binomial low-pass (1, 2, 1) before the mean of two. */
const BLOCK = [1, 3, 3, 1] as const

/**
 * Half the resolution, n even: weighted means of the measured points in blocks of 4 x 4 around each 2 x 2, of which at least
 * two points must be measured. Wavelengths below four pixels, which half the resolution cannot show, are damped.
 */
export function halve({ values, mask, n }: MaskedGrid): MaskedGrid {
  const half = n / 2
  const out = new Float64Array(half * half)
  const outMask = new Uint8Array(half * half)
  let valid = 0
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * y * n + 2 * x
      if (mask[i]! + mask[i + 1]! + mask[i + n]! + mask[i + n + 1]! < 2) continue
      let sum = 0
      let weight = 0
      for (let r = Math.max(0, 2 * y - 1); r < Math.min(n, 2 * y + 3); r++) {
        for (let c = Math.max(0, 2 * x - 1); c < Math.min(n, 2 * x + 3); c++) {
          const w = BLOCK[r - 2 * y + 1]! * BLOCK[c - 2 * x + 1]! * mask[r * n + c]!
          sum += w * values[r * n + c]!
          weight += w
        }
      }
      out[y * half + x] = sum / weight
      outMask[y * half + x] = 1
      valid += 1
    }
  }
  return { values: out, mask: outMask, n: half, valid }
}

/** The measured points of a box of a grid, as a list for fast loops. */
export interface Points {
  /** Row and column of each point, alternating. */
  readonly places: Int32Array
  readonly values: Float64Array
}

/** The points of the part of a box that lies on the grid, row by row. */
export function pointsIn({ values, mask, n }: MaskedGrid, { y, x, ny, nx }: Box): Points {
  const most = Math.max(0, ny) * Math.max(0, nx)
  const places = new Int32Array(2 * most)
  const found = new Float64Array(most)
  let count = 0
  for (let r = Math.max(0, y); r < Math.min(n, y + ny); r++) {
    for (let c = Math.max(0, x); c < Math.min(n, x + nx); c++) {
      if (mask[r * n + c] === 0) continue
      places[2 * count] = r
      places[2 * count + 1] = c
      found[count++] = values[r * n + c]!
    }
  }
  return { places: places.slice(0, 2 * count), values: found.slice(0, count) }
}
