/** Data folders as earlier versions left them, with rows in every table that they had. */

import { readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { sha256 } from '../../../src/address/canonical.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const SCANS = 50 // rows whose data are those of a scan
const ROWS = 1500 // in each large table: a migration that copies a table then takes a while

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}
const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal

/** How many schemas there have been. */
export const schemas = (): number => journal.entries.length

const hash = (text: string): string => sha256(new TextEncoder().encode(text))
const handle = (text: string): string => `sha256:${hash(text)}`

/** One row of each table by a number, with the columns that every version since has known. */
const TABLES: Readonly<Record<string, { readonly rows: number; row(n: number): Record<string, unknown> }>> = {
  blobs: {
    rows: ROWS,
    row: (n) => ({ sha256: hash(`data ${n}`), size: 6, inline: Buffer.from(`data ${n}`) }),
  },
  artifacts: {
    rows: ROWS,
    row: (n) => ({
      handle: handle(`a ${n}`),
      kind: 'row',
      meta: `{"n":${n}}`,
      data_sha256: hash(`data ${n}`),
      bytes: 6,
    }),
  },
  runs: {
    rows: ROWS,
    row: (n) => ({
      run_key: hash(`run ${n}`),
      node: 'make',
      version: 1,
      params: `{"n":${n}}`,
      inputs: '{}',
      output: handle(`a ${n}`),
      engine_version: '0.1.0',
    }),
  },
  scans: { rows: SCANS, row: (n) => ({ sha256: hash(`data ${n}`), handle: handle(`a ${n}`) }) },
  recipes: { rows: 50, row: (n) => ({ handle: handle(`r ${n}`), body: `{"n":${n}}` }) },
  studies: {
    rows: 20,
    row: (n) => ({
      id: `old-${n}`,
      name: `Old ${n}`,
      domain: 'toolmark',
      scorer_config: '{}',
      state: 'done',
      reason: null,
      pairs_total: 3,
      pairs_done: 3,
      created: '2025-01-01T00:00:00.000Z',
    }),
  },
  study_scans: {
    rows: 40,
    row: (n) => ({
      study_id: `old-${n >> 1}`,
      position: n & 1,
      study: 's',
      source: `t${n}`,
      mark: `m${n}`,
      land: 1,
      scan: `${n}.x3p`,
      sha256: hash(`data ${n}`),
      surface: handle(`a ${n}`),
    }),
  },
  own_references: {
    rows: 10,
    row: (n) => ({ id: `old-${n}`, handle: handle(`a ${n}`), record: `{"n":${n}}`, study: null }),
  },
  submissions: {
    rows: 30,
    row: (n) => ({
      split: 'a-v1',
      split_hash: 'a',
      submitter: `old ${n}`,
      method: 'm',
      url: null,
      csv_sha256: hash(`data ${n}`),
      metrics: `{"cllr":${n}}`,
      created_at: '2025-01-01T00:00:00.000Z',
    }),
  },
}

/** A folder of an earlier version. */
export interface EarlierFolder {
  readonly rows: number
  /** What of it is not there any more, or is not the same. */
  faults(): Promise<string[]>
}

const columnsOf = (db: Database.Database, table: string): string[] =>
  (db.prepare('select name from pragma_table_info(?)').all(table) as { name: string }[]).map(
    ({ name }) => name,
  )

/** Fills a new folder as a version did that knew the first `count` migrations. */
export async function earlierFolder(folder: string, count: number): Promise<EarlierFolder> {
  const some = join(folder, 'some-migrations')
  const entries = journal.entries.slice(0, count)
  await mkdir(join(some, 'meta'), { recursive: true })
  await writeFile(join(some, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(some, `${tag}.sql`))
  const path = join(folder, 'markgraph.sqlite')
  const db = new Database(path)
  db.pragma('journal_mode = WAL')
  migrate(drizzle(db), { migrationsFolder: some })
  const kept: { readonly table: string; readonly row: Record<string, unknown> }[] = []
  db.transaction(() => {
    for (const [table, { rows, row }] of Object.entries(TABLES)) {
      const columns = columnsOf(db, table)
      if (columns.length === 0) continue // not there yet
      for (let n = 0; n < rows; n++) {
        const own = row(n)
        const filename = table === 'scans' && columns.includes('filename') ? { filename: 'é.x3p' } : {}
        const all: Record<string, unknown> = { ...own, ...filename }
        const names = Object.keys(all)
        const places = names.map(() => '?').join(', ')
        db.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(all))
        if (!(table === 'blobs' && n >= SCANS)) kept.push({ table, row: own }) // the others can be computed again
      }
    }
  })()
  db.close()
  return {
    rows: kept.length,
    async faults() {
      const now = new Database(path, { readonly: true })
      try {
        return kept.flatMap(({ table, row }) => {
          const names = Object.keys(row)
          const found = now
            .prepare(`select 1 from ${table} where ${names.map((name) => `${name} is ?`).join(' and ')}`)
            .get(...Object.values(row))
          return found === undefined ? [`${table} has lost ${JSON.stringify(row).slice(0, 200)}`] : []
        })
      } finally {
        now.close()
      }
    },
  }
}
