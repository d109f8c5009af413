import { api, got } from '../../api/client.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { DOMAINS } from '../../ui/words.ts'

/** What the references of this service are made of, and what they cannot support. */
export function Limits() {
  const references = useLoaded(async () => (await got(() => api().GET('/v1/references'))).references, [])
  return (
    <section class="panel" aria-labelledby="limits">
      <h2 id="limits">Limits of the references here</h2>
      <Loaded of={references} what="the references">
        {(list) => (
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Reference</th>
                  <th scope="col">Marks</th>
                  <th scope="col" class="number">
                    Sources
                  </th>
                  <th scope="col" class="number">
                    Known-match pairs
                  </th>
                  <th scope="col" class="number">
                    Known-non-match pairs
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map((one) => (
                  <tr key={one.id}>
                    <td>
                      <a href={`/references/${encodeURIComponent(one.id)}`}>{one.name}</a>
                    </td>
                    <td>{DOMAINS[String(one['domain'])] ?? String(one['domain'])}</td>
                    <td class="number">{whole(one.n_sources)}</td>
                    <td class="number">{whole(one.diagnostics.n_km)}</td>
                    <td class="number">{whole(one.diagnostics.n_knm)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      <ul>
        <li>
          They are small, and come from few makes. Nobody has shown that their figures hold for other
          firearms, tools or ammunition.
        </li>
        <li>
          A few known-match pairs of a few sources support moderate claims at most, however alike two marks
          are.
        </li>
        <li>
          Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report
          to a court.
        </li>
        <li>For your own cases, make a reference of marks that resemble them.</li>
      </ul>
    </section>
  )
}
