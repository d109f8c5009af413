/**
 * What the product remembers, the tests need not compute again in each process and each run: results are kept below
 * node_modules/.cache by their run keys, for as long as the code that made them is the same.
 */
import { readFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { expect } from 'vitest'
import type { Executed, Executor, Source, Task } from '../../src/executor/executor.ts'
import { fileOfResult, folderOfResults, keepResult } from './kept-results.ts'

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

let folder: string | undefined

/** The executor, which takes results from the runs of before, unless the test file is about computing them. */
export function remembering(executor: Executor): Executor {
  if (process.env['VITEST'] === undefined) return executor // a script
  if (COMPUTES.test(expect.getState().testPath ?? '')) return executor
  folder ??= folderOfResults('markgraph-runs', CODE)
  const path = (task: Task): string => fileOfResult(folder!, task.runKey)
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
        const data = Uint8Array.from(done.output.data)
        keepResult(path(task), serialize({ ...done, output: { ...done.output, data } }))
      }
      return done
    },
    background: () => remembering(executor.background()),
    close: () => executor.close(),
  }
}
