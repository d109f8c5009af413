import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalJson, type Handle, handleOfJson, sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents, temporaryFolder } from '../helpers/data-folder.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}
const [large, small] = [sha256(dataOf(0)), sha256(dataOf(1))]
const recipe = { engine_version: '0.1.0', steps: [] }
const scan = handleOfJson('scan')

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true }))

/** A data folder as a service left it that knew the first `count` migrations. */
async function leftBy(count: number): Promise<Database.Database> {
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

/** Inserts rows by the names of their columns. */
function insert(db: Database.Database, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  db.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row))
}

async function insertArtifacts(db: Database.Database): Promise<void> {
  for (const n of [0, 1]) {
    const { artifacts, runs, blobs } = numbered(n)
    const { handle, kind, meta, dataSha256, bytes } = artifacts![0]!
    insert(db, 'artifacts', { handle, kind, meta: canonicalJson(meta), data_sha256: dataSha256, bytes })
    const { runKey, node, version, params, inputs, output, engineVersion } = runs![0]!
    insert(db, 'runs', {
      ...{ run_key: runKey, node, version, params: canonicalJson(params) },
      ...{ inputs: canonicalJson(inputs), output, engine_version: engineVersion },
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
    ...{ id: 'study', name: 'Old', domain: 'toolmark', scorer_config: '{}', state: 'running', reason: null },
    ...{ pairs_total: 3, pairs_done: 1, populations: null, runner, beat: 1_700_000_000_000 },
    created: '2025-01-01T00:00:00.000Z',
  })
  insert(db, 'study_scans', {
    ...{ study_id: 'study', position: 0, study: 'made-up', source: 's', mark: 'm', land: 1 },
    ...{ scan: 'a.x3p', sha256: small, surface: scan },
  })
}

function insertSubmission(db: Database.Database): void {
  insert(db, 'submissions', {
    ...{ split: 'a-v1', split_hash: '1', submitter: 'A', method: 'm', url: null, csv_sha256: small },
    ...{ metrics: '{"cllr":0.25}', created_at: '2025-01-01T00:00:00.000Z' },
  })
}

describe.each(journal.entries.map(({ tag }, i) => [i + 1, tag] as const))(
  'a data folder of %i migrations, to %s,',
  (count) => {
    test('keeps its rows, and is written on', async () => {
      const db = await leftBy(count)
      const columns = (table: string): string[] =>
        (db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(
          ({ name }) => name,
        )
      await insertArtifacts(db)
      const filename = columns('scans').includes('filename') ? { filename: 'é.x3p' } : {}
      insert(db, 'scans', { sha256: small, handle: scan, ...filename })
      if (count >= 2) insertStudy(db, count < 4 ? 4242 : '4242') // a process id, and later a name
      if (count >= 3) insertSubmission(db)
      db.close()

      const reports: string[] = []
      const store = await openStore(folder, (message) => reports.push(message))
      for (const n of [0, 1]) {
        const { artifacts, runs } = numbered(n)
        const { handle } = artifacts![0]!
        expect((await store.artifacts([handle])).get(handle)).toEqual(artifacts![0])
        expect((await store.producers([handle])).get(handle)).toEqual(runs)
      }
      for (const hash of [large, small]) expect(await readHash(store, hash)).toBe(hash)
      expect((await store.size()).bytes['blobs']).toBe(dataOf(0).length)
      expect(await store.scans([scan])).toEqual(new Map([[scan, { sha256: small, handle: scan }]]))
      expect(await store.recipe(handleOfJson(recipe))).toEqual(recipe)
      const study = {
        id: 'study',
        name: 'Old',
        runner: '4242',
        beat: 1_700_000_000_000,
        pairsDone: 1,
        principal: '',
      }
      expect(await store.studies.all()).toEqual(count >= 2 ? [expect.objectContaining(study)] : [])
      expect(await store.studies.scans('study')).toHaveLength(count >= 2 ? 1 : 0)
      expect((await store.ownReferences.all()).map(({ principal }) => principal)).toEqual(
        count >= 2 ? [''] : [],
      )
      expect(await store.submissions.of('1')).toHaveLength(count >= 3 ? 1 : 0)
      expect(await store.reports.newest('', 10)).toEqual([])

      await writeFile(join(folder, 'blobs', large.slice(0, 2), large), 'damaged')
      expect(await store.read(large)).toBe('damaged')
      const report = { handle: scan as Handle, principal: '', recipe: null, domain: 'striated' }
      await store.commit({
        ...numbered(0),
        reports: [{ ...report, outcome: 'refused', log10Lr: null, created: '2025-01-01T00:00:00.000Z' }],
      })
      expect(await readHash(store, large)).toBe(large)
      expect(await store.reports.newest('', 10)).toHaveLength(1)
      await store.close()
      expect(reports).toEqual(['blob corrupt'])
      expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, blobs: 2, recipes: 1, scans: 1 })
    })
  },
)

test('every migration is one that a folder may have been left by', async () => {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  expect(files.sort()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`))
})
