import { Inflate } from 'fflate'

const PIECE = 4096 // bytes at a time: they inflate to 4 MiB at most before their number is looked at

/**
 * Inflates deflate data without a header (RFC 1951).
 * out     undefined when they hold more than `most` bytes
 * errors  throws on broken data
 */
export function inflateAtMost(packed: Uint8Array, most: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = []
  let length = 0
  const stream = new Inflate((chunk) => {
    chunks.push(chunk)
    length += chunk.length
  })
  for (let at = 0; at === 0 || at < packed.length; at += PIECE) {
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
    if (length > most) return undefined
  }
  const out = new Uint8Array(length)
  let to = 0
  for (const chunk of chunks) {
    out.set(chunk, to)
    to += chunk.length
  }
  return out
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** CRC-32 as ZIP uses it (ISO 3309, reflected). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ TABLE[(crc ^ bytes[i]!) & 255]!
  return (crc ^ 0xffffffff) >>> 0
}
