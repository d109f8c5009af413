import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const CLIENT = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(join(CLIENT, 'package.json'))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markgraph-packed-'))
  const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    cwd: CLIENT,
  })
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  const installed = join(folder, 'node_modules', '@markgraph', 'client')
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', installed])
  for (const name of ['npyjs', 'openapi-fetch', 'openapi-typescript-helpers']) {
    const paths = require.resolve.paths(name)!.map((path) => join(path, name))
    const at = paths.find((path) => existsSync(path))!
    await symlink(at, join(folder, 'node_modules', name))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the packed client is imported from node_modules as JavaScript', async () => {
  const script = `import { createMarkgraph, MarkgraphFailure } from '@markgraph/client'
const client = createMarkgraph({ baseUrl: 'http://127.0.0.1:9' })
console.log(typeof client.POST, typeof client.array, typeof client.artifact, new MarkgraphFailure(404, { detail: 'none' }).message)`
  await writeFile(join(folder, 'use.mjs'), script)
  const { stdout } = await run(process.execPath, ['use.mjs'], { cwd: folder })
  expect(stdout).toBe('function function function the service answered 404: none\n')
})

test('its types are those of the API', async () => {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  const using = (type: string) => `import { createMarkgraph, type Report } from '@markgraph/client'
const client = createMarkgraph({ baseUrl: 'http://127.0.0.1:9' })
const { data } = await client.GET('/v1/references')
export const ids: string[] = data?.references.map((reference) => reference.id) ?? []
export const lr = (report: Report): ${type} => report.log10_lr\n`
  await writeFile(join(folder, 'right.mts'), using('number'))
  await writeFile(join(folder, 'wrong.mts'), using('string'))
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022']
  const checked = run(process.execPath, [tsc, ...options, 'right.mts', 'wrong.mts'], { cwd: folder })
  const { stdout } = await checked.then(
    () => ({ stdout: '' }),
    (failure: { stdout: string }) => failure,
  )
  const errors = stdout.split('\n').filter((line) => line.includes(': error '))
  expect(errors).toEqual([
    expect.stringMatching(/^wrong\.mts\(.*Type 'number' is not assignable to type 'string'/),
  ])
})
