import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { MarkgraphError, phrase } from '../../errors.ts'

/** The name of the database in a data folder. */
export const DATABASE = 'markgraph.sqlite'

const WAIT_MS = 10_000 // for another process
const COPIED = /^SQLITE_(CANTOPEN|READONLY|IOERR)/

/** A database that is only read. */
export interface ForReading {
  readonly client: Database.Database
  close(): Promise<void>
}

/**
 * Opens the database of a data folder to read it, also where the folder cannot be written: SQLite cannot open a database with a
 * log beside files that it may not make, so there a copy is read, in the system's temporary folder.
 * in      `onCopy` is done to a copy before it is read; with it, a copy is always made
 * errors  `bad-value`: no data folder; `disk-full`: no space for the copy; those of SQLite
 */
export async function databaseForReading(
  folder: string,
  onCopy?: (copy: Database.Database) => void,
): Promise<ForReading> {
  const path = join(folder, DATABASE)
  if (!existsSync(path))
    throw new MarkgraphError(
      'bad-value',
      phrase('{folder} holds no data: it has no {database}', { folder, database: DATABASE }),
      { folder },
    )
  const client = inPlace(path)
  if (client && !onCopy) return { client, close: async () => void client.close() }
  const temporary = await mkdtemp(join(tmpdir(), 'markgraph-reading-'))
  const remove = (): Promise<void> => rm(temporary, { recursive: true, force: true })
  try {
    const copy = join(temporary, DATABASE)
    if (client) await client.backup(copy)
    else for (const end of ['', '-wal']) if (existsSync(path + end)) await copyFile(path + end, copy + end)
    const own = new Database(copy)
    try {
      own.pragma('journal_mode = DELETE') // what is in the log goes into the file
      onCopy?.(own)
    } finally {
      own.close()
    }
    const read = new Database(copy, { readonly: true })
    const close = async (): Promise<void> => {
      read.close()
      await remove()
    }
    return { client: read, close }
  } catch (error) {
    await remove()
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    const why = phrase(
      '{folder} cannot be read in its place, and {tmpdir} has no space for a copy of its database; name another folder in TMPDIR',
      { folder, tmpdir: tmpdir() },
    )
    throw new MarkgraphError('disk-full', why, { folder }, error)
  } finally {
    if (onCopy) client?.close()
  }
}

/** Undefined where SQLite cannot open it without writing. */
function inPlace(path: string): Database.Database | undefined {
  const client = new Database(path, { readonly: true, timeout: WAIT_MS })
  try {
    client.prepare('select 1 from sqlite_master').get()
    return client
  } catch (error) {
    client.close()
    if (COPIED.test(String((error as { code?: string }).code))) return undefined
    throw error
  }
}
