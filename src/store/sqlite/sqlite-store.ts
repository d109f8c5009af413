import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { canonicalJson, type Handle, sha256 as hashOf, type Json } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { openBytes } from '../open-bytes.ts'
import type { ArtifactRow, Commit, NewBlob, Read, RunRow, ScanRow, Store } from '../store.ts'
import { blobFiles } from './blob-files.ts'
import { and, drizzle, eq, getTableColumns, inArray, isNull, migrate, sql } from './drizzle.ts'
import { jobTable } from './jobs.ts'
import { ownReferenceTable } from './own-references.ts'
import { reportQueries } from './reports.ts'
import * as schema from './schema.ts'
import { studyTable } from './studies.ts'
import { submissionQueries } from './submissions.ts'
import { ownTemporaryFolder } from './temporary-folder.ts'
import { writeFailure } from './write-failure.ts'

const { artifacts, blobs, recipes, reports, runs, scans, submissions } = schema
const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const LOCKED_MS = 10_000 // how long a write waits while another process writes
const TRY_MS = 50 // of this the event loop stands still
const INLINE_BYTES = 32 * 1024 // smaller data are cheaper in a row than in a file with its two syncs

type BlobRow = typeof blobs.$inferInsert
type Db = BetterSQLite3Database<typeof schema>
type Report = (message: string, details: Record<string, unknown>) => void

async function opened(folder: string) {
  let client: Database.Database | undefined
  try {
    await mkdir(join(folder, 'blobs'), { recursive: true })
    client = new Database(join(folder, 'markgraph.sqlite'), { timeout: LOCKED_MS })
    client.pragma('journal_mode = WAL')
    client.pragma('synchronous = FULL')
    const db: Db = drizzle(client, { schema })
    migrated(db)
    return { client, db, temporary: await ownTemporaryFolder(folder) }
  } catch (error) {
    client?.close()
    const { message } = error as Error
    throw new MarkgraphError(
      'bad-setting',
      `the data folder ${folder} cannot be used: ${message}; MARKGRAPH_DATA must name a folder that can be written`,
      { folder },
      error,
    )
  }
}

/** Applies the migrations. If another process opens a new folder at the same time, the second one finds them applied. */
function migrated(db: Db): void {
  try {
    migrate(db, { migrationsFolder: MIGRATIONS })
  } catch {
    migrate(db, { migrationsFolder: MIGRATIONS })
  }
}

const isLocked = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

/** A prepared insert of one whole row. If its key exists, nothing changes. */
function inserting(db: Db, table: SQLiteTable) {
  const values = Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  )
  return db.insert(table).values(values).onConflictDoNothing().prepare()
}

/** A store in one data folder on this machine. */
export interface FolderStore extends Store {
  /** Folder for unfinished files of this store. It is removed when the store closes, or at the latest at the next start. */
  readonly temporaryFolder: string
}

/**
 * Opens the store of one data folder (`markgraph.sqlite` and `blobs/`), or creates it. The process may be killed at any
 * moment without damage: WAL with full synchronisation; blobs by temporary file, sync and rename; rows only after their blobs.
 */
