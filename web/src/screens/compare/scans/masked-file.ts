import { say } from '../../../languages/say.ts'
import type { Region } from '../regions/region.ts'
import type { MaskRequest } from './mask-worker.ts'

/**
 * The scan with the region as its mask (`bindata/mask.png`), as FiX3P writes one: the file that is compared then says
 * itself which part of it counts. Made in a thread of its own.
 */
export async function maskedFile(
  scan: Blob,
  name: string,
  region: Region,
  meta: Readonly<Record<string, unknown>>,
): Promise<File> {
  const shape = meta['shape'] as [number, number]
  const pitch: [number, number] = [(meta['dx'] as number) * 1e6, (meta['dy'] as number) * 1e6]
  const [rows, columns] = shape
  const undrawn = say('this browser draws no picture of {rows} x {columns} points', { rows, columns })
  const worker = new Worker(new URL('./mask-worker.ts', import.meta.url), { type: 'module' })
  try {
    const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(say('the mask could not be put into {name}: {message}', { name, message }))),
      )
      worker.postMessage({ scan, region, shape, pitch, undrawn } satisfies MaskRequest)
    })
    return new File([bytes], name)
  } finally {
    worker.terminate()
  }
}
