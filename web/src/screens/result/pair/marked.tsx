import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { say } from '../../../languages/say.ts'
import { measuredBox } from '../../../pictures/measured-box.ts'
import { shade } from '../../../pictures/shade.ts'

interface Props {
  readonly name: string
  readonly rows: readonly (readonly number[])[]
  readonly regions: Report['attribution']
  readonly chosen: number | undefined
  readonly choose: (region: number | undefined) => void
  /** A striated mark: its picture is squeezed along the striae, where it shows nothing new. */
  readonly wide: boolean
}

/** One mark in relief, with its regions drawn on it. */
export function Marked({ name, rows, regions, chosen, choose, wide }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ny, nx] = [rows.length, rows[0]?.length ?? 0]
  const part = useMemo(() => measuredBox(ny, nx, (y, x) => rows[y]![x] !== 0), [rows])
  useEffect(() => {
    const cut = rows
      .slice(part.y, part.y + part.h)
      .map((row) => row.slice(part.x, part.x + part.w).map((z) => (z === 0 ? null : z)))
    if (canvas.current) shade(canvas.current, cut)
  }, [rows, part])
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div class={wide ? 'marked wide' : 'marked'}>
        <canvas
          ref={canvas}
          class="relief"
          role="img"
          aria-label={say('{mark}: relief with {n} regions that agree', { mark: name, n: regions.length })}
        />
        <svg
          viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {regions.map(({ x_frac, y_frac, w_frac, h_frac }, i) => (
            <rect
              key={String(i)}
              {...{ x: x_frac * nx, y: y_frac * ny, width: w_frac * nx, height: h_frac * ny }}
              class={i === chosen ? 'region chosen' : 'region'}
              vector-effect="non-scaling-stroke"
              onPointerEnter={() => choose(i)}
            />
          ))}
        </svg>
        <div class="region-numbers" aria-hidden="true">
          {regions.map(({ x_frac, y_frac, w_frac, h_frac }, i) => (
            <span
              key={String(i)}
              style={{
                left: `${(100 * ((x_frac + w_frac / 2) * nx - part.x)) / part.w}%`,
                top: `${(100 * ((y_frac + h_frac / 2) * ny - part.y)) / part.h}%`,
              }}
            >
              {i + 1}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
