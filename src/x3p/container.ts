/**
 * The ZIP container of an X3P: its central directory, and single entries inflated on demand.
 *
 * fflate writes our containers, and tests check this reader against it. It is not used for reading, for three reasons. Its
 * one-shot reader allocates the size that is written in the archive, and hides flags and CRC. Its streaming reader follows
 * local headers and has to guess where an entry with a data descriptor ends. Both inflate several times slower than zlib.
 *
 * source  PKWARE APPNOTE 6.3.10
 */
import { crc32, inflateRawSync } from 'node:zlib'
import { invalid, notX3p, quoted, tooLarge } from './refusal.ts'
import type { ZipEntry } from './zip-directory.ts'
import { readDirectory } from './zip-directory.ts'

export interface X3pLimits {
  readonly maxDecompressedBytes: number // total of all entries that are read
  readonly maxCompressionRatio: number // decompressed bytes divided by the bytes of the file
}

export interface ZipArchive {
  readonly entries: readonly ZipEntry[]
  /** The bytes of an entry. Checks the CRC and counts them against the limits. */
  read(entry: ZipEntry): Uint8Array
}

const STORED = 0
const DEFLATED = 8

export function openZip(bytes: Uint8Array, limits: X3pLimits): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = bytes.length >= 4 ? view.getUint32(0, true) : 0
  if (magic !== 0x04034b50 && magic !== 0x06054b50 && magic !== 0x08074b50) {
    throw notX3p('the file is no ZIP container, and an X3P is one', { bytes: bytes.length })
  }
  const entries = readDirectory(bytes, view)
  const byRatio = limits.maxCompressionRatio * bytes.length
  const budget = Math.min(limits.maxDecompressedBytes, byRatio)
  const overBudget =
    byRatio < limits.maxDecompressedBytes
      ? `the file inflates to more than ${limits.maxCompressionRatio} times its ${bytes.length} bytes`
      : `the file inflates to more than the ${limits.maxDecompressedBytes} bytes allowed`
  let used = 0

  function read(entry: ZipEntry): Uint8Array {
    const packed = packedBytes(bytes, view, entry)
    const left = budget - used
    const data = entry.method === STORED ? packed : inflate(packed, left, entry, overBudget)
    if (data.length > left) throw tooLarge(overBudget, { ...limits })
    used += data.length
    const found = crc32(data)
    if (found !== entry.crc) {
      const details = { entry: entry.name, found, expected: entry.crc }
      throw invalid(
        `the CRC of ${quoted(entry.name)} is ${hex(found)}, not ${hex(entry.crc)} as written`,
        details,
      )
    }
    return data
  }
  return { entries, read }
}

function inflate(packed: Uint8Array, left: number, entry: ZipEntry, overBudget: string): Uint8Array {
  try {
    const maxOutputLength = Math.max(1, Math.floor(left))
    return inflateRawSync(packed, { maxOutputLength, chunkSize: 1 << 18 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(overBudget, { entry: entry.name })
    throw invalid(`${quoted(entry.name)} cannot be inflated: its compressed data are broken`, { code }, error)
  }
}

function packedBytes(bytes: Uint8Array, view: DataView, entry: ZipEntry): Uint8Array {
  const name = quoted(entry.name)
  if (entry.flags & 1) throw invalid(`${name} is encrypted; an X3P must not be`, { entry: entry.name })
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    const message = `${name} is compressed by method ${entry.method}; only 0 (stored) and 8 (deflate) are read`
    throw invalid(message, { entry: entry.name, method: entry.method })
  }
  const at = entry.headerOffset
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50) {
    throw invalid(`the ZIP holds no entry at offset ${at}, where its directory places ${name}`, {
      offset: at,
    })
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const end = start + entry.compressedSize
  if (end > bytes.length) {
    throw invalid(`${name} ends at byte ${end} of a file of ${bytes.length} bytes`, {
      end,
      bytes: bytes.length,
    })
  }
  return bytes.subarray(start, end)
}

function hex(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}
