import { cosSin } from '../elementary/trigonometry.ts'
import type { Pose } from './coarse-registration.ts'
import {
  type CellAgreement,
  type CellOptions,
  cellsOf,
  congruentCells,
  searchSide,
} from './congruent-cells.ts'
import { type Box, centredBox, type MaskedGrid, onCanvas } from './masked-grid.ts'
import { type RegistrationOptions, registration } from './masked-registration.ts'
import { transformedPoints } from './transformed-points.ts'

/** A map of a mark: (ny, nx) values of mean 0 and variance 1, NaN = not measured. */
export interface ArealMap {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
}

/** A region of one mark and the place on the other where it was found: first row and column, in pixels of each map. */
export interface Match2d {
  readonly y: number
  readonly x: number
  readonly partnerY: number
  readonly partnerX: number
  readonly corr: number
}

/** The cells of one mark. */
interface Side2d {
  /** Cells with enough measured points; those of them that have enough on the other mark too; those that agree. */
  readonly cells: number
  readonly comparable: number
  readonly congruent: readonly Match2d[]
}

export interface Cmr2d {
  /** How b is laid on a. */
  readonly degrees: number
  readonly dy: number
  readonly dx: number
  readonly a: Side2d
  readonly b: Side2d
  /** The side whose cells give the smaller score. */
  readonly deciding: 'a' | 'b'
}

export interface ShareOptions {
  /** Cells that are added to those found, so that a few of them do not move the share far. */
  readonly prior: { readonly congruent: number; readonly cells: number }
  /** Comparable cells that a comparison needs. */
  readonly fewest: number
}

/** One or two cells agree by chance at one of the many poses that are tried. */
const NOT_BY_CHANCE = 3

const NO_CELLS: Side2d = { cells: 0, comparable: 0, congruent: [] }
const NOTHING: Cmr2d = { degrees: 0, dy: 0, dx: 0, a: NO_CELLS, b: NO_CELLS, deciding: 'a' }

/** The share of comparable cells that agree, drawn towards that of the prior: (k + congruent) / (n + cells). */
export const congruentShare = (congruent: number, comparable: number, { prior }: ShareOptions): number =>
  (congruent + prior.congruent) / (comparable + prior.cells)

/**
 * Congruent matching regions of two areal maps, in both directions, under one rotation and shift.
 * in      two maps on one pitch, of any sizes
 * out     cells of a with their places on b, and the other way round. Swapping a and b swaps the answer exactly, because
 *         the pair is always computed in one order.
 * method  registration, cells in both directions at each pose. The pose with the largest smaller count of congruent cells
 *         wins, at a tie the one with the larger sum of counts, then the one that correlates best. (The largest share
 *         would favour poses with little in common, where a few cells agree by chance.)
 */
export function cmr2d(
  a: ArealMap,
  b: ArealMap,
  options: Omit<RegistrationOptions, 'enough'>,
  cells: CellOptions,
  share: ShareOptions,
): Cmr2d {
  if (a.values.length === 0 || b.values.length === 0) return NOTHING
  if (comesBefore(a, b)) return ordered(a, b, options, cells, share)
  const found = ordered(b, a, options, cells, share)
  return { ...inverse(found), a: found.b, b: found.a, deciding: found.deciding === 'a' ? 'b' : 'a' }
}

/** An order of maps that does not depend on how the pair was given. */
export function comesBefore(a: ArealMap, b: ArealMap): boolean {
  const measured = ({ values }: ArealMap): number =>
    values.reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0)
  const keysA = [a.ny, a.nx, measured(a)]
  const keysB = [b.ny, b.nx, measured(b)]
  for (let i = 0; i < keysA.length; i++) if (keysA[i] !== keysB[i]) return keysA[i]! < keysB[i]!
  for (let i = 0; i < a.values.length; i++) {
    const one = Number.isNaN(a.values[i]!) ? 0 : a.values[i]!
    const other = Number.isNaN(b.values[i]!) ? 0 : b.values[i]!
    if (one !== other) return one < other
  }
  return true
}

/** Two maps in the middles of canvases of one size, and where they lie on these. */
export function onOneCanvas(a: ArealMap, b: ArealMap) {
  const n = 4 * Math.ceil(Math.max(a.ny, a.nx, b.ny, b.nx) / 4)
  return {
    gridA: onCanvas(a.values, a.ny, a.nx, n),
    gridB: onCanvas(b.values, b.ny, b.nx, n),
    boxA: centredBox(a.ny, a.nx, n),
    boxB: centredBox(b.ny, b.nx, n),
  }
}

