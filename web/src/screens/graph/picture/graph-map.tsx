import type { RefObject, TargetedPointerEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Layout } from '../../../../../src/report/figures/graph-layout.ts'

interface Props {
  readonly picture: Layout
  readonly window: RefObject<HTMLElement | null>
  readonly scale: number
  readonly size: { readonly width: number; readonly height: number }
  readonly chosen: string | undefined
}

const MAP_WIDTH = 200
const MAP_HEIGHT = 130

/** All of a graph in small, with the part that is seen; a pointer moves it. It is there when a part is out of sight. */
export function GraphMap({ picture, window, scale, size, chosen }: Props) {
  const seen = useSeen(window)
  const { width, height, boxes } = picture
  const isWhole = width * scale <= size.width + 1 && height * scale <= size.height + 1
  if (isWhole) return null
  const share = Math.min(MAP_WIDTH / width, MAP_HEIGHT / height)
  const move = ({ currentTarget, clientX, clientY }: TargetedPointerEvent<SVGSVGElement>): void => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const own = window.current!
    own.scrollTo(
      ((clientX - left) / share) * scale - own.clientWidth / 2,
      ((clientY - top) / share) * scale - own.clientHeight / 2,
    )
  }
  return (
    <svg
      class="graph-map"
      width={width * share}
      height={height * share}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
    >
      {boxes.map((box) => (
        <rect
          key={box.id}
          {...{ x: box.x, y: box.y, width: box.width, height: box.height }}
          class={box.id === chosen ? 'of-chosen' : ''}
        />
      ))}
      <rect
        class="seen"
        x={seen.left / scale}
        y={seen.top / scale}
        width={seen.width / scale}
        height={seen.height / scale}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The part of its content that an element shows, as it scrolls. */
function useSeen(element: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState({ left: 0, top: 0, width: 0, height: 0 })
  useEffect(() => {
    const own = element.current
    if (!own) return
    const look = (): void =>
      setSeen({ left: own.scrollLeft, top: own.scrollTop, width: own.clientWidth, height: own.clientHeight })
    look()
    own.addEventListener('scroll', look)
    const sizes = new ResizeObserver(look)
    sizes.observe(own)
    return () => {
      own.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [])
  return seen
}
