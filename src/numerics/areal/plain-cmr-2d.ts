import { cosSin } from '../elementary/trigonometry.ts'
import { transform2d } from '../fourier/fft-2d.ts'
import { PLAIN_SIDE, plainTurn } from './plain-map.ts'

const ANGLES = Array.from({ length: 13 }, (_, i) => 5 * i - 30)
const GRID = 7
const CELL = Math.floor(PLAIN_SIDE / GRID)
const MIN_ENERGY = 1e-6 // sum of squares of a cell, of a map of norm 1
const FLAT = 1e-12 // sum of squares of a window about its mean, below which the window has no relief

// Overlap-save: windows starting in a block of 86 x 86 need 121 x 121 samples, which a transform of 128 holds.
const BLOCK = 128
const REACH = 43
const STARTS = 2 * REACH
const BLOCKS = Math.ceil(PLAIN_SIDE / STARTS)
const FIRST = -CELL / 2 // first row and column of the first window: windows are centred on pixels

interface PlainOptions {
  /** Smallest correlation of a vote. */
  readonly corr: number
  /** How far votes may differ: rows, columns, degrees. */
  readonly tolerance: readonly [number, number, number]
}

/** A cell of a: its first row and column, and the turn and displacement of b under which it correlates best. */
interface PlainVote {
  readonly y: number
  readonly x: number
  readonly degrees: number
  readonly dy: number
  readonly dx: number
  readonly corr: number
}

interface PlainCongruence {
  /** Votes that agree with one of them. */
  readonly votes: readonly PlainVote[]
  /** The vote that they agree with; undefined when no vote is strong enough. */
  readonly centre: PlainVote | undefined
  /** Cells with relief, and their side in pixels. */
  readonly cells: number
  readonly cell: number
}

/** Size of the largest set of congruent cells; see `plainCongruence`. Not symmetric in a and b. */
export const plainCmr2d = (a: Float64Array, b: Float64Array, options: PlainOptions): number =>
  plainCongruence(a, b, options).votes.length

/**
 * Congruent matching regions by the textbook definition.
 * in      two (256, 256) maps of unit norm, 0 where not measured
 * method  a is divided into 7 x 7 cells of 36 pixels; cells without relief are left out. Each cell is searched by
 *         normalised cross-correlation everywhere on b turned by -30, -25 … 30 degrees; b is 0 beyond its edges. The
 *         best place (the first of equals) is the cell's vote. Votes below `corr` are dropped. The answer is the largest
 *         set of votes that agree with one vote.
 * out     cell at (y, x) of a lies at (y + dy, x + dx) of b as `plainTurn` turns it
 * source  docs/method.md, "How are breech faces compared?"
 */
export function plainCongruence(a: Float64Array, b: Float64Array, options: PlainOptions): PlainCongruence {
  const cells = cellsOf(a)
  const best = cells.map(({ y, x }): PlainVote => ({ y, x, degrees: 0, dy: 0, dx: 0, corr: -1 }))
  const found = cells.map(() => ({ corr: 0, at: 0 }))
  for (const degrees of ANGLES) {
    search(plainTurn(b, degrees), cells, found)
    cells.forEach(({ y, x }, i) => {
      const { corr, at } = found[i]!
      if (corr <= best[i]!.corr) return
      const dy = Math.floor(at / PLAIN_SIDE) + FIRST - y
      const dx = (at % PLAIN_SIDE) + FIRST - x
      best[i] = { y, x, degrees, dy, dx, corr }
    })
  }
  const strong = best.filter(({ corr }) => corr >= options.corr)
  const [ty, tx, turn] = options.tolerance
  let votes: PlainVote[] = []
  let centre: PlainVote | undefined
  for (const one of strong) {
    const near = ({ dy, dx, degrees }: PlainVote): boolean =>
      Math.abs(dy - one.dy) <= ty && Math.abs(dx - one.dx) <= tx && Math.abs(degrees - one.degrees) <= turn
    const members = strong.filter(near)
    if (members.length <= votes.length) continue
    votes = members
    centre = one
  }
  return { votes, centre, cells: cells.length, cell: CELL }
}

/** First row and column of a vote's cell, `cell` pixels a side, on the map of b before it was turned. */
export function placeOnPartner(
  { y, x, dy, dx, degrees }: Omit<PlainVote, 'corr'>,
  cell: number,
): { y: number; x: number } {
  const middle = (PLAIN_SIDE - 1) / 2
  const half = (cell - 1) / 2
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const py = y + half + dy - middle
  const px = x + half + dx - middle
  return { y: middle + cos * py + sin * px - half, x: middle - sin * py + cos * px - half }
}

interface Cell {
  readonly y: number
  readonly x: number
  /** CELL x CELL values of mean 0 and norm 1; all 0 for a flat cell. */
  readonly values: Float64Array
  /** Spectrum of this cell, and the next one as the imaginary part; every other cell has one. */
  spectrum: Float64Array | undefined
}

function cellsOf(map: Float64Array): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y < GRID * CELL; y += CELL) {
    for (let x = 0; x < GRID * CELL; x += CELL) {
      const values = new Float64Array(CELL * CELL)
      for (let r = 0; r < CELL; r++) {
        const from = (y + r) * PLAIN_SIDE + x
        values.set(map.subarray(from, from + CELL), r * CELL)
      }
      if (values.reduce((sum, v) => sum + v * v, 0) < MIN_ENERGY) continue
      const mean = values.reduce((sum, v) => sum + v, 0) / values.length
      const squares = values.reduce((sum, v) => sum + (v - mean) * (v - mean), 0)
      const unit = squares > FLAT ? values.map((v) => (v - mean) / Math.sqrt(squares)) : values.fill(0)
      cells.push({ y, x, values: unit, spectrum: undefined })
    }
  }
  for (let i = 0; i < cells.length; i += 2) {
    cells[i]!.spectrum = pairSpectrum(cells[i]!.values, cells[i + 1]?.values)
  }
  return cells
}

