/**
 * A ZIP whose bytes follow from the names and contents of its files alone: files are stored as they are, dates are fixed, no
 * field is left to the writer. So whoever has the files can write the same bytes again, and every byte can be checked.
 * source  PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16; names are ASCII, no file reaches 4 GiB
 */
import { crc32, inflateAtMost } from '#inflate'
import { MarkgraphError } from '../../errors.ts'
import { readDirectory, type ZipEntry } from '../../x3p/zip-directory.ts'

export interface ZipFile {
  readonly path: string
  readonly data: Uint8Array
}

/** A piece of the ZIP and what it belongs to, as an error names it. */
interface Piece {
  readonly of: string
  readonly bytes: Uint8Array
}

const LOCAL = 30
const CENTRAL = 46
const END = 22
const DATE = 0x21 // 1 January 1980, the first day that a ZIP can say
const MAX_BYTES = 2 ** 32 - 1
const MAX_UNPACKED = 2 ** 28 // bytes of entries that another program has packed: enough to name what it changed

const ascii = new TextEncoder()

/** The length of the ZIP of files with these paths and lengths. */
export const zipLength = (files: readonly { readonly path: string; readonly bytes: number }[]): number =>
  files.reduce((sum, { path, bytes }) => sum + LOCAL + CENTRAL + 2 * path.length + bytes, END)

/** The ZIP of the files in their order, piece by piece; one file at a time is read. */
export async function* zipped(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array, void> {
  const writer = zipWriter()
  for await (const file of files) for (const { bytes } of writer.file(file)) yield bytes
  for (const { bytes } of writer.end()) yield bytes
}

/** The ZIP of the files in their order. */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const writer = zipWriter()
  const pieces = [...files.flatMap((file) => writer.file(file)), ...writer.end()]
  const out = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes.length, 0))
  let at = 0
  for (const { bytes } of pieces) {
    out.set(bytes, at)
    at += bytes.length
  }
  return out
}

function zipWriter() {
  const directory: Piece[] = []
  let at = 0
  let count = 0
  return {
    file({ path, data }: ZipFile): Piece[] {
      const name = ascii.encode(path)
      const common = (header: DataView, from: number): void => {
        header.setUint16(from, 10, true) // version needed: 1.0
        header.setUint16(from + 8, DATE, true)
        header.setUint32(from + 10, crc32(data), true)
        header.setUint32(from + 14, data.length, true)
        header.setUint32(from + 18, data.length, true)
        header.setUint16(from + 22, name.length, true)
      }
      const local = new DataView(new ArrayBuffer(LOCAL + name.length))
      local.setUint32(0, 0x04034b50, true)
      common(local, 4)
      const central = new DataView(new ArrayBuffer(CENTRAL + name.length))
      central.setUint32(0, 0x02014b50, true)
      central.setUint16(4, 10, true) // made by version 1.0
      common(central, 6)
      central.setUint32(42, at, true)
      const [before, entry] = [new Uint8Array(local.buffer), new Uint8Array(central.buffer)]
      before.set(name, LOCAL)
      entry.set(name, CENTRAL)
      directory.push({ of: `the ZIP directory entry of ${path}`, bytes: entry })
      at += before.length + data.length
      count += 1
      return [
        { of: `the ZIP header of ${path}`, bytes: before },
        { of: path, bytes: data },
      ]
    },
    end(): Piece[] {
      if (at > MAX_BYTES) throw new MarkgraphError('too-large', `a bundle may hold 4 GiB, not ${at} bytes`)
      const end = new DataView(new ArrayBuffer(END))
      end.setUint32(0, 0x06054b50, true)
      end.setUint16(8, count, true)
      end.setUint16(10, count, true)
      end.setUint32(12, directory.reduce((sum, { bytes }) => sum + bytes.length, 0), true) // biome-ignore format: one field a line
      end.setUint32(16, at, true)
      return [...directory, { of: 'the end of the ZIP', bytes: new Uint8Array(end.buffer) }]
    },
  }
}

/** The files of a ZIP in the order of its directory, whoever wrote it. Error: `damaged`, when it cannot be read as a ZIP. */
export function filesOfZip(bytes: Uint8Array): ZipFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const entries = readDirectory(bytes, view)
    checkSizes(entries, bytes.length)
    return entries.map((entry) => ({ path: entry.name, data: dataOf(bytes, view, entry) }))
  } catch (error) {
    throw new MarkgraphError('damaged', (error as Error).message, {}, error)
  }
}

/** Refuses what costs much more than its size: a bundle stores its files as they are, one behind the other. */
function checkSizes(entries: readonly ZipEntry[], length: number): void {
  const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
  const packed = total(entries.map(({ compressedSize }) => compressedSize))
  if (packed > length) {
    throw new TypeError(`its entries are ${packed} bytes, more than the ${length} of the ZIP: they overlap`)
  }
  const unpacked = total(entries.filter(({ method }) => method !== 0).map(({ size }) => size))
  if (unpacked > MAX_UNPACKED) {
    throw new TypeError(
      `its packed entries hold ${unpacked} bytes, more than ${MAX_UNPACKED}; a bundle packs none`,
    )
  }
}

/** The bytes of an entry; those that are there, when its header says otherwise. */
function dataOf(bytes: Uint8Array, view: DataView, { headerOffset, method, size, compressedSize }: ZipEntry) {
  const named = headerOffset + LOCAL > bytes.length ? 0 : view.getUint16(headerOffset + 26, true)
  const extra = headerOffset + LOCAL > bytes.length ? 0 : view.getUint16(headerOffset + 28, true)
  const from = headerOffset + LOCAL + named + extra
  const packed = bytes.subarray(from, from + compressedSize)
  if (method === 0) return packed
  return (method === 8 ? inflateAtMost(packed, size) : undefined) ?? new Uint8Array()
}

/** The first part in which the ZIP is not the one that its files give, and the byte; undefined when there is none. */
export function firstStrangeByte(
  bytes: Uint8Array,
  files: readonly ZipFile[],
): { readonly of: string; readonly byte: number } | undefined {
  const writer = zipWriter()
  let at = 0
  const strange = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      for (let i = 0; i < piece.bytes.length; i++) {
        if (bytes[at + i] !== piece.bytes[i]) return { of: piece.of, byte: at + i }
      }
      at += piece.bytes.length
    }
    return undefined
  }
  for (const file of files) {
    const found = strange(writer.file(file))
    if (found) return found
  }
  const found = strange(writer.end())
  return found ?? (bytes.length > at ? { of: 'what follows the end of the ZIP', byte: at } : undefined)
}

/** Reads files by their paths. Error of the reader, `damaged`: there is none of that path. */
export const fileReader =
  (byPath: ReadonlyMap<string, Uint8Array>) =>
  (path: string): Uint8Array => {
    const data = byPath.get(path)
    if (!data) throw new MarkgraphError('damaged', `there is no ${path}`)
    return data
  }
