/**
 * Compiles simd/*.ts from AssemblyScript into src/numerics/simd/*.wasm.ts: `npm run simd`. With `--check` it only says
 * whether these are what the sources give.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

export const NAMES = ['faces', 'lands', 'logistic', 'profiles', 'sketches', 'transforms']

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The module of a source, as text of a TypeScript file. */
export async function compiled(name: string): Promise<string> {
  const options = [
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--noAssert',
    '-O3',
    '--converge',
    '--importMemory',
  ]
  let binary = new Uint8Array(0)
  const source = `${name}.ts`
  const { error, stderr } = await asc.main([source, '-o', 'out.wasm', ...options], {
    readFile: (path: string) => (path === source ? readFileSync(file(`simd/${source}`), 'utf8') : null),
    writeFile: (_path: string, contents: Uint8Array | string) => {
      if (typeof contents !== 'string') binary = new Uint8Array(contents)
    },
    listFiles: () => [],
  })
  if (error) throw new Error(`${source}: ${stderr.toString()}`, { cause: error })
  const text = Buffer.from(binary).toString('base64')
  return `// Made by npm run simd from simd/${source}.\nexport const ${name.toUpperCase()}_WASM =\n  '${text}'\n`
}

export const madeFile = (name: string): string => file(`src/numerics/simd/${name}.wasm.ts`)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of NAMES) {
    const text = await compiled(name)
    if (process.argv.includes('--check')) {
      if (readFileSync(madeFile(name), 'utf8') !== text) {
        process.stderr.write(`${madeFile(name)} is not what simd/${name}.ts gives; run npm run simd\n`)
        process.exitCode = 1
      }
    } else writeFileSync(madeFile(name), text)
  }
}
