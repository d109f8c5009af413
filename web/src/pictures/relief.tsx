import { useLayoutEffect, useRef } from 'preact/hooks'
import { api, got } from '../api/client.ts'
import { useLoaded } from '../ui/use-loaded.ts'

export const STRIP = 19 // rows below a picture of the service, which hold the scale bar

interface Props {
  readonly handle: string
  readonly label: string
  /** The most points a side. */
  readonly max?: number
  /** Without the strip below that holds the scale bar. */
  readonly bare?: boolean
  /** Width over height, where it is known: the picture has its place before it is drawn, so that nothing below it moves. */
  readonly ratio?: number
}

/** A surface as the service draws it: lit from the upper left, or in the colours of a map. */
export function Relief({ handle, label, max = 256, bare = false, ratio }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const loaded = useLoaded(async () => {
    const params = { path: { handle }, query: { max } }
    const blob: unknown = await got(() =>
      api().GET('/v1/artifacts/{handle}/image.png', { params, parseAs: 'blob' } as never),
    )
    return createImageBitmap(blob as Blob)
  }, [handle, max])
  useLayoutEffect(() => {
    if (loaded.state !== 'ready' || !canvas.current) return
    const { width, height } = loaded.value
    canvas.current.width = width
    canvas.current.height = bare ? height - STRIP : height
    canvas.current.getContext('2d')!.drawImage(loaded.value, 0, 0)
  }, [loaded, bare])
  const loading = loaded.state === 'loading'
  return (
    <canvas
      ref={canvas}
      class="relief"
      role="img"
      aria-label={label}
      aria-busy={loading}
      style={loading && ratio ? { aspectRatio: ratio } : {}}
    />
  )
}
