import { say } from '../../languages/say.ts'
import { ReferenceTable } from '../references/reference-table.tsx'

/** What the references of this service are made of, and what they cannot support. */
export function Limits() {
  return (
    <section class="panel" aria-labelledby="limits">
      <h2 id="limits">{say('Limits of the references here')}</h2>
      <ReferenceTable />
      <ul>
        <li>
          {say(
            'They are small, and come from few makes. Nobody has shown that their figures hold for other firearms, tools or ammunition.',
          )}
        </li>
        <li>
          {say(
            'A few known-match pairs of a few sources support moderate claims at most, however alike two marks are.',
          )}
        </li>
        <li>
          {say(
            'Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report to a court.',
          )}
        </li>
        <li>{say('For your own cases, make a reference of marks that resemble them.')}</li>
      </ul>
    </section>
  )
}
