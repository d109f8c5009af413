import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { markTypeOf } from '../../api/meta.ts'
import { decimals } from '../../ui/number.ts'
import type { Loading } from '../../ui/use-loaded.ts'
import { shownMarks } from './marks-of.ts'
import { namesOf } from './names.ts'
import { Marked } from './pair/marked.tsx'
import { signaturesOf } from './recipe/recipe-walk.ts'

/** Two marks with the regions that agree, of several known ones the best. A region has the same number on both. */
export function MarksPanel({ report, blocks }: { report: Report; blocks: Loading<Report> }) {
  const { previews, attribution, attribution_b, provenance, domain } = report
  const [chosen, choose] = useState<number>()
  const [outlined, setOutlined] = useState(true)
  if (!previews) return null
  const names = namesOf(report.report_handle)
  const best = provenance as unknown as { best_land_a?: number; best_land_b?: number }
  const { short, long } = shownMarks(report)
  const title = (mark: string, land: number | undefined, i: number) =>
    [mark, land === undefined ? '' : `land ${land + 1}`, names?.[i]?.[land ?? 0] ?? '']
      .filter((part) => part !== '')
      .join(', ')
  const sides = [
    [title(long[0], best.best_land_a, 0), previews.a, attribution],
    [
      title(
        report.known ? `${long[1]}, which agrees best` : long[1],
        best.best_land_b,
        report.known?.best ?? 1,
      ),
      previews.b,
      attribution_b,
    ],
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
          <Marked
            key={name}
            {...{ name, rows, chosen, choose, wide: layout === 'striae' }}
            regions={outlined ? regions : []}
          />
        ))}
      </div>
      {attribution.length > 0 && (
        <div class="actions">
          <label class="choice">
            <input type="checkbox" checked={outlined} onChange={() => setOutlined(!outlined)} />
            <span>Outline the regions</span>
          </label>
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
            <Sources
              report={blocks.value}
              names={short}
              lands={[best.best_land_a ?? 0, best.best_land_b ?? 0]}
            />
          )}
        </div>
      )}
    </section>
  )
}

interface SourcesProps {
  readonly report: Report
  readonly names: readonly [string, string]
  readonly lands: readonly [number, number]
}

/** From a region to what it was found in: the signatures in the graph, with their nodes and scans. */
function Sources({ report, names, lands }: SourcesProps) {
  const { a, b } = signaturesOf(report.recipe!)
  return (
    <p role="status">
      Found in{' '}
      <a href={`/graph/${report.report_handle}?artifact=${a[lands[0]]}`}>the signature of {names[0]}</a> and{' '}
      <a href={`/graph/${report.report_handle}?artifact=${b[lands[1]]}`}>the signature of {names[1]}</a>.
    </p>
  )
}
