import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Chain } from '../records/events.ts'
import { blobPath, blobsIn } from './blobs/blob-files.ts'
import { sync } from './blobs/sync.ts'
import { DATABASE, databaseForReading } from './for-reading.ts'
import { chainIn } from './records/events.ts'

const ALL_PAGES = 2 ** 31 - 1 // in one step, so that writers cannot make the copy begin again for ever

/** What was copied; `missing` are blobs that stay for good and whose data are not there or damaged. */
export interface Copied {
  readonly files: number
  readonly bytes: number
  readonly missing: readonly string[]
  /** The record of acts in the copy. */
  readonly record: Chain
}

/**
 * Copies a data folder, also while a server uses it, into the new folder `target`: the database as it is at one moment, then the
 * files that its rows name, each checked against its hash. Results that were evicted meanwhile are left out of the copy. `target`
 * appears when everything is there and on disk.
 * errors  `bad-value`: `folder` is no data folder, or `target` exists
 */
export async function backedUp(folder: string, target: string): Promise<Copied> {
  const under = dirname(target)
  await mkdir(under, { recursive: true })
  const unfinished = join(under, `.markgraph-backup-${randomUUID()}`)
  await refuseFull(target)
  await mkdir(unfinished)
  try {
    const source = await databaseForReading(folder)
    try {
      await source.client.backup(join(unfinished, DATABASE), { progress: () => ALL_PAGES })
    } finally {
      await source.close()
    }
    const copied = await filesCopied(folder, unfinished, join(unfinished, DATABASE))
    await rename(unfinished, target) // an empty folder of this name is replaced
    await sync(under)
    return copied
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies a backup into an empty data folder. The database is put there last: until then the folder holds no data.
 * errors  `bad-value`: `backup` is none, or the folder is not empty
 */
export async function restoreBackup(backup: string, folder: string): Promise<Copied> {
  await (await databaseForReading(backup)).close()
  await refuseFull(folder)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${DATABASE}.unfinished`)
  await copyFile(join(backup, DATABASE), unfinished)
  const copied = await filesCopied(backup, folder, unfinished)
  await rename(unfinished, join(folder, DATABASE))
  await sync(folder)
  return copied
}

async function refuseFull(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  throw new MarkgraphError('bad-value', phrase('{folder} is not empty; name a new folder', { folder }), {
    folder,
  })
}

/** Copies the files that a copy of the database names. Rows of missing results are taken out of it. */
async function filesCopied(from: string, to: string, database: string): Promise<Copied> {
  const db = new Database(database)
  try {
    const rows = db
      .prepare('select sha256, size, kept from blobs where inline is null and not damaged order by sha256')
      .all() as { sha256: string; size: number; kept: number }[]
    const missing: string[] = []
    let files = 0
    let bytes = 0
    await mkdir(blobsIn(to), { recursive: true })
    for (const { sha256, size, kept } of rows) {
      const copy = blobPath(to, sha256)
      await mkdir(dirname(copy), { recursive: true })
      if (await isCopied(blobPath(from, sha256), copy, sha256)) {
        files += 1
        bytes += size
      } else if (kept) missing.push(sha256)
      else db.prepare('delete from blobs where sha256 = ?').run(sha256)
    }
    const record = chainIn(db)
    db.pragma('journal_mode = DELETE') // one file, without a log beside it
    return { files, bytes, missing, record }
  } finally {
    db.close()
    await sync(database)
  }
}

/** Copies a file; false, and no copy, when it is not there or does not have this hash. */
async function isCopied(from: string, to: string, sha256: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTSUP', 'EINVAL'].includes(String((error as NodeJS.ErrnoException).code)))
      return false
    throw error
  }
  const hash = createHash('sha256')
  for await (const piece of createReadStream(to)) hash.update(piece as Buffer)
  if (hash.digest('hex') === sha256) {
    await sync(to)
    return true
  }
  await rm(to)
  return false
}
