import '../../styles/lists.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { measuredBox } from '../../pictures/measured-box.ts'
import { shade } from '../../pictures/shade.ts'

type Heights = readonly (readonly number[])[]

/** Both marks of a report as small pictures. The report is fetched when its place comes into view. */
export function MarkThumbs({ handle }: { readonly handle: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [previews, setPreviews] = useState<Report['previews']>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const load = async () => {
      const params = { path: { handle } }
      const report: unknown = await got(() => api().GET('/v1/reports/{handle}', { params, signal }))
      if (!signal.aborted) setPreviews((report as Report).previews)
    }
    const watching = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watching.disconnect()
      load().catch(() => undefined) // the row says the same without a picture
    })
    watching.observe(place.current!)
    return () => {
      watching.disconnect()
      ending.abort()
    }
  }, [handle])
  return (
    <span ref={place} class="thumbs" aria-hidden="true">
      {previews && [previews.a, previews.b].map((heights, i) => <Thumb key={i} heights={heights} />)}
    </span>
  )
}

function Thumb({ heights }: { readonly heights: Heights }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { x, y, w, h } = measuredBox(
      heights.length,
      heights[0]?.length ?? 0,
      (y, x) => heights[y]![x] !== 0,
    )
    const cut = heights.slice(y, y + h).map((row) => row.slice(x, x + w).map((z) => (z === 0 ? null : z)))
    shade(canvas.current!, cut)
  }, [heights])
  return <canvas ref={canvas} />
}
