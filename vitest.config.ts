import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Processes and worker threads of the tests read their compiled code here, as `markgraph` does.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/markgraph', import.meta.url))

/** Tests that only call functions: they share one process, which loads every module once. */
const FUNCTIONS = [
  'address',
  'figures',
  'graph',
  'kernels',
  'kinds',
  'lint',
  'nodes',
  'report',
  'simulate',
  'validation',
  'x3p',
].map((folder) => `test/${folder}/**/*.test.ts`)

/** The files that take longest. They start first, so that no process is left alone with one of them at the end. */
const LONGEST = [
  ...['references/bundled', 'page/screens', 'nodes/fadul', 'composition/sensitivity', 'page/compare'],
  ...['portable/verifier', 'store/killed-migration', 'studies/killed', 'cli/commands', 'benchmark/kit'],
  ...['http/report', 'composition/forged-recipes', 'http/example-marks', 'page/verify'],
  ...['http/outside-conditions', 'http/faults', 'cli/studies', 'nodes/striated-pitch', 'marks/conditions'],
].map((name) => `/test/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? LONGEST.length + Number(project.name === 'functions') : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2, // each may have a service with threads of its own
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'functions', include: FUNCTIONS, isolate: false } },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['test/**/*.test.ts', 'clients/*/test/**/*.test.ts'],
          exclude: FUNCTIONS,
        },
      },
    ],
  },
})
