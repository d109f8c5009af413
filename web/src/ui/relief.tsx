import { useEffect, useRef } from 'preact/hooks'
import { api, got } from '../api/client.ts'
import { shade } from './shade.ts'
import { useLoaded } from './use-loaded.ts'

/** A surface as a relief lit from the upper left. */
export function Relief({ handle, label }: { handle: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const loaded = useLoaded(
    () => got(api().GET('/v1/artifacts/{handle}/preview', { params: { path: { handle } } })),
    [handle],
  )
  useEffect(() => {
    if (loaded.state !== 'ready' || !canvas.current || !('grid' in loaded.value)) return
    shade(canvas.current, loaded.value.grid)
  }, [loaded])
  return <canvas ref={canvas} class="relief" role="img" aria-label={label} />
}
