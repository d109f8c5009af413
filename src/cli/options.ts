import { mkdir } from 'node:fs/promises'
import { openService, type Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { DOMAINS, type Domain } from '../nodes/domain.ts'
import { settings } from '../settings.ts'
import type { Watch } from '../studies/populations.ts'
import { progress } from './progress.ts'

/** The domain that an option names. */
export function domainOption(text: string): Domain {
  const domain = DOMAINS.find((name) => name === text)
  if (domain) return domain
  throw new MarkgraphError('unknown-domain', `--domain must be one of ${DOMAINS.join(', ')}, not ${text}`)
}

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
