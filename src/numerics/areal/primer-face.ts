import { random } from '../elementary/random.ts'
import { areaAverage } from '../filters/area-average.ts'

/** Lengths in metres. */
export interface FaceOptions {
  /** Pitch of the squares that belong to the face or not. */
  readonly pitch: number
  /** Least and largest radius of the bottom of the groove between primer and case. */
  readonly groove: readonly [number, number]
  /** How far the face may lie from its plane. */
  readonly level: number
  /** What is narrower than twice this is no part of the face. */
  readonly narrow: number
  /** Width of the edge of the face that is left out: the foot of the walls around it. */
  readonly edge: number
}

/** Squares of a grid that belong to a face, 1 or 0; the first one begins at the edge of the first point's area. */
interface FaceSquares {
  readonly squares: Uint8Array
  readonly ny: number
  readonly nx: number
}

interface Coarse {
  readonly z: Float64Array
  readonly ny: number
  readonly nx: number
}

export const COARSER = 4 // than the squares: the grid on which groove and plane are looked for
export const TRIALS = 3000
const SEED = 1
const ROUNDS = 5
const MIN_DEPTH = 3 // of the groove, in `level`

/**
 * The face of the primer in a raw scan of a fired cartridge case: the level ring between the firing pin's hole (with the
 * metal that rose into its aperture) and the groove around the primer.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; pitches
 * out     the squares that belong to it; undefined when there are none
 * method  on area averages: the groove is the deep circle about the centre whose distance explains most of the heights;
 *         inside it, the plane through three points with the most area within half of `level`, area counted by its distance
 *         from the centre, so that the face wins over what rose inside it; least squares on that area. Squares within `level`
 *         of the plane belong to the face, after opening by `narrow` and erosion by `edge`. The largest connected part stays.
 */
export function primerFace(
  heights: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
  options: FaceOptions,
): FaceSquares | undefined {
  const { pitch, level, narrow, edge } = options
  const on = (squares: number): Coarse => {
    const average = areaAverage(heights, ny, nx, dy, dx, squares)
    return { z: average.values, ny: average.ny, nx: average.nx }
  }
  const coarse = on(COARSER * pitch)
  const groove = grooveOf(coarse, options)
  const inside = pointsInside(coarse, groove)
  const plane = inside.length < 3 ? undefined : levelPlane(coarse, inside, groove, level)
  if (!plane) return undefined
  const fine = on(pitch)
  const toCoarse = (place: number): number => (place + 0.5) / COARSER - 0.5
  const near = new Uint8Array(fine.z.length)
  for (let i = 0; i < near.length; i++) {
    const y = toCoarse(Math.floor(i / fine.nx))
    const x = toCoarse(i % fine.nx)
    const within =
      (y - groove.y) * (y - groove.y) + (x - groove.x) * (x - groove.x) < groove.radius * groove.radius
    if (within && Math.abs(fine.z[i]! - plane[0] - plane[1] * y - plane[2] * x) <= level) near[i] = 1
  }
  const squaresOf = (length: number): number => Math.round(length / pitch)
  const eroded = spread(near, fine.ny, fine.nx, squaresOf(narrow), 0)
  const opened = spread(eroded, fine.ny, fine.nx, squaresOf(narrow), 1)
  const squares = largestPart(spread(opened, fine.ny, fine.nx, squaresOf(edge), 0), fine.ny, fine.nx)
  return squares && { squares, ny: fine.ny, nx: fine.nx }
}

interface Ring {
  readonly y: number
  readonly x: number
  /** Radius of the bottom of the groove; Infinity where there is none. */
  readonly radius: number
}

