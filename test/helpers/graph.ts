/** A graph of small nodes that run in this thread, on a real store. */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Handle } from '../../src/address/canonical.ts'
import type { Executor, Task } from '../../src/executor/executor.ts'
import { Graph } from '../../src/graph/graph.ts'
import type { Ref } from '../../src/graph/ref.ts'
import type { Session } from '../../src/graph/session.ts'
import type { WorkSharing } from '../../src/graph/work-sharing.ts'
import { arrayKind, type Encoded, grid, jsonKind } from '../../src/kinds/kind.ts'
import { type AnyNode, defineNode, listOf, nodesOf, runNode } from '../../src/kinds/node.ts'
import type { ArtifactStore, Commit } from '../../src/store/store.ts'

export const numberKind = jsonKind<number>('number')
export const rowKind = arrayKind<'values', { dx: number }>('row', 'values')
const passingKind = arrayKind<'values', { dx: number }>('passing', 'values', { keep: false })

const factor = z.strictObject({ factor: z.number().positive() })

/** `length` times the same value: large enough for a file of its own from 4097 on. */
export const fill = defineNode({
  name: 'fill',
  version: 1,
  title: 'fill',
  stage: 'decode',
  params: z.strictObject({ length: z.number().int() }),
  inputs: { value: numberKind },
  output: rowKind,
  run: ({ value }, { length }) => ({ values: grid(new Float64Array(length).fill(value), length), dx: 1 }),
})

export const scale = defineNode({
  name: 'scale',
  version: 1,
  title: 'scale',
  stage: 'preprocess',
  params: factor,
  inputs: { row: rowKind },
  output: passingKind,
  run: ({ row: { values, dx } }, params) => ({
    values: grid(
      values.data.map((value) => value * params.factor),
      values.size,
    ),
    dx,
  }),
})

export const sum = defineNode({
  name: 'sum',
  version: 1,
  title: 'sum',
  stage: 'signature',
  params: z.strictObject({}),
  inputs: { row: passingKind },
  output: numberKind,
  run: ({ row }) => row.values.data.reduce((total, value) => total + value, 0),
})

/** The mean of any number of numbers. */
export const mean = defineNode({
  name: 'mean',
  version: 1,
  title: 'mean',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { numbers: listOf(numberKind) },
  output: numberKind,
  run: ({ numbers }) => numbers.reduce((total, value) => total + value, 0) / numbers.length,
})

export const NODES = nodesOf(fill, scale, sum, mean)

export const LENGTH = 10_000 // of a row that takes a file of its own: 80 kB

/** The row of `LENGTH` twos, unless something else is said. */
export const filled = (session: Session, value = 2, length = LENGTH) =>
  session.evaluate(fill, { length }, { value: session.put(numberKind, value) })

export const scaled = (session: Session, row: Ref<{ values: ReturnType<typeof grid>; dx: number }>, by = 3) =>
  session.evaluate(scale, { factor: by }, { row })

/** Runs nodes here, `ms` milliseconds after their inputs are read; `before` may look at a task, make it wait, or make it fail. */
export function localExecutor(
  before: (node: string, task: Task) => void | Promise<void> = () => {},
  nodes: readonly AnyNode[] = NODES,
  ms = 5,
): Executor {
  const executor: Executor = {
    width: 2,
    async execute(task, source) {
      const inputs: Record<string, Encoded | Encoded[]> = {}
      for (const [name, given] of Object.entries(task.inputs)) {
        inputs[name] =
          typeof given === 'string'
            ? await source.encoded(given as Handle)
            : await Promise.all((given as readonly Handle[]).map((handle) => source.encoded(handle)))
      }
      await sleep(ms)
      await before(task.node, task)
      const node = nodes.find(({ name }) => name === task.node)!
      return { output: runNode(node, task.params, inputs), seconds: 0.005 }
    },
    background: () => executor,
    close: async () => {},
  }
  return executor
}

export const testGraph = (
  store: ArtifactStore,
  options: {
    before?: (node: string, task: Task) => void | Promise<void>
    executor?: Executor
    memoryBytes?: number
    nodes?: readonly AnyNode[]
    workSharing?: WorkSharing
  } = {},
) =>
  new Graph({
    store,
    executor: options.executor ?? localExecutor(options.before, options.nodes ?? NODES),
    nodes: new Map((options.nodes ?? NODES).map((node) => [node.name, node])),
    engineVersion: 'test',
    memoryBytes: options.memoryBytes ?? 2 ** 20,
    workSharing: options.workSharing,
  })

export interface Calls {
  outputs: number
  producers: number
  artifacts: number
  has: number
  read: number
  commit: number
}

/** The same store; how often each thing is asked of it, and what is committed. `failing` may refuse a commit. */
export function watched(
  store: ArtifactStore,
  failing: (commit: Commit) => Error | undefined | Promise<Error | undefined> = () => undefined,
) {
  const calls: Calls = { outputs: 0, producers: 0, artifacts: 0, has: 0, read: 0, commit: 0 }
  const commits: Commit[] = []
  const watching: ArtifactStore = {
    outputs(keys) {
      calls.outputs += 1
      return store.outputs(keys)
    },
    producers(handles) {
      calls.producers += 1
      return store.producers(handles)
    },
    artifacts(handles) {
      calls.artifacts += 1
      return store.artifacts(handles)
    },
    has(sha256) {
      calls.has += 1
      return store.has(sha256)
    },
    read(sha256) {
      calls.read += 1
      return store.read(sha256)
    },
    async commit(commit) {
      calls.commit += 1
      const error = await failing(commit)
      if (error) throw error
      await store.commit(commit)
      commits.push(commit)
    },
  }
  return { store: watching, calls, commits }
}

/** A promise, and the function that resolves it. */
export function turnstile() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

/** An executor whose background tasks wait until `open` is called. */
export function heldBackground() {
  const urgent = localExecutor()
  const { passed, open } = turnstile()
  const waiting: Executor = {
    ...urgent,
    async execute(task, source) {
      await passed
      return urgent.execute(task, source)
    },
  }
  const executor: Executor = { ...urgent, background: () => waiting }
  return { executor, open }
}

/** Long enough for everything that is only waiting for its turn. */
export const settled = (): Promise<void> => sleep(40)
