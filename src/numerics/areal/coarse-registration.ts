import { coarseCorrelations } from './coarse-correlations.ts'
import type { MaskedGrid } from './masked-grid.ts'

/** Angles in degrees. */
export interface CoarseOptions {
  readonly rotationMax: number
  readonly rotationStep: number
  /** Share of the smaller mark that two marks must have more than in common. */
  readonly minOverlap: number
}

/** The best pose among those with at least `common` points in common. */
interface CoarsePose extends Pose {
  readonly common: number
}

/**
 * Whole-mark registration: for every angle, the shift where two marks agree best.
 * in      a, b on grids of one side n, a multiple of 2; values of mean 0; options; `enough` points
 * out     for each angle the best pose with the smallest overlap, and the best one with `enough` points in common, those
 *         that there are, in the order of the angles; of equals the first in the order dy, dx.
 *         Shifts in pixels of the grids; `quality` is about the correlation times the square root of the common points.
 * method  masked correlation by Fourier transforms (Padfield 2012) without removing the means, which are 0. The sum of
 *         products is exact. The common points and the energies of a and b over them change slowly with shift and angle:
 *         they are computed at half the resolution, for every second angle. Angles are odd multiples of half the step, so
 *         that all of them smooth b alike: a turn by a multiple of 90 degrees would need no interpolation. Every shift of
 *         every angle is looked at. A grid turned by 180 degrees more is the same one read backwards, so that its
 *         correlations are convolutions with the same spectrum.
 */
export function coarsePoses(
  a: MaskedGrid,
  b: MaskedGrid,
  options: CoarseOptions,
  enough: number,
): CoarsePose[] {
  const { rotationMax, rotationStep, minOverlap } = options
  const pairs = Math.floor(rotationMax / rotationStep + 1e-9)
  // Counts are exact, in quarters. An overlap of the smallest share itself is too small.
  const fewest = Math.max(1, minOverlap * Math.min(a.valid, b.valid)) + 1e-6
  const halfTurns = pairs % 2 === 0 && Math.abs(pairs * rotationStep - 180) < 1e-9
  const own = halfTurns ? pairs / 2 : pairs
  const ways = halfTurns ? [false, true] : [false]
  const { clear, lay, transform, weigh, best } = coarseCorrelations(a, b, minOverlap, fewest, enough)
  const found: CoarsePose[][] = []
  for (let first = 0; first < own; first += 2) {
    const together = first + 1 < own ? [first, first + 1] : [first]
    const degreesOf = (pair: number): number => (2 * pair - pairs + 0.5) * rotationStep
    clear()
    for (const [lane, pair] of together.entries()) lay(lane, degreesOf(pair), rotationStep)
    transform()
    for (const backwards of ways) {
      weigh(backwards)
      for (const [lane, pair] of together.entries()) {
        const at = pair + (backwards ? own : 0)
        found[at] = best(lane, backwards).map(({ part, ...shift }) => ({
          degrees: degreesOf(at) + part * rotationStep,
          ...shift,
        }))
      }
    }
  }
  return found.flat()
}

/** How b is laid on a: turned by `degrees` about the centre, then moved by (dy, dx) pixels: a(p) over turn(b)(p - d). */
export interface Pose {
  readonly degrees: number
  readonly dy: number
  readonly dx: number
  /** Correlation times the square root of the overlap. The registration maximises it. */
  readonly quality: number
}
