import { sentence } from '../../api/words.ts'
import { say, sayKnown } from '../../languages/say.ts'
import { Table } from '../../ui/list-table.tsx'
import { figures, percent, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { upper } from '../../ui/words.ts'
import type { SearchAnswer } from './search-screen.tsx'

type Source = SearchAnswer['sources'][number]
type Step = SearchAnswer['steps'][number]

/** What a search found: the sources first, what chance gives, and how the marks were chosen. */
export function Found({ answer }: { answer: SearchAnswer }) {
  const { searched, sources, note, steps, n_left_out, left_out, other_ways, expected_by_chance } = answer
  const [chance] = expected_by_chance
  return (
    <section class="panel" aria-labelledby="found">
      <h2 id="found">
        {say('The best of {n} marks in {name}', { n: whole(searched.marks), name: searched.name })}
      </h2>
      <p>{sayKnown(note)}</p>
      {chance && (
        <p>
          {say(
            'If none of these marks had the source of the questioned one, at most {hits} of them would be expected to reach a likelihood ratio of {ratio} by chance.',
            { hits: figures(chance.hits, 2), ratio: ratioOf(chance.log10_lr) },
          )}
        </p>
      )}
      {sources.length === 0 ? (
        <p>{say('No mark could be compared.')}</p>
      ) : (
        <div class="scroll">
          <Table
            rows={sources}
            keyOf={({ rank }) => String(rank)}
            columns={[
              { head: say('Source'), cell: ({ source }) => source },
              { head: say('Marks'), cell: marksOf },
              { head: say('Likelihood ratio'), cell: ratioText },
              { head: say('In words'), cell: (source) => <InWords {...source} /> },
              {
                head: say('Report'),
                cell: ({ report_handle }) =>
                  report_handle ? <a href={`/result/${report_handle}`}>{say('Open')}</a> : say('none'),
              },
            ]}
          />
        </div>
      )}
      {other_ways.length > 0 && (
        <>
          <p>
            {say(
              'These marks agree with the questioned one only when one of the two is read another way. They have no likelihood ratio; say how the scan is to be read, and search again.',
            )}
          </p>
          <ul>
            {other_ways.map(({ mark, source, reason, report_handle }) => (
              <li key={mark}>
                <a href={`/result/${report_handle}`}>
                  {mark}, {source}
                </a>
                : {sentence(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
      {n_left_out > 0 && (
        <details>
          <summary>
            {say(n_left_out === 1 ? '1 mark was not compared' : '{n} marks were not compared', {
              n: whole(n_left_out),
            })}
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
        <summary>{say('How the marks were chosen')}</summary>
        <Table
          rows={steps}
          keyOf={({ step }) => step}
          columns={[
            { head: say('Step'), cell: ({ step }) => STEPS[step] },
            { head: say('Marks before'), isNumber: true, cell: (step) => whole(step.in) },
            { head: say('Marks after'), isNumber: true, cell: (step) => whole(step.out) },
            { head: say('Known matches kept'), cell: keptText },
            { head: say('Seconds'), isNumber: true, cell: ({ seconds }) => figures(seconds, 2) },
          ]}
        />
      </details>
    </section>
  )
}

const STEPS: Readonly<Record<Step['step'], string>> = {
  sketches: say('Coarse sketches'),
  registrations: say('Laid on one another'),
  scores: say('Scored'),
  comparisons: say('Compared in full'),
  other_ways: say('Read another way'),
}

/** The share of known matches that a step keeps, with its interval. */
function keptText({ kept_known, kept_known_ci }: Step): string {
  if (kept_known === null) return say('not measured')
  if (kept_known_ci === null) return percent(kept_known)
  const share = percent(kept_known, 1)
  const [low, high] = kept_known_ci.map((end) => percent(end, 1)) as [string, string]
  return say('{share} ({low} to {high})', { share, low, high })
}

const marksOf = ({ marks }: Source): string => marks.map(({ mark }) => mark).join(', ')

const ratioText = (source: Source): string =>
  typeof source.log10_lr === 'number' ? ratioOf(source.log10_lr) : say('none')

/** The weight in words, and each warning once. */
function InWords({ verbal, warnings }: Source) {
  const messages = [...new Set(warnings.map(({ message }) => sentence(message)))]
  return (
    <>
      {verbal && upper(verbal)}
      {messages.length > 0 && (
        <details>
          <summary>
            {say(messages.length === 1 ? '1 warning' : '{n} warnings', { n: messages.length })}
          </summary>
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
