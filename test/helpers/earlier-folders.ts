/** Data folders as earlier versions left them, with rows in every table that they had. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { canonicalJson, handleOfJson, sha256 } from '../../src/address/canonical.ts'
import { dataOf, numbered } from './commits.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
export const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}
export const [large, small] = [sha256(dataOf(0)), sha256(dataOf(1))]
export const recipe = { engine_version: '0.1.0', steps: [] }
export const scan = handleOfJson('scan')

/** A data folder as a service left it that knew the first `count` migrations. */
export async function leftBy(folder: string, count: number): Promise<Database.Database> {
  const some = join(folder, 'some-migrations')
  const entries = journal.entries.slice(0, count)
  await mkdir(join(some, 'meta'), { recursive: true })
  await writeFile(join(some, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(some, `${tag}.sql`))
  const db = new Database(join(folder, 'markgraph.sqlite'))
  db.pragma('journal_mode = WAL')
  migrate(drizzle(db), { migrationsFolder: some })
  return db
}

const prepared = new WeakMap<Database.Database, Map<string, Database.Statement>>()

/** Inserts rows by the names of their columns. */
export function insert(db: Database.Database, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  const sql = `insert into ${table} (${names.join(', ')}) values (${places})`
  const known = prepared.get(db) ?? new Map<string, Database.Statement>()
  prepared.set(db, known)
  const statement = known.get(sql) ?? db.prepare(sql)
  known.set(sql, statement)
  statement.run(...Object.values(row))
}

async function insertArtifacts(folder: string, db: Database.Database): Promise<void> {
  for (const n of [0, 1]) {
    const { artifacts, runs, blobs } = numbered(n)
    const { handle, kind, meta, dataSha256, bytes } = artifacts![0]!
    insert(db, 'artifacts', { handle, kind, meta: canonicalJson(meta), data_sha256: dataSha256, bytes })
    const { runKey, node, version, params, inputs, output, engineVersion } = runs![0]!
    insert(db, 'runs', {
      run_key: runKey,
      node,
      version,
      params: canonicalJson(params),
      inputs: canonicalJson(inputs),
      output,
      engine_version: engineVersion,
    })
    const [{ sha256: hash, data }] = blobs as [(typeof blobs & {})[number]]
    insert(db, 'blobs', { sha256: hash, size: data.length, inline: n === 1 ? Buffer.from(data) : null })
  }
  await mkdir(join(folder, 'blobs', large.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, 'blobs', large.slice(0, 2), large), dataOf(0))
  insert(db, 'recipes', { handle: handleOfJson(recipe), body: canonicalJson(recipe) })
}

function insertStudy(db: Database.Database, runner: string | number): void {
  insert(db, 'own_references', { id: 'mine', handle: scan, record: '{"id":"mine"}', study: 'study' })
  insert(db, 'studies', {
    id: 'study',
    name: 'Old',
    domain: 'toolmark',
    scorer_config: '{}',
    state: 'running',
    reason: null,
    pairs_total: 3,
    pairs_done: 1,
    populations: null,
    runner,
    beat: 1_700_000_000_000,
    created: '2025-01-01T00:00:00.000Z',
  })
  insert(db, 'study_scans', {
    study_id: 'study',
    position: 0,
    study: 'made-up',
    source: 's',
    mark: 'm',
    land: 1,
    scan: 'a.x3p',
    sha256: small,
    surface: scan,
  })
}

function insertSubmission(db: Database.Database): void {
  insert(db, 'submissions', {
    split: 'a-v1',
    split_hash: '1',
    submitter: 'A',
    method: 'm',
    url: null,
    csv_sha256: small,
    metrics: '{"cllr":0.25}',
    created_at: '2025-01-01T00:00:00.000Z',
  })
}

/** Inserts one row, at least, into every table of a folder of `count` migrations, and closes it. */
export async function fill(folder: string, count: number, db: Database.Database): Promise<void> {
  const columns = db.prepare("select name from pragma_table_info('scans')").pluck().all()
  await insertArtifacts(folder, db)
  const filename = columns.includes('filename') ? { filename: 'é.x3p' } : {}
  insert(db, 'scans', { sha256: small, handle: scan, ...filename })
  if (count >= 2) insertStudy(db, count < 4 ? 4242 : '4242') // a process id, and later a name
  if (count >= 3) insertSubmission(db)
  db.close()
}
