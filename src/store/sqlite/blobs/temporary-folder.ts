import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Lock, lockOf } from '../lock.ts'

const GATE = 'temporary-folders'
const GATE_MS = 10_000 // making or removing a folder takes milliseconds
const DAY_MS = 86_400_000

/** The folder for unfinished files of one open store. */
export interface TemporaryFolder {
  readonly path: string
  /** Removes it with what is in it. */
  remove(): Promise<void>
}

/**
 * Makes a temporary folder, `tmp/<name>` under the data folder, with a lock of that name in `locks/`. Folders whose lock nobody
 * holds are removed, because their processes have ended. A folder without a lock is one of an earlier version, whose process may
 * still be alive; it is removed a day after its last change.
 */
export async function ownTemporaryFolder(dataFolder: string): Promise<TemporaryFolder> {
  const [all, locks] = [join(dataFolder, 'tmp'), join(dataFolder, 'locks')]
  for (const folder of [all, locks]) await mkdir(folder, { recursive: true })
  const gate = lockOf(join(locks, GATE), { waitMs: GATE_MS })
  if (!gate) throw new Error('another process holds the lock of its temporary folders')
  try {
    for (const name of await readdir(all)) {
      if (await isLeft(join(all, name), lockPath(locks, name))) {
        await rm(join(all, name), { recursive: true, force: true })
        await rm(lockPath(locks, name), { force: true })
      }
    }
    const name = randomUUID()
    const [path, locked] = [join(all, name), lockPath(locks, name)]
    const lock: Lock = lockOf(locked)! // the name is new, so nobody else holds it
    await mkdir(path)
    return {
      path,
      async remove() {
        await rm(path, { recursive: true, force: true })
        await rm(locked, { force: true })
        lock.release()
      },
    }
  } finally {
    gate.release()
  }
}

const lockPath = (locks: string, name: string): string => join(locks, `tmp-${name}`)

/** Whether nobody uses this folder any more. Its owner may be removing it at this moment. */
async function isLeft(folder: string, lock: string): Promise<boolean> {
  try {
    if (!existsSync(lock)) return Date.now() - (await stat(folder)).mtimeMs > DAY_MS
    const mine = lockOf(lock, { mustExist: true })
    mine?.release()
    return mine !== undefined
  } catch (error) {
    if (existsSync(folder)) throw error
    return false
  }
}

/** Opens a new file to write in a temporary folder. If the folder was removed from outside, it is made again. */
export async function newFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true })
    return open(path, 'wx')
  }
}
