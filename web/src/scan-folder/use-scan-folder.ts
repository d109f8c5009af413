import { useState } from 'preact/hooks'
import { markTypeOf } from '../api/meta.ts'
import { say } from '../languages/say.ts'
import { type Files, isManifest, isScan } from './files-in.ts'
import { guessedRows, type Row, rowsOfManifest } from './rows.ts'

/** The scans of a folder, and what is known of their marks. */
interface ScanFolder {
  readonly files: Files
  readonly rows: readonly Row[]
  readonly setRows: (rows: readonly Row[]) => void
  /** Where the rows come from, in a sentence. */
  readonly said: string | undefined
  /** Takes the files of a folder for marks of a kind; `study` is what their data set is called where nothing says it. */
  readonly take: (found: Files, domain: string, study: string) => Promise<void>
}

/** A folder of scans that somebody gives: its manifest is read, or the rows are guessed from the names of the files. */
export function useScanFolder(): ScanFolder {
  const [files, setFiles] = useState<Files>(new Map())
  const [rows, setRows] = useState<readonly Row[]>([])
  const [said, setSaid] = useState<string>()
  const take: ScanFolder['take'] = async (found, domain, study) => {
    const scans = [...found.keys()].filter(isScan).sort()
    setFiles(found)
    for (const path of [...found.keys()].filter(isManifest)) {
      const listed = rowsOfManifest(await found.get(path)!.text(), scans)
      if (!listed || listed.length === 0) continue
      setRows(listed)
      const rest = scans.length - new Set(listed.map((row) => row.path)).size
      setSaid(
        rest > 0
          ? say('Read from {path}. {n} scans are not in it and are left out.', { path, n: rest })
          : say('Read from {path}.', { path }),
      )
      return
    }
    setRows(guessedRows(scans, study, markTypeOf(domain)?.places === true))
    setSaid(say('Guessed from the names of the files; correct what is wrong.'))
  }
  return { files, rows, setRows, said, take }
}
