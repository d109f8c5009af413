import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { Store } from '../../src/store/store.ts'
import type { Questions, Taken } from '../../src/store/task-queue.ts'
import { type Engine, engines } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'

const engine = engines()[1] as Engine
let folder: string
let database: string
let stores: Store[]
beforeAll(async () => {
  folder = await temporaryFolder()
  const place = await engine.placeOf(folder)
  database = place.database
  stores = await Promise.all(
    [1, 2, 3].map((n) => openStoreAt({ ...place, dataFolder: join(folder, `${n}`) })),
  )
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await rm(folder, { recursive: true, force: true })
})

const questionsOf = (n: number): Questions => stores[n]!.queue!
const question = (n: number) => ({ client: 'one', body: { n } })
const twice = async ({ body }: Taken) => 2 * (body as { n: number }).n

test('workers that begin at once have seats of their own, and a free seat is taken again', async () => {
  const taking = await Promise.all(stores.map((_, n) => questionsOf(n).answer(1, twice)))
  expect(await questionsOf(0).seats()).toEqual([0, 1, 2])
  for (const seat of [0, 1, 2]) expect(await questionsOf(0).ask(seat, question(seat))).toBe(2 * seat)
  await taking[1]!.stop()
  const left = await questionsOf(0).seats()
  expect(left).toHaveLength(2)
  const again = await questionsOf(1).answer(1, twice)
  expect(await questionsOf(0).seats()).toEqual([0, 1, 2])
  await Promise.all([taking[0]!, taking[2]!, again].map((one) => one.stop()))
  expect(await questionsOf(0).seats()).toEqual([])
})

test('who asks hears at once when the work fails, or when nobody wants the answer any more', async () => {
  const taking = await questionsOf(1).answer(1, async ({ body, until }) => {
    if ((body as { n: number }).n === 1) throw new Error('broken')
    return new Promise((_, reject) => until.addEventListener('abort', () => reject(until.reason)))
  })
  const [seat] = await questionsOf(0).seats()
  expect(await questionsOf(0).ask(seat!, question(1))).toBeUndefined()
  const stop = new AbortController()
  const asked = questionsOf(0).ask(seat!, question(2), stop.signal)
  stop.abort(new Error('too late'))
  await expect(asked).rejects.toThrow('too late')
  await expect(questionsOf(0).ask(seat!, question(3), stop.signal)).rejects.toThrow('too late')
  await taking.stop()
  expect(await questionsOf(0).ask(seat!, question(4))).toBeUndefined() // nobody has this seat
})

test('nothing of a question stays in the database', async () => {
  const client = new Client({ connectionString: database })
  await client.connect()
  const rows = async () =>
    (await client.query(`select * from markgraph_queue.job where name like 'markgraph-seat-%'`)).rows
  await expect.poll(rows).toEqual([])
  await client.end()
})
