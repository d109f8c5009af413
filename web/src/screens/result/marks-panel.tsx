import { useEffect, useRef, useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { decimals } from '../../ui/number.ts'
import { shade } from '../../ui/shade.ts'
import { namesOf } from './names.ts'

/** Both marks with the regions that agree. A region has the same number on A and on B. */
export function MarksPanel({ report }: { report: Report }) {
  const { previews, attribution, attribution_b, provenance, domain } = report
  const [chosen, choose] = useState<number>()
  if (!previews) return null
  const names = namesOf(report.report_handle)
  const best = provenance as unknown as { best_land_a?: number; best_land_b?: number }
  const title = (side: 'A' | 'B', land: number | undefined, i: number) =>
    [`Mark ${side}`, land === undefined ? '' : `land ${land + 1}`, names?.[i]?.[land ?? 0] ?? '']
      .filter((part) => part !== '')
      .join(', ')
  const sides = [
    [title('A', best.best_land_a, 0), previews.a, attribution],
    [title('B', best.best_land_b, 1), previews.b, attribution_b],
  ] as const
  return (
    <section class="panel" aria-labelledby="marks">
      <h2 id="marks">Regions that agree</h2>
      <p>
        {attribution.length === 0
          ? 'No region of one mark agrees with a region of the other.'
          : `${attribution.length} regions agree${domain === 'striated' ? ' on the two lands that fit best' : ''}. Point at one, or choose it in the list, to see its partner.`}
      </p>
      <div class="two">
        {sides.map(([name, rows, regions]) => (
          <Marked key={name} {...{ name, rows, regions, chosen, choose }} />
        ))}
      </div>
      {attribution.length > 0 && (
        <label class="field region-choice">
          <span>Region</span>
          <select
            value={chosen === undefined ? '' : String(chosen)}
            onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
          >
            <option value="">none chosen</option>
            {attribution.map(({ corr }, i) => (
              // the order of the regions is their name
              <option key={String(i)} value={i}>
                {i + 1}: correlation {decimals(corr, 2)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

interface MarkedProps {
  readonly name: string
  readonly rows: readonly (readonly number[])[]
  readonly regions: Report['attribution']
  readonly chosen: number | undefined
  readonly choose: (region: number | undefined) => void
}

function Marked({ name, rows, regions, chosen, choose }: MarkedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current)
      shade(
        canvas.current,
        rows.map((row) => row.map((z) => (z === 0 ? null : z))),
      )
  }, [rows])
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div class="marked">
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
