import { api, got } from '../api/client.ts'
import type { Drawn, Geometry } from './geometry.ts'

const MAX_POINTS = 512 // a side

/** What is drawn: an artifact of the service, and the regions on it. */
export interface Shown extends Drawn {
  readonly handle: string
  /** Whether the bend of the whole surface is taken off, so that the texture is seen. */
  readonly flat: boolean
}

/** The geometry of a surface, made in a thread of its own. */
export async function loadGeometry(
  { handle, flat, ...drawn }: Shown,
  signal: AbortSignal,
): Promise<Geometry> {
  const params = { path: { handle }, query: { max: MAX_POINTS, form: flat ? 'removed' : 'kept' } }
  const mesh: unknown = await got(() =>
    api().GET('/v1/artifacts/{handle}/mesh', { params, parseAs: 'arrayBuffer', signal } as never),
  )
  const worker = new Worker(new URL('./geometry-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Geometry>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', (event) => reject(new Error(event.message)))
      worker.postMessage({ mesh, drawn }, [mesh as ArrayBuffer])
    })
  } finally {
    worker.terminate()
  }
}
