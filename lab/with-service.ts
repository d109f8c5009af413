import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openService, type Service } from '../src/service/service.ts'
import { type Settings, settings } from '../src/settings/settings.ts'

/** Runs the work with a service on a new data folder, which is removed after it. */
export async function withService<T>(
  work: (service: Service, folder: string) => Promise<T>,
  changed: Partial<Settings> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-lab-'))
  const service = await openService({ ...settings({}), ...changed, dataFolder: folder, logLevel: 'silent' })
  try {
    return await work(service, folder)
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}