/** The cells of both maps, and their points ready to be laid on the other map at any of the poses and their inverses. */
export function bothWays(
  { gridA, gridB, boxA, boxB }: ReturnType<typeof onOneCanvas>,
  poses: readonly Pick<Pose, 'degrees' | 'dy' | 'dx'>[],
  cells: CellOptions,
) {
  const ofA = cellsOf(gridA, boxA, cells)
  const ofB = cellsOf(gridB, boxB, cells)
  const inverses = poses.map(inverse)
  const furthest = [...poses, ...inverses].reduce(
    (most, { dy, dx }) => Math.max(most, Math.abs(dy), Math.abs(dx)),
    0,
  )
  const [onB, onA] = transformedPoints(
    [
      { lists: ofA.map(({ points }) => points), grid: gridB },
      { lists: ofB.map(({ points }) => points), grid: gridA },
    ],
    furthest + cells.search,
    searchSide(cells),
  )
  return { ofA, ofB, inverses, onA: onA!, onB: onB! }
}

function ordered(
  a: ArealMap,
  b: ArealMap,
  options: Omit<RegistrationOptions, 'enough'>,
  cells: CellOptions,
  share: ShareOptions,
): Cmr2d {
  const grids = onOneCanvas(a, b)
  const { gridA, gridB, boxA, boxB } = grids
  const enough = share.fewest * cells.cell * cells.cell
  const poses = registration(gridA, gridB, { ...options, enough })
  if (poses.length === 0) return NOTHING
  const { ofA, ofB, inverses, onA, onB } = bothWays(grids, poses, cells)
  let best: { pose: Pose; ab: CellAgreement; ba: CellAgreement; rank: readonly number[] } | undefined
  for (const [i, pose] of poses.entries()) {
    // A pose where too few cells can agree cannot win, whatever the other direction gives.
    const atLeast = best?.rank[0] ?? 0
    const ab = congruentCells(ofA, onB, pose, cells, atLeast)
    const ba = ab && congruentCells(ofB, onA, inverses[i]!, cells, atLeast)
    if (!ab || !ba) continue
    const rank = rankOf(ab, ba, share)
    if (!best || isHigher(rank, best.rank)) best = { pose, ab, ba, rank }
  }
  if (!best) return NOTHING
  const { pose, ab, ba } = best
  const shareOf = ({ congruent, comparable }: CellAgreement) =>
    congruentShare(congruent.length, comparable, share)
  return {
    degrees: pose.degrees,
    dy: pose.dy,
    dx: pose.dx,
    a: { ...ab, congruent: matches(ab, gridA, boxA, boxB, pose.degrees, cells.cell) },
    b: { ...ba, congruent: matches(ba, gridB, boxB, boxA, -pose.degrees, cells.cell) },
    deciding: shareOf(ab) <= shareOf(ba) ? 'a' : 'b',
  }
}

/**
 * What poses are compared by, in this order: the smaller count of congruent cells, the sum of both counts. A pose with too
 * few comparable cells counts only when most of them agree, and more than can be expected by chance.
 */
function rankOf(ab: CellAgreement, ba: CellAgreement, { fewest }: ShareOptions): readonly number[] {
  const congruent = Math.min(ab.congruent.length, ba.congruent.length)
  const comparable = Math.min(ab.comparable, ba.comparable)
  const counts = comparable >= fewest || (congruent >= NOT_BY_CHANCE && 2 * congruent >= comparable)
  return [counts ? congruent : -1, ab.congruent.length + ba.congruent.length]
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && one[at]! > other[at]!
}

/** How a is laid on b, given how b is laid on a, to the nearest pixel. */
export function inverse({ degrees, dy, dx }: Pick<Pose, 'degrees' | 'dy' | 'dx'>) {
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const nearest = (value: number): number => Math.floor(value + 0.5)
  return { degrees: 0 - degrees, dy: nearest(-(cos * dy - sin * dx)), dx: nearest(-(sin * dy + cos * dx)) }
}

/** Cells in pixels of their own map, and where their centres fall on the partner's map. */
export function matches(
  { congruent }: CellAgreement,
  { n }: MaskedGrid,
  own: Box,
  partner: Box,
  degrees: number,
  cell: number,
): Match2d[] {
  const centre = (n - 1) / 2
  const half = (cell - 1) / 2
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  return congruent.map(({ y, x, dy, dx, corr }) => {
    const py = y + half - dy - centre
    const px = x + half - dx - centre
    return {
      y: y - own.y,
      x: x - own.x,
      partnerY: centre + cos * py - sin * px - half - partner.y,
      partnerX: centre + sin * py + cos * px - half - partner.x,
      corr,
    }
  })
}