/** The groove: the centre whose distance explains most of the heights around it, and the deepest distance from it. */
function grooveOf(grid: Coarse, { pitch, groove, level }: FaceOptions): Ring {
  const [least, most] = [groove[0] / (COARSER * pitch), groove[1] / (COARSER * pitch)]
  let best = { y: (grid.ny - 1) / 2, x: (grid.nx - 1) / 2 }
  let explained = Number.NEGATIVE_INFINITY
  for (const step of [4, 2, 1]) {
    const from = best
    const reach = step === 4 ? Math.floor(Math.max(grid.ny, grid.nx) / 2 / 4) : 1
    for (let i = -reach; i <= reach; i++) {
      for (let j = -reach; j <= reach; j++) {
        const y = from.y + i * step
        const x = from.x + j * step
        if (y < 0 || x < 0 || y > grid.ny - 1 || x > grid.nx - 1) continue
        const share = radialMeans(grid, y, x, most).explained
        if (share <= explained) continue
        explained = share
        best = { y, x }
      }
    }
  }
  const { means, counts } = radialMeans(grid, best.y, best.x, most)
  let bottom = -1
  for (let r = Math.floor(least); r < means.length; r++) {
    // A groove is seen around at least half of its circle.
    if (counts[r]! < Math.PI * r) continue
    if (bottom < 0 || means[r]! < means[bottom]!) bottom = r
  }
  let top = Number.NEGATIVE_INFINITY
  for (let r = 0; r < bottom; r++) if (counts[r]! > 0) top = Math.max(top, means[r]!)
  const deep = bottom >= 0 && top - means[bottom]! >= MIN_DEPTH * level
  return { ...best, radius: deep ? bottom : Number.POSITIVE_INFINITY }
}

/** Means of the heights by whole pixels of distance from a centre, and the share of their variance that these explain. */
function radialMeans({ z, ny, nx }: Coarse, cy: number, cx: number, most: number) {
  const bins = Math.ceil(most)
  const sums = new Float64Array(bins)
  const counts = new Float64Array(bins)
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = Math.max(0, Math.ceil(cy - most)); y <= Math.min(ny - 1, cy + most); y++) {
    for (let x = Math.max(0, Math.ceil(cx - most)); x <= Math.min(nx - 1, cx + most); x++) {
      const value = z[y * nx + x]!
      if (Number.isNaN(value)) continue
      const r = Math.floor(Math.sqrt((y - cy) * (y - cy) + (x - cx) * (x - cx)))
      if (r >= bins) continue
      sums[r]! += value
      counts[r]! += 1
      count += 1
      sum += value
      squares += value * value
    }
  }
  let between = 0
  for (let r = 0; r < bins; r++) if (counts[r]! > 0) between += (sums[r]! * sums[r]!) / counts[r]!
  const mean = count > 0 ? (sum * sum) / count : 0
  const enough = count >= (Math.PI * most * most) / 4
  return {
    means: sums.map((total, r) => total / counts[r]!),
    counts,
    explained: enough && squares > mean ? (between - mean) / (squares - mean) : Number.NEGATIVE_INFINITY,
  }
}

function pointsInside({ z, nx }: Coarse, { y, x, radius }: Ring): number[] {
  const found: number[] = []
  for (let i = 0; i < z.length; i++) {
    if (Number.isNaN(z[i]!)) continue
    const [v, u] = [Math.floor(i / nx) - y, (i % nx) - x]
    if (v * v + u * u < radius * radius) found.push(i)
  }
  return found
}

/** z = plane[0] + plane[1] row + plane[2] column. */
type Plane = readonly [number, number, number]

/** The plane with the most area near it, area counted by its distance from the centre; then fitted to that area. */
function levelPlane(grid: Coarse, inside: readonly number[], ring: Ring, level: number): Plane | undefined {
  const { z, nx } = grid
  const rows = Float64Array.from(inside, (i) => Math.floor(i / nx))
  const columns = Float64Array.from(inside, (i) => i % nx)
  const weights = rows.map((y, k) => {
    const [v, u] = [y - ring.y, columns[k]! - ring.x]
    return Math.sqrt(v * v + u * u)
  })
  const { below } = random(SEED)
  let best: Plane | undefined
  let most = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const three = [below(inside.length), below(inside.length), below(inside.length)] as const
    const plane = planeThrough(three.map((k) => [rows[k]!, columns[k]!, z[inside[k]!]!] as const))
    if (!plane) continue
    let area = 0
    for (let k = 0; k < inside.length; k++) {
      const off = z[inside[k]!]! - plane[0] - plane[1] * rows[k]! - plane[2] * columns[k]!
      if (off <= level / 2 && off >= -level / 2) area += weights[k]!
    }
    if (area <= most) continue
    most = area
    best = plane
  }
  for (let round = 0; best && round < ROUNDS; round++) {
    const [height, alongY, alongX]: Plane = best
    const near = inside.flatMap((i, k) => {
      const off = z[i]! - height - alongY * rows[k]! - alongX * columns[k]!
      return Math.abs(off) <= level / 2 ? [[rows[k]!, columns[k]!, z[i]!] as const] : []
    })
    best = planeThrough(near) ?? best
  }
  return best
}

