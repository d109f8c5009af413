import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from '../../src/cli/commands/worker.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { workOn } from '../../src/references/studies/work.ts'
import { openService } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { Taken, TaskQueue } from '../../src/store/task-queue.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { type Engine, engines, environmentOf, type OpenedStore } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { created, strokes, writeStudy } from '../helpers/studies.ts'

const engine = engines()[1] as Engine
let opened: OpenedStore
let queue: TaskQueue
beforeEach(async () => {
  opened = await engine.open()
  queue = opened.store.queue!
})
afterEach(() => opened.remove())

const message = (n: number, client = 'one') => ({ key: `key ${n}`, client, body: { n } })
const numberOf = ({ body }: Taken): number => (body as { n: number }).n

test('a message of a key that waits is not sent again; what nobody has begun can be taken back', async () => {
  const id = await queue.send(message(1))
  expect(await queue.send(message(1))).toBeUndefined()
  const other = await queue.send(message(2))
  expect((await queue.over([id!, other!])).size).toBe(0)
  await queue.withdraw([id!])
  expect([...(await queue.over([id!, other!])).entries()]).toEqual([[id, undefined]])
  expect(await queue.send(message(1))).toBeDefined()
})

test('what a worker says of a message is heard, and its places are counted while it works', async () => {
  const taking = await queue.take(3, async (taken) => ({ twice: 2 * numberOf(taken) }))
  await expect.poll(() => queue.places(), { timeout: 10_000 }).toBe(3)
  const id = (await queue.send(message(4)))!
  await expect.poll(async () => (await queue.over([id])).get(id), { timeout: 10_000 }).toEqual({ twice: 8 })
  await taking.stop()
  await expect.poll(() => queue.places(), { timeout: 10_000 }).toBe(0)
})

test('a worker that stops hands back what is not done, and another does it', async () => {
  const begun = Promise.withResolvers<void>()
  const first = await queue.take(1, async ({ until }) => {
    begun.resolve()
    await sleep(60_000, undefined, { signal: until })
    return 'never'
  })
  const id = (await queue.send(message(5)))!
  await begun.promise
  await first.stop()
  expect((await queue.over([id])).size).toBe(0)
  const second = await queue.take(1, async () => 'done')
  await expect.poll(async () => (await queue.over([id])).get(id), { timeout: 10_000 }).toBe('done')
  await second.stop()
})

test('a worker alternates between clients: many messages of one do not keep out another', async () => {
  for (let n = 0; n < 8; n++) await queue.send(message(n, 'many'))
  for (let n = 8; n < 10; n++) await queue.send(message(n, 'few'))
  const order: number[] = []
  const taking = await queue.take(1, async (taken) => {
    order.push(numberOf(taken))
    return null
  })
  await expect.poll(() => order.length, { timeout: 20_000 }).toBe(10)
  await taking.stop()
  expect(order.slice(0, 4)).toEqual([0, 8, 1, 9])
})

test('messages that are lost, and messages that are done twice, change nothing but the time of a study', async () => {
  const folder = await temporaryFolder()
  const marks = strokes(3, 2)
  await writeStudy(join(folder, 'scans'), marks)
  const place = environmentOf(await engine.placeOf(folder))
  const own = (name: string) =>
    settings({ ...place, MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const chosen = own('server')
  const store = await openStoreAt({ ...chosen.store, dataFolder: chosen.dataFolder })
  let sent = 0
  const unsure: NonNullable<typeof store.queue> = {
    ...store.queue!,
    // every second message is lost on its way
    send: async (one) => (sent++ % 2 === 0 ? randomUUID() : store.queue!.send(one)),
  }
  const service = await openService(chosen, {
    references: null,
    executor: sharedThreads(1),
    store: { ...store, queue: unsure },
  })
  const worker = await openService(own('worker'), {
    alone: true,
    references: null,
    executor: sharedThreads(1, 1),
  })
  const taking = await worker.store.queue!.take(2, async (taken) => {
    await workOn(worker, taken)
    return workOn(worker, taken)
  })
  try {
    const study = await runStudy(service, await created(service, join(folder, 'scans'), marks), UNWATCHED)
    expect(study).toMatchObject({ state: 'done', pairsDone: 15 })
    expect(sent).toBeGreaterThan(1)
    const chances = [service, worker].map(({ graph }) => graph.counts().get('toolmark-chance')?.computed ?? 0)
    expect(chances[0]! + chances[1]!).toBe(marks.length)
  } finally {
    await taking.stop()
    await worker.close()
    await service.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a queue whose start fails half-way leaves no connections behind', async () => {
  const folder = await temporaryFolder()
  const place = await engine.placeOf(folder)
  const store = await openStoreAt({ ...place, dataFolder: join(folder, 'server') })
  const failing = vi.spyOn(PgBoss.prototype, 'createQueue').mockRejectedValueOnce(new Error('cut off'))
  expect(await store.queue!.send(message(1))).toBeUndefined()
  failing.mockRestore()
  expect(await store.queue!.send(message(1))).toBeDefined()
  await store.close()
  const client = new Client({ connectionString: place.database })
  await client.connect()
  const own =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(async () => (await client.query(own)).rows, { timeout: 3_000 }).toEqual([])
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

test('a worker without a store that others share is refused', async () => {
  const folder = await temporaryFolder()
  await expect(startWorker(settings({ MARKGRAPH_DATA: folder }))).rejects.toMatchObject({
    code: 'bad-setting',
  })
  await rm(folder, { recursive: true, force: true })
})

test('a study ends on its server when its workers go away with what they have begun', async () => {
  const folder = await temporaryFolder()
  const marks = strokes(3, 2)
  await writeStudy(join(folder, 'scans'), marks)
  const place = environmentOf(await engine.placeOf(folder))
  const chosen = settings({ ...place, MARKGRAPH_DATA: join(folder, 'server'), MARKGRAPH_THREADS: '1' })
  const service = await openService(chosen, { references: null, executor: sharedThreads(1) })
  const begun = Promise.withResolvers<void>()
  const taking = await service.store.queue!.take(2, async ({ until }) => {
    begun.resolve()
    await sleep(60_000, undefined, { signal: until })
    return null
  })
  try {
    const run = runStudy(service, await created(service, join(folder, 'scans'), marks), UNWATCHED)
    await begun.promise
    await sleep(2_000) // until the server has nothing left but what is at the workers
    await taking.stop()
    expect(await run).toMatchObject({ state: 'done', pairsDone: 15 })
    expect(service.graph.counts().get('toolmark-chance')?.computed).toBe(marks.length)
  } finally {
    await taking.stop()
    await service.close()
    await rm(folder, { recursive: true, force: true })
  }
})
