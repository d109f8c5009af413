import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { CheckDetail } from './check-detail.tsx'
import { NewCheck } from './new-check.tsx'

/** Checks that the laboratory repeats, or one of them. */
export function ChecksScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <CheckList /> : <CheckDetail key={id} handle={id} />
}

function CheckList() {
  const checks = useLoaded(async () => (await got(() => api().GET('/v1/checks'))).checks, [])
  return (
    <>
      <h1>Checks</h1>
      <p>
        A check is done again each week: known pairs must give the same results, and one mark, scanned anew,
        must have the same height within what the laboratory's own repeats vary by.
      </p>
      <NewCheck />
      <Loaded of={checks} what="the checks">
        {(list) =>
          list.length === 0 ? (
            <p>There is no check yet.</p>
          ) : (
            <div class="panel scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Check</th>
                    <th scope="col">Marks</th>
                    <th scope="col">Last result</th>
                    <th scope="col" class="number">
                      Times done
                    </th>
                    <th scope="col">Last done (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ handle, name, domain, runs, last }) => (
                    <tr key={handle}>
                      <td>
                        <a href={`/checks/${handle}`}>{name}</a>
                      </td>
                      <td>{titleOf(domain)}</td>
                      <td>{last ? (last.passed ? 'passed' : 'not passed') : '–'}</td>
                      <td class="number">{whole(runs)}</td>
                      <td>{last ? dateOf(last.created) : '–'}</td>
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
