import { useRef } from 'preact/hooks'
import { say } from '../../../languages/say.ts'
import { Relief } from '../../../pictures/relief.tsx'
import { drawnTo, type Extent, type Held, heldAt, type Region } from './region.ts'

interface Props {
  readonly surface: string
  readonly name: string
  readonly extent: Extent
  readonly region: Region
  readonly draw: (region: Region) => void
}

type Pointer = PointerEvent & { currentTarget: SVGSVGElement }
const REACH = 10 // pixels around a rim

/** The scan with its circles, which a pointer moves and resizes. The sliders below it do the same for the keyboard. */
export function RegionPicture({ surface, name, extent, region, draw }: Props) {
  const held = useRef<{ readonly what: Held; readonly region: Region } | undefined>(undefined)
  const at = ({ currentTarget, clientX, clientY }: Pointer) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const scale = extent.width / width
    return {
      x: (clientX - left) * scale,
      y: ((clientY - top) * extent.height) / height,
      reach: REACH * scale,
    }
  }
  const handlers = {
    onPointerDown(event: Pointer) {
      const { x, y, reach } = at(event)
      const what = heldAt(region, x, y, reach)
      if (!what || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { what, region }
    },
    onPointerMove(event: Pointer) {
      if (!held.current) return
      const { x, y } = at(event)
      draw(drawnTo(held.current.region, held.current.what, x, y))
    },
    onPointerUp: () => {
      held.current = undefined
    },
    onPointerCancel: () => {
      held.current = undefined
    },
  }
  const { outer, hole } = region
  return (
    <figure>
      <figcaption>
        {say(
          'Drag the inside of the circle to move it, or its rim to change its size. Inside the hole nothing is compared.',
        )}
      </figcaption>
      <div class="edges-picture region-picture">
        <Relief
          handle={surface}
          label={say('Relief of {name}', { name })}
          max={512}
          ratio={extent.width / extent.height}
          bare
        />
        <svg
          viewBox={`0 0 ${extent.width} ${extent.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          {...handlers}
        >
          {[outer, hole].map(({ x, y, r }, i) => (
            <circle key={i === 0 ? 'outer' : 'hole'} cx={x} cy={y} r={r} vector-effect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
    </figure>
  )
}
