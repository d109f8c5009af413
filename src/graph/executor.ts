import { Piscina } from 'piscina'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { Json } from './canonical.ts'
import type { Encoded } from './kind.ts'
import { type AnyNode, type InputArtifacts, runNode } from './node.ts'

/** One computation, by the name of its node, ready to be done anywhere. */
export interface Task {
  readonly node: string
  readonly params: Json
  readonly inputs: InputArtifacts
}

/** A result and the time its computation took, waiting not counted. */
export interface Executed {
  readonly output: Encoded
  readonly seconds: number
}

/** Where computations are done. */
export interface Executor {
  readonly threads: number
  execute(task: Task): Promise<Executed>
  close(): Promise<void>
}

/** What a worker answers: structured cloning would strip an error of its code, so it travels as data. */
export type Outcome =
  | { readonly ok: Encoded; readonly seconds: number }
  | { readonly error: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

/** Does a task with the node found by name; for the worker entry point, which knows the nodes. */
export function outcomeOf(find: (name: string) => AnyNode, task: Task): Outcome {
  const start = performance.now()
  try {
    const ok = shared(runNode(find(task.node), task.params, task.inputs))
    return { ok, seconds: (performance.now() - start) / 1000 }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return { error: { code: error.code, message: error.message, details: error.details } }
  }
}

const SMALL = 64 * 1024 // bytes that are as well copied

/** The artifact in memory that every thread sees: it is copied once here, and never again on its way. */
function shared(artifact: Encoded): Encoded {
  const { data } = artifact
  if (data.byteLength <= SMALL || data.buffer instanceof SharedArrayBuffer) return artifact
  const copy = new Uint8Array(new SharedArrayBuffer(data.byteLength))
  copy.set(data)
  return { ...artifact, data: copy }
}

/** An executor of `threads` worker threads, each running the module at `worker`. */
export function workerThreads(worker: URL, threads: number): Executor {
  const pool = new Piscina<Task, Outcome>({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    atomics: 'disabled', // a worker that waits must not hold its core
  })
  return {
    threads,
    async execute(task) {
      const outcome = await pool.run(task)
      if ('ok' in outcome) return { output: outcome.ok, seconds: outcome.seconds }
      throw new MarkgraphError(outcome.error.code, outcome.error.message, outcome.error.details)
    },
    close: () => pool.destroy(),
  }
}
