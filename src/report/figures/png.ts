import { encode } from 'fast-png'
import type { Raster } from './raster.ts'

/**
 * A grey picture as PNG: `ny` rows of `nx` bytes, 0 black to 255 white. The compressor is a locked JavaScript one, so the
 * bytes are the same on every machine.
 */
export const greyPng = (grey: Uint8Array, nx: number, ny: number): Uint8Array =>
  encode({ width: nx, height: ny, data: grey, channels: 1, depth: 8 }, { zlib: { level: 9 } })

/** A picture in colour as PNG, in the same way. */
export const colourPng = ({ rgba, width, height }: Raster): Uint8Array =>
  encode({ width, height, data: rgba, channels: 4, depth: 8 }, { zlib: { level: 9 } })
