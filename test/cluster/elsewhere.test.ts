import { expect, test } from 'vitest'
import { elsewhere } from '../../src/graph/elsewhere.ts'
import type { TaskQueue } from '../../src/store/task-queue.ts'
import { type Engine, engines } from '../helpers/engines.ts'

const engine = engines()[1] as Engine

const piece = (n: number) => ({ key: `piece ${n}`, name: 'any', body: { n } })
const here = async () => 'here'

test('a piece that nobody wants any more while its message is sent takes no other piece along', async () => {
  const { store, remove } = await engine.open()
  const queue = store.queue!
  const taking = await queue.take(1, async () => null)
  await expect.poll(() => queue.places(), { timeout: 10_000 }).toBe(1)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>()
  const slow: TaskQueue = {
    ...queue,
    async send(message) {
      begin()
      await open
      return queue.send(message)
    },
  }
  const others = elsewhere(slow, 0)
  const stop = new AbortController()
  const first = others.share(piece(1), { until: stop.signal, clients: () => ['one'] }, here)
  await begun
  stop.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  const second = others.share(piece(2), { clients: () => ['one'] }, here)
  letGo()
  expect(await second).toBeUndefined() // a worker has done with it
  await taking.stop()
  await remove()
})
