import { useRef, useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { markTypeOf, markTypes } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whole } from '../../ui/number.ts'
import { type Files, filesDropped, filesOf, isManifest, isScan } from './files-in.ts'
import { Foreseen } from './foreseen.tsx'
import { guessedRows, manifestOf, missing, type Row, rowsOfManifest } from './rows.ts'

const AT_ONCE = 2 // uploads

/** Makes a study of a folder of scans. Each file is sent by itself, so that a broken connection loses one file at most. */
export function NewStudy() {
  const [domain, setDomain] = useState<string>(markTypes()[0]!.domain)
  const [name, setName] = useState('')
  const [files, setFiles] = useState<Files>(new Map())
  const [rows, setRows] = useState<readonly Row[]>([])
  const [said, setSaid] = useState<string>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const [sent, setSent] = useState<number>()
  const handles = useRef(new Map<File, string>())
  const hasLands = markTypeOf(domain)?.places === true

  const take = async (found: Files, of: string = domain) => {
    const scans = [...found.keys()].filter(isScan).sort()
    setFailed([])
    setFiles(found)
    for (const path of [...found.keys()].filter(isManifest)) {
      const listed = rowsOfManifest(await found.get(path)!.text(), scans)
      if (!listed || listed.length === 0) continue
      setRows(listed)
      const rest = scans.length - new Set(listed.map((row) => row.path)).size
      setSaid(`Read from ${path}.${rest > 0 ? ` ${rest} scans are not in it and are left out.` : ''}`)
      return
    }
    const lands = markTypeOf(of)?.places === true
    setRows(guessedRows(scans, name || 'ours', lands))
    setSaid('Guessed from the names of the files; correct what is wrong.')
  }
  const change = (place: number, change: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === place ? { ...row, ...change } : row)))

  const send = async (then: 'run' | 'plan') => {
    setFailed([])
    const wanted = [...new Set(rows.map(({ path }) => path))].filter(
      (path) => !handles.current.has(files.get(path)!),
    )
    let done = rows.length - wanted.length
    setSent(done)
    const faults: string[] = []
    const sendOne = async () => {
      for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
        const file = files.get(path)!
        try {
          const { handle } = (await got(() =>
            api().POST('/v1/artifacts', { body: { scan: file } as never }),
          )) as { handle: string }
          handles.current.set(file, handle)
          setSent(++done)
        } catch (error) {
          faults.push(`${path}: ${wordsOf(error)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOne))
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
  const total = new Set(rows.map(({ path }) => path)).size
  return (
    <details class="panel">
      <summary>New study</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send((event.submitter as HTMLButtonElement).value as 'run' | 'plan')
        }}
      >
        <div class="fields">
          <Field label="Name">
            <input
              type="text"
              required
              maxLength={120}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field>
          <Field label="Kind of marks">
            <select
              value={domain}
              onChange={({ currentTarget: { value } }) => {
                setDomain(value)
                if (files.size > 0) void take(files, value)
              }}
            >
              {markTypes().map((type) => (
                <option key={type.domain} value={type.domain}>
                  {type.title}
                </option>
              ))}
            </select>
          </Field>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two buttons in it do the same */}
        <div
          class="folder-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (event.dataTransfer) void filesDropped(event.dataTransfer.items).then((found) => take(found))
          }}
        >
          <Field
            label="A folder with the scans (X3P)"
            hint="Any number of files. A manifest (CSV with source, mark, scan) in it is read."
          >
            <input
              type="file"
              multiple
              ref={(input) => input?.setAttribute('webkitdirectory', '')}
              onChange={({ currentTarget }) => void take(filesOf(currentTarget.files))}
            />
          </Field>
          <Field label="Or single files" hint="Or drop a folder or files here">
            <input
              type="file"
              multiple
              accept=".x3p,.csv"
              onChange={({ currentTarget }) => void take(filesOf(currentTarget.files))}
            />
          </Field>
        </div>
        {rows.length > 0 && <Rows rows={rows} hasLands={hasLands} change={change} said={said} />}
        {rows.length > 0 && <Foreseen rows={rows} />}
        <p class="actions">
          <button type="submit" value="run" class="primary" disabled={busy || lacking !== undefined}>
            Create and run
          </button>
          <button type="submit" value="plan" disabled={busy || lacking !== undefined}>
            Create and plan a validation
          </button>
          {lacking && <span class="hint">{lacking}</span>}
        </p>
        {busy && (
          <p role="status">
            <progress aria-label="Scans sent" value={sent} max={total} /> {whole(sent)} of {whole(total)}{' '}
            scans sent
          </p>
        )}
      </form>
      {failed.length > 0 && (
        <Notice kind="failure" title="Not made yet. What was sent stays; correct this and send again.">
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

interface RowsProps {
  readonly rows: readonly Row[]
  readonly hasLands: boolean
  readonly change: (place: number, change: Partial<Row>) => void
  readonly said: string | undefined
}

function Rows({ rows, hasLands, change, said }: RowsProps) {
  const fields = [
    ['source', 'Source'],
    ['mark', 'Mark'],
    ...(hasLands ? ([['land', 'Land']] as const) : []),
    ['study', 'Data set'],
  ] as const
  return (
    <div class="scroll rows">
      <table>
        {said && <caption>{said}</caption>}
        <thead>
          <tr>
            <th scope="col">File</th>
            {fields.map(([name, title]) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.path}>
              <td>{row.path}</td>
              {fields.map(([name, title]) => (
                <td key={name}>
                  <input
                    type="text"
                    aria-label={`${title} of ${row.path}`}
                    value={row[name]}
                    onChange={({ currentTarget }) => change(i, { [name]: currentTarget.value.trim() })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
