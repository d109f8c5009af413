import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const module = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../src/executor/${name}`, import.meta.url)))

/** Prints MiB of arrays with one of 8 MiB that is in use, with 48 that nothing refers to beside it, and then. */
const PROGRAM = (free: string): string => `
  import ${module('engine.ts')}
  import { freeArrays, freeManyArrays } from ${module('free-arrays.ts')}
  import { setTimeout as sleep } from 'node:timers/promises'
  const leave = () => { for (let i = 0; i < 6; i++) new Float64Array(2 ** 20).fill(i) }
  const mib = () => Math.round(process.memoryUsage().arrayBuffers / 2 ** 20)
  const kept = new Float64Array(2 ** 20).fill(7)
  const found = [mib()]
  leave()
  found.push(mib())
  ${free}
  await sleep(50) // the engine gives them back on another thread
  ${free}
  process.stdout.write(JSON.stringify([...found, mib(), kept[1000]]))
`

// In a process of its own, since the engine of this one may collect in between.
test.each([
  ['freed at once', 'freeArrays()', 8],
  ['freed when there are many', 'freeManyArrays()', 8],
  ['not freed by the engine itself meanwhile', '', 56],
])('arrays that nothing refers to are %s', (_, free, then) => {
  const program = ['--input-type=module', '-e', PROGRAM(free)]
  expect(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))).toEqual([8, 56, then, 7])
})
