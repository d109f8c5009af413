/** Correlations of lists of points with a grid that is turned and moved under them, on the memory of `faceLoops`. */

import { faceLoops } from '../simd/faces.ts'
import { prepareTurning, turningOf, turnOnto } from '../simd/turning.ts'
import type { Box, MaskedGrid, Points } from './masked-grid.ts'

/** In place of a correlation that cannot be computed. */
export const NONE = -2
const FLAT = 1e-6 // variance per point, of a map of variance 1

/** Lists of points of one mark, and the other mark that is laid under them. */
export interface TransformedPoints {
  readonly lists: readonly Points[]
  /** Turns the grid about its centre, for correlations at shifts within `reach` of (dy, dx). */
  turn(degrees: number, dy: number, dx: number, reach: number): void
  /**
   * Pearson correlations of list `k` with the grid moved by dy … dy + side - 1 and dx … dx + side - 1, where both are
   * measured: a(p) with b(p - d), row by row; -2 when fewer than `fewest` points are in common or one side is flat there.
   * Writes the numbers of common points into `counts`.
   */
  correlate(
    k: number,
    dy: number,
    dx: number,
    side: number,
    fewest: number,
    counts?: Float64Array,
  ): Float64Array
}

/** Points of one mark and the other mark's grid. */
export interface Placement {
  readonly lists: readonly Points[]
  readonly grid: MaskedGrid
}

/**
 * in      grids of one side; `margin`: the largest shift in any direction; `most`: of the shifts of one call
 * out     one for each of `lays`; they hold until the next call of this or of `coarsePoses`
 */
export function transformedPoints(
  lays: readonly Placement[],
  margin: number,
  most: number,
): TransformedPoints[] {
  const loops = faceLoops()
  const n = lays[0]!.grid.n
  const around = margin + 1 // columns are computed in pairs, so one more may be read
  const stride = n + 2 * around
  let next = 0
  const take = (numbers: number): number => {
    const at = next
    next += numbers
    return at
  }
  const answer = take(6 * (most + 1) * (most + 1))
  const places = lays.map(({ lists }) => {
    const count = lists.reduce((sum, { values }) => sum + values.length, 0)
    return {
      values: take(count),
      places: take(Math.ceil(count / 2)),
      field: take(stride * stride),
      turning: turningOf(n, (bytes) => 8 * take(Math.ceil(bytes / 8))),
    }
  })
  const floats = new Float64Array(loops.memory(8 * next))
  const ints = new Int32Array(floats.buffer)
  return lays.map(({ lists, grid }, side) => {
    const at = places[side]!
    const starts: number[] = []
    const boxes = lists.map((points) => boxOf([points]))
    const rows = lists.map(rowStarts)
    const box = boxOf(lists) // infinite and empty where there are no points: nothing is turned then
    let start = 0
    for (const points of lists) {
      starts.push(start)
      floats.set(points.values, at.values + start)
      for (let i = 0; i < points.values.length; i++) {
        const place = (points.places[2 * i]! + around) * stride + points.places[2 * i + 1]! + around
        ints[2 * at.places + start + i] = 8 * place
      }
      start += points.values.length
    }
    floats.fill(Number.NaN, at.field, at.field + stride * stride)
    const radius = prepareTurning(at.turning, grid, floats.buffer)
    return {
      lists,
      turn(degrees, dy, dx, reach) {
        const part = {
          y: box.y - dy - reach,
          x: box.x - dx - reach,
          ny: box.ny + 2 * reach,
          nx: box.nx + 2 * reach,
        }
        const first = 8 * (at.field + around * stride + around)
        turnOnto(loops, at.turning, degrees, first, 8 * stride, part, radius)
      },
      correlate(k, dy, dx, side, fewest, counts) {
        const [from, to] = rowsWithin(boxes[k]!, rows[k]!, dy, side, n, radius)
        const pairs = Math.ceil(side / 2)
        const values = 8 * (at.values + starts[k]! + from)
        const list = 8 * at.places + 4 * (starts[k]! + from)
        const field = 8 * (at.field - dy * stride - dx)
        loops.maskedSums(values, list, to - from, field, 8 * stride, side, pairs, 8 * answer)
        const out = new Float64Array(side * side)
        for (let i = 0; i < side; i++) {
          for (let j = 0; j < side; j++) {
            const sums = answer + 6 * (2 * i * pairs + j)
            out[i * side + j] = correlation(floats, sums, fewest)
            if (counts) counts[i * side + j] = floats[sums]!
          }
        }
        return out
      },
    }
  })
}

/** Where each row of the box of a list begins in it, and where the last one ends. Lists are ordered by rows. */
function rowStarts({ places }: Points): Int32Array {
  const count = places.length / 2
  const first = count > 0 ? places[0]! : 0
  const rows = count > 0 ? places[2 * count - 2]! - first + 1 : 0
  const starts = new Int32Array(rows + 1).fill(count)
  for (let i = count - 1; i >= 0; i--) starts[places[2 * i]! - first] = i
  for (let row = rows - 1; row >= 0; row--) starts[row] = Math.min(starts[row]!, starts[row + 1]!)
  return starts
}

/** The points of a list, from one to before another, whose rows can meet the grid moved by dy … dy + side - 1. */
function rowsWithin(
  { y, ny }: Box,
  starts: Int32Array,
  dy: number,
  side: number,
  n: number,
  radius: number,
): [number, number] {
  if (starts.length === 1) return [0, 0]
  const centre = (n - 1) / 2
  const first = Math.max(0, Math.ceil(centre - radius) + dy - y)
  const last = Math.min(ny, Math.floor(centre + radius) + dy + side - y)
  return first < last ? [starts[first]!, starts[last]!] : [0, 0]
}

function boxOf(lists: readonly Points[]): Box {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const most = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { places } of lists) {
    for (let i = 0; i < places.length; i++) {
      if (places[i]! < least[i & 1]!) least[i & 1] = places[i]!
      if (places[i]! > most[i & 1]!) most[i & 1] = places[i]!
    }
  }
  const [y, x] = least as [number, number]
  return { y, x, ny: most[0]! - y + 1, nx: most[1]! - x + 1 }
}

/** Of the six sums of `maskedSums`. */
function correlation(sums: Float64Array, at: number, fewest: number): number {
  const count = sums[at]!
  if (count < fewest || count < 2) return NONE
  const sa = sums[at + 1]!
  const sb = sums[at + 2]!
  const va = sums[at + 3]! - (sa * sa) / count
  const vb = sums[at + 4]! - (sb * sb) / count
  if (va <= FLAT * count || vb <= FLAT * count) return NONE
  return (sums[at + 5]! - (sa * sb) / count) / Math.sqrt(va * vb)
}
