import { sha256 as hashOf } from '../../../address/canonical.ts'
import { openBytes } from '../../open-bytes.ts'
import type { Report } from '../../report.ts'
import type { NewBlob, OpenBlob, Read, Removed, Store } from '../../store.ts'
import { and, eq, isNull, sql } from '../drizzle.ts'
import type { Db } from '../open.ts'
import type { Uses } from '../quota/uses.ts'
import { blobs } from '../schema.ts'
import { writing } from '../write-failure.ts'
import type { BlobFiles } from './blob-files.ts'

const INLINE_BYTES = 32 * 1024 // smaller data are cheaper in a row than in a file with its two syncs

/** The row of a blob. */
export type BlobRow = typeof blobs.$inferSelect

/** The data of artifacts: in rows where they are small, in files where they are large. */
export interface Blobs {
  /** Bytes of the files. */
  readonly fileBytes: number
  has(sha256: string): Promise<boolean>
  read(sha256: string): Promise<Read>
  open: Store['open']
  /** Writes the file of a blob that needs one and has none. */
  written(blob: NewBlob): Promise<WrittenBlob>
  /** Counts bytes of files whose rows were inserted. */
  counted(bytes: number): void
  /** Drops blobs that may be evicted and are still as they were seen. Returns what was dropped. */
  drop(rows: readonly Pick<BlobRow, 'sha256'>[]): Promise<Removed>
  /** Whether it has a row. */
  isNamed(sha256: string): boolean
  /** Removes or moves the file of a blob that has no row and that nobody is writing; false when it has. */
  takeUnnamed(sha256: string, how: 'remove' | 'orphan'): Promise<boolean>
}

/** The row of a blob to insert. */
export interface WrittenBlob {
  readonly row: typeof blobs.$inferInsert
  /** Whether its file was there, with its row. */
  readonly wasThere: boolean
}

export function blobTable(db: Db, files: BlobFiles, uses: Uses, report: Report): Blobs {
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

  const evict = db
    .delete(blobs)
    .where(and(eq(blobs.sha256, sql.placeholder('sha256')), eq(blobs.kept, false), eq(blobs.damaged, false)))
    .returning({
      sha256: blobs.sha256,
      size: blobs.size,
      isFile: sql<number>`${blobs.inline} is null`.as('is_file'),
    })
    .prepare()

  let fileBytes = db
    .select({ bytes: sql<number>`coalesce(sum(${blobs.size}), 0)` })
    .from(blobs)
    .where(and(isNull(blobs.inline), eq(blobs.damaged, false)))
    .get()!.bytes

  /** Blobs that are being set aside or removed. Reads and writes of them wait until this is done. */
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
    uses.touch(sha256, row.used)
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
    uses.touch(sha256, row.used)
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

  /** Removes or moves a file; a write of the same blob waits until it is gone. */
  function removed(sha256: string, how: 'remove' | 'orphan' = 'remove'): Promise<Read> {
    const removing = files[how](sha256)
      .then(() => 'absent' as const)
      .finally(() => lost.delete(sha256))
    lost.set(sha256, removing)
    return removing
  }

  return {
    get fileBytes() {
      return fileBytes
    },
    has,
    read,
    open,
    async written({ sha256, data, kept = false }) {
      await lost.get(sha256)?.catch(() => {})
      const size = data.byteLength
      uses.touch(sha256, Date.now())
      if (size <= INLINE_BYTES)
        return { row: { sha256, size, inline: Buffer.from(data), kept }, wasThere: false }
      const wasThere = await has(sha256)
      if (!wasThere) await files.write(sha256, data)
      return { row: { sha256, size, inline: null, kept }, wasThere }
    },
    counted(bytes) {
      fileBytes += bytes
    },
    async drop(rows) {
      const dropped = await writing(() =>
        db.transaction(() =>
          rows.flatMap(({ sha256 }) => (uses.isInUse(sha256) ? [] : (evict.get({ sha256 }) ?? []))),
        ),
      )
      let bytes = 0
      await Promise.all(
        dropped.map(async ({ sha256, size, isFile }) => {
          bytes += size
          if (!isFile) return
          fileBytes -= size
          await removed(sha256)
        }),
      )
      return { count: dropped.length, bytes }
    },
    isNamed: (sha256) => byHash.get({ sha256 }) !== undefined,
    async takeUnnamed(sha256, how) {
      if (uses.isHeld(sha256) || lost.has(sha256) || byHash.get({ sha256 })) return false
      await removed(sha256, how)
      return true
    },
  }
}
