import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newFile } from './temporary-folder.ts'

const CHUNK = 1 << 20 // bytes hashed before the event loop gets a turn

/** Files named by the SHA-256 of their content, in 256 folders by its first byte. */
export interface BlobFiles {
  write(sha256: string, data: Uint8Array): Promise<void>
  size(sha256: string): Promise<number | undefined>
  read(sha256: string): Promise<Uint8Array | 'absent' | 'corrupt'>
  setAside(sha256: string): Promise<void>
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Blob files under `folder`. Each is written in `temporaryFolder`, on the same file system, and then moved. */
export function blobFiles(folder: string, temporaryFolder: string): BlobFiles {
  const pathOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256)
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
    if (made !== undefined) await synced(folder)
    await rename(path, target).catch(async (error) => {
      if (!(await isFolder(target))) throw error
      await setAside(sha256)
      await rename(path, target)
    })
    await synced(dirname(target)) // the new name must also survive a power cut
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
    async read(sha256) {
      let file: Awaited<ReturnType<typeof open>>
      try {
        file = await open(pathOf(sha256), 'r')
      } catch (error) {
        if (isMissing(error)) return 'absent'
        throw error
      }
      try {
        const found = await file.stat()
        if (!found.isFile()) return 'corrupt'
        const { size } = found
        const data = new Uint8Array(size)
        const hash = createHash('sha256')
        for (let at = 0; at < size; ) {
          const { bytesRead } = await file.read(data, at, Math.min(CHUNK, size - at), at)
          if (bytesRead === 0) return 'corrupt'
          hash.update(data.subarray(at, at + bytesRead))
          at += bytesRead
        }
        return hash.digest('hex') === sha256 ? data : 'corrupt'
      } finally {
        await file.close()
      }
    },
    setAside,
  }
}
