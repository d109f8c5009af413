import { formAlongRow, unitPositions } from '../filters/form-removal.ts'

/** Points a side of a tile, and points around it that its neighbours have too, so that slopes have no seams. */
export const TILE_SIDE = 256
export const TILE_BORDER = 2

const ACROSS = TILE_SIDE + 2 * TILE_BORDER
const HEAD = 8 // bytes before the heights of a tile: two float32

/** Bytes of one tile. */
export const TILE_BYTES = HEAD + 2 * ACROSS * ACROSS

const MOST = 32_767
const NOT_MEASURED = -32_768

/** A surface at one resolution: a point of level k is the mean of 2^k x 2^k points of the scan. */
export interface TileLevel {
  readonly ny: number
  readonly nx: number
  /** Tiles along and across, and the number of the first one. */
  readonly rows: number
  readonly columns: number
  readonly first: number
  /** The mean size of its slopes along x and y; 0 where nothing is measured. */
  readonly slope: number
}

interface Grid {
  readonly ny: number
  readonly nx: number
  readonly dx: number
  readonly dy: number
}

/** The levels of a surface, the finest first, down to one tile. */
export function levelsOf({ ny, nx }: Pick<Grid, 'ny' | 'nx'>): Omit<TileLevel, 'slope'>[] {
  const levels: Omit<TileLevel, 'slope'>[] = []
  let first = 0
  for (let size = { ny, nx }; ; size = { ny: Math.ceil(size.ny / 2), nx: Math.ceil(size.nx / 2) }) {
    const [rows, columns] = [Math.ceil(size.ny / TILE_SIDE), Math.ceil(size.nx / TILE_SIDE)]
    levels.push({ ...size, rows, columns, first })
    if (rows * columns === 1) return levels
    first += rows * columns
  }
}

/**
 * A surface without its form as tiles of int16, at its own resolution and at halves of it.
 * in      heights in C order, metres, NaN = not measured; coefficients of the form, see `RobustForm`; `out`: room for all tiles
 * out     for each tile little-endian float32 middle and step in metres, then int16 heights, (middle + step value), rows of
 *         `TILE_SIDE` and a border on either side; -32768 where nothing is measured, and outside of the surface
 */
export function heightTiles(
  heights: Float64Array,
  { ny, nx, dx, dy }: Grid,
  coefficients: Float64Array,
  out: Uint8Array,
): TileLevel[] {
  const room = new Float64Array(ACROSS * ACROSS)
  const pitch = { dx, dy }
  let copy = withoutForm(heights, ny, nx, coefficients)
  return levelsOf({ ny, nx }).map((level) => {
    const half = { ny: Math.ceil(level.ny / 2), nx: Math.ceil(level.nx / 2) }
    const halved = new Float64Array(level.rows * level.columns > 1 ? half.ny * half.nx : 0)
    const slopes = { sum: 0, count: 0 }
    for (let i = 0; i < level.rows * level.columns; i++) {
      const [top, left] = [Math.floor(i / level.columns) * TILE_SIDE, (i % level.columns) * TILE_SIDE]
      copy(room, top - TILE_BORDER, left - TILE_BORDER)
      quantise(room, out, (level.first + i) * TILE_BYTES)
      addSlopes(room, pitch, slopes)
      if (halved.length > 0) halve(room, halved, half, top / 2, left / 2)
    }
    copy = copied(halved, half.ny, half.nx)
    pitch.dx *= 2
    pitch.dy *= 2
    return { ...level, slope: slopes.count > 0 ? slopes.sum / slopes.count : 0 }
  })
}

/** Fills a tile with its border, the first point of which lies at (top, left). */
type Copy = (room: Float64Array, top: number, left: number) => void

function withoutForm(heights: Float64Array, ny: number, nx: number, coefficients: Float64Array): Copy {
  const [xs, ys] = [unitPositions(nx), unitPositions(ny)]
  return (room, top, left) => {
    room.fill(Number.NaN)
    const [from, to] = [Math.max(0, left), Math.min(nx, left + ACROSS)]
    for (let y = Math.max(0, top); y < Math.min(ny, top + ACROSS); y++) {
      const { constant, linear, quadratic } = formAlongRow(coefficients, ys[y]!)
      for (let x = from; x < to; x++) {
        const u = xs[x]!
        room[(y - top) * ACROSS + x - left] = heights[y * nx + x]! - (constant + u * (linear + u * quadratic))
      }
    }
  }
}

const copied =
  (heights: Float64Array, ny: number, nx: number): Copy =>
  (room, top, left) => {
    room.fill(Number.NaN)
    const [from, to] = [Math.max(0, left), Math.min(nx, left + ACROSS)]
    for (let y = Math.max(0, top); y < Math.min(ny, top + ACROSS); y++) {
      room.set(heights.subarray(y * nx + from, y * nx + to), (y - top) * ACROSS + from - left)
    }
  }

/** Writes a tile with the finest step that its heights allow. */
function quantise(room: Float64Array, out: Uint8Array, at: number): void {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const z of room) {
    if (z < low) low = z
    if (z > high) high = z
  }
  const isMeasured = low <= high
  const middle = isMeasured ? Math.fround((low + high) / 2) : 0
  // a little more than the range needs, as both numbers are rounded to float32
  const step = isMeasured && high > low ? Math.fround(((high - low) / (2 * MOST)) * (1 + 1e-5)) : 1
  const view = new DataView(out.buffer, out.byteOffset + at, TILE_BYTES)
  view.setFloat32(0, middle, true)
  view.setFloat32(4, step, true)
  const values = new Int16Array(out.buffer, out.byteOffset + at + HEAD, room.length)
  for (let i = 0; i < room.length; i++) {
    const z = room[i]!
    values[i] = Number.isNaN(z) ? NOT_MEASURED : Math.floor((z - middle) / step + 0.5)
  }
}

/** Adds the sizes of the slopes inside of a tile; those with a point that is not measured are left out. */
function addSlopes(
  room: Float64Array,
  { dx, dy }: Pick<Grid, 'dx' | 'dy'>,
  slopes: { sum: number; count: number },
): void {
  for (let y = TILE_BORDER; y < TILE_BORDER + TILE_SIDE; y++) {
    for (let x = TILE_BORDER; x < TILE_BORDER + TILE_SIDE; x++) {
      const at = y * ACROSS + x
      const size =
        (Math.abs(room[at + 1]! - room[at]!) / dx + Math.abs(room[at + ACROSS]! - room[at]!) / dy) / 2
      if (Number.isNaN(size)) continue
      slopes.sum += size
      slopes.count += 1
    }
  }
}

/** Writes the means of every 2 x 2 points of a tile into the next level, where measured ones count. */
function halve(
  room: Float64Array,
  out: Float64Array,
  { ny, nx }: { readonly ny: number; readonly nx: number },
  top: number,
  left: number,
): void {
  const half = TILE_SIDE / 2
  for (let y = 0; y < Math.min(half, ny - top); y++) {
    for (let x = 0; x < Math.min(half, nx - left); x++) {
      const at = (TILE_BORDER + 2 * y) * ACROSS + TILE_BORDER + 2 * x
      let sum = 0
      let count = 0
      for (let i = 0; i < 4; i++) {
        const z = room[at + (i & 1) + (i >> 1) * ACROSS]!
        if (Number.isNaN(z)) continue
        sum += z
        count += 1
      }
      out[(top + y) * nx + left + x] = count > 0 ? sum / count : Number.NaN
    }
  }
}