/** The least-squares plane of points (row, column, height); undefined where they lie on one line. */
function planeThrough(points: readonly (readonly [number, number, number])[]): Plane | undefined {
  const n = points.length
  let [y, x, z] = [0, 0, 0]
  for (const point of points) {
    y += point[0] / n
    x += point[1] / n
    z += point[2] / n
  }
  let [yy, yx, xx, yz, xz] = [0, 0, 0, 0, 0]
  for (const point of points) {
    const [v, u, w] = [point[0] - y, point[1] - x, point[2] - z]
    yy += v * v
    yx += v * u
    xx += u * u
    yz += v * w
    xz += u * w
  }
  const determinant = yy * xx - yx * yx
  if (!(determinant > 1e-9 * (yy + xx) * (yy + xx))) return undefined
  const alongY = (yz * xx - xz * yx) / determinant
  const alongX = (xz * yy - yz * yx) / determinant
  return [z - alongY * y - alongX * x, alongY, alongX]
}

/** Squares within `reach` of one of value `what` get that value: 0 erodes, 1 dilates. Outside the grid counts as 0. */
function spread(from: Uint8Array, ny: number, nx: number, reach: number, what: 0 | 1): Uint8Array {
  const out = from.slice()
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      if (from[y * nx + x] === what) continue
      for (let v = -reach; v <= reach; v++) {
        for (let u = -reach; u <= reach; u++) {
          if (v * v + u * u > reach * reach) continue
          const outside = y + v < 0 || x + u < 0 || y + v >= ny || x + u >= nx
          if ((outside ? 0 : from[(y + v) * nx + x + u]) === what) out[y * nx + x] = what
        }
      }
    }
  }
  return out
}

/** The squares of the largest part that hangs together by its sides; undefined when there is none. */
function largestPart(squares: Uint8Array, ny: number, nx: number): Uint8Array | undefined {
  const seen = new Uint8Array(squares.length)
  let largest: number[] = []
  for (let start = 0; start < squares.length; start++) {
    if (squares[start] === 0 || seen[start] === 1) continue
    const part = [start]
    seen[start] = 1
    for (let k = 0; k < part.length; k++) {
      const at = part[k]!
      const x = at % nx
      for (const next of [at - nx, at + nx, x > 0 ? at - 1 : -1, x < nx - 1 ? at + 1 : -1]) {
        if (next < 0 || next >= ny * nx || squares[next] === 0 || seen[next] === 1) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  if (largest.length === 0) return undefined
  const out = new Uint8Array(squares.length)
  for (const at of largest) out[at] = 1
  return out
}

/**
 * A face that somebody has drawn, without its edge: the foot of the walls around it, which outlines follow only roughly.
 * in      heights, NaN outside the face and where not measured; single missing points inside the face do not widen
 * params  pitch: side of the squares that are judged, at least a pitch of the heights; edge: metres that are left out
 */
export function withoutEdge(
  heights: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
  { pitch, edge }: Pick<FaceOptions, 'pitch' | 'edge'>,
): Float64Array {
  const side = Math.max(pitch, dy, dx)
  const average = areaAverage(heights, ny, nx, dy, dx, side)
  const measured = Uint8Array.from(average.values, (value) => Number(!Number.isNaN(value)))
  const squares = spread(measured, average.ny, average.nx, Math.round(edge / side), 0)
  return onlySquares(heights, ny, nx, dy, dx, { squares, ny: average.ny, nx: average.nx }, side)
}

/** Heights in the squares of a face, NaN elsewhere; pitches and the side of a square in metres. */
export function onlySquares(
  heights: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
  { squares, ny: rows, nx: columns }: FaceSquares,
  pitch: number,
): Float64Array {
  const on = (place: number, step: number, count: number): number =>
    Math.min(Math.floor(((place + 0.5) * step) / pitch), count - 1)
  const across = Int32Array.from({ length: nx }, (_, x) => on(x, dx, columns))
  const out = new Float64Array(heights.length).fill(Number.NaN)
  for (let y = 0; y < ny; y++) {
    const row = on(y, dy, rows) * columns
    for (let x = 0; x < nx; x++) if (squares[row + across[x]!] === 1) out[y * nx + x] = heights[y * nx + x]!
  }
  return out
}
