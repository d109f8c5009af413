/** What commands load: the start of a process is the loading of its modules. */
import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bullet } from '../helpers/scans.ts'
import { temporaryFolder } from '../helpers/service.ts'

const ROOT = new URL('../../', import.meta.url)
const MAIN = fileURLToPath(new URL('src/cli/main.ts', ROOT))
const PRELOADED = new URL('../helpers/loaded-modules.ts', import.meta.url).href

const FOREIGN =
  /^(fastify|find-my-way|@fastify|@scalar|@modelcontextprotocol|pdf-lib|prom-client|csv-|ajv|yaml)/

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true }))

/** Files of `src` that a command loads, and the packages. */
async function loaded(...args: string[]): Promise<{ own: string[]; packages: string[]; urls: string[] }> {
  const modules = join(folder, 'modules')
  const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'data'), MODULES: modules }
  await promisify(execFile)(process.execPath, ['--import', PRELOADED, MAIN, ...args], { env })
  const urls = (await readFile(modules, 'utf8')).trim().split('\n')
  const own = urls
    .filter((url) => url.startsWith(`${ROOT}src/`))
    .map((url) => url.slice(`${ROOT}src/`.length))
  const packages = urls.flatMap(
    (url) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1] ?? [],
  )
  return { own: own.sort(), packages: [...new Set(packages)].sort(), urls }
}

test('the help loads the names of the commands and nothing of what they do', async () => {
  expect(await loaded('--help')).toMatchObject({
    own: [
      'cli/main.ts',
      'cli/print.ts',
      'cli/program.ts',
      'errors.ts',
      'executor/engine.ts',
      'settings/version.ts',
      'words/readable.ts',
      'words/visible.ts',
    ],
    packages: ['commander'],
  })
})

test('a comparison loads nothing of the server, of agents, of PDF or of studies', async () => {
  const [a, b] = [join(folder, 'a.x3p'), join(folder, 'b.x3p')]
  await writeFile(a, bullet(1)[0]!)
  await writeFile(b, bullet(2)[0]!)
  const { own, packages, urls } = await loaded('compare', '--domain', 'striated', '--a', a, '--b', b)
  expect(own).toContain('compare/compare.ts')
  expect(
    own.filter((file) => /^(http|mcp|report\/pdf|references\/studies|benchmark|simulate)\//.test(file)),
  ).toEqual([])
  expect(packages).toContain('drizzle-orm')
  expect(packages.filter((name) => FOREIGN.test(name))).toEqual([])
  // as ES modules, drizzle-orm alone takes longer than everything else
  expect(urls.filter((url) => /\/drizzle-orm\/.*\.js$/.test(url))).toEqual([])
})
