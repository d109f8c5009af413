/** Programs that compute run with the settings of `src/executor/engine.ts`: without the compiler Maglev, and with few collections. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const path = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../${name}`, import.meta.url)))

/** Whether a function that runs often is compiled by Maglev, once `imports` have been loaded, on the thread that asks. */
const PROGRAM = (imports: string, thread: boolean): string => `
  ${imports}
  import { Worker } from 'node:worker_threads'
  const asked = \`
    const sum = (array) => { let s = 0; for (let i = 0; i < array.length; i++) s += array[i]; return s }
    const array = new Float64Array(1000).fill(0.5)
    const until = Date.now() + 1000
    const isMaglev = () => %ActiveTierIsMaglev(sum)
    while (!isMaglev() && Date.now() < until) sum(array)
    process.stdout.write(String(isMaglev()))\`
  if (${thread}) new Worker(asked, { eval: true })
  else (0, eval)(asked)
`

const isCompiled = (imports: string, thread: boolean): string =>
  execFileSync(
    process.execPath,
    ['--allow-natives-syntax', '--no-turbofan', '--input-type=module', '-e', PROGRAM(imports, thread)],
    { encoding: 'utf8' },
  )

test('a program that opens a service never runs code of Maglev, on no thread', () => {
  const service = `import ${path('src/service/service.ts')}`
  for (const thread of [false, true]) {
    expect(isCompiled('', thread)).toBe('true') // the engine as it is
    expect(isCompiled(service, thread)).toBe('false')
  }
})

/** Prints how often the whole heap was collected while arrays came and went, of which 65 MiB at most are in use. */
const COLLECTIONS = (imports: string): string => `
  ${imports}
  import { constants, PerformanceObserver } from 'node:perf_hooks'
  import { setTimeout as sleep } from 'node:timers/promises'
  let whole = 0
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) whole++
  }).observe({ entryTypes: ['gc'] })
  const kept = []
  for (let i = 0; i < 400; i++) {
    kept.push(new Float64Array(340_000))
    if (kept.length > 24) kept.splice(0, 12)
    await sleep(1)
  }
  await sleep(50)
  process.stdout.write(String(whole))
`

test('arrays that come and go do not have the whole heap collected again and again', () => {
  const collections = (imports: string): number => {
    const program = ['--input-type=module', '-e', COLLECTIONS(imports)]
    return Number(execFileSync(process.execPath, program, { encoding: 'utf8' }))
  }
  expect(collections('')).toBeGreaterThan(6) // the engine as it is: 16
  expect(collections(`import ${path('src/executor/engine.ts')}`)).toBeLessThan(4)
})

test('the command line turns it off before it loads anything else', () => {
  const [hooks, main] = ['test/helpers/loaded-modules.ts', 'src/cli/main.ts'].map((name) =>
    fileURLToPath(new URL(`../../${name}`, import.meta.url)),
  )
  const folder = mkdtempSync(join(tmpdir(), 'markgraph-modules-'))
  const file = join(folder, 'loaded')
  const env = { ...process.env, MODULES: file }
  execFileSync(process.execPath, ['--import', hooks!, main!, '--help'], { env })
  const loaded = readFileSync(file, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'))
  rmSync(folder, { recursive: true })
  expect(loaded.slice(0, 2).map((url) => url.split('/src/')[1])).toEqual([
    'cli/main.ts',
    'executor/engine.ts',
  ])
})
