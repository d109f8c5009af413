import { readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const FOLDERS = ['src/address', 'src/kinds', 'src/numerics', 'src/x3p', 'src/nodes']

/** Built-in modules of Node.js that a bundle for browsers of these modules would still ask for, each with who asks. */
async function builtins(modules: readonly string[], conditions: string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: modules.map((path, i) => `export * as m${i} from './${path}'`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions,
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    logLevel: 'silent',
  })
  return Object.entries(metafile.inputs).flatMap(([path, { imports }]) =>
    imports.filter(({ external }) => external).map((one) => `${path}: ${one.path}`),
  )
}

const modules = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.node.ts'))
      .map((name) => `${folder}/${name}`),
  ),
  'src/references/validation/nodes.ts',
]

test('all nodes, and what they are made of, bundle for a browser without a built-in module of Node.js', async () => {
  expect(modules).toContain('src/nodes/scan/decode.ts')
  expect(await builtins(modules, ['browser'])).toEqual([])
})

test('the check finds one', async () => {
  expect(await builtins(['src/address/sha256.node.ts'], ['browser'])).toEqual([
    'src/address/sha256.node.ts: node:crypto',
  ])
})
