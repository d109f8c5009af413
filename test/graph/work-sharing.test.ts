import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workSharing } from '../../src/graph/work-sharing.ts'
import type { TaskQueue } from '../../src/store/task-queue.ts'
import { settled } from '../helpers/graph.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

noUnhandledRejections()

/** A queue without workers, in which another process has every piece of work. */
const taken: TaskQueue = {
  places: async () => 0,
  send: async () => undefined,
  over: async () => new Map(),
  withdraw: async () => {},
  claim: async (keys) => ({ taken: new Set(keys), release() {} }),
  take: async () => ({ stop: async () => {} }),
}

test('who waits for a piece that another process is at can leave at once, and the place is free', async () => {
  const others = workSharing(taken, 1)
  const share = (n: number, until: AbortSignal): Promise<unknown> =>
    others.share(
      { key: `piece ${n}`, name: 'any', body: n },
      { until, clients: () => ['one'] },
      async () => 'here',
      async () => {},
    )
  for (const n of [1, 2]) {
    const stop = new AbortController()
    const waiting = share(n, stop.signal)
    await settled()
    const start = performance.now()
    stop.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(performance.now() - start).toBeLessThan(1000)
  }
})

test('nothing is asked any more about messages that nobody wants', async () => {
  let asked = 0
  const withdrawn: string[] = []
  const busy: TaskQueue = {
    ...taken,
    places: async () => 1,
    send: async ({ key }) => key,
    async over() {
      asked += 1
      return new Map() // a worker is at it, or the queue is closed
    },
    withdraw: async (ids) => void withdrawn.push(...ids),
  }
  const others = workSharing(busy, 0)
  const stop = new AbortController()
  const wanted = { until: stop.signal, clients: () => ['one'] }
  const waiting = others.share(
    { key: 'piece', name: 'any', body: null },
    wanted,
    async () => 'here',
    async () => {},
  )
  await expect.poll(() => asked).toBe(2)
  stop.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect.poll(() => withdrawn.length).toBe(1)
  const before = asked
  await sleep(500)
  expect(asked).toBe(before)
  expect(withdrawn).toHaveLength(1)
})
