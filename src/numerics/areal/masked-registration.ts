import type { Pose } from './coarse-registration.ts'
import { type CoarseOptions, coarsePoses } from './coarse-registration.ts'
import { halve, type MaskedGrid, pointsIn } from './masked-grid.ts'
import { NONE, transformedPoints } from './transformed-points.ts'

/** Angles in degrees, shifts in pixels of the full resolution. */
export interface RegistrationOptions extends CoarseOptions {
  /** Points in common that are enough to compare two marks. */
  readonly enough: number
  /** Coarse poses that are refined at half resolution, and those of them that are refined at full resolution. */
  readonly candidates: number
  readonly finalists: number
  /** Least distance between two candidates. */
  readonly apartShift: number
  readonly apartRotation: number
}

const FEWEST = 20 // common points
/** Share of the smaller mark that counts as enough in common, however small it is. */
const NEARLY_ALL = 0.85

/** Angles around the best one so far, and how far its shift may move: at half resolution, then at full resolution. */
type Round = { readonly angles: readonly number[]; readonly reach: number }
const AT_HALF: readonly Round[] = [{ angles: [0, -1, 1], reach: 1 }]
const AT_FULL: readonly Round[] = [
  { angles: [0, -1, 1], reach: 2 },
  { angles: [-0.5, 0.5], reach: 1 },
]

/**
 * Whole-mark registration over the points measured on both marks.
 * in      a, b of one side, a multiple of 4; values of mean 0 and variance about 1; options
 * out     the best poses, best first; fewer than asked for when nothing correlates
 * method  the best shifts of every angle at half resolution; the best of these that lie apart are refined there by the exact
 *         correlation, and the best of them at full resolution, to half a degree and one pixel. Among the best are some with
 *         `enough` points in common, so that marks which agree nowhere are not only compared where they hardly overlap.
 */
export function registration(a: MaskedGrid, b: MaskedGrid, options: RegistrationOptions): Pose[] {
  const { candidates, finalists, minOverlap } = options
  const [halfA, halfB] = [halve(a), halve(b)]
  const enough = Math.min(options.enough / 4, NEARLY_ALL * Math.min(halfA.valid, halfB.valid))
  const coarse = bestFirst(coarsePoses(halfA, halfB, options, enough))
  const roomy = coarse.filter(({ common }) => common >= enough)
  const [first, firstRoomy] = [apart(coarse, candidates, options), apart(roomy, candidates / 2, options)]
  // A pose may be among both: it is refined once.
  const keyOf = ({ degrees, dy, dx }: Pose): string => `${degrees} ${dy} ${dx}`
  const all = new Map([...first, ...firstRoomy].map((pose) => [keyOf(pose), pose]))
  const ends = refinedEach(halfA, halfB, [...all.values()], AT_HALF, minOverlap)
  const endOf = new Map([...all.keys()].map((key, i) => [key, ends[i]!]))
  const atHalf = (poses: readonly Pose[]): Pose[] => bestFirst(poses.map((pose) => endOf.get(keyOf(pose))!))
  const starts = apart(
    [...atHalf(first).slice(0, finalists), ...atHalf(firstRoomy).slice(0, finalists / 2)],
    2 * finalists,
    options,
  ).map(({ degrees, dy, dx, quality }) => ({ degrees, dy: 2 * dy, dx: 2 * dx, quality }))
  return refinePoses(a, b, starts, AT_FULL, minOverlap)
}

const bestFirst = <P extends Pose>(poses: readonly P[]): P[] =>
  poses.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)

/** The first `count` of poses at half resolution that differ in angle or in shift. */
function apart(
  poses: readonly Pose[],
  count: number,
  { apartRotation, apartShift }: RegistrationOptions,
): Pose[] {
  const kept: Pose[] = []
  for (const pose of poses) {
    if (kept.length >= count) break
    const near = (one: Pose): boolean => {
      const turn = Math.abs(one.degrees - pose.degrees)
      const shift = 2 * Math.max(Math.abs(one.dy - pose.dy), Math.abs(one.dx - pose.dx))
      return Math.min(turn, 360 - turn) <= apartRotation + 1e-9 && shift <= apartShift
    }
    if (!kept.some(near)) kept.push(pose)
  }
  return kept
}

/** Poses refined by the masked correlation of the whole marks, best first; those without a correlation are left out. */
export const refinePoses = (...args: Parameters<typeof refinedEach>): Pose[] =>
  bestFirst(refinedEach(...args))

/** The same in the order of the poses; the quality of those without a correlation is -Infinity. */
function refinedEach(
  a: MaskedGrid,
  b: MaskedGrid,
  starts: readonly Pose[],
  rounds: readonly Round[],
  minOverlap: number,
): Pose[] {
  if (starts.length === 0) return []
  const fewest = Math.max(FEWEST, minOverlap * Math.min(a.valid, b.valid))
  const moves = rounds.reduce((sum, { reach }) => sum + reach, 0)
  const largest = starts.reduce((most, { dy, dx }) => Math.max(most, Math.abs(dy), Math.abs(dx)), 0)
  const lists = [pointsIn(a, { y: 0, x: 0, ny: a.n, nx: a.n })]
  const widest = rounds.reduce((most, { reach }) => Math.max(most, 2 * reach + 1), 1)
  const [laid] = transformedPoints([{ lists, grid: b }], largest + moves, widest)
  const counts = new Float64Array(widest * widest)
  return starts.map((start) => {
    let best: Pose = { ...start, quality: Number.NEGATIVE_INFINITY }
    for (const { angles, reach } of rounds) {
      const from = best
      const side = 2 * reach + 1
      for (const angle of angles) {
        const degrees = from.degrees + angle
        laid!.turn(degrees, from.dy, from.dx, reach)
        const found = laid!.correlate(0, from.dy - reach, from.dx - reach, side, fewest, counts)
        for (let k = 0; k < side * side; k++) {
          const r = found[k]!
          const quality = r > NONE ? r * Math.sqrt(counts[k]!) : Number.NEGATIVE_INFINITY
          if (!(quality > best.quality)) continue
          best = {
            degrees,
            dy: from.dy - reach + Math.floor(k / side),
            dx: from.dx - reach + (k % side),
            quality,
          }
        }
      }
    }
    return best
  })
}
