import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../../lab/torture/main.ts', import.meta.url))
const ran = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })

test('--help prints the usage', () => {
  const { status, stdout, stderr } = ran('--help')
  expect([status, stderr]).toEqual([0, ''])
  for (const part of ['kills', 'faults', 'fuzz', 'soak', 'report']) expect(stdout).toMatch(part)
})

test('a wrong word is answered with one sentence and the usage', () => {
  for (const args of [['--bad'], ['--seed', 'x'], ['nothing']]) {
    const { status, stderr } = ran(...args)
    expect([status, stderr.split('\n').length]).toEqual([2, ran('--help').stdout.split('\n').length + 2])
    expect(stderr).toMatch(/^torture: .*\n\nnpm run torture/)
  }
})
