import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { MarkgraphError } from '../../../errors.ts'
import { DATABASE, MIGRATIONS } from '../open.ts'

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
 * errors  `bad-value`: no data folder, or one that an earlier or a later version has left
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
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const known: number = journal.entries.length
  const isMigrated = db.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  const count = isMigrated
    ? (db.prepare('select count(*) as n from __drizzle_migrations').get() as { n: number }).n
    : 0
  if (count === known) return
  const left = count < known ? 'an earlier' : 'a later'
  const right =
    count < known ? 'start the service on it once, which migrates it' : 'look at it with that version'
  throw new MarkgraphError('bad-value', `${left} version has left the data folder ${folder}; ${right}`, {
    folder,
  })
}
