/** Results that tests keep below node_modules/.cache between processes and runs, for as long as the code that made them is the same. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of results of this name that the code in these folders of `src`, and the installed packages, made. */
export function folderOfResults(name: string, code: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of code) {
    const names = readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of names.filter((one) => one.endsWith('.ts'))) {
      hash.update(file).update(readFileSync(join(ROOT, 'src', folder, file)))
    }
  }
  const folder = join(ROOT, 'node_modules/.cache', name, hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The file of a result below its folder. */
export const fileOfResult = (folder: string, key: string): string =>
  join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32))

/** Writes a result whole: another process never reads half of it. */
export function keepResult(path: string, data: Uint8Array): void {
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, data)
  renameSync(own, path)
}
