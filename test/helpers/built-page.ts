import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const changed = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/** The folder of the built page. It is built again when a source is newer. */
export async function builtPage(): Promise<string> {
  const folders = ['web/src', 'src'] // the page checks bundles by the code of the service
  const sources = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const times = await Promise.all(['web/index.html', ...sources.flat()].map(changed))
  if (Math.max(...times) > (await changed('web/dist/index.html'))) {
    await promisify(execFile)(process.execPath, ['scripts/build-page.ts'])
  }
  return 'web/dist'
}

/** Builds it before the tests of the page begin, as several processes run them. */
export async function setup(): Promise<void> {
  await builtPage()
}
