import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Removed } from '../store.ts'
import type { BlobFiles } from './blob-files.ts'
import type { Blobs } from './blobs.ts'
import { lockOf } from './lock.ts'

const HOUR = 3_600_000 // no write of a file and its row takes nearly as long

/**
 * Removes files of blobs that no row names. While another process has the folder open, only those that are an hour old: it may
 * be about to insert the row.
 */
export async function collected(folder: string, files: BlobFiles, blobs: Blobs): Promise<Removed> {
  const removed = { count: 0, bytes: 0 }
  // one of those that have it open is this process
  const before = (await openStores(folder)) > 1 ? Date.now() - HOUR : Number.POSITIVE_INFINITY
  for await (const names of files.names()) {
    for (const { name, path, isBlob, isFile } of names) {
      if (!isBlob || !isFile) continue
      const found = await stat(path).catch(() => undefined)
      if (!found || found.mtimeMs > before || !(await blobs.removeUnnamed(name))) continue
      removed.count += 1
      removed.bytes += found.size
    }
  }
  return removed
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
