import { api, got } from '../../api/client.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { DOMAINS } from '../../ui/words.ts'
import { ReferenceDetail } from './reference-detail.tsx'

/** The references, or one of them. */
export function ReferencesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <ReferenceList /> : <ReferenceDetail key={id} id={id} />
}

function ReferenceList() {
  const references = useLoaded(async () => (await got(() => api().GET('/v1/references'))).references, [])
  return (
    <>
      <h1>References</h1>
      <p>
        A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says
        nothing about marks outside what it covers. To make one of your own scans, run a{' '}
        <a href="/studies">study</a>.
      </p>
      <Loaded of={references} what="the references">
        {(list) => (
          <div class="panel scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Reference</th>
                  <th scope="col">Marks</th>
                  <th scope="col" class="number">
                    Sources
                  </th>
                  <th scope="col" class="number">
                    Known match
                  </th>
                  <th scope="col" class="number">
                    Known non-match
                  </th>
                  <th scope="col" class="number">
                    Cllr
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
                    <td class="number">{decimals(one.diagnostics.cllr, 3)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </>
  )
}
