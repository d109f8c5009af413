import { encode } from 'fast-png'

/**
 * A grey picture as PNG: `ny` rows of `nx` bytes, 0 black to 255 white. The compressor is a locked JavaScript one, so the
 * bytes are the same on every machine.
 */
export const greyPng = (grey: Uint8Array, nx: number, ny: number): Uint8Array =>
  encode({ width: nx, height: ny, data: grey, channels: 1, depth: 8 }, { zlib: { level: 9 } })
