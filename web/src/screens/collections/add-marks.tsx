import { useRef, useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { markTypeOf, markTypes } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { FolderInput } from '../../scan-folder/folder-input.tsx'
import { manifestOf } from '../../scan-folder/rows.ts'
import { RowsTable } from '../../scan-folder/rows-table.tsx'
import { Sending } from '../../scan-folder/sending.tsx'
import { type Sent, sendScans } from '../../scan-folder/sent-scans.ts'
import { UnitField } from '../../scan-folder/unit-field.tsx'
import { useScanFolder } from '../../scan-folder/use-scan-folder.ts'
import { Faults } from '../../ui/faults.tsx'
import { Field } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { MarkTypeSelect } from '../../ui/mark-type-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whole } from '../../ui/number.ts'
import { isEmpty, type Loading } from '../../ui/use-loaded.ts'
import type { Collection } from './collections-screen.tsx'

interface Props {
  readonly collections: Loading<readonly Collection[]>
  readonly onAdded: () => void
}

/** Adds the scans of a folder to a collection, which is made where there is none of the name. Each file is sent by itself. */
export function AddMarks({ collections, onAdded }: Props) {
  const [domain, setDomain] = useState<string>(markTypes()[0]!.domain)
  const folder = useScanFolder()
  const [failed, setFailed] = useState<readonly string[]>([])
  const [added, setAdded] = useState<string>()
  const [sent, setSent] = useState<number>()
  const handles = useRef<Sent>(new Map())
  const listed = collections.state === 'ready' ? collections.value : []
  const own = listed.filter((one) => one.domain === domain)
  const { files, rows } = folder
  const columns = [
    ['source', say('Source')],
    ['mark', say('Mark')],
    ...(markTypeOf(domain)?.places ? ([['land', say('Land')]] as const) : []),
  ] as const
  const send = async (name: string) => {
    setFailed([])
    setAdded(undefined)
    const faults = await sendScans(rows, files, handles.current, setSent)
    try {
      if (faults.length > 0) return setFailed(faults)
      const manifest = manifestOf(rows, (path) => handles.current.get(files.get(path)!)!)
      const { id } = await got(() => api().POST('/v1/collections', { body: { name, domain } as never }))
      const request = { params: { path: { id } }, body: { manifest } as never }
      const after = await got(() => api().POST('/v1/collections/{id}/scans', request))
      setAdded(
        say('{added} of {scans} scans are new. {name} has {marks} marks now.', {
          added: whole(after.added),
          scans: whole(rows.length),
          name,
          marks: whole(after.marks),
        }),
      )
      onAdded()
    } catch (error) {
      setFailed([wordsOf(error)])
    } finally {
      setSent(undefined)
    }
  }
  const busy = sent !== undefined
  return (
    <Fold title={say('Add marks')} open={isEmpty(collections)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send(String(new FormData(event.currentTarget as HTMLFormElement).get('name')).trim())
        }}
      >
        <div class="fields">
          <MarkTypeSelect
            value={domain}
            onChange={(value) => {
              setDomain(value)
              if (files.size > 0) void folder.take(files, value, 'ours')
            }}
          />
          <Field label={say('Collection')} hint={say('One of yours, or a new name')}>
            <input type="text" name="name" required maxLength={120} list="own-collections" />
          </Field>
          <datalist id="own-collections">
            {own.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </div>
        <FolderInput
          label={say('A folder with the scans (X3P)')}
          hint={say('Any number of files. A manifest (CSV with source, mark, scan) in it is read.')}
          onFiles={(found) => {
            setFailed([])
            void folder.take(found, domain, 'ours')
          }}
        />
        {rows.length > 0 && (
          <RowsTable rows={rows} columns={columns} onChange={folder.setRows} caption={folder.said} />
        )}
        <p class="actions">
          <button type="submit" class="primary" disabled={busy || rows.length === 0}>
            {say('Add')}
          </button>
        </p>
        {busy && <Sending sent={sent} total={new Set(rows.map(({ path }) => path)).size} />}
      </form>
      <div aria-live="polite">
        {added && (
          <Notice kind="note" title={say('Added')}>
            {added}
          </Notice>
        )}
        {failed.length > 0 && (
          <Notice
            kind="failure"
            title={say('Not added yet. What was sent stays; correct this and send again.')}
          >
            <Faults of={failed} />
            <UnitField rows={rows} onChange={folder.setRows} />
          </Notice>
        )}
      </div>
    </Fold>
  )
}
