/**
 * Puts points with coordinates, in any order, on the regular grid they form.
 * Along each axis the coordinates must lie within 5 % of a pitch of evenly spaced lines. A node without a point counts as
 * not measured. Two points on one node, or more empty nodes than filled ones, do not form a grid and are refused.
 */
import { phrase } from '../errors.ts'
import { invalid } from './refusal.ts'

const TOLERANCE = 0.05 // of a pitch

interface PointGrid {
  readonly heights: Float64Array
  readonly ny: number
  readonly nx: number
  readonly pitchX: number // in the unit of the coordinates; 0 when all points share one x
  readonly pitchY: number
}

interface Lines {
  readonly first: number
  readonly pitch: number
  readonly n: number
}

/** A point whose height is NaN may lack coordinates. It is left out. */
export function gridPoints(x: Float64Array, y: Float64Array, z: Float64Array): PointGrid {
  const placed: number[] = []
  for (let i = 0; i < z.length; i++) {
    if (Number.isFinite(x[i]!) && Number.isFinite(y[i]!)) placed.push(i)
    else if (!Number.isNaN(z[i]!)) {
      throw invalid(
        phrase('point {point} has a height but the coordinates {x}, {y}', {
          point: i + 1,
          x: x[i]!,
          y: y[i]!,
        }),
        { point: i + 1 },
      )
    }
  }
  if (placed.length === 0)
    throw invalid(phrase('none of the {points} points has coordinates', { points: z.length }), {
      points: z.length,
    })
  const columns = evenLines(x, placed, 'x')
  const rows = evenLines(y, placed, 'y')
  const nodes = columns.n * rows.n
  if (!(nodes <= 2 * placed.length)) {
    const message = phrase(
      'the points form no grid: {placed} points on {n} x {m} lines leave most nodes empty',
      { placed: placed.length, n: rows.n, m: columns.n },
    )
    throw invalid(message, { points: placed.length, ny: rows.n, nx: columns.n })
  }
  const heights = new Float64Array(nodes).fill(Number.NaN)
  const taken = new Uint8Array(nodes)
  for (const i of placed) {
    const node = lineOf(y[i]!, rows, 'y') * columns.n + lineOf(x[i]!, columns, 'x')
    if (taken[node])
      throw invalid(phrase('the points form no grid: point {point} lies on another one', { point: i + 1 }), {
        point: i + 1,
      })
    taken[node] = 1
    heights[node] = z[i]!
  }
  return { heights, ny: rows.n, nx: columns.n, pitchX: columns.pitch, pitchY: rows.pitch }
}

/** Finds the evenly spaced lines that the coordinates suggest. `lineOf` checks whether each point lies on one. */
function evenLines(coordinates: Float64Array, placed: readonly number[], name: string): Lines {
  const sorted = Float64Array.from(placed, (i) => coordinates[i]!).sort()
  const first = sorted[0]!
  const range = sorted[sorted.length - 1]! - first
  if (range === 0) return { first, pitch: 0, n: 1 }
  let widest = 0
  for (let i = 1; i < sorted.length; i++) widest = Math.max(widest, sorted[i]! - sorted[i - 1]!)
  // Gaps within a line are rounding errors. Gaps between lines are one pitch, or several where lines are missing.
  let step = widest
  for (let i = 1; i < sorted.length; i++) {
    const gap = sorted[i]! - sorted[i - 1]!
    if (gap > widest / 4) step = Math.min(step, gap)
  }
  const n = Math.round(range / step) + 1
  if (!Number.isSafeInteger(n))
    throw invalid(phrase('the points form no grid: {name} spans {range}', { name, range }), {
      range: String(range),
    })
  return { first, pitch: range / (n - 1), n }
}

function lineOf(coordinate: number, lines: Lines, name: string): number {
  if (lines.n === 1) return 0
  const place = (coordinate - lines.first) / lines.pitch
  const line = Math.round(place)
  if (Math.abs(place - line) > TOLERANCE) {
    throw invalid(
      phrase('the points form no grid: {name} = {coordinate} is off the lines spaced by {pitch}', {
        name,
        coordinate,
        pitch: lines.pitch,
      }),
      {
        coordinate,
        pitch: lines.pitch,
      },
    )
  }
  return line
}
