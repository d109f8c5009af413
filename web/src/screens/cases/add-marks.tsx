import { useRef, useState } from 'preact/hooks'
import { markTypeOf, markTypes } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { type Files, isScan } from '../../scan-folder/files-in.ts'
import { FolderInput } from '../../scan-folder/folder-input.tsx'
import { guessedRows, type Row } from '../../scan-folder/rows.ts'
import { RowsTable } from '../../scan-folder/rows-table.tsx'
import { Sending } from '../../scan-folder/sending.tsx'
import { type Sent, sendScans } from '../../scan-folder/sent-scans.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { testMarks } from '../../ui/words.ts'
import type { ChangeCase } from './case.ts'

interface Props {
  /** Whether they are known marks, or questioned ones. */
  readonly known: boolean
  readonly change: ChangeCase
}

/** Adds marks to a case from a folder of scans: grouped by the names of the files, corrected in a table, sent. */
export function AddMarks({ known, change }: Props) {
  const [domain, setDomain] = useState<string>(markTypes()[0]!.domain)
  const [files, setFiles] = useState<Files>(new Map())
  const [rows, setRows] = useState<readonly Row[]>([])
  const [sent, setSent] = useState<number>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const handles = useRef<Sent>(new Map())
  const { many, one } = testMarks(domain)
  const guess = (found: Files, of: string) =>
    setRows(guessedRows([...found.keys()].filter(isScan).sort(), '', markTypeOf(of)?.places === true))
  const columns = [
    ...(known ? ([['source', 'Source']] as const) : []),
    ['mark', known ? one.replace(/^./, (first) => first.toUpperCase()) : 'Exhibit'],
    ...(markTypeOf(domain)?.places ? ([['land', 'Land']] as const) : []),
  ] as const
  const paths = rows.map(({ path }) => path)

  const add = async () => {
    setFailed([])
    try {
      const faults = await sendScans(rows, files, handles.current, setSent)
      if (faults.length > 0) return setFailed(faults)
      await change({ add: { items: itemsOf(rows, known, (path) => handles.current.get(files.get(path)!)!) } })
      setRows([])
    } catch (error) {
      setFailed([wordsOf(error)])
    } finally {
      setSent(undefined)
    }
  }
  return (
    <details class="add-marks">
      <summary>{known ? `Add ${many} of a source` : 'Add questioned marks'}</summary>
      <Field label="Kind of marks">
        <select
          value={domain}
          onChange={({ currentTarget: { value } }) => {
            setDomain(value)
            guess(files, value)
          }}
        >
          {markTypes().map((type) => (
            <option key={type.domain} value={type.domain}>
              {type.title}
            </option>
          ))}
        </select>
      </Field>
      <FolderInput
        label="A folder with the scans (X3P)"
        hint={
          known
            ? 'A folder in it for each source, or names that begin alike.'
            : 'Scans of one mark have names that begin alike.'
        }
        onFiles={(found) => {
          setFiles(found)
          guess(found, domain)
        }}
      />
      {rows.length > 0 && (
        <>
          <RowsTable
            rows={rows}
            columns={columns}
            onChange={setRows}
            caption="Guessed from the names of the files; correct what is wrong."
          />
          <p class="actions">
            <button type="button" class="primary" disabled={sent !== undefined} onClick={() => void add()}>
              Add to the case
            </button>
          </p>
        </>
      )}
      {sent !== undefined && <Sending sent={sent} total={new Set(paths).size} />}
      {failed.length > 0 && (
        <Notice
          kind="failure"
          title="Nothing was added yet. What was sent stays; correct this and add again."
        >
          <ul>
            {failed.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
    </details>
  )
}

/** One item for each mark, its scans in the order of their lands. */
function itemsOf(rows: readonly Row[], known: boolean, handleOf: (path: string) => string) {
  const marks = Map.groupBy(rows, ({ source, mark }) => (known ? `${source}\n${mark}` : mark))
  return [...marks.values()].map((own) => ({
    exhibit: own[0]!.mark,
    role: known ? ('known' as const) : ('questioned' as const),
    ...(known && { source: own[0]!.source }),
    note: '',
    marks: own
      .toSorted((one, other) => Number(one.land) - Number(other.land))
      .map(({ path }) => handleOf(path)),
  }))
}
