import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { warmUp } from '../../src/compare/warm-up.ts'
import type { Graph } from '../../src/graph/graph.ts'
import { bundledComposition, type TestComposition } from '../helpers/composition.ts'
import { contents } from '../helpers/service.ts'

const THREADS = 2 // of the service
const LANDS = 2 // of an example

describe('warming up', () => {
  let one: TestComposition
  beforeAll(async () => {
    one = await bundledComposition()
  })
  afterAll(() => one.close())

  test('compares a pair of each domain for each thread; takes no memory of requests, and leaves no trace in the store and the counts', async () => {
    const [before, size] = [await contents(one.data), await one.service.store.size()]
    const graphs: Graph[] = []
    const freshGraph: typeof one.service.freshGraph = (store) => {
      const graph = one.service.freshGraph(store)
      graphs.push(graph)
      return graph
    }
    const { budget } = one.service
    const taken: number[] = []
    const take: typeof budget.take = (bytes, wanted) => {
      taken.push(bytes)
      return budget.take(bytes, wanted)
    }
    await warmUp({ ...one.service, freshGraph, budget: { ...budget, take } }, new AbortController().signal)
    expect(taken).toEqual([]) // tasks of studies wait for memory in their turn, and this waits for such turns
    const counts = graphs[0]!.counts()
    expect(graphs).toHaveLength(1)
    expect(counts.get('decode')?.computed).toBe(THREADS * 2 * (LANDS + 1 + 1))
    for (const node of ['bullet-score', 'cmr-1d', 'areal-score'])
      expect(counts.get(node)?.computed, node).toBe(THREADS)
    expect(counts.get('calibrated-report')?.computed).toBe(THREADS * 3) // none is refused
    expect(await contents(one.data)).toEqual(before)
    expect(await one.service.store.size()).toEqual(size)
    expect([...one.service.graph.counts().keys()]).toEqual(['reference-faults']) // whoever asks first has them checked
  })

  test('begins when the service has computed nothing for a second', async () => {
    const stopped = new AbortController()
    const computed = [1, 2, 2, 3, 3, 3] // before and after each wait: in two of them a task ends
    const counts = () => new Map([['decode', { computed: computed.shift()!, seconds: 0, reused: 0 }]])
    let left: number | undefined
    const freshGraph: typeof one.service.freshGraph = (store) => {
      left = computed.length
      stopped.abort()
      return one.service.freshGraph(store)
    }
    const graph = Object.assign(Object.create(one.service.graph), { counts })
    await warmUp({ ...one.service, graph, freshGraph }, stopped.signal)
    expect(left).toBe(0)
  })

  test('ends when the service stops', async () => {
    const stopped = new AbortController()
    const warming = warmUp(one.service, stopped.signal)
    stopped.abort()
    await expect(warming).resolves.toBeUndefined()
  })
})
