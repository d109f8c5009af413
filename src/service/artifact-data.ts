import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { openBytes } from '../store/open-bytes.ts'
import { newFile } from '../store/sqlite/blobs/temporary-folder.ts'
import { openFile } from '../store/sqlite/open-file.ts'
import { writeFailure } from '../store/sqlite/write-failure.ts'
import type { OpenBlob, Store } from '../store/store.ts'
import { reserveFor } from './reserve.ts'
import type { Service } from './service.ts'

const SMALL = 2 ** 20 // bytes that each reader may hold in memory

/** The data of an artifact, checked against their hash and ready to be read in pieces. */
export interface OpenData {
  readonly blob: OpenBlob
  /** SHA-256 of the data behind `prefix`, base64. */
  readonly digest: string
}

/** Data that the store does not have, once for all who read them at this time. */
interface MadeAgain {
  readonly file: Promise<FileHandle>
  readers: number
}
const madeAgain = new WeakMap<Store, Map<Handle, MadeAgain>>()

/** How many files of data that were made again are open for readers. */
export const openFilesOf = ({ store }: Pick<Service, 'store'>): number => madeAgain.get(store)?.size ?? 0

/**
 * Opens the data of an artifact. They are read from the file that holds them, so slow readers hold no memory. Data that the
 * store does not have are made again and laid in a file that goes with its last reader.
 * in      `prefix`: bytes that come before the data, for the digest
 * errors  `not-found`; `too-large`; those of computing the data again; `disk-full`, `write-failed`
 */
export async function openData(
  service: Service,
  session: Session,
  handle: Handle,
  prefix: Uint8Array,
): Promise<OpenData> {
  const { dataSha256 } = await session.row(handle)
  const hash = createHash('sha256').update(prefix)
  const blob = await service.store.open(dataSha256, (piece) => void hash.update(piece))
  if (typeof blob !== 'string') return { blob, digest: hash.digest('base64') }
  await reserveFor(service, session, [handle])
  const { data } = await session.encoded(handle)
  const digest = await digestOf(prefix, data)
  if (data.byteLength <= SMALL) return { blob: openBytes(data), digest }
  return { blob: await inFile(service, handle, data), digest }
}

async function digestOf(prefix: Uint8Array, data: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(prefix)
  for (let at = 0; at < data.length; at += SMALL) {
    hash.update(data.subarray(at, at + SMALL))
    await nextTurn()
  }
  return hash.digest('base64')
}

async function inFile({ spool, store }: Service, handle: Handle, data: Uint8Array): Promise<OpenBlob> {
  const files = madeAgain.get(store) ?? new Map<Handle, MadeAgain>()
  madeAgain.set(store, files)
  const one = files.get(handle) ?? { file: laidIn(join(spool, randomUUID()), data), readers: 0 }
  files.set(handle, one)
  one.readers += 1
  const leave = async (): Promise<void> => {
    one.readers -= 1
    if (one.readers > 0) return
    files.delete(handle)
    await (await one.file).close()
  }
  try {
    return { ...openFile(await one.file, data.byteLength), close: leave }
  } catch (error) {
    files.delete(handle)
    throw error
  }
}

/** The data in a file without a name: it is gone when it is closed, or when this process ends. */
async function laidIn(path: string, data: Uint8Array): Promise<FileHandle> {
  try {
    const written = await newFile(path)
    try {
      await written.writeFile(data)
    } finally {
      await written.close()
    }
    return await open(path, 'r')
  } catch (error) {
    throw writeFailure(error)
  } finally {
    await rm(path, { force: true })
  }
}
