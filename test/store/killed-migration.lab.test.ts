/** A process that is killed while it migrates a filled folder: the next start finds everything, from every earlier version. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canonicalJson, handleOfJson, sha256 } from '../../src/address/canonical.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { readHash } from '../helpers/commits.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { fill, insert, journal, large, leftBy, small } from '../helpers/earlier-folders.ts'

const OPENER = fileURLToPath(new URL('../helpers/store-opener.ts', import.meta.url))
const ROWS = 5_000 // of artifacts, blobs, runs and recipes, so that a migration takes long enough to be hit
const KILLS = 3 // of each earlier version
const MOST = 12 // openings, when some have ended before they were killed

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true }))

const idOf = (i: number): string => sha256(`id ${i}`)

/** Many more rows, in the columns that they have had from the first version on. */
function fillMore(db: Database.Database): void {
  db.transaction(() => {
    for (let i = 0; i < ROWS; i++) {
      const data = Buffer.alloc(1000)
      data.writeUInt32LE(i)
      const hash = sha256(data)
      const handle = `sha256:${idOf(i)}`
      insert(db, 'blobs', { sha256: hash, size: data.length, inline: data })
      insert(db, 'artifacts', { handle, kind: 'row', meta: '{}', data_sha256: hash, bytes: data.length })
      insert(db, 'recipes', { handle: handleOfJson({ i }), body: canonicalJson({ i }) })
      const run = { node: 'make', version: 1, params: '{}', inputs: '{}', engine_version: 'test' }
      insert(db, 'runs', { ...run, run_key: idOf(i), output: handle })
    }
  })()
}

/** What must survive: the number of rows and the texts of every table that the first version had. */
function rowsOf(path: string): unknown {
  const db = new Database(join(path, 'markgraph.sqlite'))
  const columns = {
    blobs: 'sha256, size, inline',
    artifacts: 'handle, kind, meta, data_sha256, bytes',
    runs: 'run_key, node, version, params, inputs, output, engine_version',
    recipes: 'handle, body',
    scans: 'sha256, handle',
  }
  const all = Object.entries(columns).map(([table, names]) => {
    const rows = db.prepare(`select ${names} from ${table} order by 1`).raw().all() as unknown[][]
    const hash = createHash('sha256')
    for (const row of rows)
      for (const cell of row) hash.update(Buffer.isBuffer(cell) ? cell : JSON.stringify(cell)).update('\n')
    return [table, rows.length, hash.digest('hex')]
  })
  const names = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  for (const table of ['own_references', 'studies', 'study_scans', 'submissions'])
    all.push([
      table,
      names.includes(table) ? (db.prepare(`select count(*) from ${table}`).pluck().get() as number) : 0,
      '',
    ])
  db.close()
  return all
}

/** Migrations that a folder has. */
function migrationsIn(path: string): number {
  const db = new Database(join(path, 'markgraph.sqlite'), { readonly: true })
  const count = db.prepare('select count(*) from __drizzle_migrations').pluck().get() as number
  db.close()
  return count
}

/**
 * Opens the folder in a process of its own, which is killed so many milliseconds after it began, or when it has opened it.
 * Returns how long opening took, if it came to its end.
 */
async function killedWhileOpening(path: string, afterMs: number): Promise<number | undefined> {
  const child = spawn(process.execPath, [OPENER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'close')
  let [began, ended]: (number | undefined)[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    if (text.includes('opening\n')) {
      began = performance.now()
      setTimeout(() => child.kill('SIGKILL'), afterMs)
    }
    if (text.includes('open\n')) {
      ended = performance.now()
      child.kill('SIGKILL')
    }
  })
  await gone
  return began !== undefined && ended !== undefined ? ended - began : undefined
}

test.each(journal.entries.slice(0, -1).map(({ tag }, i) => [i + 1, tag] as const))(
  'a folder of %i migrations, to %s',
  async (count) => {
    const old = join(folder, 'old')
    await mkdir(old)
    const db = await leftBy(old, count)
    fillMore(db)
    await fill(old, count, db)
    const before = rowsOf(old)
    const { uniform } = random(count)
    const copied = async (name: string): Promise<string> => {
      const path = join(folder, name)
      await cp(old, path, { recursive: true })
      return path
    }
    let whole = (await killedWhileOpening(await copied('probe'), 120_000))!

    let hit = 0
    for (let round = 0; round < KILLS || (hit === 0 && round < MOST); round++) {
      const path = await copied(`round-${round}`)
      const took = await killedWhileOpening(path, whole * uniform())
      if (took === undefined) hit += 1
      else whole = Math.min(whole, took / 2) // the machine was busier before
      expect([count, journal.entries.length]).toContain(migrationsIn(path)) // all or nothing
      const store = await openStore(path)
      for (const hash of [large, small]) expect(await readHash(store, hash)).toBe(hash)
      await store.close()
      expect(migrationsIn(path)).toBe(journal.entries.length)
      expect(rowsOf(path)).toEqual(before)
      await rm(path, { recursive: true })
    }
    expect(hit).toBeGreaterThan(0)
  },
  300_000,
)
