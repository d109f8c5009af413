import { Piscina } from 'piscina'
import type { Json } from '../address/canonical.ts'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { Encoded } from '../kinds/kind.ts'
import { type AnyNode, type InputArtifacts, runNode } from '../kinds/node.ts'

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
  /** The same threads, for work that lets everything else go first. */
  background(): Executor
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

const QUIET_MS = 100 // after the last urgent task: the next stage of a comparison comes within that

/**
 * An executor of `threads` worker threads, each running the module at `worker`. Background tasks are handed over one a
 * free thread, so that an urgent one never stands behind a queue of them; while urgent ones come in, background tasks
 * leave one thread free (with one thread: they wait for it in turn).
 */
export function workerThreads(worker: URL, threads: number): Executor {
  const pool = new Piscina<Task, Outcome>({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    atomics: 'disabled', // a worker that waits must not hold its core
  })
  let urgent = 0
  let behind = 0 // background tasks in the pool
  let quiet: NodeJS.Timeout | undefined
  const waiting: (() => void)[] = []

  const settled = (outcome: Outcome): Executed => {
    if ('ok' in outcome) return { output: outcome.ok, seconds: outcome.seconds }
    throw new MarkgraphError(outcome.error.code, outcome.error.message, outcome.error.details)
  }
  function startWaiting(): void {
    const places = urgent > 0 || quiet ? Math.max(1, threads - 1) : threads
    while (waiting.length > 0 && behind < places && urgent + behind < threads) {
      behind += 1
      waiting.shift()!()
    }
  }
  function beQuiet(): void {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      quiet = undefined
      startWaiting()
    }, QUIET_MS)
    quiet.unref()
  }
  async function execute(task: Task): Promise<Executed> {
    urgent += 1
    try {
      return settled(await pool.run(task))
    } finally {
      urgent -= 1
      beQuiet()
      startWaiting()
    }
  }
  async function executeBehind(task: Task): Promise<Executed> {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      startWaiting()
    })
    try {
      return settled(await pool.run(task))
    } finally {
      behind -= 1
      startWaiting()
    }
  }
  const close = (): Promise<void> => pool.destroy()
  const behindOthers: Executor = { threads, execute: executeBehind, background: () => behindOthers, close }
  return { threads, execute, background: () => behindOthers, close }
}
