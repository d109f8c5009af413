/**
 * The ZIP container of an X3P: its central directory, and single entries inflated on demand.
 *
 * fflate writes our containers and checks this reader in the tests. It does not read them here: its one-shot reader
 * allocates the size written in the archive and hides flags and CRC, its streaming reader goes by local headers and
 * guesses where an entry with a data descriptor ends, and both inflate several times slower than zlib.
 *
 * source  PKWARE APPNOTE 6.3.10
 */

import { crc32, inflateAtMost } from '#inflate'
import { type MarkgraphError, phrase, quote } from '../errors.ts'
import { foreignFormat } from './foreign-format.ts'
import { invalid, notX3p, tooLarge } from './refusal.ts'
import type { ZipEntry } from './zip-directory.ts'
import { readDirectory } from './zip-directory.ts'

export interface ZipArchive {
  readonly entries: readonly ZipEntry[]
  /** The bytes of an entry, CRC checked; at most as many as the directory states. */
  read(entry: ZipEntry): Uint8Array
}

export const STORED = 0
const DEFLATED = 8

/** The directory of a ZIP container; `not-x3p` for anything else. */
export function directoryOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = bytes.length >= 4 ? view.getUint32(0, true) : 0
  if (magic !== 0x04034b50 && magic !== 0x06054b50 && magic !== 0x08074b50) {
    const why = foreignFormat(bytes) ?? phrase('the file is no ZIP container, and an X3P is one')
    throw notX3p(why, { bytes: bytes.length })
  }
  return readDirectory(bytes, view)
}

/**
 * Opens a container; its entries are inflated when they are read.
 * errors  `not-x3p`, `x3p-invalid`, `too-large`: see `readX3p`
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = directoryOf(bytes)

  function read(entry: ZipEntry): Uint8Array {
    const packed = packedBytes(bytes, view, entry)
    const data = entry.method === STORED ? packed : inflate(packed, entry)
    if (data.length > entry.size) throw overStated(entry)
    const found = crc32(data)
    if (found !== entry.crc) {
      const details = { entry: entry.name, found, expected: entry.crc }
      throw invalid(
        phrase('the CRC of {name} is {found}, not {crc} as written', {
          name: quote(entry.name),
          found: hex(found),
          crc: hex(entry.crc),
        }),
        details,
      )
    }
    return data
  }
  return { entries, read }
}

/** An entry that holds more than its directory says, by which the limits were checked. */
const overStated = ({ name, size }: ZipEntry): MarkgraphError =>
  tooLarge(
    phrase('{name} inflates to more than the {size} bytes that the directory states', {
      name: quote(name),
      size,
    }),
    {
      entry: name,
    },
  )

function inflate(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  let data: Uint8Array | undefined
  try {
    data = inflateAtMost(packed, entry.size)
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    throw invalid(
      phrase('{name} cannot be inflated: its compressed data are broken', { name: quote(entry.name) }),
      { code },
      error,
    )
  }
  if (data === undefined) throw overStated(entry)
  return data
}

function packedBytes(bytes: Uint8Array, view: DataView, entry: ZipEntry): Uint8Array {
  const name = quote(entry.name)
  if (entry.flags & 1)
    throw invalid(phrase('{name} is encrypted; an X3P must not be', { name }), { entry: entry.name })
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    const message = phrase(
      '{name} is compressed by method {method}; only 0 (stored) and 8 (deflate) are read',
      { name, method: entry.method },
    )
    throw invalid(message, { entry: entry.name, method: entry.method })
  }
  const at = entry.headerOffset
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50) {
    throw invalid(
      phrase('the ZIP holds no entry at offset {at}, where its directory places {name}', { at, name }),
      {
        offset: at,
      },
    )
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const end = start + entry.compressedSize
  if (end > bytes.length) {
    throw invalid(
      phrase('{name} ends at byte {end} of a file of {bytes} bytes', { name, end, bytes: bytes.length }),
      {
        end,
        bytes: bytes.length,
      },
    )
  }
  return bytes.subarray(start, end)
}

function hex(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}
