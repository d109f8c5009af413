import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { isEmpty, useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { CaseDetail } from './case-detail.tsx'

const STATES = { open: say('open'), closed: say('closed') } as const

/** The cases, or one of them. */
export function CasesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <CaseList /> : <CaseDetail key={id} id={id} />
}

function CaseList() {
  const [find, setFind] = useState('')
  const cases = useLoaded(
    async () => (await got(() => api().GET('/v1/cases', { params: { query: find ? { find } : {} } }))).cases,
    [find],
  )
  const create = async (form: FormData) => {
    const body = { number: String(form.get('number')), name: String(form.get('name')) }
    const { id } = await got(() => api().POST('/v1/cases', { body }))
    go(`/cases/${id}`)
  }
  return (
    <>
      <h1>{say('Cases')}</h1>
      <p>
        {say('A case keeps its items, its propositions and its reports together. No result depends on it.')}
      </p>
      <FoldForm
        title={say('New case')}
        submit={say('Make the case')}
        send={create}
        open={find === '' && isEmpty(cases)}
      >
        <Field label={say('Number')}>
          <input type="text" name="number" required maxLength={120} />
        </Field>
        <Field label={say('What it is about')}>
          <input type="text" name="name" maxLength={200} />
        </Field>
      </FoldForm>
      <Field label={say('Find')} hint={say('A number, an exhibit, or the handle of a report')}>
        <input
          type="search"
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value.trim())}
        />
      </Field>
      <ListTable
        of={cases}
        what={say('the cases')}
        none={say(find ? 'No case has this.' : 'There is no case yet.')}
        keyOf={({ id }) => id}
        columns={[
          { head: say('Case'), cell: ({ id, number }) => <a href={`/cases/${id}`}>{number}</a> },
          { head: say('About'), cell: ({ name }) => name },
          { head: say('State'), cell: ({ state }) => STATES[state] },
          { head: say('Items'), isNumber: true, cell: ({ items }) => whole(items) },
          { head: say('Reports'), isNumber: true, cell: ({ reports }) => whole(reports) },
          { head: say('Made (UTC)'), isOneLine: true, cell: ({ created }) => dateOf(created) },
        ]}
      />
    </>
  )
}
