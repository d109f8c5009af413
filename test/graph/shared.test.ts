import { describe, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import type { RunKey } from '../../src/address/run.ts'
import type { Task } from '../../src/executor/executor.ts'
import type { WorkSharing } from '../../src/graph/work-sharing.ts'
import { fill, filled, LENGTH, mean, numberKind, testGraph, turnstile, watched } from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

noUnhandledRejections()
const at = storeOfEachTest()

/** Shares nothing; `begun` is called before a task is done here, `over` when its result is written. */
const sharing = (
  begun: (task: Task) => void | Promise<void>,
  over: (task: Task) => void | Promise<void> = () => {},
): WorkSharing => ({
  places: async () => 1,
  async share(piece, _wanted, here, written) {
    const task = piece.body as unknown as Task
    await begun(task)
    const result = await here()
    void written().then(() => over(task))
    return result
  },
})

describe('a task that a worker can do', () => {
  test('is offered when its inputs are in the store, although nothing else is written yet', async () => {
    const found: boolean[] = []
    const workSharing = sharing(async ({ inputs }) => {
      const handles = Object.values(inputs).flat() as Handle[]
      const rows = await at.store.artifacts(handles)
      found.push(handles.every((handle) => rows.has(handle)))
    })
    const graph = testGraph(at.store, { workSharing })
    await graph.within(async (session) => {
      const numbers = [1, 2, 3].map((value) => session.put(numberKind, value))
      await session.background().evaluate(mean, {}, { numbers })
    })
    expect(found).toEqual([true])
  })

  test('is done here, and not offered, when its inputs cannot be written now', async () => {
    const offered: string[] = []
    let full = true
    const { store } = watched(at.store, () => (full ? new Error('disk full') : undefined))
    const graph = testGraph(store, { workSharing: sharing(({ node }) => void offered.push(node)) })
    await graph.within(async (session) => {
      const numbers = [1, 2, 3].map((value) => session.put(numberKind, value))
      const found = await session.background().evaluate(mean, {}, { numbers })
      expect(await session.value(found)).toBe(2)
      full = false
      await session.flush()
    })
    expect(offered).toEqual([])
  })

  test("is this process's until its result is in the store", async () => {
    const { passed, open } = turnstile()
    const recorded: boolean[] = []
    const workSharing = sharing(
      () => {},
      async ({ runKey }) => {
        recorded.push((await at.store.outputs([runKey as RunKey])).size === 1)
        open()
      },
    )
    const graph = testGraph(at.store, { workSharing })
    await graph.within(async (session) => {
      await filled(session.background())
      expect(recorded).toEqual([])
      await session.flush()
      await passed
    })
    expect(recorded).toEqual([true])
  })

  test('is not done again when another process has done it while it waited here', async () => {
    const other = testGraph(at.store)
    const graph = testGraph(at.store, {
      workSharing: sharing(() =>
        other.within(async (session) => {
          await filled(session)
          await session.flush()
        }),
      ),
    })
    await graph.within((session) => filled(session.background()))
    expect(other.counts().get('fill')).toMatchObject({ computed: 1 })
    expect(graph.counts().get('fill')).toMatchObject({ computed: 0, reused: 1 })
  })

  test('is not offered by a session whose work is to be done here', async () => {
    const offered: string[] = []
    const graph = testGraph(at.store, { workSharing: sharing(({ node }) => void offered.push(node)) })
    await graph.within(async (session) => {
      const value = session.put(numberKind, 2)
      await session.backgroundHere().evaluate(fill, { length: LENGTH }, { value })
      expect(offered).toEqual([])
      await session.background().evaluate(fill, { length: LENGTH + 1 }, { value })
    })
    expect(offered).toEqual(['fill'])
  })
})
