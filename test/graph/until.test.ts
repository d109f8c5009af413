import { expect, test } from 'vitest'
import type { Executor } from '../../src/executor/executor.ts'
import { contents } from '../helpers/data-folder.ts'
import { filled, localExecutor, scaled, settled, testGraph } from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

noUnhandledRejections()
const at = storeOfEachTest()

/** An executor whose tasks wait until they are let go, and what it was told of each. */
function held() {
  const tasks: { readonly node: string; readonly stopped: AbortSignal | undefined }[] = []
  const { promise: open, resolve: release } = Promise.withResolvers<void>()
  const local = localExecutor()
  const executor: Executor = {
    ...local,
    async execute(task, source, wanted) {
      tasks.push({ node: task.node, stopped: wanted?.until })
      await open
      wanted?.until?.throwIfAborted()
      return local.execute(task, source)
    },
    background: () => executor,
  }
  return { executor, tasks, release }
}

const gone = new Error('nobody waits')

test('work that is not wanted any more ends with the reason, leaves the queue, and nothing of it is written', async () => {
  const { executor, tasks, release } = held()
  const graph = testGraph(at.store, { executor })
  const stop = new AbortController()
  const work = graph.until(stop.signal).within(async (session) => scaled(session, await filled(session)))
  await expect.poll(() => tasks.length).toBe(1)
  let ended = false
  work.catch(() => {
    ended = true
  })
  stop.abort(gone)
  expect(tasks[0]!.stopped?.aborted).toBe(true)
  await settled()
  expect(ended).toBe(false) // before its task is
  release()
  await expect(work).rejects.toBe(gone)
  await settled()
  expect(tasks.map(({ node }) => node)).toEqual(['fill']) // the next stage was never begun
  expect(await contents(at.folder)).toMatchObject({ artifacts: 0, runs: 0 })
  await expect(graph.until(stop.signal).within((session) => filled(session))).rejects.toBe(gone)
  expect(tasks).toHaveLength(1)
})

test('a computation that somebody else wants goes on, and who comes after the last one has left starts another', async () => {
  const { executor, tasks, release } = held()
  const graph = testGraph(at.store, { executor })
  const stops = [new AbortController(), new AbortController(), new AbortController()]
  const [first, second] = stops
    .slice(0, 2)
    .map(({ signal }) => graph.until(signal).within((session) => filled(session))) as [
    Promise<unknown>,
    Promise<unknown>,
  ]
  const third = graph.until(stops[2]!.signal).within((session) => filled(session.background()))
  await expect.poll(() => tasks.length).toBe(1)
  stops[0]!.abort(gone)
  await expect(first).rejects.toBe(gone)
  stops[1]!.abort(gone)
  await expect(second).rejects.toBe(gone)
  expect(tasks[0]!.stopped?.aborted).toBe(false)
  stops[2]!.abort(gone)
  expect(tasks[0]!.stopped?.aborted).toBe(true)
  const fourth = graph.within((session) => filled(session))
  await expect.poll(() => tasks.length).toBe(2)
  release()
  await expect(third).rejects.toBe(gone)
  expect((await fourth).handle).toMatch(/^sha256:/)
  expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 1 })
})

test('work without a signal keeps what it shares with work that has one', async () => {
  const { executor, tasks, release } = held()
  const graph = testGraph(at.store, { executor })
  const stop = new AbortController()
  const leaving = graph.until(stop.signal).within((session) => filled(session))
  const staying = graph.within((session) => filled(session))
  await expect.poll(() => tasks.length).toBe(1)
  stop.abort(gone)
  await expect(leaving).rejects.toBe(gone)
  release()
  await staying
  expect(tasks).toHaveLength(1)
  expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 1 })
})

test('a result that comes too late is dropped, and can be had again', async () => {
  const stop = new AbortController()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: open, resolve: release } = Promise.withResolvers<void>()
  let computed = 0
  const before = async (): Promise<void> => {
    computed += 1
    begin()
    if (computed === 1) await open
  }
  const graph = testGraph(at.store, { before }) // its tasks have a thread already: they do not look at the signal
  const work = graph.until(stop.signal).within((session) => filled(session))
  await begun
  stop.abort(gone)
  release()
  await expect(work).rejects.toBe(gone)
  await settled()
  await settled()
  expect(await contents(at.folder)).toMatchObject({ artifacts: 0, runs: 0 })
  await graph.within((session) => filled(session))
  expect(computed).toBe(2)
})
