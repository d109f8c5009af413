import { Piscina } from 'piscina'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { Encoded } from '../kinds/kind.ts'
import { type AnyNode, type InputArtifacts, runNode } from '../kinds/node.ts'
import type { Executed, Executor, Source, Task } from './executor.ts'

/** The message to a worker thread: the task with the bytes of its inputs. */
export interface Work {
  readonly node: string
  readonly params: Task['params']
  readonly inputs: InputArtifacts
}

/** The answer of a worker thread. An error is sent as data, because structured cloning would remove its code. */
export type Outcome =
  | { readonly ok: Encoded; readonly seconds: number }
  | { readonly error: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

/** Computes a task in a worker thread, with one of the given nodes. */
export const working =
  (nodes: ReadonlyMap<string, AnyNode>) =>
  ({ node: name, params, inputs }: Work): Outcome => {
    const node = nodes.get(name)
    if (!node) throw new TypeError(`no node is called ${name}`)
    const start = performance.now()
    try {
      const ok = shared(runNode(node, params, inputs))
      return { ok, seconds: (performance.now() - start) / 1000 }
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      return { error: { code: error.code, message: error.message, details: error.details } }
    }
  }

const SMALL = 64 * 1024 // bytes; smaller data are simply copied

/** The artifact in memory that all threads share. It is copied once here and never again. */
function shared(artifact: Encoded): Encoded {
  const { data } = artifact
  if (data.byteLength <= SMALL || data.buffer instanceof SharedArrayBuffer) return artifact
  const copy = new Uint8Array(new SharedArrayBuffer(data.byteLength))
  copy.set(data)
  return { ...artifact, data: copy }
}

const QUIET_MS = 100 // wait after the last urgent task; the next stage of a comparison arrives within this time

/**
 * An executor of `threads` worker threads, each running the module at `worker`. A thread starts when no other is free for a
 * task, and stays. A background task is given only to a free thread, so that an urgent task never waits behind a queue of
 * them. While urgent tasks arrive, background tasks leave one thread free. With a single thread, they take turns with the
 * urgent tasks.
 */
export function workerThreads(worker: URL, threads: number): Executor {
  const pool = new Piscina<Work, Outcome>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
    atomics: 'disabled', // a waiting worker must not occupy its core
  })
  let urgent = 0
  let behind = 0 // background tasks in the pool
  let quiet: NodeJS.Timeout | undefined
  const waiting: (() => void)[] = []
  const copies = new WeakMap<Encoded, Encoded>() // shared copies of artifacts read from disk, made once

  async function read(source: Source, handle: Parameters<Source['encoded']>[0]): Promise<Encoded> {
    const artifact = await source.encoded(handle)
    const known = copies.get(artifact)
    if (known) return known
    const copy = shared(artifact)
    if (copy !== artifact) copies.set(artifact, copy)
    return copy
  }
  async function run({ node, params, inputs }: Task, source: Source): Promise<Executed> {
    const at = (handle: Parameters<Source['encoded']>[0]) => read(source, handle)
    const given: Record<string, Encoded | Encoded[]> = {}
    for (const [name, input] of Object.entries(inputs)) {
      given[name] = typeof input === 'string' ? await at(input) : await Promise.all(input.map(at))
    }
    const outcome = await pool.run({ node, params, inputs: given as InputArtifacts })
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
  async function execute(task: Task, source: Source): Promise<Executed> {
    urgent += 1
    try {
      return await run(task, source)
    } finally {
      urgent -= 1
      beQuiet()
      startWaiting()
    }
  }
  async function executeBehind(task: Task, source: Source): Promise<Executed> {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      startWaiting()
    })
    try {
      return await run(task, source)
    } finally {
      behind -= 1
      startWaiting()
    }
  }
  const close = (): Promise<void> => pool.destroy()
  const behindOthers: Executor = {
    width: threads,
    execute: executeBehind,
    background: () => behindOthers,
    close,
  }
  return { width: threads, execute, background: () => behindOthers, close }
}
