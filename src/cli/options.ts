import { mkdir } from 'node:fs/promises'
import { openService, type Service } from '../composition/service.ts'
import { ALL_MARKS } from '../marks/all.ts'
import type { Watch } from '../marks/mark-type.ts'
import { markTypes } from '../marks/types.ts'
import { settings } from '../settings.ts'
import { progress } from './progress.ts'

/** The mark types there are: what an option can be checked against before the service is opened. */
export const MARKS = markTypes(ALL_MARKS)

/** Their domains, for the help of an option. */
export const DOMAINS = MARKS.domains.join(', ')

/** Opens the service on the data folder of the environment for as long as `work` takes. */
export async function withService<T>(
  work: (service: Service) => Promise<T>,
  options?: Parameters<typeof openService>[1],
): Promise<T> {
  const service = await openService(settings(process.env), options)
  try {
    return await work(service)
  } finally {
    await service.close()
  }
}

/** Shows a study's stages on standard error. */
export const watching: Watch = { stage: progress }

/** Makes the folder that results go to, before anything is computed for it. */
export async function outFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true })
  return path
}
