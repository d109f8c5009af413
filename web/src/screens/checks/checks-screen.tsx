import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { isEmpty, useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { CheckDetail } from './check-detail.tsx'
import { NewCheck } from './new-check.tsx'
import { ReleaseImpacts } from './release-impacts.tsx'

/** Checks that the laboratory repeats, or one of them. */
export function ChecksScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <CheckList /> : <CheckDetail key={id} handle={id} />
}

function CheckList() {
  const checks = useLoaded(async () => (await got(() => api().GET('/v1/checks'))).checks, [])
  return (
    <>
      <h1>{say('Checks')}</h1>
      <p>
        {say(
          "A check is done again each week: known pairs must give the same results, and one mark, scanned anew, must have the same height within what the laboratory's own repeats vary by.",
        )}
      </p>
      <NewCheck open={isEmpty(checks)} />
      <ListTable
        of={checks}
        what={say('the checks')}
        none={say('There is no check yet.')}
        keyOf={({ handle }) => handle}
        columns={[
          { head: say('Check'), cell: ({ handle, name }) => <a href={`/checks/${handle}`}>{name}</a> },
          { head: say('Marks'), cell: ({ domain }) => titleOf(domain) },
          {
            head: say('Last result'),
            cell: ({ last }) => (last ? say(last.passed ? 'passed' : 'not passed') : '–'),
          },
          { head: say('Times done'), isNumber: true, cell: ({ runs }) => whole(runs) },
          {
            head: say('Last done (UTC)'),
            isOneLine: true,
            cell: ({ last }) => (last ? dateOf(last.created) : '–'),
          },
        ]}
      />
      <ReleaseImpacts />
    </>
  )
}
