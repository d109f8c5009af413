import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of all files under a folder, in MiB. */
export async function diskOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20
}
