import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Removed } from '../../store.ts'
import { eq, sql } from '../drizzle.ts'
import { lockOf } from '../lock.ts'
import type { Db } from '../open.ts'
import { type IsCurrent, recomputable } from '../quota/recomputable.ts'
import { artifacts, submissions } from '../schema.ts'
import type { BlobFiles } from './blob-files.ts'
import type { Blobs } from './blobs.ts'

const HOUR = 3_600_000 // no write of a file and its row takes nearly as long

interface Collecting {
  readonly folder: string
  readonly db: Db
  readonly files: BlobFiles
  readonly blobs: Blobs
  readonly isCurrent: IsCurrent
}

/**
 * Takes away the files of blobs without a row: see `Upkeep.collect`. While another process has the folder open, only those that
 * are an hour old: it may be about to insert the row.
 */
export async function collectOrphans({ folder, db, files, blobs, isCurrent }: Collecting): Promise<Removed> {
  const removed = { count: 0, bytes: 0 }
  const fate = fates(db, isCurrent)
  // one of those that have it open is this process
  const before = (await openStores(folder)) > 1 ? Date.now() - HOUR : Number.POSITIVE_INFINITY
  for await (const names of files.names()) {
    for (const { name, path, isBlob, isFile } of names) {
      if (!isBlob || !isFile || blobs.isNamed(name)) continue
      const found = await stat(path).catch(() => undefined)
      if (!found || found.mtimeMs > before) continue
      const how = await fate(name)
      if (how === 'stay' || !(await blobs.takeUnnamed(name, how))) continue
      removed.count += 1
      removed.bytes += found.size
    }
  }
  return removed
}

/** What becomes of data that have lost their row. */
function fates(db: Db, isCurrent: IsCurrent) {
  const sha256 = sql.placeholder('sha256')
  const artifact = db.select().from(artifacts).where(eq(artifacts.dataSha256, sha256)).limit(1).prepare()
  const submission = db.select().from(submissions).where(eq(submissions.csvSha256, sha256)).limit(1).prepare()
  return async (name: string): Promise<'remove' | 'orphan' | 'stay'> => {
    if (submission.get({ sha256: name })) return 'stay'
    if (!artifact.get({ sha256: name })) return 'orphan'
    const can = recomputable(db, isCurrent) // anew for each: what it is computed from may be a file without a row itself
    if (!(await can.data(name))) return 'stay'
    await can.keepRelied()
    return 'remove'
  }
}

/** How many stores have the folder open: each holds the lock of its temporary folder. */
export async function openStores(folder: string): Promise<number> {
  const locks = join(folder, 'locks')
  const names = await readdir(locks).catch(() => [])
  let held = 0
  for (const name of names.filter((one) => /^tmp-[0-9a-f-]{36}$/.test(one))) {
    const lock = lockOf(join(locks, name))
    if (!lock) held += 1
    lock?.release()
  }
  return held
}
