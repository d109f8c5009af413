import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Processes and worker threads of the tests read their compiled code here, as `markgraph` does.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/markgraph', import.meta.url))

const filesOf = (suffix: string): string[] =>
  ['test', 'clients/*/test'].map((root) => `${root}/**/*${suffix}`)

/**
 * Three tiers by suffix. `.test.ts`: functions, without a process or a service. `.service.test.ts`: a service in this process.
 * `.lab.test.ts`: real scans, browsers, clusters, kills, other engines. `.alone.lab.test.ts`: those that measure their process, which
 * is of that file alone.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2, // each may have a service with threads of its own
    testTimeout: 180_000, // of a test of 15 seconds on a machine that has much else to do
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } }, // what a busy machine does late is no failure
    environment: './test/helpers/environment.ts',
    exclude: ['**/node_modules/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: filesOf('.test.ts'),
          exclude: filesOf('.{service,lab}.test.ts'),
          isolate: false,
        },
      },
      { extends: true, test: { name: 'services', include: filesOf('.service.test.ts'), isolate: false } },
      {
        extends: true,
        test: {
          name: 'lab',
          include: filesOf('.lab.test.ts'),
          exclude: filesOf('.alone.lab.test.ts'),
          globalSetup: ['./test/helpers/built-page.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'lab-alone', include: filesOf('.alone.lab.test.ts') } },
    ],
  },
})
