import { inflateRawSync } from 'node:zlib'

const EXPANSION = 1032 // deflate never gives more bytes than this many times its own
const LARGEST_PIECE = 1 << 26 // bytes

export { crc32 } from 'node:zlib'

/**
 * Inflates deflate data without a header (RFC 1951).
 * out     undefined when they hold more than `most` bytes
 * errors  throws on broken data
 */
export function inflateAtMost(packed: Uint8Array, most: number): Uint8Array | undefined {
  try {
    // One piece that holds everything, where possible: pieces would be copied together.
    const piece = Math.min(most + 1, EXPANSION * packed.length + 64, LARGEST_PIECE)
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most), chunkSize: Math.max(64, piece) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}
