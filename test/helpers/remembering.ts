/**
 * What the product remembers, the tests need not compute again in each process and each run: results are kept below
 * node_modules/.cache by their run keys, for as long as the code that made them is the same.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { expect } from 'vitest'
import type { Executed, Executor, Source, Task } from '../../src/executor/executor.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CODE = [
  'address',
  'kinds',
  'numerics',
  'nodes',
  'words',
  'x3p',
  'references/validation',
  'report/figures',
]
const LARGE = 2 ** 24 // bytes of a result that is not kept

/** Tests of what must be computed again: what is verified, golden or a reference is never taken from here, nor what takes memory. */
const COMPUTES =
  /verif|golden|reference|forged|recipe|reproducib|prepared|portable|doctor|lost|executor|graph|reserved|budget/

function folderOfThisCode(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of CODE) {
    const names = readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((one) => one.endsWith('.ts'))) {
      hash.update(name).update(readFileSync(join(ROOT, 'src', folder, name)))
    }
  }
  const folder = join(ROOT, 'node_modules/.cache/markgraph-runs', hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  return folder
}

let folder: string | undefined

/** The executor, which takes results from the runs of before, unless the test file is about computing them. */
export function remembering(executor: Executor): Executor {
  if (process.env['VITEST'] === undefined) return executor // a script
  if (COMPUTES.test(expect.getState().testPath ?? '')) return executor
  folder ??= folderOfThisCode()
  const path = (task: Task): string =>
    join(folder!, createHash('sha256').update(task.runKey).digest('hex').slice(0, 32))
  return {
    width: executor.width,
    async execute(task: Task, source: Source, wanted): Promise<Executed> {
      const known = await readFile(path(task)).catch(() => undefined)
      if (known) {
        wanted?.until?.throwIfAborted()
        return deserialize(known) as Executed
      }
      const done = await executor.execute(task, source, wanted)
      if (done.output.data.byteLength < LARGE) {
        const own = `${path(task)}.${randomUUID()}`
        await writeFile(
          own,
          serialize({ ...done, output: { ...done.output, data: Uint8Array.from(done.output.data) } }),
        )
        await rename(own, path(task))
      }
      return done
    },
    background: () => remembering(executor.background()),
    close: () => executor.close(),
  }
}
