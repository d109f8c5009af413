import { useRef, useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { markTypeOf, markTypes } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import type { Files } from '../../scan-folder/files-in.ts'
import { FolderInput } from '../../scan-folder/folder-input.tsx'
import { manifestOf, missing } from '../../scan-folder/rows.ts'
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
import { Foreseen } from './foreseen.tsx'

/** Makes a study of a folder of scans. Each file is sent by itself, so that a broken connection loses one file at most. */
export function NewStudy({ open }: { open: boolean }) {
  const [domain, setDomain] = useState<string>(markTypes()[0]!.domain)
  const [name, setName] = useState('')
  const folder = useScanFolder()
  const { files, rows, setRows, said } = folder
  const [failed, setFailed] = useState<readonly string[]>([])
  const [sent, setSent] = useState<number>()
  const handles = useRef<Sent>(new Map())
  const hasLands = markTypeOf(domain)?.places === true

  const take = (found: Files, of: string = domain) => {
    setFailed([])
    void folder.take(found, of, name || 'ours')
  }
  const paths = rows.map(({ path }) => path)
  const columns = [
    ['source', say('Source')],
    ['mark', say('Mark')],
    ...(hasLands ? ([['land', say('Land')]] as const) : []),
    ['study', say('Data set')],
  ] as const
  const send = async (then: 'run' | 'plan') => {
    setFailed([])
    const faults = await sendScans(rows, files, handles.current, setSent)
    try {
      if (faults.length > 0) return setFailed(faults)
      const manifest = manifestOf(rows, (path) => handles.current.get(files.get(path)!)!)
      const body = { domain, name: name || 'study', manifest } as never
      const { id } = (await got(() => api().POST('/v1/studies', { body }))) as { id: string }
      if (then === 'run') await got(() => api().POST('/v1/studies/{id}/run', { params: { path: { id } } }))
      go(then === 'run' ? `/studies/${id}` : `/plans?study=${id}`)
    } catch (error) {
      setFailed([wordsOf(error)])
    } finally {
      setSent(undefined)
    }
  }
  const lacking = missing(rows)
  const busy = sent !== undefined
  return (
    <Fold title={say('New study')} open={open}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send((event.submitter as HTMLButtonElement).value as 'run' | 'plan')
        }}
      >
        <div class="fields">
          <Field label={say('Name')}>
            <input
              type="text"
              required
              maxLength={120}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field>
          <MarkTypeSelect
            value={domain}
            onChange={(value) => {
              setDomain(value)
              if (files.size > 0) take(files, value)
            }}
          />
        </div>
        <FolderInput
          label={say('A folder with the scans (X3P)')}
          hint={say('Any number of files. A manifest (CSV with source, mark, scan) in it is read.')}
          onFiles={(found) => take(found)}
        />
        {rows.length > 0 && <RowsTable rows={rows} columns={columns} onChange={setRows} caption={said} />}
        {rows.length > 0 && <Foreseen rows={rows} />}
        <p class="actions">
          <button type="submit" value="run" class="primary" disabled={busy || lacking !== undefined}>
            {say('Create and run')}
          </button>
          <button type="submit" value="plan" disabled={busy || lacking !== undefined}>
            {say('Create and plan a validation')}
          </button>
          {lacking && <span class="hint">{lacking}</span>}
        </p>
        {busy && <Sending sent={sent} total={new Set(paths).size} />}
      </form>
      {failed.length > 0 && (
        <Notice kind="failure" title={say('Not made yet. What was sent stays; correct this and send again.')}>
          <Faults of={failed} />
          <UnitField rows={rows} onChange={setRows} />
        </Notice>
      )}
    </Fold>
  )
}
