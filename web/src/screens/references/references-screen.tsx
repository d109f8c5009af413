import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { ImportReference } from './import-reference.tsx'
import { ReferenceDetail } from './reference-detail.tsx'
import { ReferenceTable } from './reference-table.tsx'

/** The references, or one of them. */
export function ReferencesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <ReferenceList /> : <ReferenceDetail key={id} id={id} />
}

const ReferenceList = () => (
  <>
    <h1>{say('References')}</h1>
    <p>
      {show(
        'A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says nothing about marks outside what it covers. To make one of your own scans, run a {study}.',
        { study: <a href="/studies">{say('study')}</a> },
      )}
    </p>
    <ReferenceTable />
    <ImportReference />
  </>
)
