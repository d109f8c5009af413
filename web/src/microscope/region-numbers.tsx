import { type Field, fieldsOf } from './layout.ts'
import { AS_SCANNED, laid, type Pose } from './pose.ts'
import type { Scene } from './scene.ts'
import type { Mark } from './stage.tsx'
import { type Box, seenAt } from './view.ts'

interface Props {
  readonly scene: Scene
  readonly marks: readonly [Mark, Mark]
  /** Of the picture, in pixels of the page. */
  readonly size: Pick<Box, 'w' | 'h'>
}

const FEWEST_PIXELS = 14 // a side of a region, under which its number would cover it

/** The number of each region in its middle, as the list of regions counts them: the same on both marks. */
export function RegionNumbers({ scene, marks, size }: Props) {
  const fields = fieldsOf(scene, size)
  const poses = [AS_SCANNED, scene.pose] as const
  // in an overlay the regions lie on each other, and one number is enough
  const shown = scene.mode === 'overlay' ? [0] : [0, 1]
  return (
    <div class="region-numbers" aria-hidden="true">
      {shown.flatMap((i) =>
        placesOf(marks[i]!.outlines, poses[i]!, fields[i]!, scene).map(({ number, x, y }) => (
          <span key={`${i} ${number}`} style={`left: ${x.toFixed(1)}px; top: ${y.toFixed(1)}px`}>
            {number}
          </span>
        )),
      )}
    </div>
  )
}

/** Where the numbers of regions are seen, those in sight alone. */
function placesOf(outlines: readonly Box[], pose: Pose, { box, part }: Field, { view }: Scene) {
  return outlines.flatMap((one, i) => {
    if (Math.min(one.w, one.h) / view.scale < FEWEST_PIXELS) return []
    const middle = laid({ x: one.x + one.w / 2, y: one.y + one.h / 2 }, pose)
    const seen = seenAt(middle, view, box)
    const isInside =
      seen.x > part.x && seen.x < part.x + part.w && seen.y > part.y && seen.y < part.y + part.h
    if (isInside) return [{ number: i + 1, ...seen }]
    // a long region, as a window across a land, is numbered where it is seen
    const y = Math.min(part.y + part.h - 12, Math.max(part.y + 12, seen.y))
    const half = one.h / 2 / view.scale
    const isBeside = seen.x > part.x && seen.x < part.x + part.w && Math.abs(y - seen.y) < half
    return isBeside ? [{ number: i + 1, x: seen.x, y }] : []
  })
}
