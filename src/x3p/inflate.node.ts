import { inflateRawSync } from 'node:zlib'

export { crc32 } from 'node:zlib'

/**
 * Inflates deflate data without a header (RFC 1951).
 * out     undefined when they hold more than `most` bytes
 * errors  throws on broken data
 */
export function inflateAtMost(packed: Uint8Array, most: number): Uint8Array | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most), chunkSize: 1 << 18 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}
