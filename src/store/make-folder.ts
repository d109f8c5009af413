import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are missing. Where a file system answers that a folder which is there is missing, as
 * /proc does, `mkdir` with `recursive` tries for ever; this one fails.
 * errors  those of the file system
 */
export async function makeFolder(path: string): Promise<void> {
  const is = await stat(path).catch(() => undefined)
  if (is?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above)
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error // else another process made it
  })
}
