#!/usr/bin/env node
import '../executor/engine.ts' // before any code that computes
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is kept beside the dependencies, where whoever can write can change the code anyway. Worker threads read
// the variable.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../../node_modules/.cache/markgraph', import.meta.url),
)
if (process.argv[2] === 'serve') (await import('./server-memory.ts')).startAgainWithServerMemory()
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

await import('./program.ts')
