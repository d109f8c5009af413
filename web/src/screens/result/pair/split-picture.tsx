import { useState } from 'preact/hooks'
import { artifactRecord } from '../../../api/artifacts.ts'
import { say } from '../../../languages/say.ts'
import { Divider } from '../../../microscope/divider.tsx'
import { AS_SCANNED, type Pose } from '../../../microscope/pose.ts'
import { type Laid, seenAt, wholeView } from '../../../microscope/view.ts'
import { Relief } from '../../../pictures/relief.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { sizeOf } from './scanned-placement.ts'
import type { PairChoice, PairView } from './use-pair.ts'

/** The shape of the picture: striae are wide, and are laid above each other. */
const BOXES = { striae: { x: 0, y: 0, w: 2, h: 1 }, map: { x: 0, y: 0, w: 4, h: 3 } } as const

/**
 * Both marks as the score laid them on each other, split at a line that moves: two pictures of the service, so that it is there
 * at once. The microscope below looks closer. Profiles have no such picture.
 */
export function SplitPicture({ choice: { pair, names, layout } }: { choice: PairChoice }) {
  if (pair.state === 'failed' || (pair.state === 'ready' && !pair.value.placement)) return null
  return (
    <figure class="split-picture">
      {pair.state === 'ready' ? (
        <Split placement={pair.value.placement!} names={names} layout={layout} />
      ) : (
        <div class={`halves ${layout}`} aria-busy="true" />
      )}
      <figcaption class="muted">
        {say(
          layout === 'map'
            ? 'Left of the line {a}, right of it {b}, as the score laid them on each other.'
            : 'Above the line {a}, below it {b}, as the score laid them on each other.',
          { a: names[0], b: names[1] },
        )}
      </figcaption>
    </figure>
  )
}

interface SplitProps extends Pick<PairChoice, 'names' | 'layout'> {
  readonly placement: NonNullable<PairView['placement']>
}

function Split({ placement: { a, b, rotation_deg: turn, x_um: x, y_um: y }, names, layout }: SplitProps) {
  const [box, upright] = [BOXES[layout], layout === 'map']
  const [line, setLine] = useState(0.5)
  const surfaces = [a.surface, b.surface]
  const sizes = useLoaded(
    () => Promise.all(surfaces.map(async (one) => sizeOf(await artifactRecord(one)))),
    surfaces,
  )
  if (sizes.state !== 'ready' || sizes.value.includes(undefined)) {
    return <div class={`halves ${layout}`} aria-busy={sizes.state === 'loading'} />
  }
  const poses: Pose[] = [AS_SCANNED, { turn, x, y }]
  const marks: Laid[] = poses.map((pose, i) => ({ ...sizes.value[i]!, pose }))
  const view = wholeView(marks, box)
  const share = 100 * line
  const cuts = upright
    ? [`inset(0 ${100 - share}% 0 0)`, `inset(0 0 0 ${share}%)`]
    : [`inset(0 0 ${100 - share}% 0)`, `inset(${share}% 0 0 0)`]
  return (
    <div class={`halves ${layout} ${upright ? 'upright' : 'level'}`}>
      {marks.map(({ width, pose }, i) => {
        const corner = seenAt(pose, view, box)
        const place = {
          left: `${(100 * corner.x) / box.w}%`,
          top: `${(100 * corner.y) / box.h}%`,
          width: `${(100 * width) / view.scale / box.w}%`,
          transform: `rotate(${pose.turn}deg)`,
        }
        return (
          <div key={surfaces[i]} style={{ clipPath: cuts[i] }}>
            <div style={place}>
              <Relief handle={surfaces[i]!} label={names[i]!} max={512} bare />
            </div>
          </div>
        )
      })}
      <Divider
        label={say('Line of the picture')}
        upright={upright}
        line={line}
        onLine={(to) => setLine(Math.min(1, Math.max(0, to)))}
      />
    </div>
  )
}