/** Spectrum of two reversed cells. They are placed so that the window at row and column s comes out at s - REACH and s. */
function pairSpectrum(one: Float64Array, other: Float64Array | undefined): Float64Array {
  const top = BLOCK - (CELL - 1) - REACH
  const left = BLOCK - (CELL - 1)
  const points = new Float64Array(2 * BLOCK * (top + CELL))
  for (let r = 0; r < CELL; r++) {
    for (let c = 0; c < CELL; c++) {
      const from = (CELL - 1 - r) * CELL + CELL - 1 - c
      const to = 2 * ((top + r) * BLOCK + ((left + c) % BLOCK))
      points[to] = one[from]!
      points[to + 1] = other?.[from] ?? 0
    }
  }
  return transform2d(BLOCK).forward(points, top + CELL)
}

/** The largest correlation of each cell with a window of b, and the first window that reaches it. */
function search(b: Float64Array, cells: readonly Cell[], found: { corr: number; at: number }[]): void {
  for (const one of found) one.corr = Number.NEGATIVE_INFINITY
  const fft = transform2d(BLOCK)
  const scale = inverseNorms(b)
  const product = new Float64Array(2 * BLOCK * BLOCK)
  for (let block = 0; block < BLOCKS * BLOCKS; block++) {
    const top = Math.floor(block / BLOCKS) * STARTS
    const left = (block % BLOCKS) * STARTS
    const spectrum = blockSpectrum(b, top + FIRST, left + FIRST)
    for (let i = 0; i < cells.length; i += 2) {
      multiply(cells[i]!.spectrum!, spectrum, product)
      const sums = fft.inverseRows(product, REACH)
      largest(sums, 0, scale, top, left, found[i]!)
      if (i + 1 < cells.length) largest(sums, 1, scale, top, left, found[i + 1]!)
    }
  }
}

function blockSpectrum(b: Float64Array, top: number, left: number): Float64Array {
  const points = new Float64Array(2 * BLOCK * BLOCK)
  for (let r = Math.max(0, -top); r < BLOCK && top + r < PLAIN_SIDE; r++) {
    for (let c = Math.max(0, -left); c < BLOCK && left + c < PLAIN_SIDE; c++) {
      points[2 * (r * BLOCK + c)] = b[(top + r) * PLAIN_SIDE + left + c]!
    }
  }
  return transform2d(BLOCK).forward(points, BLOCK)
}

function multiply(a: Float64Array, b: Float64Array, out: Float64Array): void {
  for (let i = 0; i < out.length; i += 2) {
    const re = a[i]!
    const im = a[i + 1]!
    out[i] = re * b[i]! - im * b[i + 1]!
    out[i + 1] = re * b[i + 1]! + im * b[i]!
  }
}

/** Keeps the largest of one block's correlations; among equals, the first in the row order of the whole map. */
function largest(
  sums: Float64Array,
  part: 0 | 1,
  scale: Float64Array,
  top: number,
  left: number,
  found: { corr: number; at: number },
): void {
  const height = Math.min(STARTS, PLAIN_SIDE - top)
  const width = Math.min(STARTS, PLAIN_SIDE - left)
  let { corr, at } = found
  for (let r = 0; r < height; r++) {
    for (let c = 0; c < width; c++) {
      const to = (top + r) * PLAIN_SIDE + left + c
      const value = sums[2 * (r * BLOCK + c) + part]! * scale[to]!
      if (value > corr || (value === corr && to < at)) {
        corr = value
        at = to
      }
    }
  }
  found.corr = corr
  found.at = at
}

/** For each window of b (0 beyond its edges): 1 over its norm about its mean; 0 where it is flat. */
function inverseNorms(b: Float64Array): Float64Array {
  const side = PLAIN_SIDE + 1
  const sums = new Float64Array(side * side)
  const squares = new Float64Array(side * side)
  for (let y = 0; y < PLAIN_SIDE; y++) {
    let sum = 0
    let square = 0
    for (let x = 0; x < PLAIN_SIDE; x++) {
      const value = b[y * PLAIN_SIDE + x]!
      sum += value
      square += value * value
      const at = (y + 1) * side + x + 1
      sums[at] = sums[at - side]! + sum
      squares[at] = squares[at - side]! + square
    }
  }
  const out = new Float64Array(PLAIN_SIDE * PLAIN_SIDE)
  const held = (i: number): number => Math.min(PLAIN_SIDE, Math.max(0, i))
  for (let y = 0; y < PLAIN_SIDE; y++) {
    const up = held(y + FIRST) * side
    const down = held(y + FIRST + CELL) * side
    for (let x = 0; x < PLAIN_SIDE; x++) {
      const left = held(x + FIRST)
      const right = held(x + FIRST + CELL)
      const sum = sums[down + right]! - sums[up + right]! - sums[down + left]! + sums[up + left]!
      const square =
        squares[down + right]! - squares[up + right]! - squares[down + left]! + squares[up + left]!
      const centred = square - (sum * sum) / (CELL * CELL)
      out[y * PLAIN_SIDE + x] = centred > FLAT ? 1 / Math.sqrt(centred) : 0
    }
  }
  return out
}
