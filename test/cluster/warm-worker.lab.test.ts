import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker, type Worker } from '../../src/cli/commands/worker.ts'
import { warmUp } from '../../src/compare/warm-up.ts'
import type { Graph } from '../../src/graph/graph.ts'
import { settings } from '../../src/settings/settings.ts'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'

const engine = engines()[1] as Engine

let folder: string
let worker: Worker
beforeAll(async () => {
  folder = await temporaryFolder()
  const place = environmentOf(await engine.placeOf(folder))
  worker = await startWorker(
    settings({ ...place, MARKGRAPH_DATA: join(folder, 'w'), MARKGRAPH_THREADS: '1' }),
  )
})
afterAll(async () => {
  await worker.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The graphs on which a worker compares while it warms its threads. */
async function graphsOf(busy: AbortSignal): Promise<Graph[]> {
  const graphs: Graph[] = []
  const { service } = worker
  const freshGraph: typeof service.freshGraph = (store) => {
    const graph = service.freshGraph(store)
    graphs.push(graph)
    return graph
  }
  await warmUp({ ...service, freshGraph }, busy)
  return graphs
}

test('a worker that has nothing to do compares simulated marks of every domain, so that its code is compiled', async () => {
  const [graph, ...more] = await graphsOf(worker.busy)
  expect(more).toEqual([])
  for (const node of ['bullet-score', 'cmr-1d', 'areal-score'])
    expect(graph!.counts().get(node)?.computed, node).toBe(1)
})

test('a worker that gets a message within the first second does not', async () => {
  const busy = new AbortController()
  setTimeout(() => busy.abort(), 100)
  expect(await graphsOf(busy.signal)).toEqual([])
})
