import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/data-folder.ts'

const MODULE = new URL('../../src/cli/server-memory.ts', import.meta.url).href
const PROGRAM = `
const { startAgainWithServerMemory } = await import(${JSON.stringify(MODULE)})
startAgainWithServerMemory()
const { pid, execArgv, argv, env } = process
console.log(JSON.stringify({ pid, execArgv, words: argv.slice(2), tunables: env.GLIBC_TUNABLES }))
`

describe.runIf(process.platform === 'linux')('a server on Linux', () => {
  let folder: string
  beforeAll(async () => {
    folder = await temporaryFolder()
    await writeFile(join(folder, 'program.mjs'), PROGRAM)
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** What the program says of itself, once: after it has started again. */
  async function said(env: Record<string, string>) {
    const { GLIBC_TUNABLES: _, ...rest } = process.env
    const words = ['--no-warnings', join(folder, 'program.mjs'), 'serve', 'a b']
    const stdio = ['ignore', 'pipe', 'inherit'] as const
    const child = spawn(process.execPath, words, { env: { ...rest, ...env }, stdio: [...stdio] })
    let text = ''
    for await (const chunk of child.stdout!) text += chunk
    return { pid: child.pid, program: JSON.parse(text) }
  }

  test('starts again once, as the same process with the same words', async () => {
    const { pid, program } = await said({})
    expect(program).toEqual({
      pid,
      execArgv: ['--max-semi-space-size=2', '--no-warnings'],
      words: ['serve', 'a b'],
      tunables: expect.stringContaining('trim_threshold'),
    })
  })

  test('keeps the allocator that its environment sets', async () => {
    const tunables = 'glibc.malloc.arena_max=2'
    const { program } = await said({ GLIBC_TUNABLES: tunables })
    expect(program).toMatchObject({ execArgv: ['--no-warnings'], tunables })
  })
})
