import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { go } from '../../router.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useSending } from '../../ui/use-sending.ts'
import { AddMarks } from './add-marks.tsx'

export type Collection =
  paths['/v1/collections']['get']['responses'][200]['content']['application/json']['collections'][number]

/** Sets of marks that grow: each can be searched, and its marks be compared with each other. */
export function CollectionsScreen() {
  const [times, setTimes] = useState(0) // that something was added
  const collections = useLoaded(
    async () => (await got(() => api().GET('/v1/collections'))).collections,
    [times],
  )
  const { busy, failed, sending } = useSending()
  const study = ({ id }: Collection) =>
    sending(async () => {
      const params = { path: { id } }
      const made = await got(() => api().POST('/v1/collections/{id}/study', { params, body: {} as never }))
      await got(() => api().POST('/v1/studies/{id}/run', { params: { path: { id: made.id } } }))
      go(`/studies/${made.id}`)
    })
  return (
    <>
      <h1>{say('Collections')}</h1>
      <p>
        {say(
          'A collection is a set of marks that grows, as a file of open cases does. A mark can be searched in it, and its own marks can be compared with each other to see which of them belong together.',
        )}
      </p>
      <AddMarks collections={collections} onAdded={() => setTimes(times + 1)} />
      {failed && <Notice kind="failure">{failed}</Notice>}
      <ListTable
        of={collections}
        what={say('the collections')}
        none={say('There is no collection yet.')}
        keyOf={({ id }) => id}
        columns={[
          { head: say('Collection'), cell: ({ name }) => name },
          { head: say('Kind of mark'), cell: ({ domain }) => titleOf(domain) },
          { head: say('Marks'), isNumber: true, cell: ({ marks }) => whole(marks) },
          { head: say('Scans'), isNumber: true, cell: ({ scans }) => whole(scans) },
          {
            head: say('Find a mark'),
            cell: ({ id, name }) => (
              <a href={`/search?against=${id}`}>
                {say('Search')} <span class="visually-hidden">{name}</span>
              </a>
            ),
          },
          {
            head: say('Marks that belong together'),
            cell: (one) => (
              <button
                type="button"
                class="quiet"
                disabled={busy || one.marks < 2}
                onClick={() => void study(one)}
              >
                {show('Compare all {marks}', {
                  marks: <span class="visually-hidden">{say('marks of {name}', { name: one.name })}</span>,
                })}
              </button>
            ),
          },
        ]}
      />
    </>
  )
}
