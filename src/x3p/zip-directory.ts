/**
 * Reads the central directory of a ZIP. The directory says what the archive holds; local headers are only used to find
 * where the bytes begin.
 * source  PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16 and 4.5.3 (ZIP64)
 */
import { phrase } from '../errors.ts'
import { invalid, tooLarge } from './refusal.ts'

export interface ZipEntry {
  readonly name: string // as written
  readonly path: string // forward slashes, lower case, no leading slash; links are looked up by it
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly compressedSize: number
  /** Bytes once inflated, as the directory states them: inflating more is refused. */
  readonly size: number
  readonly headerOffset: number
}

const MAX_ENTRIES = 4096 // an X3P has four; each entry costs work before anything else is checked
const END_WINDOW = 1 << 17 // a comment of 64 KiB, and as much garbage behind it
const SATURATED = 0xffffffff // means that the value is in the ZIP64 record
const UTF8 = new TextDecoder('utf-8')
const LATIN1 = new TextDecoder('latin1')

/** Turns a name or a link into a key. The key is never used as a path in a file system. */
export function entryPath(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()
}

export function readDirectory(bytes: Uint8Array, view: DataView): ZipEntry[] {
  const { count, offset, end } = findDirectory(bytes, view)
  if (count > MAX_ENTRIES) {
    throw tooLarge(
      phrase('the ZIP lists {count} entries, more than the {most} allowed', {
        count,
        most: MAX_ENTRIES,
      }),
      { count },
    )
  }
  const entries: ZipEntry[] = []
  let at = offset
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) {
      throw invalid(phrase('the ZIP directory breaks off after {i} of {count} entries', { i, count }), {
        found: i,
        expected: count,
      })
    }
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    if (extraEnd > end)
      throw invalid(phrase('entry {entry} of the ZIP directory reaches past its end', { entry: i + 1 }), {
        end,
      })
    const flags = view.getUint16(at + 8, true)
    const sizes = wideSizes(view, at, nameEnd, extraEnd)
    const name = (flags & 0x800 ? UTF8 : LATIN1).decode(bytes.subarray(at + 46, nameEnd))
    const method = view.getUint16(at + 10, true)
    entries.push({ name, path: entryPath(name), flags, method, crc: view.getUint32(at + 16, true), ...sizes })
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

/** Where the central directory is, from the end record or its ZIP64 form. */
function findDirectory(bytes: Uint8Array, view: DataView): { count: number; offset: number; end: number } {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - END_WINDOW); at--) {
    if (bytes[at] !== 0x50 || view.getUint32(at, true) !== 0x06054b50) continue
    let count = view.getUint16(at + 10, true)
    let offset = view.getUint32(at + 16, true)
    if (
      (count === 0xffff || offset === SATURATED) &&
      at >= 20 &&
      view.getUint32(at - 20, true) === 0x07064b50
    ) {
      const wide = Number(view.getBigUint64(at - 12, true))
      if (wide + 56 > at || view.getUint32(wide, true) !== 0x06064b50) continue
      count = Number(view.getBigUint64(wide + 32, true))
      offset = Number(view.getBigUint64(wide + 48, true))
    }
    if (offset <= at) return { count, offset, end: at }
  }
  throw invalid(
    phrase('the ZIP has no directory at its end, so it is cut off after {bytes} bytes', {
      bytes: bytes.length,
    }),
    {
      bytes: bytes.length,
    },
  )
}

/** Sizes and offset of the entry whose directory record is at `at`, from the ZIP64 extra field if there. */
function wideSizes(view: DataView, at: number, extra: number, extraEnd: number) {
  const stated = view.getUint32(at + 24, true)
  let size = stated
  let compressedSize = view.getUint32(at + 20, true)
  let headerOffset = view.getUint32(at + 42, true)
  for (let field = extra; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let next = field + 4
    if (stated === SATURATED && next + 8 <= extraEnd) {
      size = Number(view.getBigUint64(next, true))
      next += 8
    }
    if (compressedSize === SATURATED && next + 8 <= extraEnd) {
      compressedSize = Number(view.getBigUint64(next, true))
      next += 8
    }
    if (headerOffset === SATURATED && next + 8 <= extraEnd)
      headerOffset = Number(view.getBigUint64(next, true))
    break
  }
  return { compressedSize, size, headerOffset }
}
