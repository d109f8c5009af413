const MOVING = '.scroll, .rows'
const STOPS = 'a[href], button, input, select, textarea, summary'

/**
 * Keeps a stop of the keyboard on every region that is wider than its window and has none in it: only from a stop can the keyboard
 * move it aside.
 */
export function keepScrollStops(root: HTMLElement): () => void {
  let next = 0
  const update = (): void => {
    for (const region of root.querySelectorAll<HTMLElement>(MOVING)) {
      const isWanted = region.scrollWidth > region.clientWidth && region.querySelector(STOPS) === null
      if (isWanted) region.tabIndex = 0
      else region.removeAttribute('tabindex')
    }
  }
  const soon = (): void => {
    cancelAnimationFrame(next)
    next = requestAnimationFrame(update)
  }
  const growing = new ResizeObserver(soon)
  growing.observe(root)
  const changing = new MutationObserver(soon)
  changing.observe(root, { subtree: true, childList: true })
  return () => {
    cancelAnimationFrame(next)
    growing.disconnect()
    changing.disconnect()
  }
}
