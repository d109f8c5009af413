import { type CellAgreement, type CellOptions, cellsOf, congruentCells } from './congruent-cells.ts'
import { cosSin } from './elementary/trigonometry.ts'
import { type Box, centredBox, halved, type MaskedGrid, onCanvas } from './masked-grid.ts'
import { coarsePoses, type Pose, type RegistrationOptions, refinedPose } from './masked-registration.ts'

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

export interface Cmr2d {
  /** Number of congruent cells, the smaller one of the two directions. */
  readonly score: number
  readonly degrees: number
  readonly dy: number
  readonly dx: number
  readonly cellsA: number
  readonly cellsB: number
  readonly congruentA: readonly Match2d[]
  readonly congruentB: readonly Match2d[]
}

const NOTHING: Cmr2d = {
  ...{ score: 0, degrees: 0, dy: 0, dx: 0, cellsA: 0, cellsB: 0 },
  ...{ congruentA: [], congruentB: [] },
}

/**
 * Congruent matching regions of two areal maps, in both directions, under one rotation and shift.
 * in      two maps on one pitch, of any sizes
 * out     the pose lays b on a; congruentA are cells of a with their places on b, congruentB the other way round.
 *         Swapping a and b swaps the answer exactly, because the pair is always computed in one order.
 * method  coarse registration, refinement, cells in both directions. The candidate pose with the largest smaller count
 *         of cells wins, at a tie the one with the larger sum of counts.
 */
export function cmr2d(
  a: ArealMap,
  b: ArealMap,
  registration: RegistrationOptions,
  cells: CellOptions,
): Cmr2d {
  if (a.values.length === 0 || b.values.length === 0) return NOTHING
  if (comesBefore(a, b)) return ordered(a, b, registration, cells)
  const found = ordered(b, a, registration, cells)
  const { degrees, dy, dx } = inverse(found)
  return {
    ...{ score: found.score, degrees, dy, dx },
    ...{ cellsA: found.cellsB, cellsB: found.cellsA },
    ...{ congruentA: found.congruentB, congruentB: found.congruentA },
  }
}

/** An order of maps that does not depend on how the pair was given. */
function comesBefore(a: ArealMap, b: ArealMap): boolean {
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

function ordered(a: ArealMap, b: ArealMap, registration: RegistrationOptions, options: CellOptions): Cmr2d {
  const largest = Math.max(a.ny, a.nx, b.ny, b.nx)
  const n = largest + (largest % 2)
  const gridA = onCanvas(a.values, a.ny, a.nx, n)
  const gridB = onCanvas(b.values, b.ny, b.nx, n)
  const boxA = centredBox(a.ny, a.nx, n)
  const boxB = centredBox(b.ny, b.nx, n)
  const poses = coarsePoses(halved(gridA), halved(gridB), registration)
    .map((pose) => refinedPose(gridA, gridB, pose, registration.minOverlap))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  let best: { pose: Pose; ab: CellAgreement; ba: CellAgreement; score: number; sum: number } | undefined
  if (poses.length === 0) return NOTHING
  const ofA = cellsOf(gridA, boxA, options)
  const ofB = cellsOf(gridB, boxB, options)
  for (const pose of poses) {
    const ab = congruentCells(ofA, gridB, pose, options)
    if (best && ab.congruent.length < best.score) continue // the other direction cannot raise the score
    const ba = congruentCells(ofB, gridA, inverse(pose), options)
    const score = Math.min(ab.congruent.length, ba.congruent.length)
    const sum = ab.congruent.length + ba.congruent.length
    if (!best || score > best.score || (score === best.score && sum > best.sum))
      best = { pose, ab, ba, score, sum }
  }
  if (!best) return NOTHING
  const { pose, ab, ba, score } = best
  const toB = (agreement: CellAgreement) => matches(agreement, gridA, boxA, boxB, pose.degrees, options.cell)
  const toA = (agreement: CellAgreement) => matches(agreement, gridB, boxB, boxA, -pose.degrees, options.cell)
  return {
    ...{ score, degrees: pose.degrees, dy: pose.dy, dx: pose.dx },
    ...{ cellsA: ab.cells, cellsB: ba.cells },
    ...{ congruentA: toB(ab), congruentB: toA(ba) },
  }
}

/** How a is laid on b, given how b is laid on a, to the nearest pixel. */
function inverse({ degrees, dy, dx }: Pick<Pose, 'degrees' | 'dy' | 'dx'>) {
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const nearest = (value: number): number => Math.floor(value + 0.5)
  return { degrees: 0 - degrees, dy: nearest(-(cos * dy - sin * dx)), dx: nearest(-(sin * dy + cos * dx)) }
}

/** Cells in pixels of their own map, and where their centres fall on the partner's map. */
function matches(
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
