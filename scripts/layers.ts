/**
 * Prints which room of `src` imports which, from the ways in at the top to the ground at the bottom, and exits with 1 when an
 * arrow goes upwards or files import each other in a circle: `npm run layers`. Imports of types count.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

/** The rooms in their order: one may import those that stand below it. Those of one line do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['cli'],
  ['http'],
  ['mcp', 'benchmark'],
  ['laboratory'],
  ['verify'],
  ['jobs'],
  ['search', 'report'],
  ['references/studies'],
  ['compare'],
  ['service'],
  ['references', 'limits'],
  ['references/validation'],
  ['marks'],
  ['graph', 'nodes', 'simulate'],
  ['executor', 'store'],
  ['kinds', 'report/figures'],
  ['settings'],
  ['words'],
  ['numerics', 'x3p'],
  ['address'],
]
const ROOMS = LAYERS.flat()

/** `errors.ts`, which every room may import. */
const COMMON = '(src)'

const rankOf = (room: string): number => LAYERS.findIndex((layer) => layer.includes(room))

/** The innermost room that a file stands in. */
function roomOf(path: string): string {
  const file = relative(SOURCE, path)
  if (!file.includes('/')) return COMMON
  const found = ROOMS.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)
  return found[0] ?? dirname(file)
}

const IMPORT = /(?:from|import|import\()\s*'(\.[^']+)'/g

/** The files that each file of `src` imports. */
const imports = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const path = join(SOURCE, name)
      const targets = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, target = '']) =>
        resolve(dirname(path), target),
      )
      return [path, targets.filter((target) => target.startsWith(SOURCE) && existsSync(target))] as const
    }),
)

/** Files that import each other in a circle, by Tarjan's algorithm (1972). */
function circles(): string[][] {
  const place = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    place.set(file, place.size)
    lowest.set(file, place.get(file)!)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!place.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== place.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) found.push(circle.map((name) => relative(SOURCE, name)))
  }
  for (const file of imports.keys()) if (!place.has(file)) visit(file)
  return found
}

const arrows = new Map<string, Map<string, number>>()
for (const [file, targets] of imports) {
  const from = roomOf(file)
  for (const target of targets) {
    const to = roomOf(target)
    if (to === from) continue
    const own = arrows.get(from) ?? new Map<string, number>()
    own.set(to, (own.get(to) ?? 0) + 1)
    arrows.set(from, own)
  }
}

const faults: string[] = []
for (const room of [COMMON, ...arrows.keys()])
  if (room !== COMMON && rankOf(room) < 0) faults.push(`${room} stands in no layer`)
for (const room of ROOMS) {
  const targets = [...(arrows.get(room) ?? [])].filter(([to]) => to !== COMMON)
  for (const [to] of targets) if (rankOf(to) <= rankOf(room)) faults.push(`${room} -> ${to} goes upwards`)
  const text = targets
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([to, count]) => `${to} ${count}`)
    .join(', ')
  process.stdout.write(`${room.padEnd(21)} -> ${text || 'nothing'}\n`)
}
for (const [to] of arrows.get(COMMON) ?? []) faults.push(`${COMMON} -> ${to} goes upwards`)
for (const circle of circles()) faults.push(`a circle: ${circle.join(', ')}`)
process.stdout.write(
  faults.length === 0
    ? '\nNo arrow goes upwards, and no files import each other in a circle.\n'
    : `\n${faults.join('\n')}\n`,
)
if (faults.length > 0) process.exitCode = 1
