import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workSharing } from '../../src/graph/work-sharing.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { TaskQueue } from '../../src/store/task-queue.ts'
import { type Engine, engines } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'

const engine = engines()[1] as Engine

const piece = (n: number) => ({ key: `piece ${n}`, name: 'any', body: { n } })
const here = async () => 'here'
const written = async () => {}

test('a piece that nobody wants any more while its message is sent takes no other piece along', async () => {
  const { store, remove } = await engine.open()
  const queue = store.queue!
  const taking = await queue.take(1, async () => null)
  await expect.poll(() => queue.places(), { timeout: 10_000 }).toBe(1)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: open, resolve: release } = Promise.withResolvers<void>()
  const slow: TaskQueue = {
    ...queue,
    async send(message) {
      begin()
      await open
      return queue.send(message)
    },
  }
  const others = workSharing(slow, 0)
  const stop = new AbortController()
  const first = others.share(piece(1), { until: stop.signal, clients: () => ['one'] }, here, written)
  await begun
  stop.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  const second = others.share(piece(2), { clients: () => ['one'] }, here, written)
  release()
  expect(await second).toBeUndefined() // a worker has done with it
  await taking.stop()
  await remove()
})

test('what is done here is not free for another process before it is written', async () => {
  const folder = await temporaryFolder()
  const place = await engine.placeOf(folder)
  const store = await openStoreAt({ ...place, dataFolder: join(folder, 'one') })
  const other = await openStoreAt({ ...place, dataFolder: join(folder, 'other') })
  for (const { queue } of [store, other]) await (await queue!.take(1, async () => null)).stop() // connected
  const taken = async (): Promise<number> => {
    const claim = await other.queue!.claim(['piece 1'])
    claim.release()
    return claim.taken.size
  }
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const others = workSharing(store.queue!, 1)
  expect(await others.share(piece(1), { clients: () => ['one'] }, here, () => written)).toBe('here')
  expect(await taken()).toBe(1)
  write()
  await expect.poll(taken).toBe(0)
  await store.close()
  await other.close()
  await rm(folder, { recursive: true, force: true })
})
