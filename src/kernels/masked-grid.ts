import { cosSin } from './elementary/trigonometry.ts'

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
export function halved({ values, mask, n }: MaskedGrid): MaskedGrid {
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

/**
 * A grid turned about its centre c: the value at p is that at c + R (p - c), R = [[cos, -sin], [sin, cos]] on (y, x).
 * Bilinear over the measured neighbours; a point is measured where these make up at least half.
 */
export const turned = (grid: MaskedGrid, degrees: number): MaskedGrid => turner(grid)(degrees)

/** `turned` of one grid by many angles. Each call overwrites the result of the last. */
export function turner(grid: MaskedGrid): (degrees: number) => MaskedGrid {
  const { n } = grid
  const side = n + 2 // with a border that counts as not measured, so that every point has four neighbours
  const source = new Float64Array(side * side)
  const sourceMask = new Uint8Array(side * side)
  for (let y = 0; y < n; y++) {
    source.set(grid.values.subarray(y * n, (y + 1) * n), (y + 1) * side + 1)
    sourceMask.set(grid.mask.subarray(y * n, (y + 1) * n), (y + 1) * side + 1)
  }
  const values = new Float64Array(n * n)
  const mask = new Uint8Array(n * n)
  const centre = (n - 1) / 2
  return (degrees) => {
    const { cos, sin } = cosSin((degrees * Math.PI) / 180)
    let valid = 0
    values.fill(0)
    mask.fill(0)
    for (let y = 0; y < n; y++) {
      const fromY = centre + cos * (y - centre)
      const fromX = centre + sin * (y - centre)
      for (let x = 0; x < n; x++) {
        const sy = fromY - sin * (x - centre)
        const sx = fromX + cos * (x - centre)
        const y0 = Math.floor(sy)
        const x0 = Math.floor(sx)
        if (y0 < -1 || x0 < -1 || y0 >= n || x0 >= n) continue
        const at = (y0 + 1) * side + x0 + 1
        const m00 = sourceMask[at]!
        const m01 = sourceMask[at + 1]!
        const m10 = sourceMask[at + side]!
        const m11 = sourceMask[at + side + 1]!
        if ((m00 | m01 | m10 | m11) === 0) continue
        const fy = sy - y0
        const fx = sx - x0
        const s00 = (1 - fy) * (1 - fx)
        const s01 = (1 - fy) * fx
        const s10 = fy * (1 - fx)
        const s11 = fy * fx
        const weight = s00 * m00 + s01 * m01 + s10 * m10 + s11 * m11
        if (weight < 0.5) continue
        const top = s00 * source[at]! + s01 * source[at + 1]! // 0 where not measured
        values[y * n + x] = (top + s10 * source[at + side]! + s11 * source[at + side + 1]!) / weight
        mask[y * n + x] = 1
        valid += 1
      }
    }
    return { values, mask, n, valid }
  }
}

/** The measured points of a box of a grid, as a list for fast loops. */
export interface Points {
  /** Row and column of each point, alternating. */
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

/** A grid in a margin of NaN, NaN where it is not measured: moved points are looked up without a border test. */
export interface Field {
  readonly values: Float64Array
  /** Numbers in a row. */
  readonly stride: number
  /** The largest shift of points in any direction. */
  readonly margin: number
}

/** The field of a grid. `memory`, an earlier field of the same sizes, is overwritten with it. */
export function fieldOf({ values, mask, n }: MaskedGrid, margin: number, memory?: Field): Field {
  const stride = n + 2 * margin
  const out = memory?.values ?? new Float64Array(stride * stride).fill(Number.NaN)
  for (let y = 0; y < n; y++) {
    const to = (y + margin) * stride + margin
    for (let x = 0; x < n; x++) {
      out[to + x] = mask[y * n + x] === 1 ? values[y * n + x]! : Number.NaN
    }
  }
  return { values: out, stride, margin }
}

/** Where points lie in a field. */
export function placesOn({ places }: Points, { stride, margin }: Field): Int32Array {
  const out = new Int32Array(places.length / 2)
  for (let i = 0; i < out.length; i++)
    out[i] = (places[2 * i]! + margin) * stride + places[2 * i + 1]! + margin
  return out
}

/** In place of a correlation that cannot be computed. */
export const NONE = -2
const FLAT = 1e-6 // variance per point, of a map of variance 1

/** A correlation over `count` common points, or -2 when there are too few or one side is flat there. */
export interface MaskedCorrelation {
  r: number
  count: number
}

/**
 * Pearson correlation of points of a with b moved by (dy, dx), where both are measured: a(p) with b(p - d).
 * in      values of a, their places on the field of b; dy, dx at most its margin
 * The answer is written into `out`, because this is the innermost call.
 */
export function maskedCorrelation(
  values: Float64Array,
  places: Int32Array,
  { values: field, stride }: Field,
  dy: number,
  dx: number,
  fewest: number,
  out: MaskedCorrelation,
): void {
  const shift = dy * stride + dx
  let count = 0
  let sa = 0
  let sb = 0
  let saa = 0
  let sbb = 0
  let sab = 0
  for (let i = 0; i < values.length; i++) {
    const q = field[places[i]! - shift]!
    if (Number.isNaN(q)) continue
    const p = values[i]!
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
