/** Where test files run that share a process: what they keep open is closed when the process ends. */
import '../../src/executor/engine.ts' // as in every program that computes
import type { Environment } from 'vitest/runtime'
import { closeKept } from './kept-open.ts'

export default {
  name: 'shared',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: closeKept }),
} satisfies Environment
