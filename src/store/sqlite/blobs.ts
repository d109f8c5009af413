import { sha256 as hashOf } from '../../address/canonical.ts'
import type { BlobStorage } from '../blob-storage.ts'
import { openBytes } from '../open-bytes.ts'
import type { NewBlob, OpenBlob, Read, Store } from '../store.ts'
import { and, eq, isNull, sql } from './drizzle.ts'
import type { Db } from './open.ts'
import { blobs } from './schema.ts'
import { writing } from './write-failure.ts'

const INLINE_BYTES = 32 * 1024 // smaller data are cheaper in a row than in a file with its two syncs

/** The row of a blob. */
export type BlobRow = typeof blobs.$inferSelect

/** Receives what the store finds wrong, for the operator. */
export type Report = (message: string, details: Record<string, unknown>) => void

/** The data of artifacts: in rows where they are small, in files where they are large. */
export interface Blobs {
  /** Bytes of the files. */
  readonly fileBytes: number
  has(sha256: string): Promise<boolean>
  read(sha256: string): Promise<Read>
  open: Store['open']
  /** Writes the file of a blob that needs one. The row that the caller then inserts; undefined when the blob is stored. */
  written(blob: NewBlob): Promise<typeof blobs.$inferInsert | undefined>
  /** Counts bytes of files whose rows were inserted. */
  counted(bytes: number): void
}

export function blobTable(db: Db, files: BlobStorage, report: Report): Blobs {
  const byHash = db
    .select()
    .from(blobs)
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()
  const forget = db
    .delete(blobs)
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()
  const markDamaged = db
    .update(blobs)
    .set({ damaged: true, inline: null })
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()

  let fileBytes = db
    .select({ bytes: sql<number>`coalesce(sum(${blobs.size}), 0)` })
    .from(blobs)
    .where(and(isNull(blobs.inline), eq(blobs.damaged, false)))
    .get()!.bytes

  /** Blobs that are being set aside. Reads and writes of them wait until this is done. */
  const lost = new Map<string, Promise<Read>>()

  async function has(sha256: string): Promise<boolean> {
    const row = byHash.get({ sha256 })
    if (!row || row.damaged) return false
    return row.inline !== null || (await files.size(sha256)) === row.size
  }

  /** The bytes on disk; `corrupt` when they do not match the hash. */
  async function bytesOf({ sha256, inline }: BlobRow) {
    if (!inline) return files.read(sha256)
    const data = new Uint8Array(inline)
    return hashOf(data) === sha256 ? data : 'corrupt'
  }

  async function read(sha256: string): Promise<Read> {
    const row = byHash.get({ sha256 })
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const data = await bytesOf(row)
    return typeof data === 'string' ? settled(sha256) : data
  }

  async function open(
    sha256: string,
    seen?: (piece: Uint8Array) => void,
  ): Promise<OpenBlob | 'absent' | 'damaged'> {
    const row = byHash.get({ sha256 })
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
    const row = byHash.get({ sha256 })
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const data = await bytesOf(row)
    if (typeof data !== 'string') return data
    report(`blob ${data}`, { sha256, size: row.size })
    try {
      await writing(() => (data === 'absent' ? forget : markDamaged).run({ sha256 }))
      if (!row.inline) fileBytes -= row.size
      if (data === 'corrupt' && !row.inline) await files.setAside(sha256)
    } catch (error) {
      // on a full disk nothing is recorded, and the next reader finds the same damage
      report('blob cannot be set aside', { sha256, cause: (error as Error).message })
    }
    return data === 'absent' ? 'absent' : 'damaged'
  }

  return {
    get fileBytes() {
      return fileBytes
    },
    has,
    read,
    open,
    async written({ sha256, data }) {
      await lost.get(sha256)?.catch(() => {})
      if (await has(sha256)) return undefined
      const size = data.byteLength
      if (size <= INLINE_BYTES) return { sha256, size, inline: Buffer.from(data) }
      await files.write(sha256, data)
      return { sha256, size, inline: null }
    },
    counted(bytes) {
      fileBytes += bytes
    },
  }
}
