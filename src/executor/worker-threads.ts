import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Encoded } from '../kinds/kind.ts'
import { type AnyNode, type InputArtifacts, runNode } from '../kinds/node.ts'
import { shrinkLoops } from '../numerics/simd/load.ts'
import { type Demand, type Executed, type Executor, type Source, SYSTEM, type Task } from './executor.ts'
import { type Lent, lentMemory } from './lent-memory.ts'
import { sharedThreads } from './shared-threads.ts'
import { turns } from './turns.ts'

/** The message to a worker thread: the task with the bytes of its inputs. */
export interface Work {
  readonly node: string
  readonly params: Task['params']
  readonly inputs: InputArtifacts
}

/**
 * The answer of a worker thread. An error is sent as data, because structured cloning would remove its code. `back`: the memory
 * of inputs that moved here, in their order; undefined for one that went on into the result.
 */
export type Outcome = { readonly back?: readonly (Uint8Array | undefined)[] } & (
  | { readonly ok: Encoded; readonly seconds: number }
  | { readonly error: Pick<MarkgraphError, 'code' | 'phrase' | 'details'> }
)

/** Computes a task in a worker thread, with one of the given nodes. */
export const working =
  (nodes: ReadonlyMap<string, AnyNode>) =>
  ({ node: name, params, inputs }: Work): Outcome => {
    const node = nodes.get(name)
    if (!node) throw new TypeError(`no node is called ${name}`)
    const own = Object.values(inputs)
      .flat()
      .flatMap(({ data }) => (data.byteLength > LENT_BYTES && isOwn(data) ? [data] : []))
    const start = performance.now()
    try {
      const ok = owned(runNode(node, params, inputs))
      const largest = Math.max(...[ok, ...Object.values(inputs).flat()].map(({ data }) => data.byteLength))
      if (largest > VERY_LARGE) shrinkLoops()
      const given = ok.data.byteLength > SMALL ? [ok.data] : []
      const back = own.map((data) => (data.buffer === given[0]?.buffer ? undefined : data))
      return moved<Outcome>({ ok, seconds: (performance.now() - start) / 1000, back }, [...given, ...back])
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      const { code, phrase, details } = error
      return moved<Outcome>({ error: { code, phrase, details }, back: own }, own)
    }
  }

const SMALL = 64 * 1024 // bytes; smaller data are simply copied
const VERY_LARGE = 16 * 2 ** 20 // bytes after which memory is worth more than time
const LENT_BYTES = 16 * 2 ** 20
const YOUNG_MB = 12 // of short-lived objects in the heap of a thread; arrays are outside of it

const isOwn = ({ buffer }: Uint8Array): boolean => !(buffer instanceof SharedArrayBuffer)

/** The artifact with bytes that nothing else refers to: a node may give a part of its input, which is only lent. */
function owned(artifact: Encoded): Encoded {
  const { data } = artifact
  const whole = isOwn(data) && data.buffer.byteLength - data.byteLength < SMALL
  return whole || data.byteLength <= SMALL ? artifact : { ...artifact, data: data.slice() }
}

/** Marks data to be given to the other thread without a copy. This thread can read them no more. */
function moved<T extends object>(message: T, data: readonly (Uint8Array | undefined)[]): T {
  const memory = data.flatMap((one) => (one ? [one.buffer] : []))
  if (memory.length === 0) return message
  return move({ [transferableSymbol]: memory, [valueSymbol]: message } as never) as unknown as T
}

const QUIET_MS = 100 // wait after the last urgent task; the next stage of a comparison arrives within this time
const BACKGROUND = ['background tasks'] // one client of the threads: a task has had its turn among the others

/**
 * An executor of `threads` worker threads, each running the module at `worker`. A thread starts when no other is free for a
 * task, and stays. Clients share the threads: see `sharedThreads`. A background task is given only to a free thread, so that an
 * urgent task never waits behind a queue of them. While urgent tasks arrive, background tasks leave one thread free. With a
 * single thread, they take turns with the urgent tasks.
 */
export function workerThreads(worker: URL, threads: number): Executor {
  const pool = sharedThreads<Work, Outcome>(worker, threads, { youngMb: YOUNG_MB })
  let urgent = 0
  let quiet: NodeJS.Timeout | undefined
  const background = turns((behind) => {
    const places = urgent > 0 || quiet ? Math.max(1, threads - 1) : threads
    return behind < places && urgent + behind < threads ? Number.POSITIVE_INFINITY : -1
  })
  const memory = lentMemory(LENT_BYTES, threads + 1)

  async function run({ node, params, inputs }: Task, source: Source, wanted: Demand): Promise<Executed> {
    const named: [string, Handle[], Encoded[]][] = []
    for (const [name, input] of Object.entries(inputs)) {
      const handles = [input].flat() as Handle[]
      named.push([name, handles, await Promise.all(handles.map((handle) => source.encoded(handle)))])
    }
    const lent: Lent[] = []
    const lend = async (handle: Handle, artifact: Encoded): Promise<Encoded> => {
      if (artifact.data.byteLength <= SMALL) return artifact
      const one = await memory.lend(handle, artifact.data)
      lent.push(one)
      return { ...artifact, data: one.data }
    }
    const work = async (): Promise<Work> => {
      const given: [string, Encoded | Encoded[]][] = []
      for (const [name, handles, artifacts] of named) {
        const all: Encoded[] = []
        for (const [i, artifact] of artifacts.entries()) all.push(await lend(handles[i]!, artifact))
        given.push([name, typeof inputs[name] === 'string' ? all[0]! : all])
      }
      const work = { node, params, inputs: Object.fromEntries(given) }
      return moved<Work>(
        work,
        lent.filter(({ moves }) => moves).map(({ data }) => data),
      )
    }
    let back: (Uint8Array | undefined)[] = []
    try {
      const outcome = await pool.run(work, wanted)
      back = [...(outcome.back ?? [])]
      if ('ok' in outcome) return { output: outcome.ok, seconds: outcome.seconds }
      throw new MarkgraphError(outcome.error.code, outcome.error.phrase, outcome.error.details)
    } finally {
      // a thread that was ended has stopped reading what it was lent
      for (const one of lent) one.giveBack(one.moves ? back.shift() : undefined)
    }
  }
  function beQuiet(): void {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      quiet = undefined
      background.give()
    }, QUIET_MS)
    quiet.unref()
  }
  async function execute(task: Task, source: Source, wanted = SYSTEM): Promise<Executed> {
    wanted.until?.throwIfAborted()
    urgent += 1
    try {
      return await run(task, source, wanted)
    } finally {
      urgent -= 1
      beQuiet()
      background.give()
    }
  }
  const executeBackground = (task: Task, source: Source, wanted = SYSTEM): Promise<Executed> =>
    background.run(wanted, () => run(task, source, { ...wanted, clients: () => BACKGROUND }))
  const close = (): Promise<void> => pool.close()
  const behindOthers: Executor = {
    width: threads,
    execute: executeBackground,
    background: () => behindOthers,
    close,
  }
  return { width: threads, execute, background: () => behindOthers, close }
}
