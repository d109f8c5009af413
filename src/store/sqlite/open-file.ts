import type { FileHandle } from 'node:fs/promises'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { OpenBlob } from '../store.ts'

/** An open file of `size` bytes, to be read in pieces. `close` closes it. Error: `damaged` when it has become shorter. */
export const openFile = (file: FileHandle, size: number): OpenBlob => ({
  size,
  async read(from, length) {
    const wanted = Math.max(0, Math.min(length, size - from))
    const piece = new Uint8Array(wanted)
    for (let at = 0; at < wanted; ) {
      const { bytesRead } = await file.read(piece, at, wanted - at, from + at)
      if (bytesRead === 0)
        throw new MarkgraphError('damaged', phrase('stored data have become shorter while they were read'))
      at += bytesRead
    }
    return piece
  },
  close: () => file.close(),
})
