import { unzlibSync } from 'fflate'

/**
 * The TrueType font inside a WOFF 1.0 file: the same tables, unpacked.
 * errors  TypeError when the bytes are no WOFF file
 * source  W3C WOFF File Format 1.0, sections 4 and 5
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new TypeError('not a WOFF file')
  const count = view.getUint16(12)
  const head = 12 + 16 * count
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((k) => view.getUint32(at + k))
    const data = woff.subarray(offset!, offset! + packed!)
    return {
      tag: tag!,
      checksum: checksum!,
      length: length!,
      data: packed! < length! ? unzlibSync(data) : data,
    }
  })
  const size = tables.reduce((sum, { length }) => sum + padded(length), head)
  const font = new Uint8Array(size)
  const out = new DataView(font.buffer)
  const exponent = Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, 16 * 2 ** exponent)
  out.setUint16(8, exponent)
  out.setUint16(10, 16 * (count - 2 ** exponent))
  let at = head
  for (const [i, { tag, checksum, length, data }] of tables.entries()) {
    for (const [k, value] of [tag, checksum, at, length].entries()) out.setUint32(12 + 16 * i + 4 * k, value)
    font.set(data, at)
    at += padded(length)
  }
  return font
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
