import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { sha256 as hashOf } from '../../../address/canonical.ts'
import { blobFiles, blobPath, blobsIn } from '../blobs/blob-files.ts'
import { openStores } from '../blobs/orphans.ts'
import type { Availability } from './availability.ts'
import type { Fate, Finding, FindingKind } from './finding.ts'
import type { Inspection } from './inspection.ts'

const HOUR = 3_600_000 // no write of a file and its row takes nearly as long
const SET_ASIDE = /^([0-9a-f]{64})\.corrupt/

interface BlobRow {
  readonly sha256: string
  readonly size: number
  readonly inline: Buffer | null
  readonly damaged: number
}

type How = Extract<FindingKind, 'changed data' | 'missing file' | 'folder' | 'marked damaged' | 'wrong size'>

/**
 * Every blob row against its data. All are looked at before the first finding is given: only then it is known what others can be
 * made from. What a server evicts meanwhile is no finding.
 */
export async function* dataFindings(looked: Inspection, available: Availability): AsyncGenerator<Finding> {
  const { db, pages, folder } = looked
  const again = db.prepare('select sha256, size, inline, damaged from blobs where sha256 = ?')
  const bad = db.prepare('insert into temp.bad values (?, ?)')
  for (const page of pages<BlobRow>('blobs', 'sha256, size, inline, damaged')) {
    for (const row of page) {
      if ((await stateOf(folder, row)) === undefined) continue
      const now = again.get(row.sha256) as BlobRow | undefined
      const state = now && (await stateOf(folder, now))
      if (state === 'wrong size') yield { kind: state, name: row.sha256, fate: 'correct' }
      else if (state) bad.run(row.sha256, state)
    }
  }
  const after = db.prepare('select sha256, how from temp.bad where sha256 > ? order by sha256 limit 500')
  for (let last = ''; ; ) {
    const found = after.all(last) as { sha256: string; how: How }[]
    if (found.length === 0) return
    last = found.at(-1)!.sha256
    for (const { sha256, how } of found)
      yield { kind: how, name: sha256, fate: fateOf(available.data(sha256)) }
  }
}

/** What is left to do for something whose data could be made so. */
export const fateOf = (available: ReturnType<Availability['data']>): Fate =>
  available === 'again' ? 'make again' : 'nothing'

/** What is wrong with the data of a row; undefined when nothing is. */
async function stateOf(folder: string, { sha256, size, inline, damaged }: BlobRow): Promise<How | undefined> {
  if (damaged) return 'marked damaged'
  if (inline)
    return hashOf(inline) !== sha256 ? 'changed data' : inline.length === size ? undefined : 'wrong size'
  const path = blobPath(folder, sha256)
  try {
    const found = await stat(path)
    if (found.isDirectory()) return 'folder'
    if ((await hashOfFile(path)) !== sha256) return 'changed data'
    return found.size === size ? undefined : 'wrong size'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing file'
    if (code === 'EIO') return 'changed data'
    throw error
  }
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Files under `blobs/` that no row names. While another process has the folder open, only those that are an hour old. */
export async function* fileFindings(
  { db, folder }: Inspection,
  available: Availability,
  ownStores: number,
): AsyncGenerator<Finding> {
  const row = db.prepare('select 1 from blobs where sha256 = ?')
  const isSubmission = db.prepare('select 1 from submissions where csv_sha256 = ?')
  const right = db.prepare(
    'select 1 from blobs where sha256 = ? and not damaged and sha256 not in (select sha256 from temp.bad)',
  )
  const before = (await openStores(folder)) > ownStores ? Date.now() - HOUR : Number.POSITIVE_INFINITY
  for await (const names of blobFiles(blobsIn(folder), folder).names()) {
    for (const { name, path, isBlob, isFile } of names) {
      if (isBlob && isFile) {
        if (row.get(name)) continue
        const found = await stat(path).catch(() => undefined)
        // the row may have come since
        if (!found || found.mtimeMs > before || row.get(name)) continue
        const isNeeded = !['again', undefined].includes(available.data(name)) || isSubmission.get(name)
        if (!isNeeded) yield { kind: 'file of nothing', name: path, fate: 'remove' }
        else if ((await hashOfFile(path)) === name) yield { kind: 'lost row', name, fate: 'correct' }
        else yield { kind: 'changed data', name, fate: 'nothing' }
      } else if (!isBlob || !row.get(name)) {
        const [, sha256] = SET_ASIDE.exec(name) ?? []
        if (sha256 === undefined) yield { kind: 'stray', name: path, fate: 'note' }
        else if (right.get(sha256) || available.data(sha256) === 'again')
          yield { kind: 'set aside', name: path, fate: 'remove' }
        else yield { kind: 'set aside, needed', name: path, fate: 'note' }
      }
    }
  }
}
