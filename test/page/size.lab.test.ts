import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtPage } from '../helpers/built-page.ts'

const MAX_BYTES = 100 * 1024

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

let folder: string
let chunks: Record<string, Chunk>
beforeAll(async () => {
  folder = await builtPage()
  chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
})

/** A chunk and all that it imports at once. */
function loadedBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const one of chunks[name]!.imports ?? []) loadedBy(one, found)
  return found
}

async function packedBytes(names: Iterable<string>): Promise<number> {
  const files = [...names].map((name) => chunks[name]!.file).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('the built page', () => {
  const of = (screen: string) => `src/screens/${screen}/${screen}-screen.tsx`

  test('needs at most 100 KB of gzipped JavaScript for comparing and reading a result', async () => {
    const names = new Set(['index.html', of('compare'), of('result')].flatMap((name) => [...loadedBy(name)]))
    const bytes = await packedBytes(names)
    process.stdout.write(`Compare and Result: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzipped\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

  test('loads the microscope, three dimensions and the layout of graphs when they are opened', async () => {
    const first = new Set(['index.html', of('compare'), of('result')].flatMap((name) => [...loadedBy(name)]))
    const text = async (names: Iterable<string>) =>
      (await Promise.all([...names].map((name) => readFile(join(folder, chunks[name]!.file), 'utf8')))).join(
        '',
      )
    const [early, graph, surfaces] = await Promise.all([
      text(first),
      text(loadedBy(of('graph'))),
      text(loadedBy('src/three/surfaces.tsx')),
    ])
    expect(graph).toContain(' passes ') // the layout's name of a place where a line passes
    expect(surfaces).toContain('#version 300 es')
    expect(early).not.toContain(' passes ')
    expect(early).not.toContain('#version 300 es')
    expect(early).not.toContain('ZodObject') // a parser of 33 KB for what the service has parsed
    const later = ['src/three/surfaces.tsx', 'src/microscope/microscope.tsx']
    expect(chunks[of('result')]!.dynamicImports).toEqual(expect.arrayContaining(later))
  })
})
