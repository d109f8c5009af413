import { useRef, useState } from 'preact/hooks'

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
      const to = items(currentTarget).findIndex((item) => item.contains(over))
      if (to < 0 || to === from) return
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
