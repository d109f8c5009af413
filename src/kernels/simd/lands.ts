import { plainLands } from './lands.plain.ts'
import { LANDS_WASM } from './lands.wasm.ts'
import { type Loops, vectorLoops } from './load.ts'

/**
 * Inner loops of lands on one memory that their caller lays out; addresses are in bytes, counts in samples. There are two
 * implementations with the same bits: vectors of two float64 (simd/lands.ts, which explains them), and plain TypeScript.
 */
export interface LandLoops extends Loops {
  levelled(heights: number, ny: number, nx: number, forms: number, xs: number): void
  blockMeans(
    heights: number,
    nx: number,
    forms: number,
    xs: number,
    outNy: number,
    outNx: number,
    rows: number,
    columns: number,
    line: number,
    counts: number,
    out: number,
  ): void
  shearedMeans(
    heights: number,
    nx: number,
    forms: number,
    xs: number,
    shifts: number,
    outNy: number,
    rows: number,
    line: number,
    counts: number,
    out: number,
  ): void
  shearedSums(
    values: number,
    ny: number,
    nx: number,
    shifts: number,
    step: number,
    left: number,
    right: number,
    sums: number,
    counts: number,
  ): void
  clip(values: number, n: number, low: number, high: number): void
  columnSums(
    values: number,
    ny: number,
    nx: number,
    low: number,
    high: number,
    sums: number,
    counts: number,
  ): void
  lowPass(
    values: number,
    ny: number,
    nx: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    plane: number,
    mask: number,
    line: number,
    present: number,
    sum: number,
    weight: number,
  ): void
  blockSums(
    values: number,
    from: number,
    to: number,
    ny: number,
    nx: number,
    blockY: number,
    padY: number,
    coarseY: number,
    blockX: number,
    padX: number,
    coarseX: number,
    sums: number,
    weights: number,
    sum: number,
    weight: number,
  ): void
  filterPlane(
    plane: number,
    rows: number,
    columns: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    spare: number,
  ): void
  lowPassRows(
    values: number,
    top: number,
    ny: number,
    nx: number,
    step: number,
    first: number,
    end: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    line: number,
    present: number,
    sum: number,
    weight: number,
    out: number,
  ): void
  subtractWaves(
    values: number,
    rows: number,
    step: number,
    nx: number,
    sums: number,
    weights: number,
    columns: number,
    blockY: number,
    firstY: number,
    halfY: number,
    splinesY: number,
    blockX: number,
    firstX: number,
    halfX: number,
    splinesX: number,
    both: number,
  ): void
  sampled(values: number, ny: number, nx: number, step: number, out: number): number
  distances(values: number, n: number, centre: number): void
  median(values: number, n: number, bins: number): number
  huberWeights(sizes: number, n: number, limit: number, weights: number): void
  tukeyWeights(sizes: number, n: number, limit: number, weights: number): void
  weightedSums(columns: number, values: number, weights: number, rows: number, n: number, sums: number): void
  residualsOf(
    columns: number,
    values: number,
    rows: number,
    n: number,
    forms: number,
    sizes: number,
    copy: number,
  ): void
  squares(values: number, n: number): number
}

let made: LandLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function landLoops(): LandLoops {
  made ??= vectorLoops<LandLoops>(LANDS_WASM) ?? plainLands()
  return made
}

/** Memory laid out for one call: arrays of float64 one after the other. */
export interface Layout {
  /** The address of a new array of `n` numbers, of arbitrary content. */
  room(n: number): number
  /** The address of a new array with these numbers. */
  given(values: Float64Array): number
  /** The numbers at an address, as a view that the next `room` may end. */
  view(address: number, n: number): Float64Array
}

/** A grid in the memory of the loops. */
export interface Held {
  readonly at: number
  readonly ny: number
  readonly nx: number
}

/** The room of the 4096 counts that `median` needs. */
export const MEDIAN_BINS = 2048

const SPARE = 16 // bytes between arrays: a vector load may read past the end of one

/** A layout for a call of the loops. It ends when another one begins. */
export function layoutOn(loops: LandLoops): Layout {
  let end = 0
  const room = (n: number): number => {
    const address = end
    end += 8 * n + SPARE
    end += end % 16
    loops.memory(end)
    return address
  }
  const view = (address: number, n: number): Float64Array => new Float64Array(loops.memory(end), address, n)
  return {
    room,
    view,
    given(values) {
      const address = room(values.length)
      view(address, values.length).set(values)
      return address
    },
  }
}
