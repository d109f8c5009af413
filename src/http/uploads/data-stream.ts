import { Readable } from 'node:stream'
import type { OpenBlob } from '../../store/store.ts'

const PIECE = 256 * 1024 // bytes in memory for each reader, about three of them

/**
 * Bytes `from` to `to` (both included) of a prefix followed by a blob. They are read as fast as the client takes them. The blob is
 * closed when the stream ends, whether or not it was read.
 */
export function dataStream(prefix: Uint8Array, blob: OpenBlob, from: number, to: number): Readable {
  let at = from
  const next = async (): Promise<Uint8Array | null> => {
    if (at > to) return null
    const most = Math.min(PIECE, to + 1 - at)
    const piece =
      at < prefix.length ? prefix.subarray(at, at + most) : await blob.read(at - prefix.length, most)
    at += piece.length
    return piece
  }
  return new Readable({
    highWaterMark: PIECE,
    read() {
      next().then(
        (piece) => this.push(piece),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      blob.close().then(
        () => done(error),
        (failed: Error) => done(error ?? failed),
      )
    },
  })
}
