import { type Cost, doublings } from '../../kinds/cost.ts'
import type { CellOptions } from '../../numerics/areal/congruent-cells.ts'

/** What decides how long `cmr2d` takes; lengths in pixels. */
interface CongruenceSize extends Pick<CellOptions, 'cell' | 'search' | 'tolerance' | 'home'> {
  /** Angles that are tried, in pairs. */
  readonly turns: number
  readonly candidates: number
  readonly finalists: number
}

const FLOPS = 6 // sums for each point at each shift, several of them in one instruction
const EACH_SHIFT = 24 // what a cell takes at a shift, however few points it has
const POSES = 1.5 // for each finalist: some are chosen for having enough in common

/**
 * Memory in bytes and operations of `cmr2d` on maps of these sizes, at most.
 * method  counted along the loops: Fourier transforms of the coarse registration at half resolution; each cell against the other
 *         map at every shift of the search, for every pose, in both directions; the vote over all common displacements. Infinite
 *         for cells without a pixel.
 */
export function congruenceCost(
  maps: readonly { readonly ny: number; readonly nx: number }[],
  { turns, candidates, finalists, cell, search, tolerance, home }: CongruenceSize,
): Cost {
  if (!(cell >= 1)) return { bytes: Number.POSITIVE_INFINITY, operations: Number.POSITIVE_INFINITY }
  const n = Math.max(...maps.flatMap(({ ny, nx }) => [ny, nx]), 4)
  const size = 2 * n // of the transforms, with room for the shifts
  const cells = maps.map(({ ny, nx }) => Math.ceil(ny / cell) * Math.ceil(nx / cell))
  const poses = POSES * finalists
  const points = n * n
  const near = Math.min(search, home + tolerance)
  const shifts = square(2 * search + 1) + square(2 * near + 1)
  const all = cells.reduce((sum, count) => sum + count, 0)
  const coarse = turns * 6 * 5 * square(size / 2) * doublings(size)
  const refined = FLOPS * (2 * candidates * 27 * (points / 4) + 2 * finalists * 93 * points)
  const searched = poses * all * ((FLOPS / 2) * square(cell) + EACH_SHIFT) * shifts
  const windows = square(Math.min(2 * tolerance + 1, 2 * search + 1))
  const voted = 3 * poses * all * square(2 * home + 1) * windows
  const independent = all * 10 * square(4 * cell) * doublings(4 * cell)
  const margin = n + search
  const maps8 = 8 * Math.max(...cells) * shifts
  const fields = 2 * 8 * square(n + 2 * margin)
  return {
    bytes: 4 * maps8 + fields + 6 * 8 * square(2 * search + 2) + 24 * 16 * square(size / 2) + 64 * points,
    operations: coarse + refined + searched + voted + independent,
  }
}

const square = (x: number): number => x * x
