/** The Fourier transforms of the coarse registration, on the memory of `faceLoops`. */

import type { FaceLoops } from '../simd/faces.plain.ts'
import { faceLoops } from '../simd/faces.ts'
import { plannedSize, transformPlan } from '../simd/transform-plan.ts'
import { prepareTurning, turningOf, turnOnto } from '../simd/turning.ts'
import type { MaskedGrid } from './masked-grid.ts'

const FLAT = 1e-6
/** Moved grids may wrap around by this share of their side. Only corners meet then, and a round mark has none. */
const WRAPPED = 0.1
const COMPLEX = 16 // bytes
const PAD = 4 // complex numbers behind each row, so that the rows of a column do not share cache sets

/** A shift of the second mark on the first. */
interface Shift {
  /** 0 for the first angle of a lane, 1 for the second. */
  readonly part: 0 | 1
  readonly dy: number
  readonly dx: number
  readonly quality: number
  /** Points in common that were asked for. */
  readonly common: number
}

/** Two lanes of two angles each: the second mark turned by an angle, and by one more step. */
interface CoarseCorrelations {
  /** Forgets both lanes. */
  clear(): void
  lay(lane: number, degrees: number, step: number): void
  transform(): void
  /** Computes the weights of the shifts, by the first angle of each lane; `backwards`: all is turned by 180 degrees more. */
  weigh(backwards: boolean): void
  /** For both angles of a lane, under these weights: the best shift with the fewest points, and with enough. */
  best(lane: number, backwards: boolean): Shift[]
}

/**
 * Correlations of a with b turned: sum over p of a(p) b(p - d), for every shift d that leaves `minOverlap` of the side in
 * common; times their weights sqrt(common points / (energy of a * energy of b)), which are computed at half the resolution.
 * The answer holds until the next call of this or of `laidPoints`.
 */
export function coarseCorrelations(
  a: MaskedGrid,
  b: MaskedGrid,
  minOverlap: number,
  fewest: number,
  enough: number,
): CoarseCorrelations {
  const { n } = a
  const loops = faceLoops()
  const memory = bumpMemory()
  const onFull = space(memory, n, minOverlap)
  const onHalf = space(memory, n / 2, minOverlap)
  const shifts = 2 * onFull.reach + 1
  const half = 2 * onHalf.reach + 1
  const square = 8 * half * half
  const weights = memory.take(4 * square)
  const weightRows = memory.take(4 * shifts)
  const weightColumns = memory.take(4 * shifts)
  const answer = memory.take(64)
  const turning = turningOf(n, memory.take)
  const laid = memory.take(8 * n * n)
  const floats = new Float64Array(loops.memory(memory.size()))
  const full = transforms(loops, onFull)
  const small = transforms(loops, onHalf)
  const radius = prepareTurning(turning, b, floats.buffer)
  const ints = new Int32Array(floats.buffer)
  for (let i = 0; i < shifts; i++) {
    const nearest = Math.floor((i - onFull.reach + 1) / 2) + onHalf.reach
    const at = 8 * Math.min(Math.max(nearest, 0), half - 1)
    ints[weightRows / 4 + i] = at * half
    ints[weightColumns / 4 + i] = at
  }
  const [values, ...lanes] = onFull.grids as [number, number, number]
  const [counts, squares, countsOfB, squaresOfB] = onHalf.grids as [number, number, number, number]
  const blocks = (ofCounts: number, ofSquares: number, part: number): void =>
    loops.blocks(laid, n, ofCounts, ofSquares, onHalf.step, part)
  for (let i = 0; i < n * n; i++) floats[laid / 8 + i] = a.mask[i] === 1 ? a.values[i]! : Number.NaN
  full.clear(values)
  small.clear(counts)
  small.clear(squares)
  loops.interleave(laid, n, values, onFull.step, 0)
  blocks(counts, squares, 0)
  floats.fill(Number.NaN, laid / 8, laid / 8 + n * n)
  full.first(values)
  small.first(counts)
  small.first(squares)
  /** The first and last column of shifts that has a weight for a lane. */
  const used = (lane: number): [number, number] => {
    let low = half
    let high = -1
    for (let i = 0; i < half * half; i++) {
      if (floats[(weights + 2 * lane * square) / 8 + i] === 0) continue
      low = Math.min(low, i % half)
      high = Math.max(high, i % half)
    }
    const first = Math.max(0, 2 * (low - onHalf.reach) - 1 + onFull.reach)
    return [first, Math.min(shifts - 1, 2 * (high - onHalf.reach) + onFull.reach)]
  }
  return {
    clear() {
      for (const lane of lanes) full.clear(lane)
      small.clear(countsOfB)
      small.clear(squaresOfB)
    },
    lay(lane, degrees, step) {
      const whole = { y: 0, x: 0, ny: n, nx: n }
      turnOnto(loops, turning, degrees, laid, 8 * n, whole, radius)
      blocks(countsOfB, squaresOfB, lane)
      loops.interleave(laid, n, lanes[lane]!, onFull.step, 0)
      turnOnto(loops, turning, degrees + step, laid, 8 * n, whole, radius)
      loops.interleave(laid, n, lanes[lane]!, onFull.step, 1)
    },
    transform() {
      for (const lane of lanes) full.transform(lane)
      small.transform(countsOfB)
      small.transform(squaresOfB)
    },
    weigh(backwards) {
      const all: [number, number] = [0, half - 1]
      const common = small.correlate(0, counts, countsOfB, backwards, all)
      const ofB = small.correlate(1, counts, squaresOfB, backwards, all)
      const ofA = small.correlate(2, squares, countsOfB, backwards, all)
      const { rows, columns } = small.tables(backwards)
      loops.weigh(common, ofB, ofA, rows, columns, half, fewest, enough, FLAT, weights)
    },
    best(lane, backwards) {
      const range = used(lane)
      if (range[0] > range[1]) return []
      const found = full.correlate(0, values, lanes[lane]!, backwards, range)
      const { rows, columns } = full.tables(backwards)
      const own = weights + 2 * lane * square
      loops.best(found, rows, columns, shifts, own, square, weightRows, weightColumns, FLAT, answer)
      return ([0, 1] as const).flatMap((part) =>
        [fewest, enough].flatMap((common, kind): Shift[] => {
          const at = answer / 8 + 4 * part + 2 * kind
          const place = floats[at + 1]!
          if (place < 0) return []
          const dy = Math.floor(place / shifts) - onFull.reach
          return [{ part, dy, dx: (place % shifts) - onFull.reach, quality: floats[at]!, common }]
        }),
      )
    },
  }
}

