import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome')
let house = ''

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'lint-'))
  const { vcs: _, $schema: __, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(house, 'biome.json'), JSON.stringify(rules))
  cpSync('lint', join(house, 'lint'), { recursive: true })
})
afterAll(() => rmSync(house, { recursive: true }))

/** What lint says of a file of this text at this path. */
function lint(path: string, text: string): { failed: boolean; said: string } {
  const file = join(house, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const args = [BIOME, 'lint', '--max-diagnostics=50', path]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  return { failed: status !== 0, said: stdout + stderr }
}

const FOLDERS = ['address', 'kinds', 'kernels', 'nodes', 'x3p', 'marks', 'validation', 'simulate']
const FUNCTIONS = [
  ...['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'hypot', 'cbrt'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'],
  ...['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
]

test.each(FOLDERS)('the engine’s functions and powers are refused in src/%s', (folder) => {
  const { failed, said } = lint(
    `src/${folder}/any.ts`,
    [
      ...FUNCTIONS.map((name) => `export const ${name}1 = Math.${name}(2)`),
      'export const power = (x: number): number => x ** 2',
      'export function raised(x: number): number {',
      '  let y = x',
      '  y **= 3',
      '  return y',
      '}',
      "export const named = Math['sin']",
      'const { exp } = Math',
      'export const taken = exp',
    ].join('\n'),
  )
  expect(failed).toBe(true)
  expect(said.match(/engines round/gi)).toHaveLength(FUNCTIONS.length + 2)
  expect(said.match(/so that lint can tell/g)).toHaveLength(2)
})

test('what every engine rounds alike passes', () => {
  const text = 'export const x = Math.sqrt(2) * Math.abs(-1) + Math.floor(Math.PI) + Math.LOG2E\n'
  expect(lint('src/numerics/any.ts', text)).toMatchObject({ failed: false })
})

test('elsewhere the engine’s functions may be used', () => {
  expect(lint('src/report/figures/any.ts', 'export const x = Math.exp(1) + 2 ** 3\n')).toMatchObject({
    failed: false,
  })
})

test.each(['address', 'kinds', 'kernels', 'x3p', 'nodes'])(
  'globals of Node.js are refused in src/%s',
  (folder) => {
    const { failed, said } = lint(`src/${folder}/any.ts`, "export const x = Buffer.from('a')\n")
    expect(failed).toBe(true)
    expect(said).toContain('noRestrictedGlobals')
  },
)
