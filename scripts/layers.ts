/**
 * Prints which folder of `src` imports which, from the ways in at the top to the ground at the bottom, and exits with 1
 * when an arrow goes upwards: `npm run layers`. With `--write` it writes the same order into the rules of
 * `biome.json`, which `npm run lint` holds; without, it checks that they are the same.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

/** The folders in their order: one may import those that stand below it. Those of one line do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['cli'],
  ['http'],
  ['mcp', 'benchmark'],
  ['evidence'],
  ['studies', 'report'],
  ['composition'],
  ['references'],
  ['validation'],
  ['marks'],
  ['graph', 'nodes', 'simulate'],
  ['executor', 'store'],
  ['kinds', 'figures'],
  ['words'],
  ['kernels', 'x3p'],
  ['address'],
]

/** Files of `src` itself, which every folder may import. */
const COMMON = '(src)'

const rankOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder))

const folderOf = (path: string): string => {
  const [first = '', ...rest] = relative(SOURCE, path).split(sep)
  return rest.length > 0 ? first : COMMON
}

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g

/** Folder to folder, with how often. */
function arrows(): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  for (const file of files) {
    const path = join(SOURCE, file)
    const from = folderOf(path)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(resolve(dirname(path), target))
      if (to === from || to.startsWith('..')) continue
      const own = found.get(from) ?? new Map<string, number>()
      own.set(to, (own.get(to) ?? 0) + 1)
      found.set(from, own)
    }
  }
  return found
}

const BIOME = fileURLToPath(new URL('../biome.json', import.meta.url))

interface Override {
  readonly includes: readonly string[]
  readonly linter?: { readonly rules?: { readonly style?: { readonly noRestrictedImports?: unknown } } }
}

/** The rule of one folder: what stands above it, or beside it, is not imported. */
function ruleOf(folder: string): Override {
  const rank = rankOf(folder)
  const closed = LAYERS.slice(0, rank + 1)
    .flat()
    .filter((other) => other !== folder)
  const patterns = [
    { group: closed.map((other) => `**/../${other}/**`), message: `src/${folder} stands below this folder.` },
  ]
  return {
    includes: [`src/${folder}/**`],
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    } as Override['linter'] & object,
  }
}

/** Holds the rules of the linter to the order above, or writes them. */
function rulesAreTheSame(write: boolean): boolean {
  const config = JSON.parse(readFileSync(BIOME, 'utf8')) as { overrides?: Override[] }
  const isOurs = (one: Override): boolean => one.linter?.rules?.style?.noRestrictedImports !== undefined
  const others = (config.overrides ?? []).filter((one) => !isOurs(one))
  const wanted = LAYERS.flat()
    .filter((folder) => rankOf(folder) > 0 || LAYERS[0]!.length > 1)
    .map(ruleOf)
  if (write) {
    writeFileSync(BIOME, `${JSON.stringify({ ...config, overrides: [...others, ...wanted] }, null, 2)}\n`)
    return true
  }
  return JSON.stringify((config.overrides ?? []).filter(isOurs)) === JSON.stringify(wanted)
}

const all = arrows()
const upwards: string[] = []
for (const layer of LAYERS) {
  for (const folder of layer) {
    const targets = [...(all.get(folder) ?? [])].filter(([to]) => to !== COMMON)
    for (const [to] of targets) if (rankOf(to) <= rankOf(folder)) upwards.push(`${folder} -> ${to}`)
    const text = targets
      .sort(([a], [b]) => rankOf(a) - rankOf(b))
      .map(([to, count]) => `${to} ${count}`)
      .join(', ')
    process.stdout.write(`${folder.padEnd(12)} -> ${text || 'nothing'}\n`)
  }
}
for (const [to] of all.get(COMMON) ?? []) upwards.push(`${COMMON} -> ${to}`)
const unknown = [...all.keys()].filter((folder) => folder !== COMMON && rankOf(folder) < 0)
for (const folder of unknown) upwards.push(`${folder} stands in no layer`)
process.stdout.write(
  upwards.length === 0 ? '\nNo arrow goes upwards.\n' : `\nUpwards: ${upwards.join('; ')}\n`,
)
if (!rulesAreTheSame(process.argv.includes('--write'))) {
  upwards.push('biome.json has other rules')
  process.stdout.write('The rules in biome.json are others: run npm run layers -- --write\n')
}
if (upwards.length > 0) process.exitCode = 1
