import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'clients/*/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2, // each may have a service with threads of its own
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
