import { cos, tan } from '../elementary/trigonometry.ts'
import { type Held, type Layout, landLoops, layoutOn } from '../simd/lands.ts'

const EXACT = 1e-9 // samples; a shift this close to a whole number needs only one neighbour
const COARSE_LIMIT = 10 // degrees in either direction; the search goes beyond only from a best angle at this border
const HARD_LIMIT = 25
const FINE_STEP = 0.25
const COARSE_ROWS = 64
const END_SHARE = 0.2 // of the columns at each end is left out: groove shoulders there would decide the angle
const COVERAGE = 0.3 // of the rows that are measured at all; a column with fewer is left out
const MIN_COLUMNS = 10

/** Mean of each column (NaN when it has no value), and the share of rows with a value in it. */
export interface ColumnProfile {
  readonly means: Float64Array
  readonly coverage: Float64Array
  /** Share of rows with any value: the most that a coverage can be, less where a frame of missing points is around a mark. */
  readonly measured: number
}

/** Shift from one row to the next, in columns, for an angle in degrees. */
export const shearSlope = (degrees: number, dx: number, dy: number): number =>
  (dy * tan((degrees * Math.PI) / 180)) / dx

/** Width across the striae of a column of a surface sheared by an angle in degrees. */
export const columnWidth = (dx: number, degrees: number): number => dx * cos((degrees * Math.PI) / 180)

/**
 * Shifts rows against each other; the middle row stays: out[y][x] = in[y][x + (y - (ny - 1) / 2) slope].
 * in      (ny, nx) in C order, NaN = not measured; slope in columns a row
 * out     same shape; linear along x, NaN where a needed neighbour is NaN or beyond the border
 */
export function shear(values: Float64Array, ny: number, nx: number, slope: number): Float64Array {
  const out = new Float64Array(values.length)
  for (let y = 0; y < ny; y++) {
    const { whole, share, from, to } = shiftOf(y, ny, nx, slope)
    const row = y * nx
    out.fill(Number.NaN, row, row + from).fill(Number.NaN, row + to, row + nx)
    const at = row + whole
    if (share === 0) {
      for (let x = from; x < to; x++) out[row + x] = values[at + x]!
    } else {
      for (let x = from; x < to; x++) {
        out[row + x] = values[at + x]! * (1 - share) + values[at + x + 1]! * share
      }
    }
  }
  return out
}

/** Which rows and columns a profile is taken of: every `step`-th row, columns [left, right). */
interface ProfilePart {
  readonly step: number
  readonly left: number
  readonly right: number
}

/**
 * Mean and coverage of columns of `shear(values)` for any slope, without computing the rest.
 * out     a function that may be called until another kernel runs: the values are kept in the memory of `landLoops`. Its next
 *         call overwrites what it returned
 */
export function shearedProfiles(
  values: Float64Array,
  ny: number,
  nx: number,
): (slope: number, part: ProfilePart) => ColumnProfile {
  const loops = landLoops()
  const { given, room, view } = layoutOn(loops)
  const source = given(values)
  const [shifts, sums, counts] = [room(4 * ny), room(nx), room(nx)]
  const [ofRows, ofSums, ofCounts] = [view(shifts, 4 * ny), view(sums, nx), view(counts, nx)]
  const [means, coverage] = [new Float64Array(nx), new Float64Array(nx)]
  const measured = measuredRows(values, ny, nx)
  return (slope, { step, left, right }) => {
    shiftsOf(ny, nx, slope, ofRows)
    loops.shearedSums(source, ny, nx, shifts, step, left, right, sums, counts)
    const n = right - left
    const out = { means: means.subarray(0, n), coverage: coverage.subarray(0, n) }
    return { ...profileOf(ofSums, ofCounts, Math.ceil(ny / step), out), measured: shareOf(measured, step) }
  }
}

