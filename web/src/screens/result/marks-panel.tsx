import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { markTypeOf } from '../../api/meta.ts'
import { decimals } from '../../ui/number.ts'
import type { Loading } from '../../ui/use-loaded.ts'
import { namesOf } from './names.ts'
import { Marked } from './pair/marked.tsx'
import { signaturesOf } from './recipe/recipe-walk.ts'

/** Both marks with the regions that agree. A region has the same number on A and on B. */
export function MarksPanel({ report, blocks }: { report: Report; blocks: Loading<Report> }) {
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
  const { layout = 'striae', part } = markTypeOf(domain) ?? {}
  return (
    <section class="panel" aria-labelledby="marks">
      <h2 id="marks">Regions that agree</h2>
      <p>
        {attribution.length === 0
          ? 'No region of one mark agrees with a region of the other.'
          : `${attribution.length} regions agree${part ? ` on the two ${part}s that fit best` : ''}. Point at one, or choose it in the list, to see its partner.`}
      </p>
      <div class="two">
        {sides.map(([name, rows, regions]) => (
          <Marked key={name} {...{ name, rows, regions, chosen, choose, wide: layout === 'striae' }} />
        ))}
      </div>
      {attribution.length > 0 && (
        <div class="actions">
          <label class="field region-choice">
            <span>Region</span>
            <select
              value={chosen === undefined ? '' : String(chosen)}
              onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
            >
              <option value="">none chosen</option>
              {attribution.map(({ corr }, i) => (
                <option key={String(i)} value={i}>
                  {i + 1}: correlation {decimals(corr, 2)}
                </option>
              ))}
            </select>
          </label>
          {chosen !== undefined && blocks.state === 'ready' && (
            <Sources report={blocks.value} lands={[best.best_land_a ?? 0, best.best_land_b ?? 0]} />
          )}
        </div>
      )}
    </section>
  )
}

/** From a region to what it was found in: the signatures in the graph, with their nodes and scans. */
function Sources({ report, lands }: { report: Report; lands: readonly [number, number] }) {
  const { a, b } = signaturesOf(report.recipe!)
  return (
    <p role="status">
      Found in <a href={`/graph/${report.report_handle}?artifact=${a[lands[0]]}`}>the signature of A</a> and{' '}
      <a href={`/graph/${report.report_handle}?artifact=${b[lands[1]]}`}>the signature of B</a>.
    </p>
  )
}
