import { createHash, randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { SHA256_HEX } from '../../../address/canonical.ts'
import type { BlobStorage } from '../../blob-storage.ts'
import { openFile } from '../open-file.ts'
import { sync } from './sync.ts'
import { newFile } from './temporary-folder.ts'

const PLACE = /^[0-9a-f]{2}$/
/** The folder, beside that of the blobs, of files that nothing names. */
export const ORPHANS = 'orphans'
const CHUNK = 1 << 20 // bytes hashed before the event loop gets a turn

const placeOf = (sha256: string): string => join(sha256.slice(0, 2), sha256)

/** The folder of the blobs in a data folder, and the file of one of them. */
export const blobsIn = (dataFolder: string): string => join(dataFolder, 'blobs')
export const blobPath = (dataFolder: string, sha256: string): string =>
  join(blobsIn(dataFolder), placeOf(sha256))

/** Blobs in files, in 256 folders by the first byte of their names. */
export interface BlobFiles extends BlobStorage {
  remove(sha256: string): Promise<void>
  /** Moves a file to the folder `orphans` beside that of the blobs. */
  orphan(sha256: string): Promise<void>
  /** The names of all files, and of folders that stand in the place of one, in groups. */
  names(): AsyncGenerator<readonly BlobName[]>
}

/** A name under the folder of blobs. */
interface BlobName {
  /** The name, which is a hash unless somebody else put it there. */
  readonly name: string
  readonly path: string
  /** Whether it is the name of a blob, in its right place. */
  readonly isBlob: boolean
  readonly isFile: boolean
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true

/**
 * Whether a file has this hash. Each piece is read into `place(at)`, which is empty at the end, and then `seen`.
 */
async function matches(
  file: FileHandle,
  sha256: string,
  place: (at: number) => Uint8Array,
  seen?: (piece: Uint8Array) => void,
): Promise<boolean> {
  const hash = createHash('sha256')
  for (let at = 0; ; ) {
    const into = place(at)
    if (into.byteLength === 0) return hash.digest('hex') === sha256
    const { bytesRead } = await file.read(into, 0, into.byteLength, at)
    if (bytesRead === 0) return false
    const piece = into.subarray(0, bytesRead)
    hash.update(piece)
    seen?.(piece)
    at += bytesRead
  }
}

/**
 * Blobs as files in 256 folders under `folder`, by the first byte of their hash. Each is written in `temporaryFolder`, on the same
 * file system, and then moved.
 */
export function blobFiles(folder: string, temporaryFolder: string): BlobFiles {
  const pathOf = (sha256: string): string => join(folder, placeOf(sha256))
  const setAside = async (sha256: string): Promise<void> => {
    const aside = join(folder, `${sha256}.corrupt`)
    try {
      await rename(pathOf(sha256), (await isFolder(pathOf(sha256))) ? `${aside}-${randomUUID()}` : aside)
    } catch (error) {
      if (!isMissing(error)) throw error // another reader was first
    }
  }
  const inPlace = async (path: string, sha256: string): Promise<void> => {
    const target = pathOf(sha256)
    const made = await mkdir(dirname(target), { recursive: true })
    if (made !== undefined) await sync(folder)
    await rename(path, target).catch(async (error) => {
      if (!(await isFolder(target))) throw error
      await setAside(sha256)
      await rename(path, target)
    })
    await sync(dirname(target)) // the new name must also survive a power cut
  }
  /** Works on the open file, and closes it when this fails. */
  async function opened<T>(
    sha256: string,
    work: (file: FileHandle, size: number) => Promise<T>,
  ): Promise<T | 'absent' | 'corrupt'> {
    let file: FileHandle
    try {
      file = await open(pathOf(sha256), 'r')
    } catch (error) {
      if (isMissing(error)) return 'absent'
      throw error
    }
    try {
      const found = await file.stat()
      if (found.isFile()) return await work(file, found.size)
    } catch (error) {
      await file.close()
      throw error
    }
    await file.close()
    return 'corrupt'
  }
  return {
    async write(sha256, data) {
      const path = join(temporaryFolder, randomUUID())
      try {
        const file = await newFile(path)
        try {
          await file.writeFile(data)
          await file.sync()
        } finally {
          await file.close()
        }
        await inPlace(path, sha256)
      } finally {
        await rm(path, { force: true })
      }
    },
    async size(sha256) {
      try {
        const found = await stat(pathOf(sha256))
        return found.isFile() ? found.size : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    read: (sha256) =>
      opened(sha256, async (file, size) => {
        const data = new Uint8Array(size)
        const right = await matches(file, sha256, (at) => data.subarray(at, Math.min(at + CHUNK, size)))
        await file.close()
        return right ? data : 'corrupt'
      }),
    open: (sha256, seen) =>
      opened(sha256, async (file, size) => {
        const piece = new Uint8Array(Math.min(CHUNK, size))
        const at = (from: number): Uint8Array => piece.subarray(0, Math.min(CHUNK, size - from))
        if (await matches(file, sha256, at, seen)) return openFile(file, size)
        await file.close()
        return 'corrupt'
      }),
    setAside,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async orphan(sha256) {
      const orphans = join(dirname(folder), ORPHANS)
      await mkdir(orphans, { recursive: true })
      await rename(pathOf(sha256), join(orphans, sha256))
    },
    names: () => namesUnder(folder),
  }
}

async function* namesUnder(folder: string): AsyncGenerator<readonly BlobName[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const named = (under: string, entry: Dirent): BlobName => ({
    name: entry.name,
    path: join(under, entry.name),
    isBlob: SHA256_HEX.test(entry.name) && basename(under) === entry.name.slice(0, 2),
    isFile: entry.isFile(),
  })
  const isPlace = (one: Dirent): boolean => PLACE.test(one.name) && one.isDirectory()
  yield entries.filter((one) => !isPlace(one)).map((one) => named(folder, one))
  for (const place of entries.filter(isPlace)) {
    const under = join(folder, place.name)
    const found = await readdir(under, { withFileTypes: true }).catch(() => [])
    yield found.map((one) => named(under, one))
  }
}
