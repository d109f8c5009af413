import { useRef, useState } from 'preact/hooks'

// pixels: how near the edge of the window the page begins to scroll, and how far each time
const EDGE = 60
const STEP = 24

/**
 * Dragging of list items by their handles (`.move`), with a mouse, a pen or a finger. `move` is called whenever the pointer
 * comes over another item.
 */
export function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const now = useRef<number | undefined>(undefined)
  const items = (list: HTMLElement) => [...list.children] as HTMLElement[]
  const handlers = {
    onPointerDown(event: PointerEvent & { currentTarget: HTMLElement }) {
      const handle = (event.target as Element).closest('.move')
      if (!handle || event.button !== 0) return
      const at = items(event.currentTarget).findIndex((item) => item.contains(handle))
      event.currentTarget.setPointerCapture(event.pointerId)
      now.current = at
      setDragged(at)
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent & { currentTarget: HTMLElement }) {
      const from = now.current
      if (from === undefined) return
      const over = document.elementFromPoint(clientX, clientY)
      if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
      else if (clientY < EDGE) scrollBy(0, -STEP)
      const all = items(currentTarget)
      const to = all.findIndex((item) => item.contains(over))
      if (to < 0 || to === from || !isPast(all[to]!, clientY, to - from)) return
      move(from, to)
      now.current = to
      setDragged(to)
    },
    onPointerUp: () => end(),
    onPointerCancel: () => end(),
  }
  const end = () => {
    now.current = undefined
    setDragged(undefined)
  }
  return { dragged, handlers }
}

/** Whether the pointer is past the middle of an item; before that, two items of different heights would change places again. */
function isPast(item: HTMLElement, y: number, direction: number): boolean {
  const { top, height } = item.getBoundingClientRect()
  return direction > 0 ? y > top + height / 2 : y < top + height / 2
}
