import { expect, test } from 'vitest'
import { elsewhere } from '../../src/graph/elsewhere.ts'
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
  claim: async (keys) => ({ taken: new Set(keys), letGo() {} }),
  take: async () => ({ stop: async () => {} }),
}

test('who waits for a piece that another process is at can leave at once, and the place is free', async () => {
  const others = elsewhere(taken, 1)
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
