import type { RefObject, TargetedPointerEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { fieldAt, fieldsOf } from './layout.ts'
import type { Point } from './pose.ts'
import { moved, type Scene } from './scene.ts'
import { zoomed } from './view.ts'

type OnPointer = (event: TargetedPointerEvent<HTMLCanvasElement>) => void

/** What a hand does on the picture: one pointer drags, two pinch, the wheel zooms while the picture has the focus. */
export function useHand(
  canvas: RefObject<HTMLCanvasElement | null>,
  onScene: (change: (scene: Scene) => Scene) => void,
) {
  const pointers = useRef(new Map<number, Point>())

  /** Zooms about a pixel, or about the middle. */
  function zoomAt(factor: number, at?: Point): void {
    onScene((one) => {
      const whole = { x: 0, y: 0, w: canvas.current!.clientWidth, h: canvas.current!.clientHeight }
      const point = at ?? { x: whole.w / 2, y: whole.h / 2 }
      const { box } = at ? fieldAt(fieldsOf(one, whole), point.x, point.y) : { box: whole }
      return { ...one, view: zoomed(one.view, factor, point, box) }
    })
  }
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = canvas.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  // set by hand, as only a listener that is not passive may stop the page from scrolling
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      if (document.activeElement !== canvas.current) return
      event.preventDefault()
      zoomAt(1.0015 ** -event.deltaY, pointOf(event))
    }
    const own = canvas.current
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  }, [])

  const onPointerDown: OnPointer = (event) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
  }
  const onPointerMove: OnPointer = (event) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    const by = { x: point.x - before.x, y: point.y - before.y }
    if (!other) {
      onScene((one) => moved(one, by.x, by.y))
      return
    }
    const apart = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
    onScene((one) => moved(one, by.x / 2, by.y / 2))
    zoomAt(apart(point) / apart(before), { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
  }
  const onPointerUp: OnPointer = ({ pointerId }) => {
    pointers.current.delete(pointerId)
  }
  return { zoomAt, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}
