import { useRef, useState } from 'preact/hooks'
import { markTypeOf, markTypes, testMarks } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { type Files, isScan } from '../../scan-folder/files-in.ts'
import { FolderInput } from '../../scan-folder/folder-input.tsx'
import { guessedRows, type Row } from '../../scan-folder/rows.ts'
import { RowsTable } from '../../scan-folder/rows-table.tsx'
import { Sending } from '../../scan-folder/sending.tsx'
import { type Sent, sendScans } from '../../scan-folder/sent-scans.ts'
import { UnitField } from '../../scan-folder/unit-field.tsx'
import { Faults } from '../../ui/faults.tsx'
import { MarkTypeSelect } from '../../ui/mark-type-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { upper } from '../../ui/words.ts'
import type { Domain } from '../compare/comparison.ts'
import type { ChangeCase } from './case.ts'

interface Props {
  /** Whether they are known marks, or questioned ones. */
  readonly known: boolean
  /** Exhibits that the case has already. */
  readonly taken: readonly string[]
  /** What the marks of the case show so far. */
  readonly kind: string | undefined
  readonly change: ChangeCase
}

/** Adds marks to a case from a folder of scans: grouped by the names of the files, corrected in a table, sent. */
export function AddMarks({ known, taken, kind, change }: Props) {
  const [chosen, setDomain] = useState<string>()
  const domain = chosen ?? kind ?? markTypes()[0]!.domain
  const [files, setFiles] = useState<Files>(new Map())
  const [rows, setRows] = useState<readonly Row[]>([])
  const [sent, setSent] = useState<number>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const handles = useRef<Sent>(new Map())
  const { many, one } = testMarks(domain)
  const guess = (found: Files, of: string) =>
    setRows(guessedRows([...found.keys()].filter(isScan).sort(), '', markTypeOf(of)?.places === true))
  const columns = [
    ...(known ? ([['source', say('Source')]] as const) : []),
    ['mark', known ? upper(one) : say('Exhibit')],
    ...(markTypeOf(domain)?.places ? ([['land', say('Land')]] as const) : []),
  ] as const
  const paths = rows.map(({ path }) => path)

  const add = async () => {
    const twice = [...new Set(rows.map(({ mark }) => mark))].filter((mark) => taken.includes(mark))
    setFailed(
      twice.map((mark) =>
        say('The case has an exhibit {mark} already. Give this one another name.', { mark }),
      ),
    )
    if (twice.length > 0) return
    try {
      const faults = await sendScans(rows, files, handles.current, setSent)
      if (faults.length > 0) return setFailed(faults)
      await change({
        add: { items: itemsOf(rows, known, domain, (path) => handles.current.get(files.get(path)!)!) },
      })
      setRows([])
    } catch (error) {
      setFailed([wordsOf(error)])
    } finally {
      setSent(undefined)
    }
  }
  return (
    <details class="add-marks">
      <summary>{known ? say('Add {many} of a source', { many }) : say('Add questioned marks')}</summary>
      <MarkTypeSelect
        value={domain}
        onChange={(value) => {
          setDomain(value)
          guess(files, value)
        }}
      />
      <FolderInput
        label={say('A folder with the scans (X3P)')}
        hint={say(
          known
            ? 'A folder in it for each source, or names that begin alike.'
            : 'Scans of one mark have names that begin alike.',
        )}
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
            caption={say('Guessed from the names of the files; correct what is wrong.')}
          />
          <p class="actions">
            <button type="button" class="primary" disabled={sent !== undefined} onClick={() => void add()}>
              {say('Add to the case')}
            </button>
          </p>
        </>
      )}
      {sent !== undefined && <Sending sent={sent} total={new Set(paths).size} />}
      {failed.length > 0 && (
        <Notice
          kind="failure"
          title={say('Nothing was added yet. What was sent stays; correct this and add again.')}
        >
          <Faults of={failed} />
          <UnitField rows={rows} onChange={setRows} />
        </Notice>
      )}
    </details>
  )
}

/** One item for each mark, its scans in the order of their lands. */
function itemsOf(rows: readonly Row[], known: boolean, domain: string, handleOf: (path: string) => string) {
  const marks = Map.groupBy(rows, ({ source, mark }) => (known ? `${source}\n${mark}` : mark))
  return [...marks.values()].map((own) => {
    const inOrder = own.toSorted((one, other) => Number(one.land) - Number(other.land))
    return {
      exhibit: own[0]!.mark,
      ...(known ? { role: 'known' as const, source: own[0]!.source } : { role: 'questioned' as const }),
      domain: domain as Domain,
      note: '',
      marks: inOrder.map(({ path }) => handleOf(path)),
      ...(own.every(({ land }) => /^[1-9]\d*$/.test(land)) && {
        lands: inOrder.map(({ land }) => Number(land)),
      }),
    }
  })
}
