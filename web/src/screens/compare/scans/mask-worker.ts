import { unzipSync, zipSync } from 'fflate'
import type { Circle, Region } from '../regions/region.ts'

export interface MaskRequest {
  readonly scan: Blob
  readonly region: Region
  /** Rows and columns. */
  readonly shape: readonly [number, number]
  /** Micrometres: dx, dy. */
  readonly pitch: readonly [number, number]
  /** What to say where no picture is drawn: a thread does not know the language of the page. */
  readonly undrawn: string
}

const MASK = /mask\.png$/i

addEventListener('message', async ({ data }: MessageEvent<MaskRequest>) => {
  const picture = await maskOf(data)
  const files = unzipSync(new Uint8Array(await data.scan.arrayBuffer()))
  const others = Object.entries(files).filter(([name]) => !MASK.test(name))
  const all = { ...Object.fromEntries(others), 'bindata/mask.png': picture }
  const bytes = zipSync(all, { mtime: new Date(1980, 0, 1), level: 1 }) // no clock: the same mask gives the same file
  postMessage(bytes.buffer, { transfer: [bytes.buffer] })
})

// An error in an asynchronous listener reaches the page as any other error of the thread.
addEventListener('unhandledrejection', ({ reason }) => {
  reportError(reason)
})

/** White where a point counts and black elsewhere, one pixel a point. */
async function maskOf({
  region: { outer, hole },
  shape: [ny, nx],
  pitch: [dx, dy],
  undrawn,
}: MaskRequest): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(nx, ny)
  const context = canvas.getContext('2d')
  if (!context) throw new Error(undrawn)
  const fill = (colour: string, { x, y, r }: Circle) => {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x / dx, y / dy, r / dx, r / dy, 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = 'black'
  context.fillRect(0, 0, nx, ny)
  fill('white', outer)
  if (hole.r > 0) fill('black', hole)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
}
