import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { markTypeOf } from '../../api/meta.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
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
    [mark, land === undefined ? '' : say('land {n}', { n: land + 1 }), names?.[i]?.[land ?? 0] ?? '']
      .filter((part) => part !== '')
      .join(', ')
  const sides = [
    [title(long[0], best.best_land_a, 0), previews.a, attribution],
    [
      title(
        report.known ? say('{mark}, which agrees best', { mark: long[1] }) : long[1],
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
      <h2 id="marks">{say('Regions that agree')}</h2>
      <p>{agreement(attribution.length, part)}</p>
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
            <span>{say('Outline the regions')}</span>
          </label>
          <label class="field region-choice">
            <span>{say('Region')}</span>
            <select
              value={chosen === undefined ? '' : String(chosen)}
              onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
            >
              <option value="">{say('none chosen')}</option>
              {attribution.map(({ corr }, i) => (
                <option key={String(i)} value={i}>
                  {say('{n}: correlation {value}', { n: i + 1, value: decimals(corr, 2) })}
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

/** How many regions agree, and on which part of the marks. */
function agreement(n: number, part: string | null | undefined): string {
  if (n === 0) return say('No region of one mark agrees with a region of the other.')
  if (!part) {
    return say('{n} regions agree. Point at one, or choose it in the list, to see its partner.', { n })
  }
  const parts: Readonly<Record<string, string>> = WORDS.part
  return say(
    '{n} regions agree on the two {part}s that fit best. Point at one, or choose it in the list, to see its partner.',
    { n, part: parts[part] ?? part },
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
  const link = (signature: string | undefined, mark: string) => (
    <a href={`/graph/${report.report_handle}?artifact=${signature}`}>
      {say('the signature of {mark}', { mark })}
    </a>
  )
  return (
    <p role="status">
      {show('Found in {a} and {b}.', { a: link(a[lands[0]], names[0]), b: link(b[lands[1]], names[1]) })}
    </p>
  )
}
