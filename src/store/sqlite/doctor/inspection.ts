import { access, constants } from 'node:fs/promises'
import type Database from 'better-sqlite3'
import { MarkgraphError, phrase } from '../../../errors.ts'
import { migrationTimes } from '../../earlier-version.ts'
import { databaseForReading } from '../for-reading.ts'
import { currentForReading, MIGRATIONS, migrationsOf, refuseEarlierFolder } from '../open.ts'

const PAGE = 500 // rows in memory at a time

/** A data folder that is only looked at, also while a server uses it. */
export interface Inspection {
  readonly folder: string
  /** A connection that cannot write to the folder. Its temporary tables are on disk, beside the system's temporary files. */
  readonly db: Database.Database
  /** These columns of all rows of a table, some rows at a time. */
  pages<T>(table: string, columns: string): Generator<readonly T[]>
  close(): Promise<void>
}

/**
 * Opens a data folder to look at it.
 * errors  `bad-value`: no data folder, or one that an earlier or a later version has left; `bad-setting`: one of a version
 *         before 1.0.0
 */
export async function inspectFolder(folder: string): Promise<Inspection> {
  // where nobody can migrate it, a copy is looked at
  const { client: db, close } = await ((await isWritable(folder)) ? databaseForReading : currentForReading)(
    folder,
  )
  try {
    refuseOtherVersion(db, folder)
    db.pragma('temp_store = FILE')
    db.exec(`
      create temp table bad (sha256 text primary key, how text not null) without rowid;
      create temp table seen (handle text primary key) without rowid;
      create temp table read_scans (handle text primary key) without rowid;`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    folder,
    db,
    *pages<T>(table: string, columns: string) {
      const page = db.prepare(
        `select rowid as at, ${columns} from ${table} where rowid > ? order by rowid limit ${PAGE}`,
      )
      for (let last = 0; ; ) {
        const rows = page.all(last) as (T & { at: number })[]
        if (rows.length === 0) return
        last = rows.at(-1)!.at
        yield rows
      }
    },
    close,
  }
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

function refuseOtherVersion(db: Database.Database, folder: string): void {
  refuseEarlierFolder(db, folder)
  const known = migrationTimes(MIGRATIONS).length
  const count = migrationsOf(db).length
  if (count === known) return
  const left = count < known ? 'an earlier' : 'a later'
  const right =
    count < known ? 'start the service on it once, which migrates it' : 'look at it with that version'
  throw new MarkgraphError(
    'bad-value',
    phrase('{left} version has left the data folder {folder}; {right}', { left, folder, right }),
    {
      folder,
    },
  )
}
