import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { shortHandle } from '../../ui/handle.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf, OUTCOMES } from '../../ui/words.ts'

type Page = paths['/v1/reports']['get']['responses'][200]['content']['application/json']

/** The newest reports of those who ask. */
export function RecentScreen() {
  const [cursor, setCursor] = useState<string>()
  const page = useLoaded<Page>(
    () => got(() => api().GET('/v1/reports', { params: { query: cursor ? { cursor } : {} } })),
    [cursor],
  )
  return (
    <>
      <h1>Recent reports</h1>
      <p>The newest comparisons that were asked for here. Reports hold no file names and no case numbers.</p>
      <Loaded of={page} what="the reports">
        {({ reports, next }) =>
          reports.length === 0 ? (
            <p>
              There is no report yet. <a href="/">Compare two marks</a>
            </p>
          ) : (
            <div class="panel scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Report</th>
                    <th scope="col">Marks</th>
                    <th scope="col">Outcome</th>
                    <th scope="col" class="number">
                      log₁₀ LR
                    </th>
                    <th scope="col">Given (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  {reports.map(({ handle, domain, outcome, log10_lr, created, in_doubt }) => (
                    <tr key={handle}>
                      <td>
                        <a href={`/result/${handle}`}>
                          <code>{shortHandle(handle)}</code>
                        </a>
                      </td>
                      <td>{titleOf(domain)}</td>
                      <td>
                        {OUTCOMES[outcome] ?? outcome}
                        {in_doubt && '; in doubt: a check failed'}
                      </td>
                      <td class="number">{log10_lr === null ? '–' : decimals(log10_lr, 2)}</td>
                      <td>{dateOf(created)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p class="actions">
                {cursor && (
                  <button type="button" onClick={() => setCursor(undefined)}>
                    Newest
                  </button>
                )}
                {next && (
                  <button type="button" onClick={() => setCursor(next)}>
                    Older
                  </button>
                )}
              </p>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
