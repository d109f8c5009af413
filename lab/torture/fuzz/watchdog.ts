import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Ends the process when one input takes for ever: nothing in this thread could notice that. The input is then in a file, whose
 * name is said.
 */
export interface Watchdog {
  begins(target: string, input: Uint8Array): void
  ends(): void
  /** Fails when the process has come to hold more memory than it may. */
  checkMemory(): void
  stop(): Promise<unknown>
}

const MAX_INPUT = 1 << 20
const PATIENCE_MS = 60_000 // on a machine that does much else
const MAX_RESIDENT = 1536 * 2 ** 20 // bytes, of a process that feeds inputs of 64 KiB

const LOOKS = `
const { workerData } = require('node:worker_threads')
const { state, input, path, patience } = workerData
let last = -1
setInterval(() => {
  const now = Atomics.load(state, 0)
  if (Atomics.load(state, 1) > 0 && now === last) {
    require('node:fs').writeFileSync(path, Buffer.from(input.slice(0, Atomics.load(state, 1) - 1)))
    process._rawDebug('fuzz: an input takes for ever; it is in ' + path)
    process.kill(process.pid, 'SIGKILL')
  }
  last = now
}, patience)
`

export function watchdog(): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(8))
  const shared = new Uint8Array(new SharedArrayBuffer(MAX_INPUT))
  const path = join(tmpdir(), `markgraph-hangs-${process.pid}`)
  const worker = new Worker(LOOKS, {
    eval: true,
    workerData: { state, input: shared, path, patience: PATIENCE_MS },
  })
  worker.unref()
  return {
    begins(_target, input) {
      shared.set(input.subarray(0, MAX_INPUT))
      Atomics.store(state, 1, Math.min(input.length, MAX_INPUT) + 1)
      Atomics.add(state, 0, 1)
    },
    ends: () => void Atomics.store(state, 1, 0),
    checkMemory() {
      const { maxRSS } = process.resourceUsage() // KiB
      if (maxRSS * 1024 < MAX_RESIDENT) return
      const last = join(tmpdir(), `markgraph-memory-${process.pid}`)
      writeFileSync(last, shared.slice(0, Atomics.load(state, 1) - 1))
      throw new Error(
        `the process came to hold ${Math.round(maxRSS / 1024)} MiB; the last input is in ${last}`,
      )
    },
    stop: () => worker.terminate(),
  }
}
