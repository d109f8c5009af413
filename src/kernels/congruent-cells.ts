import { tanh } from './elementary/exponential.ts'
import { transformSize } from './fft.ts'
import { type Transform2d, transform2d } from './fft-2d.ts'
import {
  type Box,
  type Field,
  fieldOf,
  type MaskedGrid,
  maskedCorrelation,
  NONE,
  type Points,
  placesOn,
  pointsIn,
  turned,
} from './masked-grid.ts'
import type { Pose } from './masked-registration.ts'

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
export interface CongruentCell {
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

/**
 * Congruent matching cells of a in b, given the registration of the whole marks.
 * in      cells of a; b on a grid of the same size, values of mean 0 and variance 1; the pose of b on a
 * method  each cell is correlated with b, where both are measured, at every shift within `search` of the pose. A cell
 *         agrees with a common displacement (within `home` of the pose) when its best correlation
 *         within `tolerance` of it reaches three limits: `corr`; the correlation that is `z` standard deviations of
 *         Fisher's z above 0, for the cell's effective number of independent samples; `relativeCorr` times its best
 *         correlation anywhere. The displacement with the most cells wins, then the one with the largest sum of
 *         correlations (where no cell agrees: with the most comparable cells), then the first. A cell is comparable
 *         when it has a correlation within `tolerance` of that displacement.
 * source  congruent matching cells: Song (2013); effective sample size: Bartlett (1946)
 */
export function congruentCells(
  a: readonly Cell[],
  b: MaskedGrid,
  pose: Pick<Pose, 'degrees' | 'dy' | 'dx'>,
  options: CellOptions,
): CellAgreement {
  const furthest = Math.max(Math.abs(pose.dy), Math.abs(pose.dx)) + options.search
  const laid = fieldOf(turned(b, pose.degrees), furthest)
  const cells = a.map((cell) => {
    const map = correlationMap(cell.points, laid, pose, options)
    return { ...cell, map, limit: limitOf(cell, map, options) }
  })
  const { home, tolerance, search } = options
  const side = 2 * search + 1
  let best: CongruentCell[] = []
  let bestComparable = -1
  let bestSum = 0
  for (let hy = -home; hy <= home; hy++) {
    for (let hx = -home; hx <= home; hx++) {
      const members: CongruentCell[] = []
      let comparable = 0
      let sum = 0
      for (const { y, x, map, limit } of cells) {
        const at = bestWithin(map, side, hy + search, hx + search, tolerance)
        const corr = map[at]!
        if (corr > NONE) comparable += 1
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

/** Correlations of a cell with b at every shift within `search` of the pose, (2 search + 1)^2. */
function correlationMap(
  points: Points,
  laid: Field,
  pose: Pick<Pose, 'dy' | 'dx'>,
  { search, cellOverlap }: CellOptions,
): Float64Array {
  const side = 2 * search + 1
  const map = new Float64Array(side * side)
  const found = { r: 0, count: 0 }
  const { values } = points
  const places = placesOn(points, laid)
  const fewest = cellOverlap * values.length
  for (let i = 0; i < side; i++) {
    for (let j = 0; j < side; j++) {
      const dy = pose.dy + i - search
      const dx = pose.dx + j - search
      maskedCorrelation(values, places, laid, dy, dx, fewest, found)
      map[i * side + j] = found.r
    }
  }
  return map
}

function limitOf({ independent }: Cell, map: Float64Array, { corr, z, relativeCorr }: CellOptions): number {
  const byChance = tanh(z / Math.sqrt(Math.max(independent - 3, 0.5)))
  let largest = map[0]!
  for (const r of map) if (r > largest) largest = r
  return Math.max(corr, byChance, relativeCorr * largest - 1e-9)
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
