import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { NewStudy } from './new-study.tsx'
import { StudyDetail } from './study-detail.tsx'

/** The studies, or one of them. */
export function StudiesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <StudyList /> : <StudyDetail key={id} id={id} />
}

function StudyList() {
  const studies = useLoaded(async () => (await got(() => api().GET('/v1/studies'))).studies, [])
  return (
    <>
      <h1>Studies</h1>
      <p>
        A study scores all pairs of marks of known sources. From its scores you can make a reference that
        resembles your cases.
      </p>
      <NewStudy />
      <Loaded of={studies} what="the studies">
        {(list) =>
          list.length === 0 ? (
            <p>There is no study yet.</p>
          ) : (
            <div class="panel scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Study</th>
                    <th scope="col">Marks</th>
                    <th scope="col">State</th>
                    <th scope="col" class="number">
                      Pairs
                    </th>
                    <th scope="col">Created (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ id, name, domain, state, pairs_done, pairs_total, created }) => (
                    <tr key={id}>
                      <td>
                        <a href={`/studies/${id}`}>{name}</a>
                      </td>
                      <td>{titleOf(domain)}</td>
                      <td>{state}</td>
                      <td class="number">
                        {whole(pairs_done)} of {whole(pairs_total)}
                      </td>
                      <td>{dateOf(created)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
