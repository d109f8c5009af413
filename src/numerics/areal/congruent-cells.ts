import { tanh } from '../elementary/exponential.ts'
import { transformSize } from '../fourier/fft.ts'
import { type Transform2d, transform2d } from '../fourier/fft-2d.ts'
import type { Pose } from './coarse-registration.ts'
import { type Box, type MaskedGrid, type Points, pointsIn } from './masked-grid.ts'
import { NONE, type TransformedPoints } from './transformed-points.ts'

/** Lengths in pixels, shares from 0 to 1. */
export interface CellOptions {
  readonly cell: number
  /** Smallest measured share of a cell; smallest share of a cell's measured points where b is measured too. */
  readonly cellValid: number
  readonly cellOverlap: number
  /** How far a cell is searched from the registration; how far it may lie from the common place; how far that may lie. */
  readonly search: number
  readonly tolerance: number
  readonly home: number
  /** Smallest correlation; smallest Fisher z in standard deviations; smallest share of the cell's own best correlation. */
  readonly corr: number
  readonly z: number
  readonly relativeCorr: number
}

/** A cell of a that agrees with the common transform, and its displacement on the turned b. */
interface CongruentCell {
  readonly y: number
  readonly x: number
  readonly dy: number
  readonly dx: number
  readonly corr: number
}

export interface CellAgreement {
  readonly congruent: readonly CongruentCell[]
  /** Cells that could agree: enough of them is measured on b as well, at the common place. */
  readonly comparable: number
  /** Cells with enough measured points on a. */
  readonly cells: number
}

/** A cell of a mark: its first row and column, and what is measured of it. */
export interface Cell {
  readonly y: number
  readonly x: number
  readonly points: Points
  /** Effective number of independent samples, from the cell's autocorrelation. */
  readonly independent: number
}

/** Cells that tile a mark's own map (`box` of the grid) symmetrically, those with enough measured points, row by row. */
export function cellsOf(mark: MaskedGrid, box: Box, { cell, cellValid }: CellOptions): Cell[] {
  const rows = Math.ceil(box.ny / cell)
  const columns = Math.ceil(box.nx / cell)
  const top = box.y - Math.floor((rows * cell - box.ny) / 2)
  const left = box.x - Math.floor((columns * cell - box.nx) / 2)
  const fft = transform2d(transformSize(2 * cell))
  const cells: Cell[] = []
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const y = top + r * cell
      const x = left + c * cell
      const points = pointsIn(mark, { y, x, ny: cell, nx: cell })
      if (points.values.length < cellValid * cell * cell) continue
      cells.push({ y, x, points, independent: independentSamples(points, y, x, cell, fft) })
    }
  }
  return cells
}

/** Side of the square of shifts that a cell is searched at. */
export const searchSide = ({ search }: CellOptions): number => 2 * search + 1

/**
 * Congruent matching cells of a in b, given the registration of the whole marks.
 * in      cells of a; the same cells' points (`Cell.points`) laid on b; the pose of b on a
 * method  each cell is correlated with b, where both are measured, at every shift within `search` of the pose. A cell
 *         agrees with a common displacement (within `home` of the pose) when its best correlation
 *         within `tolerance` of it reaches three limits: `corr`; the correlation that is `z` standard deviations of
 *         Fisher's z above 0, for the cell's effective number of independent samples; `relativeCorr` times its best
 *         correlation anywhere. The displacement with the most cells wins, then the one with the largest sum of
 *         correlations (where no cell agrees: with the most comparable cells), then the first. A cell is comparable
 *         when it has a correlation within `tolerance` of that displacement.
 *         A cell that reaches the first two limits nowhere near the common displacements cannot agree: the shifts
 *         further away, which only raise the third limit, are not computed for it.
 * out     undefined where fewer than `atLeast` cells can agree
 * source  congruent matching cells: Song (2013); effective sample size: Bartlett (1946)
 */
