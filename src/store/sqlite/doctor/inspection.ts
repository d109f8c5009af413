import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { MarkgraphError } from '../../../errors.ts'
import { migrationTimes } from '../../earlier-version.ts'
import { DATABASE, MIGRATIONS, migrationsOf, refuseEarlierFolder } from '../open.ts'

const PAGE = 500 // rows in memory at a time

/** A data folder that is only looked at, also while a server uses it. */
export interface Inspection {
  readonly folder: string
  /** A connection that cannot write to the folder. Its temporary tables are on disk, beside the system's temporary files. */
  readonly db: Database.Database
  /** These columns of all rows of a table, some rows at a time. */
  pages<T>(table: string, columns: string): Generator<readonly T[]>
  close(): void
}

/**
 * Opens a data folder to look at it.
 * errors  `bad-value`: no data folder, or one that an earlier or a later version has left; `bad-setting`: one of a version
 *         before 1.0.0
 */
export function inspected(folder: string): Inspection {
  const path = join(folder, DATABASE)
  if (!existsSync(path)) {
    throw new MarkgraphError('bad-value', `${folder} holds no data: it has no ${DATABASE}`, { folder })
  }
  const db = new Database(path, { readonly: true, timeout: 10_000 })
  try {
    refuseOtherVersion(db, folder)
    db.pragma('temp_store = FILE')
    db.exec(`
      create temp table bad (sha256 text primary key, how text not null) without rowid;
      create temp table seen (handle text primary key) without rowid;
      create temp table read_scans (handle text primary key) without rowid;`)
  } catch (error) {
    db.close()
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
    close: () => void db.close(),
  }
}

function refuseOtherVersion(db: Database.Database, folder: string): void {
  refuseEarlierFolder(db, folder)
  const known = migrationTimes(MIGRATIONS).length
  const count = migrationsOf(db).length
  if (count === known) return
  const left = count < known ? 'an earlier' : 'a later'
  const right =
    count < known ? 'start the service on it once, which migrates it' : 'look at it with that version'
  throw new MarkgraphError('bad-value', `${left} version has left the data folder ${folder}; ${right}`, {
    folder,
  })
}
