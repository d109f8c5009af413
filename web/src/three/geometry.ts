/** Where regions lie on a surface: fractions of the part [from, to) of its columns, and of all rows. */
export interface Drawn {
  readonly regions: readonly {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }[]
  /** Share of the columns that the fractions refer to. */
  readonly from: number
  readonly to: number
}

/** A surface ready to be drawn. */
export interface Geometry {
  /** Five numbers a vertex: x, y and z in units of the longer side, and slopes along x and y. */
  readonly vertices: Float32Array
  readonly triangles: Uint32Array
  /** Pairs of vertices: the outlines of the regions, along the surface. */
  readonly outlines: Uint32Array
  /** Twice the farthest measured point across and along, in units of the longer side. */
  readonly size: readonly [number, number]
  /** The 1st and the 99th percentile of the heights, in units of the longer side. */
  readonly relief: readonly [number, number]
  /** The longer side in metres, or in pixels of a map. */
  readonly side: number
}

export const PER_VERTEX = 5

interface Header {
  readonly shape: readonly [number, number]
  readonly pitch: readonly [number, number]
}

/** The vertices and triangles of a mesh of the service; points that were not measured leave holes. */
export function geometryOf(mesh: ArrayBuffer, drawn: Drawn): Geometry {
  const length = new DataView(mesh).getUint32(0, true)
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(mesh, 4, length))) as Header
  const [ny, nx] = header.shape
  const [dx, dy] = header.pitch
  const heights = new Float32Array(mesh, 4 + length, ny * nx)
  const side = Math.max(nx * dx, ny * dy)
  const vertices = new Float32Array(ny * nx * PER_VERTEX)
  const at = (y: number, x: number): number =>
    heights[Math.min(ny - 1, Math.max(0, y)) * nx + Math.min(nx - 1, Math.max(0, x))]!
  let [across, along] = [0, 0]
  const slope = (before: number, here: number, after: number, step: number): number => {
    if (!Number.isNaN(before) && !Number.isNaN(after)) return (after - before) / (2 * step)
    if (!Number.isNaN(after)) return (after - here) / step
    return Number.isNaN(before) ? 0 : (here - before) / step
  }
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const z = at(y, x)
      if (Number.isNaN(z)) continue
      across = Math.max(across, Math.abs(x + 0.5 - nx / 2))
      along = Math.max(along, Math.abs(y + 0.5 - ny / 2))
      vertices.set(
        [
          ((x + 0.5 - nx / 2) * dx) / side,
          ((ny / 2 - y - 0.5) * dy) / side,
          z / side,
          slope(at(y, x - 1), z, at(y, x + 1), dx),
          -slope(at(y - 1, x), z, at(y + 1, x), dy),
        ],
        (y * nx + x) * PER_VERTEX,
      )
    }
  }
  return {
    vertices,
    triangles: trianglesOf(heights, ny, nx),
    outlines: outlinesOf(heights, ny, nx, drawn),
    size: [(2 * across * dx) / side, (2 * along * dy) / side],
    relief: reliefOf(heights, side),
    side,
  }
}

/** The sides of every region from vertex to vertex; where one of two was not measured, the line is broken. */
function outlinesOf(
  heights: Float32Array,
  ny: number,
  nx: number,
  { regions, from, to }: Drawn,
): Uint32Array {
  const found: number[] = []
  const column = (share: number): number => nearest((from + share * (to - from)) * nx, nx)
  const line = (first: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const [one, two] = [first + i * step, first + (i + 1) * step]
      if (!Number.isNaN(heights[one]!) && !Number.isNaN(heights[two]!)) found.push(one, two)
    }
  }
  for (const { x, y, w, h } of regions) {
    const [left, right] = [column(x), column(x + w)]
    const [top, bottom] = [nearest(y * ny, ny), nearest((y + h) * ny, ny)]
    for (const row of [top, bottom]) line(row * nx + left, 1, right - left)
    for (const side of [left, right]) line(top * nx + side, nx, bottom - top)
  }
  return Uint32Array.from(found)
}

const nearest = (place: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(place)))

/** Two triangles for each four neighbours that are all measured, one for each three. */
function trianglesOf(heights: Float32Array, ny: number, nx: number): Uint32Array {
  const found = new Uint32Array(6 * Math.max(0, ny - 1) * Math.max(0, nx - 1))
  let count = 0
  const add = (...corners: readonly [number, number, number]) => {
    if (corners.some((corner) => Number.isNaN(heights[corner]!))) return
    found.set(corners, count)
    count += 3
  }
  for (let y = 0; y + 1 < ny; y++) {
    for (let x = 0; x + 1 < nx; x++) {
      const corner = y * nx + x
      add(corner, corner + nx, corner + 1)
      add(corner + 1, corner + nx, corner + nx + 1)
    }
  }
  return found.slice(0, count)
}

function reliefOf(heights: Float32Array, side: number): readonly [number, number] {
  const sorted = heights.filter((z) => !Number.isNaN(z)).sort()
  if (sorted.length === 0) return [0, 0]
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]! / side
  return [at(0.01), at(0.99)]
}
