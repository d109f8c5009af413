/** The systemd unit, by systemd's own tools where they are here. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '../../src/settings/settings.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
const UNIT = readFileSync(join(ROOT, 'deploy/markgraph.service'), 'utf8')
const MAX_EXPOSED = 15 // tenths, of 100; systemd calls up to 20 "OK"

const hasTool = spawnSync('systemd-analyze', ['--version']).status === 0
const title = hasTool ? 'systemd' : 'systemd (SKIPPED: systemd-analyze is not here)'

describe.skipIf(!hasTool)(title, () => {
  let folder: string
  let path: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'markgraph-unit-'))
    path = join(folder, 'markgraph.service')
    writeFileSync(path, UNIT.replaceAll('/opt/markgraph', ROOT)) // where its programs are
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('reads every line and finds what the unit starts', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('finds little that the service could do beside its work', () => {
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSED}`, path]
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })
})

test('the unit sets only settings that the service knows, and allows what its threads ask for', () => {
  const given = [...UNIT.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) => list!.split(' '))
  const env = Object.fromEntries(given.map((one) => one.split('=') as [string, string]))
  expect(settings(env).dataFolder).toBe('/var/lib/markgraph')
  expect(UNIT).not.toMatch(/^SystemCallFilter=~.*@resources/m) // setpriority, see src/service/worker.ts
  expect(UNIT).not.toMatch(/^MemoryDenyWriteExecute=yes/m)
})
