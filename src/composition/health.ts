import { randomUUID } from 'node:crypto'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { mib } from '../settings.ts'
import { newFile } from '../store/sqlite/temporary-folder.ts'
import type { Service } from './service.ts'

const LEAST_FREE = 16 * 2 ** 20 // bytes: less than one comparison of bullets stores

/** `degraded`: the service answers, but will soon be unable to store anything. */
export type Status = 'ok' | 'degraded'

/** Whether there is room to store results. */
export async function statusOf({ spool }: Pick<Service, 'spool'>): Promise<Status> {
  return (await diskProblem(spool)) === undefined ? 'ok' : 'degraded'
}

/** Why new work cannot be taken; empty when it can. Looks at the disk and at the database. */
export async function problemsOf({ spool, store }: Pick<Service, 'spool' | 'store'>): Promise<string[]> {
  const failed = async (what: string, check: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await check()
      return undefined
    } catch {
      return what
    }
  }
  const found = await Promise.all([
    diskProblem(spool),
    failed('the data folder cannot be written', () => writeOnce(spool)),
    failed('the database cannot be read', () => store.size()),
  ])
  return found.filter((one) => one !== undefined)
}

async function diskProblem(spool: string): Promise<string | undefined> {
  // a temporary folder that was removed is made again by the next write
  const disk = await statfs(spool).catch(() => statfs(join(spool, '..', '..')).catch(() => undefined))
  if (!disk) return 'the data folder is gone'
  const free = disk.bavail * disk.bsize
  return free < LEAST_FREE ? `the disk of the data folder has only ${mib(free)} left` : undefined
}

async function writeOnce(spool: string): Promise<void> {
  const path = join(spool, randomUUID())
  const file = await newFile(path)
  await file.close()
  await rm(path)
}
