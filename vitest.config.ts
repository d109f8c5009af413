import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Processes and worker threads of the tests read their compiled code here, as `markgraph` does.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/markgraph', import.meta.url))

const filesOf = (...names: readonly string[]): string[] => names.map((name) => `test/${name}.test.ts`)
const foldersOf = (...names: readonly string[]): string[] => names.map((name) => `test/${name}/**/*.test.ts`)

/**
 * Tests that measure the process they run in: its processors, its memory, what it has open, which code ran, or that leave before
 * cold code has ended. Each file has a process of its own. They wait much, so the longest test that computes runs beside them.
 */
const APART = [
  ...filesOf(
    'benchmark/submission',
    'cluster/chaos',
    'executor/free-arrays',
    'executor/thread',
    'http/benchmark',
    'http/ended',
    'http/gone',
  ),
  ...filesOf('http/printing', 'http/slow-readers', 'references/bundled'),
  ...foldersOf('torture'),
]

/**
 * The other files share two processes for each group: modules load once, the threads of services have compiled their code,
 * and there is one browser, one server of the page and one PostgreSQL server (see `test/helpers/kept-open.ts`).
 */
const GROUPS: Readonly<Record<string, string[]>> = {
  page: foldersOf('page', 'portable'),
  // not all in one group: a file leaves what its closed services knew in the memory of its process
  agents: foldersOf('mcp', 'verify'),
  ...Object.fromEntries(['a-p', 'q-z'].map((range) => [`http ${range}`, [`test/http/[${range}]*.test.ts`]])),
  engines: [
    ...foldersOf('cluster'),
    ...filesOf(
      'composition/engines',
      'store/bucket',
      'store/contract',
      'store/lost-connections',
      'store/postgres-restart',
      'store/tables',
    ),
  ],
}
/** Tests that only call functions. */
const FUNCTIONS = [
  ...foldersOf('address', 'graph', 'kinds', 'nodes', 'numerics', 'report', 'simulate'),
  ...foldersOf('references/validation', 'x3p'),
]
const REST = ['test/**/*.test.ts', 'clients/*/test/**/*.test.ts']

/** In the order in which they begin: at the end, many short files keep both processes busy. */
const ORDER = ['apart', 'page', 'services', 'agents', 'http q-z', 'http a-p', 'engines', 'functions']

/** The files that take longest begin first in their group, so that no process is left alone with one of them. */
const LONGEST = [
  'references/bundled',
  'page/screens',
  'nodes/fadul',
  'composition/sensitivity',
  'page/compare',
  'portable/verifier',
  'store/killed-migration',
  'studies/killed',
  'cli/commands',
  'benchmark/kit',
  'http/report',
  'composition/forged-recipes',
  'http/example-marks',
  'page/verify',
  'http/outside-conditions',
  'http/faults',
  'cli/studies',
  'nodes/striated-pitch',
  'marks/conditions',
].map((name) => `/test/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return ORDER.indexOf(project.name) * LONGEST.length + (found < 0 ? LONGEST.length - 0.5 : found)
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

const environment = './test/helpers/environment.ts'

const sharing = (name: string, include: string[], exclude: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...exclude, '**/node_modules/**'],
    environment,
    isolate: false,
    globalSetup: name === 'page' ? ['./test/helpers/built-page.ts'] : [],
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2, // each may have a service with threads of its own
    testTimeout: 180_000, // of a test of 15 seconds on a machine that has much else to do
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } }, // what a busy machine does late is no failure
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: APART, environment } },
      ...Object.entries(GROUPS).map(([name, include]) => sharing(name, include, APART)),
      sharing('functions', FUNCTIONS, []),
      sharing('services', REST, [...APART, ...FUNCTIONS, ...Object.values(GROUPS).flat()]),
    ],
  },
})
