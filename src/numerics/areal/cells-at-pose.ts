import {
  type ArealMap,
  bothWays,
  comesBefore,
  inverse,
  type Match2d,
  matches,
  onOneCanvas,
} from './cmr-2d.ts'
import type { Pose } from './coarse-registration.ts'
import { type Cell, type CellOptions, congruentCells } from './congruent-cells.ts'

type LaidPose = Pick<Pose, 'degrees' | 'dy' | 'dx'>

/** A cell of a mark with enough measured points, in pixels of its own map; `match` when it is congruent. */
export interface PosedCell {
  readonly y: number
  readonly x: number
  readonly match: Match2d | undefined
}

/**
 * Every cell of two maps at the registration that `cmr2d` found, in both directions.
 * in      as for `cmr2d`; the pose of b on a; how many cells of each mark were congruent there
 * out     cells row by row. The pair is computed in the order of `cmr2d`. Where that is the other one, its own pose is one of
 *         a few whose inverse rounds to the given one: the one that gives the counts.
 * errors  a plain error when no pose gives the counts: they are of other maps or options
 */
export function cellsAtPose(
  a: ArealMap,
  b: ArealMap,
  pose: LaidPose,
  options: CellOptions,
  counts: { readonly a: number; readonly b: number },
): { a: PosedCell[]; b: PosedCell[] } {
  if (comesBefore(a, b)) return withCounts(a, b, [pose], options, counts)
  const found = withCounts(b, a, posesBehind(pose), options, { a: counts.b, b: counts.a })
  return { a: found.b, b: found.a }
}

/** The poses whose inverse is this one, the nearest first. */
function posesBehind(pose: LaidPose): LaidPose[] {
  const { degrees, dy, dx } = inverse(pose)
  const around = [0, -1, 1].flatMap((y) => [0, -1, 1].map((x) => ({ degrees, dy: dy + y, dx: dx + x })))
  return around.filter((one) => {
    const back = inverse(one)
    return back.dy === pose.dy && back.dx === pose.dx
  })
}

function withCounts(
  a: ArealMap,
  b: ArealMap,
  poses: readonly LaidPose[],
  options: CellOptions,
  counts: { readonly a: number; readonly b: number },
): { a: PosedCell[]; b: PosedCell[] } {
  const grids = onOneCanvas(a, b)
  const { gridA, gridB, boxA, boxB } = grids
  const { ofA, ofB, inverses, onA, onB } = bothWays(grids, poses, options)
  for (const [i, pose] of poses.entries()) {
    const ab = congruentCells(ofA, onB, pose, options)!
    const ba = congruentCells(ofB, onA, inverses[i]!, options)!
    if (ab.congruent.length !== counts.a || ba.congruent.length !== counts.b) continue
    const { cell } = options
    return {
      a: posed(ofA, boxA, matches(ab, gridA, boxA, boxB, pose.degrees, cell)),
      b: posed(ofB, boxB, matches(ba, gridB, boxB, boxA, -pose.degrees, cell)),
    }
  }
  throw new Error(`no pose gives ${counts.a} and ${counts.b} congruent cells`)
}

function posed(
  cells: readonly Cell[],
  own: { y: number; x: number },
  found: readonly Match2d[],
): PosedCell[] {
  return cells.map((cell) => {
    const [y, x] = [cell.y - own.y, cell.x - own.x]
    return { y, x, match: found.find((match) => match.y === y && match.x === x) }
  })
}