export async function openStore(folder: string, report: Report = () => {}): Promise<FolderStore> {
  const { client, db, temporary } = await opened(folder)
  const files = blobFiles(join(folder, 'blobs'), temporary.path)

  const recipeByHandle = db
    .select()
    .from(recipes)
    .where(eq(recipes.handle, sql.placeholder('handle')))
    .prepare()
  const blobByHash = db
    .select()
    .from(blobs)
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()
  /** Passes any number of keys as one parameter, so that a statement is prepared once. */
  const keys = sql`(select value from json_each(${sql.placeholder('keys')}))`
  const outputsByKey = db
    .select({ runKey: runs.runKey, output: runs.output })
    .from(runs)
    .where(inArray(runs.runKey, keys))
    .prepare()
  const runsByOutput = db.select().from(runs).where(inArray(runs.output, keys)).orderBy(sql`rowid`).prepare()
  const artifactsByHandle = db.select().from(artifacts).where(inArray(artifacts.handle, keys)).prepare()
  const scansByHandle = db.select().from(scans).where(inArray(scans.handle, keys)).prepare()
  const forgetBlob = db
    .delete(blobs)
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()

  const lastArtifact = db.select({ rowid: sql<number>`coalesce(max(rowid), 0)` }).from(artifacts).prepare()

  const markDamaged = db
    .update(blobs)
    .set({ damaged: true, inline: null })
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()

  const toRun = (row: typeof runs.$inferSelect): RunRow =>
    ({ ...row, params: JSON.parse(row.params), inputs: JSON.parse(row.inputs) }) as RunRow

  let fileBytes = db
    .select({ bytes: sql<number>`coalesce(sum(${blobs.size}), 0)` })
    .from(blobs)
    .where(and(isNull(blobs.inline), eq(blobs.damaged, false)))
    .get()!.bytes

  async function stored(sha256: string): Promise<boolean> {
    const row = blobByHash.get({ sha256 })
    if (!row || row.damaged) return false
    return row.inline !== null || (await files.size(sha256)) === row.size
  }

  /** Blobs that are being set aside. Reads and writes of them wait until this is done. */
  const lost = new Map<string, Promise<Read>>()

  /** The bytes on disk; `corrupt` when they do not match the hash. */
  async function bytesOf({ sha256, inline }: typeof blobs.$inferSelect) {
    if (!inline) return files.read(sha256)
    const data = new Uint8Array(inline)
    return hashOf(data) === sha256 ? data : 'corrupt'
  }

  async function readBlob(sha256: string): Promise<Read> {
    const row = blobByHash.get({ sha256 })
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const data = await bytesOf(row)
    return typeof data === 'string' ? settled(sha256) : data
  }

  /** Opens a blob; damage is recorded as `readBlob` does it. */
  async function openBlob(sha256: string, seen?: (piece: Uint8Array) => void) {
    const row = blobByHash.get({ sha256 })
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    if (row.inline === null) {
      const file = await files.open(sha256, seen)
      if (typeof file !== 'string') return file
    } else {
      const data = await bytesOf(row)
      if (typeof data !== 'string') {
        seen?.(data)
        return openBytes(data)
      }
    }
    const again = await settled(sha256)
    // mended by another writer at this moment; what `seen` got does not count, so the caller opens it again
    return typeof again === 'string' ? again : 'absent'
  }

  const settled = (sha256: string): Promise<Read> => {
    const settling = lost.get(sha256) ?? settle(sha256).finally(() => lost.delete(sha256))
    lost.set(sha256, settling)
    return settling
  }

  /** Reads again, once for all readers, and records the result: absent, or damaged from now on. */
  async function settle(sha256: string): Promise<Read> {
    const row = blobByHash.get({ sha256 })
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const data = await bytesOf(row)
    if (typeof data !== 'string') return data
    report(`blob ${data}`, { sha256, size: row.size })
    try {
      if (data === 'absent') forgetBlob.run({ sha256 })
      else markDamaged.run({ sha256 })
      if (!row.inline) fileBytes -= row.size
      if (data === 'corrupt' && !row.inline) await files.setAside(sha256)
    } catch (error) {
      // on a full disk nothing is recorded, and the next reader finds the same damage
      report('blob cannot be set aside', { sha256, cause: (error as Error).message })
    }
    return data === 'absent' ? 'absent' : 'damaged'
  }

  async function writeBlob(blob: NewBlob): Promise<BlobRow | undefined> {
    await lost.get(blob.sha256)?.catch(() => {})
    if (await stored(blob.sha256)) return undefined
    const size = blob.data.byteLength
    if (size <= INLINE_BYTES) return { sha256: blob.sha256, size, inline: Buffer.from(blob.data) }
    await files.write(blob.sha256, blob.data)
    return { sha256: blob.sha256, size, inline: null }
  }

  const insertBlob = inserting(db, blobs)
  const replaceDamaged = db
    .update(blobs)
    .set({ damaged: false, inline: sql.placeholder('inline') as never })
    .where(and(eq(blobs.sha256, sql.placeholder('sha256')), eq(blobs.damaged, true)))
    .prepare()
  const insertArtifact = inserting(db, artifacts)
  const insertRun = inserting(db, runs)
  const insertScan = inserting(db, scans)
  const insertRecipe = inserting(db, recipes)

  function insertRows(blobRows: readonly BlobRow[], commits: readonly Commit[]): void {
    let added = 0
    db.transaction((tx) => {
      for (const { sha256, size, inline } of blobRows) {
        const { changes } = insertBlob.run({ sha256, size, inline, damaged: 0 })
        const put = changes + (changes === 0 ? replaceDamaged.run({ sha256, inline }).changes : 0)
        if (!inline) added += put * size
      }
      for (const commit of commits) {
        for (const row of commit.artifacts ?? [])
          insertArtifact.run({ ...row, meta: canonicalJson(row.meta) })
        for (const row of commit.runs ?? []) {
          const [params, inputs] = [canonicalJson(row.params), canonicalJson(row.inputs)]
          insertRun.run({ ...row, params, inputs })
        }
        for (const row of commit.scans ?? []) insertScan.run({ ...row })
        for (const { handle, body } of commit.recipes ?? [])
          insertRecipe.run({ handle, body: canonicalJson(body) })
        for (const row of commit.reports ?? []) tx.insert(reports).values(row).onConflictDoNothing().run()
        for (const { metrics, ...row } of commit.submissions ?? []) {
          tx.insert(submissions)
            .values({ ...row, metrics: canonicalJson(metrics) })
            .onConflictDoNothing()
            .run()
        }
      }
    })
    fileBytes += added
  }

  interface Waiting {
    commit: Commit
    done: () => void
    failed: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  const startWriting = (): void => {
    if (waiting.length > 0) writing ??= writeWaiting()
  }

  /** One transaction for all commits. If it fails, one for each, so that only the commit with the bad row fails. */
  async function insertGroup(
    group: readonly Waiting[],
    rows: ReadonlyMap<Waiting, BlobRow[]>,
  ): Promise<void> {
    try {
      await unlocked(() =>
        insertRows(
          group.flatMap((one) => rows.get(one)!),
          group.map((one) => one.commit),
        ),
      )
      for (const one of group) one.done()
    } catch (error) {
      if (group.length === 1 || isLocked(error)) for (const one of group) one.failed(writeFailure(error))
      else for (const one of group) await insertGroup([one], rows)
    }
  }

  /** Writes; while another process holds the database, it tries again, and other work of this process goes on. */
  async function unlocked(write: () => void): Promise<void> {
    const until = performance.now() + LOCKED_MS
    for (;;) {
      client.pragma(`busy_timeout = ${TRY_MS}`)
      try {
        write()
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error
      } finally {
        client.pragma(`busy_timeout = ${LOCKED_MS}`)
      }
      await sleep(TRY_MS)
    }
  }

  /** Writes all waiting commits together, and repeats until none waits. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const rows = new Map<Waiting, BlobRow[]>()
      // A failed file, for example on a full disk, fails only its own commit.
      await Promise.all(
        group.map(async (one) => {
          try {
            const written = await Promise.all((one.commit.blobs ?? []).map(writeBlob))
            rows.set(
              one,
              written.filter((row) => row !== undefined),
            )
          } catch (error) {
            one.failed(writeFailure(error))
          }
        }),
      )
      await insertGroup(
        group.filter((one) => rows.has(one)),
        rows,
      )
    }
    writing = undefined // before waiting callers continue: their next commit must start a new round
  }

  return {
    studies: studyTable(db),
    jobs: jobTable(db),
    ownReferences: ownReferenceTable(db),
    submissions: submissionQueries(db),
    reports: reportQueries(db),
    temporaryFolder: temporary.path,
    async outputs(runKeys) {
      const rows = outputsByKey.all({ keys: JSON.stringify(runKeys) })
      return new Map(rows.map(({ runKey, output }) => [runKey, output as Handle]))
    },
    async producers(handles) {
      const rows = runsByOutput.all({ keys: JSON.stringify(handles) })
      return Map.groupBy(rows.map(toRun), ({ output }) => output)
    },
    async artifacts(handles) {
      const rows = artifactsByHandle.all({ keys: JSON.stringify(handles) })
      return new Map(
        rows.map((row) => [row.handle as Handle, { ...row, meta: JSON.parse(row.meta) } as ArtifactRow]),
      )
    },
    async scans(handles) {
      const rows = scansByHandle.all({ keys: JSON.stringify(handles) })
      return new Map(rows.map((row) => [row.handle as Handle, row as ScanRow]))
    },
    async recipe(handle: Handle): Promise<Json | undefined> {
      const row = recipeByHandle.get({ handle })
      return row && JSON.parse(row.body)
    },
    has: stored,
    read: readBlob,
    open: openBlob,
    commit(commit) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ commit, done: resolve, failed: reject })
      // a transaction waits for the disk, so commits of one turn, or during another write, share a transaction
      if (!writing) setImmediate(startWriting)
      return promise
    },
    async size() {
      const pragma = (name: string): number => client.pragma(name, { simple: true }) as number
      return {
        artifacts: lastArtifact.get()!.rowid, // rows are never deleted
        bytes: { database: pragma('page_count') * pragma('page_size'), blobs: fileBytes },
      }
    },
    async close() {
      startWriting()
      await writing
      client.close()
      await temporary.remove()
    },
  }
}
