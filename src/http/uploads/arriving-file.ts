import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { readFile, rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Upload } from '../../compare/request/upload.ts'
import type { Share } from '../../limits/quotas.ts'
import { newFile } from '../../store/sqlite/blobs/temporary-folder.ts'
import { writeFailure } from '../../store/sqlite/write-failure.ts'

const PIECE = 256 * 1024 // bytes hashed or written at once: a call for each chunk that arrives takes longer than the write
const A_TURN = 2 ** 20 // bytes hashed in one turn of the event loop
const MAX_WAITING = 2 ** 24 // bytes of a file that waits in memory for its end

/** What spares a file the way over the disk. */
export interface Sparing {
  /** The memory for files that wait for their end. */
  readonly room: Share
  /** How bytes with this hash are read where they are stored already; undefined when they are not. */
  stored(sha256: string): Promise<Upload['read'] | undefined>
  /** Whether nothing else reads the chunks, so that their memory can be given back at once. */
  readonly ownsChunks: boolean
}

/**
 * Hashes a file as it arrives, and writes it to `path`. Before each piece, `check` receives the size so far and the bytes added.
 * With `sparing`, a file waits in memory for its end and is not written when it is stored already. A large one, and one for which
 * there is no room, is written as it arrives.
 * errors  `disk-full`, `write-failed`, those of `check` and `upload`; then there is no file
 */
export async function arrivedFile(
  upload: AsyncIterable<Buffer>,
  filename: string,
  path: string,
  check: (size: number, more: number) => void,
  sparing?: Sparing,
): Promise<Upload> {
  const hash = createHash('sha256')
  const failed = (error: unknown): never => {
    throw writeFailure(error)
  }
  const opened = (): Promise<FileHandle> => newFile(path).catch(failed)
  let file = sparing ? undefined : await opened()
  let size = 0
  const fresh: Buffer[] = []
  let freshBytes = 0
  const waiting: Buffer[] = [] // hashed, and neither written nor known to be stored
  const drop = (): void => {
    if (sparing?.ownsChunks) for (const chunk of waiting) giveBack(chunk)
    waiting.length = 0
  }
  const write = (): Promise<void> =>
    writing(async () => {
      file ??= await opened()
      const bytes = waiting.reduce((sum, { length }) => sum + length, 0)
      const { bytesWritten } = bytes > 0 ? await file.writev(waiting).catch(failed) : { bytesWritten: 0 }
      if (bytesWritten < bytes) {
        await file.writeFile(Buffer.concat(waiting).subarray(bytesWritten)).catch(failed)
      }
      drop()
    })
  const take = async (): Promise<void> => {
    const bytes = freshBytes
    freshBytes = 0
    const piece = fresh.splice(0)
    await turnToHash(bytes)
    for (const chunk of piece) hash.update(chunk)
    waiting.push(...piece)
    if (!file && size <= MAX_WAITING && sparing?.room.add(bytes)) return
    await write()
    sparing?.room.end()
  }
  try {
    for await (const chunk of upload) {
      size += chunk.length
      check(size, chunk.length)
      fresh.push(chunk)
      freshBytes += chunk.length
      if (freshBytes >= PIECE) await take()
    }
    if (freshBytes > 0) await take()
    const sha256 = hash.digest('hex')
    // a store that cannot say it now costs a write, and says why when it is asked again
    const read = file ? undefined : await sparing?.stored(sha256).catch(() => undefined)
    if (read) drop()
    else if (!file || waiting.length > 0) await write()
    return { filename, size, sha256, read: read ?? (() => readFile(path)) }
  } catch (error) {
    if (file) await rm(path, { force: true })
    throw error
  } finally {
    sparing?.room.end()
    await file?.close()
  }
}

// A limit for all uploads together. The rest wait in their sockets, so that one turn of the event loop never writes them all.
const writing = pLimit(4)

let hashed = 0
let last = Promise.resolve()

/** The same for hashing: resolves, in the order of the calls, when this turn of the event loop has room for so many bytes. */
function turnToHash(bytes: number): Promise<void> {
  last = last.then(async () => {
    if (hashed >= A_TURN) {
      await nextTurn()
      hashed = 0
    }
    hashed += bytes
  })
  return last
}

/**
 * Gives back the memory of a chunk that was received. A garbage collector waits for 64 MiB of them, looks at the whole heap then,
 * and all chunks until then take fresh memory. A chunk that shares its memory with others is left to it.
 */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0)
}