/** Mean and coverage of the columns of a (ny, nx) grid. */
export function columnProfile(values: Float64Array, ny: number, nx: number): ColumnProfile {
  const layout = layoutOn(landLoops())
  const all = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
  return columnProfileIn(layout, { at: layout.given(values), ny, nx }, all)
}

/** The same of a grid in the memory of the loops of lands, its values held within [low, high]. */
export function columnProfileIn(
  { room, view }: Layout,
  { at, ny, nx }: Held,
  [low, high]: readonly [number, number],
): ColumnProfile {
  const sums = room(nx)
  const counts = room(nx)
  landLoops().columnSums(at, ny, nx, low, high, sums, counts)
  const out = { means: new Float64Array(nx), coverage: new Float64Array(nx) }
  const measured = shareOf(measuredRows(view(at, ny * nx), ny, nx), 1)
  return { ...profileOf(view(sums, nx), view(counts, nx), ny, out), measured }
}

/** For each row 1 if it has a value, otherwise 0. */
function measuredRows(values: Float64Array, ny: number, nx: number): Uint8Array {
  const rows = new Uint8Array(ny)
  for (let y = 0; y < ny; y++) {
    const end = (y + 1) * nx
    let at = y * nx
    while (at < end && Number.isNaN(values[at]!)) at += 1
    if (at < end) rows[y] = 1
  }
  return rows
}

/** The share of every `step`-th row that has a value; that of one row where none has. */
function shareOf(measured: Uint8Array, step: number): number {
  let count = 0
  for (let y = 0; y < measured.length; y += step) count += measured[y]!
  return Math.max(1, count) / Math.ceil(measured.length / step)
}

/** Written into `out`. By loops: `map` would call a function for each column, which takes longer than the sums. */
function profileOf(
  sums: Float64Array,
  counts: Float64Array,
  rows: number,
  out: Omit<ColumnProfile, 'measured'>,
): Omit<ColumnProfile, 'measured'> {
  const { means, coverage } = out
  for (let x = 0; x < means.length; x++) {
    const count = counts[x]!
    means[x] = count > 0 ? sums[x]! / count : Number.NaN
    coverage[x] = count / rows
  }
  return out
}

/** Means of the columns whose coverage is at least the share `least` of the measured rows; NaN elsewhere. */
export const coveredMeans = ({ means, coverage, measured }: ColumnProfile, least: number): Float64Array =>
  means.map((z, x) => (coverage[x]! >= least * measured ? z : Number.NaN))

/** Columns [from, to) of a (ny, nx) grid. */
export function columnsBetween(
  values: Float64Array,
  ny: number,
  nx: number,
  from: number,
  to: number,
  out: Float64Array = new Float64Array(ny * (to - from)),
): Float64Array {
  const width = to - from
  for (let y = 0; y < ny; y++) out.set(values.subarray(y * nx + from, y * nx + to), y * width)
  return out
}

/** Four numbers a row, as the loops of lands take them: whole and share of the shift, and columns [from, to). */
export function shiftsOf(
  ny: number,
  nx: number,
  slope: number,
  out: Float64Array = new Float64Array(4 * ny),
): Float64Array {
  for (let y = 0; y < ny; y++) {
    const { whole, share, from, to } = shiftOf(y, ny, nx, slope)
    out[4 * y] = whole
    out[4 * y + 1] = share
    out[4 * y + 2] = from
    out[4 * y + 3] = to
  }
  return out
}

/** The shift of row y in whole columns and a fraction, and the columns [from, to) that have their neighbours after it. */
function shiftOf(y: number, ny: number, nx: number, slope: number) {
  const shift = (y - (ny - 1) / 2) * slope
  const whole = Math.floor(shift)
  const share = shift - whole < EXACT ? 0 : shift - whole
  const from = Math.min(nx, Math.max(0, -whole))
  const to = Math.max(from, Math.min(nx, nx - whole - (share === 0 ? 0 : 1)))
  return { whole, share, from, to }
}

/** Heights on a grid, in the band of the striae, NaN = not measured, and its pitches in one unit. */
export interface Relief {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
  readonly dx: number
  readonly dy: number
}

