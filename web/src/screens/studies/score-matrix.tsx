import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { figures, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

type Results = paths['/v1/studies/{id}/results.json']['get']['responses'][200]['content']['application/json']
type Order = 'manifest' | 'source' | 'mark'

const MOST = 60 // marks that a matrix can show; the CSV has all
export const MOST_PAIRS = 100_000 // that are fetched for it

/** What a matrix shows: marks, and the pairs of them that have a score. */
interface Scored {
  readonly marks: readonly { readonly mark: string; readonly source: string }[]
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly score: number }[]
}

/** The scores of a study, where they are few enough for a table. */
export function Scores({ id, pairs }: { id: string; pairs: number }) {
  if (pairs <= MOST_PAIRS) return <ScoreMatrix id={id} />
  return (
    <section class="panel" aria-labelledby="scores">
      <h2 id="scores">{say('Scores')}</h2>
      <p>
        {say(
          '{n} scores are too many for a table here. The CSV has all of them, and the links below show which marks hang together.',
          { n: whole(pairs) },
        )}
      </p>
    </section>
  )
}

/** Every mark against every mark; the order of the rows and columns can be chosen. */
function ScoreMatrix({ id }: { id: string }) {
  const results = useLoaded<Results>(
    () => got(() => api().GET('/v1/studies/{id}/results.json', { params: { path: { id } } })),
    [id],
  )
  const [order, setOrder] = useState<Order>('source')
  return (
    <section class="panel" aria-labelledby="scores">
      <h2 id="scores">{say('Scores')}</h2>
      <Loaded of={results} what={say('the scores')}>
        {(found) => (
          <>
            <label class="field">
              <span>{say('Order')}</span>
              <select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}>
                <option value="source">{say('by source')}</option>
                <option value="mark">{say('by mark')}</option>
                <option value="manifest">{say('as in the manifest')}</option>
              </select>
            </label>
            <Matrix of={found} order={order} />
            <Legend kind={found.score_kind} />
          </>
        )}
      </Loaded>
    </section>
  )
}

export const Legend = ({ kind }: { kind: string }) => (
  <p class="muted">
    {say('Framed: marks of one source. The darker, the higher the score ({kind}).', { kind })}
  </p>
)

interface Props {
  readonly of: Scored
  readonly order: Order
  /** Whether two marks are still to be scored, by their places. */
  readonly awaits?: (a: number, b: number) => boolean
}

/** The scores of every mark with every other. A pair without one is a dot; one that still gets one is an empty cell. */
export function Matrix({ of: { marks, pairs }, order, awaits }: Props) {
  const scores = new Map(
    pairs.flatMap(({ a, b, score }) => [
      [`${a},${b}`, score],
      [`${b},${a}`, score],
    ]),
  )
  const all = marks.map((mark, index) => ({ ...mark, index }))
  const sorted =
    order === 'manifest'
      ? all
      : all.toSorted((one, other) => one[order].localeCompare(other[order], 'en', { numeric: true }))
  const shown = sorted.slice(0, MOST)
  const low = pairs.reduce((least, { score }) => Math.min(least, score), Infinity)
  const high = pairs.reduce((most, { score }) => Math.max(most, score), -Infinity)
  return (
    <div class="scroll">
      {marks.length > MOST && (
        <p>
          {say(awaits ? 'The first {n} of {all} marks.' : 'The first {n} of {all} marks; the CSV has all.', {
            n: MOST,
            all: marks.length,
          })}
        </p>
      )}
      <table class="score-matrix">
        <caption class="visually-hidden">{say('Scores of all pairs of marks')}</caption>
        <thead>
          <tr>
            <td />
            {shown.map(({ mark }) => (
              <th key={mark} scope="col">
                <span>{mark}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.mark}>
              <th scope="row">{row.mark}</th>
              {shown.map((column) => {
                const score = scores.get(`${row.index},${column.index}`)
                if (score === undefined) {
                  return awaits?.(row.index, column.index) ? (
                    <td key={column.mark} class="awaited" />
                  ) : (
                    <td key={column.mark}>·</td>
                  )
                }
                const share = high > low ? (score - low) / (high - low) : 0
                return (
                  <td
                    key={column.mark}
                    class={row.source === column.source ? 'one-source' : ''}
                    style={`--share: ${share.toFixed(3)}`}
                    title={say('{a} with {b}', { a: row.mark, b: column.mark })}
                  >
                    {figures(score, 2)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
