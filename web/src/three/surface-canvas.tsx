import { useEffect, useRef, useState } from 'preact/hooks'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'
import { Relief } from '../pictures/relief.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { Geometry } from './geometry.ts'
import { loadGeometry, type Shown } from './load-geometry.ts'
import { type Renderer, rendererOf, type View } from './renderer.ts'

interface Props {
  readonly shown: Shown
  readonly label: string
  readonly view: View
  /** Turns both surfaces by a movement of the pointer, in pixels. */
  readonly onTurn: (dx: number, dy: number) => void
  readonly onReady?: (geometry: Geometry) => void
}

/** One surface in three dimensions; where the browser cannot draw it, the picture that the service makes. */
export function SurfaceCanvas({ shown, label, view, onTurn, onReady }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const renderer = useRef<Renderer | undefined>(undefined)
  const [unable, setUnable] = useState(false)
  const geometry = useLoaded((signal) => loadGeometry(shown, signal), [shown.handle, shown.flat])
  useEffect(() => {
    if (geometry.state !== 'ready' || !canvas.current) return
    onReady?.(geometry.value)
    renderer.current = rendererOf(canvas.current, geometry.value)
    if (renderer.current) renderer.current.draw(view)
    else setUnable(true)
    return () => {
      renderer.current?.end()
      renderer.current = undefined
    }
  }, [geometry])
  useEffect(() => {
    const frame = requestAnimationFrame(() => renderer.current?.draw(view))
    return () => cancelAnimationFrame(frame)
  }, [view])
  if (geometry.state === 'failed') return <Notice kind="failure">{wordsOf(geometry.error)}</Notice>
  if (unable) {
    return (
      <>
        <Relief
          handle={shown.handle}
          label={say('{name}, picture made by the service', { name: label })}
          max={512}
        />
        <p class="muted">{say('This browser has no WebGL2, so this is a picture made by the service.')}</p>
      </>
    )
  }
  return (
    <>
      {geometry.state === 'loading' && (
        <p role="status" class="muted">
          {say('Loading {what} …', { what: label })}
        </p>
      )}
      <canvas
        ref={canvas}
        class="surface"
        role="img"
        aria-label={say('{name} in three dimensions', { name: label })}
        aria-busy={geometry.state === 'loading'}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ buttons, movementX, movementY }) => {
          if (buttons > 0) onTurn(movementX, movementY)
        }}
      />
    </>
  )
}
