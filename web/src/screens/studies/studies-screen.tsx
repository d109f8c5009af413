import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { isEmpty, useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { NewStudy } from './new-study.tsx'
import { STATES } from './states.ts'
import { StudyDetail } from './study-detail.tsx'

/** The studies, or one of them. */
export function StudiesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <StudyList /> : <StudyDetail key={id} id={id} />
}

function StudyList() {
  const studies = useLoaded(async () => (await got(() => api().GET('/v1/studies'))).studies, [])
  return (
    <>
      <h1>{say('Studies')}</h1>
      <p>
        {say(
          'A study scores all pairs of marks of known sources. From its scores you can make a reference that resembles your cases.',
        )}
      </p>
      <NewStudy open={isEmpty(studies)} />
      <ListTable
        of={studies}
        what={say('the studies')}
        none={say('There is no study yet.')}
        keyOf={({ id }) => id}
        columns={[
          { head: say('Study'), cell: ({ id, name }) => <a href={`/studies/${id}`}>{name}</a> },
          { head: say('Marks'), cell: ({ domain }) => titleOf(domain) },
          { head: say('State'), cell: ({ state }) => STATES[state] },
          {
            head: say('Pairs'),
            isNumber: true,
            cell: (one) => say('{n} of {all}', { n: whole(one.pairs_done), all: whole(one.pairs_total) }),
          },
          { head: say('Created (UTC)'), isOneLine: true, cell: ({ created }) => dateOf(created) },
        ]}
      />
    </>
  )
}
