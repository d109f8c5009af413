import { type Drawn, geometryOf } from './geometry.ts'

/** Makes the geometry of one surface beside the page, so that the page stays quick. */
addEventListener('message', ({ data }: MessageEvent<{ mesh: ArrayBuffer; drawn: Drawn }>) => {
  const geometry = geometryOf(data.mesh, data.drawn)
  postMessage(geometry, { transfer: [geometry.vertices.buffer, geometry.triangles.buffer] })
})
