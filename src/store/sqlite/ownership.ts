import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MarkgraphError } from '../../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { type Lock, lockOf } from './lock.ts'
import { cannotBeWritten } from './write-failure.ts'

/**
 * Makes this process the only server of a data folder, or whoever works on it alone. The command line and `markgraph mcp` may
 * use the folder beside it.
 * out     undefined while another process has the folder
 * errors  `bad-setting` when the folder cannot be used
 */
export async function lockDataFolder(dataFolder: string): Promise<Lock | undefined> {
  try {
    await makeFolder(join(dataFolder, 'locks'))
    return lockOf(join(dataFolder, 'locks', 'server'))
  } catch (error) {
    const { message } = error as Error
    const rule = 'MARKGRAPH_DATA must name a folder that can be written'
    throw new MarkgraphError(
      'bad-setting',
      `the data folder ${dataFolder} cannot be used: ${message}; ${rule}`,
      { folder: dataFolder },
      error,
    )
  }
}

/**
 * The same for a server. A folder that can only be read needs no owner. Error: `bad-setting`, also when another server has the
 * folder.
 */
export async function ownDataFolder(dataFolder: string): Promise<Lock> {
  const lock = await lockDataFolder(dataFolder).catch(async (error: Error) => {
    if (await cannotBeWritten(dataFolder, error.cause)) return { release: () => {} }
    throw error
  })
  if (lock) return lock
  throw new MarkgraphError(
    'bad-setting',
    `another server uses the data folder ${dataFolder}; stop it first, or name another folder in MARKGRAPH_DATA`,
    { folder: dataFolder },
  )
}

const addressFile = (dataFolder: string): string => join(dataFolder, 'locks', 'server-address')

/** Writes down where the server of a folder listens, for commands beside it. The returned function removes it. */
export async function tellAddress(dataFolder: string, url: string): Promise<() => Promise<void>> {
  const path = addressFile(dataFolder)
  await writeFile(`${path}.new`, url)
  await rename(`${path}.new`, path)
  return () => rm(path, { force: true })
}

/** Where the server of a folder listens, if it has said so. */
export const toldAddress = (dataFolder: string): Promise<string | undefined> =>
  readFile(addressFile(dataFolder), 'utf8').catch(() => undefined)