export function congruentCells(
  a: readonly Cell[],
  laid: TransformedPoints,
  pose: Pick<Pose, 'degrees' | 'dy' | 'dx'>,
  options: CellOptions,
  atLeast = 0,
): CellAgreement | undefined {
  const { home, tolerance, search } = options
  laid.turn(pose.degrees, pose.dy, pose.dx, search)
  const near = nearMaps(a, laid, pose, options)
  if (near.reduce((count, { high }) => count + (high ? 1 : 0), 0) < atLeast) return undefined
  const side = searchSide(options)
  const cells = near.map(({ high, ...cell }, k) => {
    const map = high ? correlationMap(k, cell.points, laid, pose, search, options) : undefined
    return { ...cell, map, limit: map ? limitOf(cell, map, options) : Number.POSITIVE_INFINITY }
  })
  let best: CongruentCell[] = []
  let bestComparable = -1
  let bestSum = 0
  for (let hy = -home; hy <= home; hy++) {
    for (let hx = -home; hx <= home; hx++) {
      const members: CongruentCell[] = []
      let comparable = 0
      let sum = 0
      for (const { y, x, map, reach, close, known, limit } of cells) {
        if (known === 'all') comparable += 1
        if (!map) {
          if (known !== 'some') continue
          const at = bestWithin(close, 2 * reach + 1, hy + reach, hx + reach, tolerance)
          if (close[at]! > NONE) comparable += 1
          continue
        }
        const at = bestWithin(map, side, hy + search, hx + search, tolerance)
        const corr = map[at]!
        if (known !== 'all' && corr > NONE) comparable += 1
        if (!(corr >= limit)) continue
        const dy = pose.dy + Math.floor(at / side) - search
        const dx = pose.dx + (at % side) - search
        members.push({ y, x, dy, dx, corr })
        sum += corr
      }
      const more =
        members.length - best.length ||
        (members.length > 0 ? sum - bestSum - 1e-9 : comparable - bestComparable)
      if (more <= 0) continue
      best = members
      bestComparable = comparable
      bestSum = sum
    }
  }
  return { congruent: best, comparable: Math.max(bestComparable, 0), cells: cells.length }
}

/** A cell's correlations at the shifts that any common displacement can ask for. */
interface NearMap extends Cell {
  readonly reach: number
  readonly close: Float64Array
  /** Whether a correlation reaches the limits that do not depend on shifts further away. */
  readonly high: boolean
  /** Whether there is a correlation at all of the shifts, at some or at none. */
  readonly known: 'all' | 'some' | 'none'
}

function nearMaps(
  a: readonly Cell[],
  laid: TransformedPoints,
  pose: Pick<Pose, 'dy' | 'dx'>,
  options: CellOptions,
): NearMap[] {
  const reach = Math.min(options.search, options.home + options.tolerance)
  return a.map((cell, k) => {
    const close = correlationMap(k, cell.points, laid, pose, reach, options)
    const limit = leastOf(cell, options)
    let high = false
    let found = 0
    for (const r of close) {
      if (r >= limit) high = true
      if (r > NONE) found += 1
    }
    return {
      ...cell,
      reach,
      close,
      high,
      known: found === close.length ? 'all' : found > 0 ? 'some' : 'none',
    }
  })
}

/** Correlations of a cell with b at every shift within `reach` of the pose, (2 reach + 1)^2. */
function correlationMap(
  k: number,
  { values }: Points,
  laid: TransformedPoints,
  { dy, dx }: Pick<Pose, 'dy' | 'dx'>,
  reach: number,
  { cellOverlap }: CellOptions,
): Float64Array {
  const side = 2 * reach + 1
  return laid.correlate(k, dy - reach, dx - reach, side, cellOverlap * values.length)
}

/** The smallest correlation of a cell that agrees, whatever the shifts further away show. */
const leastOf = ({ independent }: Cell, { corr, z }: CellOptions): number =>
  Math.max(corr, tanh(z / Math.sqrt(Math.max(independent - 3, 0.5))))

function limitOf(cell: Cell, map: Float64Array, options: CellOptions): number {
  let largest = map[0]!
  for (const r of map) if (r > largest) largest = r
  return Math.max(leastOf(cell, options), options.relativeCorr * largest - 1e-9)
}

/** 2 v A(0)^2 / sum A(d)^2 with A the linear autocorrelation of a cell's v points about their mean; 0 for a flat cell. */
function independentSamples(
  { places, values }: Points,
  y: number,
  x: number,
  side: number,
  fft: Transform2d,
): number {
  const count = values.length
  let mean = 0
  for (const value of values) mean += value
  mean /= count
  const grid = new Float64Array(2 * side * fft.n)
  for (let i = 0; i < count; i++) {
    grid[2 * ((places[2 * i]! - y) * fft.n + places[2 * i + 1]! - x)] = values[i]! - mean
  }
  const spectrum = fft.forward(grid, side)
  let power = 0
  let squares = 0
  for (let k = 0; k < fft.n * fft.n; k++) {
    const p = spectrum[2 * k]! * spectrum[2 * k]! + spectrum[2 * k + 1]! * spectrum[2 * k + 1]!
    power += p
    squares += p * p
  }
  const points = fft.n * fft.n
  const variance = power / points
  return variance > 1e-6 * count ? (2 * count * variance * variance) / (squares / points) : 0
}

/** The first place of the largest value within `tolerance` of (y, x). */
function bestWithin(map: Float64Array, side: number, y: number, x: number, tolerance: number): number {
  let best = -1
  for (let r = Math.max(0, y - tolerance); r <= Math.min(side - 1, y + tolerance); r++) {
    for (let c = Math.max(0, x - tolerance); c <= Math.min(side - 1, x + tolerance); c++) {
      const at = r * side + c
      if (best < 0 || map[at]! > map[best]!) best = at
    }
  }
  return best
}
