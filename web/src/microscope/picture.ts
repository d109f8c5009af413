import { type Frame, type Renderer, rendererOf } from './renderer.ts'
import type { Box } from './view.ts'

/** A canvas that shows frames. */
export interface Picture {
  /** Draws before the screen is next shown. */
  redraw(): void
  end(): void
}

interface Watching {
  /** What is to be drawn now. */
  frame(): Frame
  onDrawn(state: ReturnType<Renderer['draw']>): void
  onSize(size: Pick<Box, 'w' | 'h'>): void
}

/** Draws on a canvas whenever its size, the theme or its context changes; undefined where the browser has no WebGL2. */
export function pictureOn(
  canvas: HTMLCanvasElement,
  { frame, onDrawn, onSize }: Watching,
): Picture | undefined {
  let renderer = rendererOf(canvas)
  if (!renderer) return undefined
  const ending = new AbortController()
  const { signal } = ending
  let asked = 0
  const redraw = (): void => {
    asked ||= requestAnimationFrame(draw)
  }
  function draw(): void {
    asked = 0
    if (!renderer || signal.aborted) return // a tile may come after the end
    const state = renderer.draw(frame())
    onDrawn(state)
    if (state === 'more') redraw()
  }
  const sizes = new ResizeObserver(([entry]) => {
    const { width: w, height: h } = entry!.contentRect
    if (w > 0 && h > 0) onSize({ w, h })
    redraw()
  })
  sizes.observe(canvas)
  const themes = new MutationObserver(redraw)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal })
  // a browser takes a context back when it has too many, or when its graphics driver starts anew
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault()
      renderer = undefined
    },
    { signal },
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      renderer = rendererOf(canvas)
      redraw()
    },
    { signal },
  )
  return {
    redraw,
    end() {
      ending.abort()
      cancelAnimationFrame(asked)
      themes.disconnect()
      sizes.disconnect()
      renderer?.end()
    },
  }
}
