import { randomUUID } from 'node:crypto'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MIB } from '../../words/amounts.ts'
import { newFile } from './blobs/temporary-folder.ts'
import type { Opened } from './open.ts'

const MIN_FREE = 16 * MIB // less than one comparison of bullets stores

/** Why nothing can be stored in a data folder at this moment, in sentences; empty when it can. */
export async function problemsOf(
  folder: string,
  { client, temporary, isInPlace }: Opened,
): Promise<readonly string[]> {
  const found = await Promise.all([
    statfs(folder).then(
      ({ bavail, bsize }) => {
        const free = bavail * bsize
        if (free >= MIN_FREE) return undefined
        const left = free >= MIB ? `${Math.floor(free / MIB)} MiB` : `${free} bytes`
        return `the disk of the data folder has only ${left} left`
      },
      () => 'the data folder is gone',
    ),
    isInPlace().then((isThere) =>
      isThere
        ? undefined
        : 'the database of the data folder was removed or replaced; start the service again',
    ),
    failure('the data folder cannot be written', async () => {
      const path = join(temporary.path, randomUUID())
      await (await newFile(path)).close()
      await rm(path)
    }),
    failure('the database cannot be read', async () => void client.pragma('schema_version')),
  ])
  return found.filter((one) => one !== undefined)
}

async function failure(what: string, check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch {
    return what
  }
}
