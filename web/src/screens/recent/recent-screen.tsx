import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf, OUTCOMES } from '../../ui/words.ts'
import { MarkThumbs } from './mark-thumbs.tsx'
import { ReportLink } from './report-link.tsx'

type Page = paths['/v1/reports']['get']['responses'][200]['content']['application/json']

function outcomeOf({ outcome: code, in_doubt }: Page['reports'][number]): string {
  const outcome = OUTCOMES[code] ?? code
  return in_doubt ? say('{outcome}; in doubt: a check failed', { outcome }) : outcome
}

/** The newest reports of those who ask. */
export function RecentScreen() {
  const [cursor, setCursor] = useState<string>()
  const page = useLoaded<Page>(
    () => got(() => api().GET('/v1/reports', { params: { query: cursor ? { cursor } : {} } })),
    [cursor],
  )
  return (
    <>
      <h1>{say('Recent reports')}</h1>
      <p>
        {say(
          'The newest comparisons that were asked for here. Reports hold no file names and no case numbers: names of files are shown only in the tab that compared them.',
        )}
      </p>
      <Loaded of={page} what={say('the reports')}>
        {({ reports, next }) =>
          reports.length === 0 ? (
            <p>
              {say('There is no report yet.')} <a href="/">{say('Compare two marks')}</a>
            </p>
          ) : (
            <div class="panel scroll">
              <Table
                rows={reports}
                keyOf={({ handle }) => handle}
                columns={[
                  { head: say('Marks compared'), cell: ({ handle }) => <MarkThumbs handle={handle} /> },
                  { head: say('Report'), cell: ({ handle }) => <ReportLink handle={handle} /> },
                  { head: say('Kind'), cell: ({ domain }) => titleOf(domain) },
                  {
                    head: say('Outcome'),
                    cell: outcomeOf,
                  },
                  {
                    head: 'log₁₀ LR',
                    isNumber: true,
                    cell: ({ log10_lr }) => (log10_lr === null ? '–' : decimals(log10_lr, 2)),
                  },
                  { head: say('Given (UTC)'), isOneLine: true, cell: ({ created }) => dateOf(created) },
                ]}
              />
              <p class="actions">
                {cursor && (
                  <button type="button" onClick={() => setCursor(undefined)}>
                    {say('Newest')}
                  </button>
                )}
                {next && (
                  <button type="button" onClick={() => setCursor(next)}>
                    {say('Older')}
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
