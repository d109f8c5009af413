import { sentence } from '../../api/words.ts'
import { Table } from '../../ui/list-table.tsx'
import { figures, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { upper } from '../../ui/words.ts'
import type { SearchAnswer } from './search-screen.tsx'

type Source = SearchAnswer['sources'][number]

/** What a search found: the sources first, what chance gives, and how the marks were chosen. */
export function Found({ answer }: { answer: SearchAnswer }) {
  const { searched, sources, note, steps, n_left_out, left_out, expected_by_chance } = answer
  const [chance] = expected_by_chance
  return (
    <section class="panel" aria-labelledby="found">
      <h2 id="found">
        The best of {whole(searched.marks)} marks in {searched.name}
      </h2>
      <p>{note}</p>
      {chance && (
        <p>
          If none of these marks had the source of the questioned one, at most {figures(chance.hits, 2)} of
          them would be expected to reach a likelihood ratio of {ratioOf(chance.log10_lr)} by chance.
        </p>
      )}
      {sources.length === 0 ? (
        <p>No mark could be compared.</p>
      ) : (
        <div class="scroll">
          <Table
            rows={sources}
            keyOf={({ rank }) => String(rank)}
            columns={[
              { head: 'Source', cell: ({ source }) => source },
              { head: 'Marks', cell: marksOf },
              { head: 'Likelihood ratio', cell: ratioText },
              { head: 'In words', cell: (source) => <InWords {...source} /> },
              {
                head: 'Report',
                cell: ({ report_handle }) =>
                  report_handle ? <a href={`/result/${report_handle}`}>Open</a> : 'none',
              },
            ]}
          />
        </div>
      )}
      {n_left_out > 0 && (
        <details>
          <summary>
            {whole(n_left_out)} {n_left_out === 1 ? 'mark was' : 'marks were'} not compared
          </summary>
          <ul>
            {left_out.map(({ mark, reason }) => (
              <li key={mark}>
                {mark}: {sentence(reason)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>How the marks were chosen</summary>
        <Table
          rows={steps}
          keyOf={({ step }) => step}
          columns={[
            { head: 'Step', cell: ({ step }) => step },
            { head: 'Marks before', isNumber: true, cell: (step) => whole(step.in) },
            { head: 'Marks after', isNumber: true, cell: (step) => whole(step.out) },
            { head: 'Seconds', isNumber: true, cell: ({ seconds }) => figures(seconds, 2) },
          ]}
        />
      </details>
    </section>
  )
}

const marksOf = ({ marks }: Source): string => marks.map(({ mark }) => mark).join(', ')

const ratioText = (source: Source): string =>
  typeof source.log10_lr === 'number' ? ratioOf(source.log10_lr) : 'none'

/** The weight in words, and each warning once. */
function InWords({ verbal, warnings }: Source) {
  const messages = [...new Set(warnings.map(({ message }) => sentence(message)))]
  return (
    <>
      {verbal && upper(verbal)}
      {messages.length > 0 && (
        <details>
          <summary>{messages.length === 1 ? '1 warning' : `${messages.length} warnings`}</summary>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
