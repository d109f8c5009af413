import { say } from '../../languages/say.ts'
import { decimals } from '../../ui/number.ts'
import { OUTCOMES } from '../../ui/words.ts'
import type { Review } from './next-step.ts'

type Result = NonNullable<Review['first']>

const number = (value: number | null, places: number): string =>
  value === null ? '–' : decimals(value, places)

/** Both results beside each other, and what differs; the first alone, while its owner waits. */
export function BothResults({
  review: { first, second, differences, requester, reviewer },
}: {
  review: Review
}) {
  if (!first) return null
  const row = (title: string, of: (result: Result) => string, difference = '') => (
    <tr>
      <th scope="row">{title}</th>
      <td>{of(first)}</td>
      {second && <td>{of(second)}</td>}
      {second && <td>{difference}</td>}
    </tr>
  )
  return (
    <section class="panel scroll" aria-labelledby="results">
      <h2 id="results">{say(second ? 'Both results' : 'The first result')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{requester}</th>
            {second && <th scope="col">{reviewer}</th>}
            {second && <th scope="col">{say('Difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {row(say('Outcome'), ({ outcome }) => OUTCOMES[outcome] ?? outcome)}
          {row(say('Score'), ({ score }) => number(score, 4), number(differences?.score ?? null, 4))}
          {row('log10 LR', ({ log10_lr }) => number(log10_lr, 2), number(differences?.log10_lr ?? null, 2))}
          {row(
            say('In words'),
            ({ verbal, reasons }) => verbal ?? (reasons.map(({ message }) => message).join(' ') || '–'),
            differences?.verbal ? say('another step') : '',
          )}
          <tr>
            <th scope="row">{say('Report')}</th>
            <td>
              <a href={`/result/${first.report}`}>{say('Open')}</a>
            </td>
            {second && (
              <td>
                <a href={`/result/${second.report}`}>{say('Open')}</a>
              </td>
            )}
            {second && <td />}
          </tr>
        </tbody>
      </table>
      {differences && <Settings differences={differences} {...{ requester, reviewer }} />}
    </section>
  )
}

interface SettingsProps {
  readonly differences: NonNullable<Review['differences']>
  readonly requester: string
  readonly reviewer: string
}

function Settings({ differences: { settings }, requester, reviewer }: SettingsProps) {
  if (settings.length === 0) return <p>{say('The settings are the same.')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Setting')}</th>
          <th scope="col">{requester}</th>
          <th scope="col">{reviewer}</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ field, first, second }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{shown(first)}</td>
            <td>{shown(second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A value of a setting; handles and hashes are cut, null is how it is found. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return say('found')
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return String(value).replace(/^(sha256:)?([0-9a-f]{8})[0-9a-f]{56}$/, '$2…')
}
