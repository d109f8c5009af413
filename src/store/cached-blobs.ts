import { LRUCache } from 'lru-cache'
import type { BlobStorage } from './blob-storage.ts'
import { openBytes } from './open-bytes.ts'

/**
 * Blobs of another machine, with a folder here that keeps the latest of them, up to a number of bytes. What is in the folder is
 * hashed at every read too; what is wrong there is read again from its origin.
 * near     blobs of this machine, whose `setAside` removes them; empty at the start
 * bytes    most bytes kept near
 */
export function cachedBlobs(far: BlobStorage, near: BlobStorage, bytes: number): BlobStorage {
  const kept = new LRUCache<string, number>({
    maxSize: bytes,
    sizeCalculation: (size) => size + 1,
    // a file that cannot be removed costs space only
    dispose: (_size, sha256) => void near.setAside(sha256).catch(() => {}),
  })
  async function keep(sha256: string, data: Uint8Array): Promise<void> {
    if (data.byteLength >= bytes) return
    await near.write(sha256, data).then(
      () => kept.set(sha256, data.byteLength),
      () => {}, // a full disk here: the origin has the data
    )
  }
  async function read(sha256: string): Promise<Uint8Array | 'absent' | 'corrupt'> {
    if (kept.get(sha256) !== undefined) {
      const data = await near.read(sha256)
      if (typeof data !== 'string') return data
      kept.delete(sha256)
    }
    const data = await far.read(sha256)
    if (typeof data !== 'string') await keep(sha256, data)
    return data
  }
  return {
    async write(sha256, data) {
      await far.write(sha256, data)
      await keep(sha256, data)
    },
    size: async (sha256) => kept.get(sha256) ?? far.size(sha256),
    read,
    async open(sha256, seen) {
      if (kept.get(sha256) === undefined) {
        const data = await read(sha256)
        if (typeof data === 'string') return data
        if (kept.get(sha256) === undefined) {
          seen?.(data)
          return openBytes(data) // too large to be kept here
        }
      }
      const found = await near.open(sha256, seen)
      if (typeof found !== 'string') return found
      kept.delete(sha256)
      return far.open(sha256, seen)
    },
    async setAside(sha256) {
      kept.delete(sha256)
      await far.setAside(sha256)
    },
  }
}
