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

/** Half the resolution: means of 2 x 2 blocks with at least two measured points; n is even. */
export function halved({ values, mask, n }: MaskedGrid): MaskedGrid {
  const half = n / 2
  const out = new Float64Array(half * half)
  const outMask = new Uint8Array(half * half)
  let valid = 0
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * y * n + 2 * x
      const count = mask[i]! + mask[i + 1]! + mask[i + n]! + mask[i + n + 1]!
      if (count < 2) continue
      out[y * half + x] = (values[i]! + values[i + 1]! + (values[i + n]! + values[i + n + 1]!)) / count
      outMask[y * half + x] = 1
      valid += 1
    }
  }
  return { values: out, mask: outMask, n: half, valid }
}

/**
 * A grid turned about its centre c: the value at p is that at c + R (p - c), R = [[cos, -sin], [sin, cos]] on (y, x).
 * Bilinear over the measured neighbours; a point is measured where these make up at least half.
 */
export function turned(grid: MaskedGrid, degrees: number): MaskedGrid {
  const { n } = grid
  const values = new Float64Array(n * n)
  const mask = new Uint8Array(n * n)
  const centre = (n - 1) / 2
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  let valid = 0
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const sy = centre + cos * (y - centre) - sin * (x - centre)
      const sx = centre + sin * (y - centre) + cos * (x - centre)
      const y0 = Math.floor(sy)
      const x0 = Math.floor(sx)
      if (y0 < -1 || x0 < -1 || y0 >= n || x0 >= n) continue
      const fy = sy - y0
      const fx = sx - x0
      let sum = 0
      let weight = 0
      for (let i = 0; i < 2; i++) {
        const yy = y0 + i
        if (yy < 0 || yy >= n) continue
        for (let j = 0; j < 2; j++) {
          const xx = x0 + j
          if (xx < 0 || xx >= n || grid.mask[yy * n + xx] === 0) continue
          const share = (i === 1 ? fy : 1 - fy) * (j === 1 ? fx : 1 - fx)
          weight += share
          sum += share * grid.values[yy * n + xx]!
        }
      }
      if (weight < 0.5) continue
      values[y * n + x] = sum / weight
      mask[y * n + x] = 1
      valid += 1
    }
  }
  return { values, mask, n, valid }
}

/** The measured points of a box of a grid, as a list that is quickly gone through. */
export interface Points {
  /** Row and column in turn. */
  readonly places: Int32Array
  readonly values: Float64Array
}

export function pointsIn({ values, mask, n }: MaskedGrid, { y, x, ny, nx }: Box): Points {
  const places: number[] = []
  const found: number[] = []
  for (let r = Math.max(0, y); r < Math.min(n, y + ny); r++) {
    for (let c = Math.max(0, x); c < Math.min(n, x + nx); c++) {
      if (mask[r * n + c] === 0) continue
      places.push(r, c)
      found.push(values[r * n + c]!)
    }
  }
  return { places: Int32Array.from(places), values: Float64Array.from(found) }
}

const NONE = -2 // no correlation can be had
const FLAT = 1e-6 // variance per point, of a map of variance 1

/** A correlation over `count` common points, or -2 when there are too few or one side is flat there. */
export interface MaskedCorrelation {
  r: number
  count: number
}

/**
 * Pearson correlation of points of a with b moved by (dy, dx), where both are measured: a(p) with b(p - d).
 * The answer is written into `out`, because this is the innermost call.
 */
export function maskedCorrelation(
  { places, values }: Points,
  b: MaskedGrid,
  dy: number,
  dx: number,
  fewest: number,
  out: MaskedCorrelation,
): void {
  const { n } = b
  let count = 0
  let sa = 0
  let sb = 0
  let saa = 0
  let sbb = 0
  let sab = 0
  for (let i = 0; i < values.length; i++) {
    const y = places[2 * i]! - dy
    const x = places[2 * i + 1]! - dx
    if (y < 0 || x < 0 || y >= n || x >= n) continue
    const at = y * n + x
    if (b.mask[at] === 0) continue
    const p = values[i]!
    const q = b.values[at]!
    count += 1
    sa += p
    sb += q
    saa += p * p
    sbb += q * q
    sab += p * q
  }
  out.count = count
  out.r = NONE
  if (count < fewest || count < 2) return
  const va = saa - (sa * sa) / count
  const vb = sbb - (sb * sb) / count
  if (va <= FLAT * count || vb <= FLAT * count) return
  out.r = (sab - (sa * sb) / count) / Math.sqrt(va * vb)
}
