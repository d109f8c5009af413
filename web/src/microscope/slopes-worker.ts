import { type HeightTile, slopesOf } from './slopes.ts'

/** Makes the slopes of tiles beside the page, so that it stays quick while marks are moved. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; tile: HeightTile }>) => {
  const slopes = slopesOf(data.tile)
  postMessage({ id: data.id, slopes }, { transfer: [slopes.buffer] })
})
