import { useEffect, useRef } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { shade } from '../../ui/shade.ts'

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
  useEffect(() => {
    const measured = rows.map((row) => row.map((z) => (z === 0 ? null : z)))
    if (canvas.current) shade(canvas.current, measured)
  }, [rows])
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div class={wide ? 'marked wide' : 'marked'}>
        <canvas
          ref={canvas}
          class="relief"
          role="img"
          aria-label={`${name}: relief with ${regions.length} regions that agree`}
        />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {regions.map(({ x_frac, y_frac, w_frac, h_frac }, i) => (
            <rect
              key={String(i)}
              {...{ x: x_frac, y: y_frac, width: w_frac, height: h_frac }}
              class={i === chosen ? 'region chosen' : 'region'}
              vector-effect="non-scaling-stroke"
              onPointerEnter={() => choose(i)}
            />
          ))}
        </svg>
      </div>
    </figure>
  )
}