/** Hands out addresses, from 0 on. */
function bumpMemory() {
  let next = 0
  return {
    take(bytes: number): number {
      const at = next
      next += 16 * Math.ceil(bytes / 16)
      return at
    },
    size: () => next,
  }
}

/** Where the transforms of n x n grids lie in the memory. */
function space({ take }: ReturnType<typeof bumpMemory>, n: number, minOverlap: number) {
  const reach = Math.min(n - 1, Math.ceil((1 - minOverlap) * n))
  const size = plannedSize(Math.ceil((1 - WRAPPED) * n) + reach)
  const plan = transformPlan(size)
  const step = (size + PAD) * COMPLEX
  return {
    n,
    reach,
    size,
    step,
    plan,
    radices: take(plan.radices.length),
    forward: take(plan.forward.byteLength),
    inverse: take(plan.inverse.byteLength),
    tables: Array.from({ length: 4 }, () => take(4 * (2 * reach + 1))),
    grids: Array.from({ length: 4 }, () => take(size * step)),
    out: Array.from({ length: 3 }, () => take(size * step)),
  }
}

function transforms(loops: FaceLoops, { n, reach, size, step, plan, ...at }: ReturnType<typeof space>) {
  const stages = plan.radices.length
  const end = at.inverse + plan.inverse.byteLength
  const numbers = new Float64Array(loops.memory(0))
  new Uint8Array(numbers.buffer).set(plan.radices, at.radices)
  numbers.set(plan.forward, at.forward / 8)
  numbers.set(plan.inverse, at.inverse / 8)
  const [rows, columns, rowsBackwards, columnsBackwards] = at.tables as [number, number, number, number]
  /** Where shift d is found: at d, or, of grids read backwards, at -(d + n - 1). */
  const place = (i: number, backwards: boolean): number =>
    backwards ? (2 * size - (i - reach) - (n - 1)) % size : (i - reach + size) % size
  const ints = new Int32Array(numbers.buffer)
  for (let i = 0; i <= 2 * reach; i++) {
    ints[rows / 4 + i] = place(i, false) * step
    ints[columns / 4 + i] = place(i, false) * COMPLEX
    ints[rowsBackwards / 4 + i] = place(i, true) * step
    ints[columnsBackwards / 4 + i] = place(i, true) * COMPLEX
  }
  const transform = (grid: number): void => {
    loops.forwardColumns(grid, step, n, size, at.radices, stages, at.forward)
    loops.forwardRows(grid, step, size, size, at.radices, stages, at.forward)
  }
  return {
    transform,
    clear: (grid: number): void => void numbers.fill(0, grid / 8, (grid + size * step) / 8),
    tables: (backwards: boolean) =>
      backwards ? { rows: rowsBackwards, columns: columnsBackwards } : { rows, columns },
    /** Transforms the first grid of correlations. It gets the scale of the inverse. */
    first(grid: number): void {
      transform(grid)
      const scale = 1 / (size * size)
      for (let i = grid / 8; i < (grid + size * step) / 8; i++) numbers[i]! *= scale
    },
    /** Correlations of a first grid with the two of another, at all rows of shifts and the columns `from` … `to`. */
    correlate(
      out: number,
      first: number,
      other: number,
      backwards: boolean,
      [from, to]: [number, number],
    ): number {
      const grid = at.out[out]!
      const mode = backwards ? 1 : 0
      loops.multiplyInverseRows(grid, first, other, mode, step, size, at.radices, stages, end)
      const [low, high] = backwards
        ? [place(to, true), place(from, true)]
        : [place(from, false), place(to, false)]
      const inverse = (start: number, stop: number): void =>
        loops.inverseColumns(grid + start * COMPLEX, step, stop - start + 1, size, at.radices, stages, end)
      if (low <= high) inverse(low, high)
      else {
        inverse(low, size - 1)
        inverse(0, high)
      }
      return grid
    },
  }
}
