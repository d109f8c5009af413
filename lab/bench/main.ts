/**
 * Measures times, memory and counts: `npm run bench -- NAME [arguments of NAME]`. Each file beside this one says what it measures.
 * Without a name: `pairs`.
 */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  pairs: () => import('./pairs.ts'),
  anchored: () => import('./anchored.ts'),
  attacks: () => import('./attacks.ts'),
  candidates: () => import('./candidates.ts'),
  checks: () => import('./checks.ts'),
  cluster: () => import('./cluster.ts'),
  faces: () => import('./faces.ts'),
  growth: () => import('./growth.ts'),
  load: () => import('./load.ts'),
  memory: () => import('./memory.ts'),
  microscope: () => import('./microscope.ts'),
  questions: () => import('./questions.ts'),
  scale: () => import('./scale.ts'),
  search: () => import('./search.ts'),
  sensitivity: () => import('./sensitivity.ts'),
  service: () => import('./service.ts'),
  'shared-search': () => import('./shared-search.ts'),
  sketches: () => import('./sketches.ts'),
  start: () => import('./start.ts'),
  verify: () => import('./verify.ts'),
}

const [name = 'pairs'] = process.argv.splice(2, 1)
const bench = BENCHES[name]
if (bench) await bench()
else {
  process.stderr.write(`bench: there is no bench ${name}; there are ${Object.keys(BENCHES).join(', ')}\n`)
  process.exitCode = 2
}

export {}
