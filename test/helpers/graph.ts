/** A graph of small nodes that run in this thread, on a real store. */
import { z } from 'zod'
import type { Executor } from '../../src/executor/worker-threads.ts'
import { Graph } from '../../src/graph/graph.ts'
import { arrayKind, grid, jsonKind } from '../../src/kinds/kind.ts'
import { type AnyNode, defineNode, runNode } from '../../src/kinds/node.ts'
import type { Store } from '../../src/store/store.ts'

export const numberKind = jsonKind<number>('number')
export const rowKind = arrayKind<'values', { dx: number }>('row', 'values')
export const passingKind = arrayKind<'values', { dx: number }>('passing', 'values', { keep: false })

const factor = z.strictObject({ factor: z.number().positive() })

/** `length` times the same value: large enough for a file of its own from 4097 on. */
export const fill = defineNode({
  name: 'fill',
  version: 1,
  params: z.strictObject({ length: z.number().int() }),
  inputs: { value: numberKind },
  output: rowKind,
  run: ({ value }, { length }) => ({ values: grid(new Float64Array(length).fill(value), length), dx: 1 }),
})

export const scale = defineNode({
  name: 'scale',
  version: 1,
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
  params: z.strictObject({}),
  inputs: { row: passingKind },
  output: numberKind,
  run: ({ row }) => row.values.data.reduce((total, value) => total + value, 0),
})

const NODES = [fill, scale, sum] as readonly unknown[] as readonly AnyNode[]

/** Runs nodes here, a turn later; `before` may look at a task, or make it fail. */
export function localExecutor(before: (node: string) => void = () => {}, nodes = NODES): Executor {
  const executor: Executor = {
    threads: 1,
    async execute({ node, params, inputs }) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      before(node)
      return { output: runNode(nodes.find(({ name }) => name === node)!, params, inputs), seconds: 0.005 }
    },
    background: () => executor,
    close: async () => {},
  }
  return executor
}

export const testGraph = (
  store: Store,
  options: {
    before?: (node: string) => void
    executor?: Executor
    memoryBytes?: number
    nodes?: readonly AnyNode[]
  } = {},
) =>
  new Graph({
    store,
    executor: options.executor ?? localExecutor(options.before, options.nodes ?? NODES),
    nodes: new Map((options.nodes ?? NODES).map((node) => [node.name, node])),
    engineVersion: 'test',
    memoryBytes: options.memoryBytes ?? 2 ** 20,
  })
