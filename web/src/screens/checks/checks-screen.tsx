import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
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
      <h1>Checks</h1>
      <p>
        A check is done again each week: known pairs must give the same results, and one mark, scanned anew,
        must have the same height within what the laboratory's own repeats vary by.
      </p>
      <NewCheck />
      <ListTable
        of={checks}
        what="the checks"
        none="There is no check yet."
        keyOf={({ handle }) => handle}
        columns={[
          { head: 'Check', cell: ({ handle, name }) => <a href={`/checks/${handle}`}>{name}</a> },
          { head: 'Marks', cell: ({ domain }) => titleOf(domain) },
          { head: 'Last result', cell: ({ last }) => (last ? (last.passed ? 'passed' : 'not passed') : '–') },
          { head: 'Times done', isNumber: true, cell: ({ runs }) => whole(runs) },
          { head: 'Last done (UTC)', cell: ({ last }) => (last ? dateOf(last.created) : '–') },
        ]}
      />
      <ReleaseImpacts />
    </>
  )
}