/**
 * The shear in degrees that straightens striae running roughly along y: it makes the mean profile vary most.
 * in      one surface twice: on a coarse grid for the search, on a grid that is fine along x for the angle
 * method  population variance of the profile over the inner 60 % of columns with values in at least 0.3 of the measured
 *         rows. Whole degrees to 10 on about 64 rows (at a tie, the smaller angle). If the best is at this border, the
 *         search goes on while the variance grows, up to 25. Then quarter degrees within one degree, and on while it
 *         grows, on all rows of the fine grid, and the vertex of the parabola through the best angle and its neighbours.
 * out     0 for one row, and when no profile varies or has enough columns
 */
export function shearAngle(coarse: Relief, fine: Relief = coarse): number {
  if (fine.ny === 1) return 0
  const coarseStep = Math.max(1, Math.floor(coarse.ny / COARSE_ROWS))
  const search = spreadsOf(coarse, coarseStep)
  let best = 0
  let most = search(0)
  for (let size = 1; size <= COARSE_LIMIT; size++) {
    for (const degrees of [-size, size]) {
      const found = search(degrees)
      if (found > most) {
        best = degrees
        most = found
      }
    }
  }
  while (Math.abs(best) >= COARSE_LIMIT && Math.abs(best) < HARD_LIMIT) {
    const further = best + Math.sign(best)
    const found = search(further)
    if (!(found > most)) break
    best = further
    most = found
  }
  if (!(most > 0)) return 0
  const around = Array.from({ length: 9 }, (_, k) => best + (k - 4) * FINE_STEP)
  const spreadAt = spreadsOf(fine, 1)
  const spreads = around.map(spreadAt)
  const k = spreads.indexOf(Math.max(...spreads))
  const peak = { degrees: around[k]!, spread: spreads[k]! }
  if (k > 0 && k < 8) return vertex(spreads[k - 1]!, peak, spreads[k + 1]!)
  // The whole degree was not the nearest one: the search goes on outwards.
  const side = k === 0 ? -FINE_STEP : FINE_STEP
  let inner = spreads[k === 0 ? 1 : 7]!
  while (Math.abs(peak.degrees + side) <= HARD_LIMIT) {
    const outer = spreadAt(peak.degrees + side)
    if (!(outer > peak.spread)) return side > 0 ? vertex(inner, peak, outer) : vertex(outer, peak, inner)
    inner = peak.spread
    peak.degrees += side
    peak.spread = outer
  }
  return peak.degrees
}

/** The vertex of the parabola through the peak and the spreads a step before and after it. */
function vertex(
  before: number,
  { degrees, spread: middle }: { readonly degrees: number; readonly spread: number },
  after: number,
): number {
  const bend = before - 2 * middle + after
  return bend < 0 ? degrees + ((FINE_STEP / 2) * (before - after)) / bend : degrees
}

/** Variance of the profile of every `step`-th row, for any angle in degrees. */
function spreadsOf({ values, ny, nx, dx, dy }: Relief, step: number): (degrees: number) => number {
  const left = Math.trunc(END_SHARE * nx)
  const profileAt = shearedProfiles(values, ny, nx)
  return (degrees) => spread(profileAt(shearSlope(degrees, dx, dy), { step, left, right: nx - left }))
}

/** Variance of the means of well covered columns; -1 when there are too few. */
function spread({ means, coverage, measured }: ColumnProfile): number {
  const least = COVERAGE * measured
  let sum = 0
  let count = 0
  for (let x = 0; x < means.length; x++) {
    if (coverage[x]! < least) continue
    sum += means[x]!
    count += 1
  }
  if (count <= MIN_COLUMNS) return -1
  const mean = sum / count
  let squares = 0
  for (let x = 0; x < means.length; x++) {
    if (coverage[x]! >= least) squares += (means[x]! - mean) * (means[x]! - mean)
  }
  return squares / count
}
