import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleOfJson } from '../../src/address/canonical.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { CollectedScan } from '../../src/store/records/collections.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Engine, engines, type OpenedStore } from '../helpers/engines.ts'

const CONNECTIONS = 10 // of a store to its database
const engine = engines()[1] as Engine
let opened: OpenedStore
beforeEach(async () => {
  opened = await engine.open()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await opened.remove()
})

/** Cuts the connections on which the next transactions begin, so many. */
function cutAtBegin(count: number): () => number {
  const { query } = Client.prototype as unknown as { query(this: Client, ...given: unknown[]): unknown }
  let left = count
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text: string }]
    if ((typeof asked === 'string' ? asked : asked.text) === 'begin' && left > 0) {
      left -= 1
      ;(this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    }
    return query.apply(this, given) as never
  })
  return () => left
}

const scan = (n: number): CollectedScan => ({
  study: 'made-up',
  source: `s${n}`,
  mark: `m${n}`,
  land: 1,
  scan: `${n}.x3p`,
  sha256: `${n}`,
  surface: handleOfJson(n),
})

test('connections that are lost when a transaction begins are given back', async () => {
  const { collections } = opened.store
  const own = { name: 'a', domain: 'toolmark', principal: 'lab', created: '2025-01-01T00:00:00.000Z' }
  await collections.insert({ id: 'a', ...own })
  const left = cutAtBegin(2 * CONNECTIONS)
  const all = Array.from({ length: CONNECTIONS }, (_, n) => collections.add('a', [scan(n)], ''))
  expect(await Promise.all(all)).toEqual(all.map(() => 1))
  expect(await collections.remove('a', '')).toBe(true)
  expect(left()).toBe(0)
})

test('every connection asks from time to time whether the server is still there', async () => {
  const folder = await temporaryFolder()
  const place = await engine.placeOf(folder)
  const asking = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const store = await openStoreAt({ ...place, dataFolder: folder })
  const claim = await store.queue!.claim(['any'])
  claim.release()
  await Promise.all([store.queue!.over([]), store.studies.all(), store.jobs.unfinished()])
  const client = new Client({ connectionString: place.database })
  await client.connect()
  const open = `select client_port from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and client_port is not null`
  const ports = (await client.query<{ client_port: number }>(open)).rows.map((row) => row.client_port)
  await client.end()
  const kept = asking.mock.contexts.map((socket) => (socket as Socket).localPort)
  expect(ports.length).toBeGreaterThan(3)
  expect(kept).toEqual(expect.arrayContaining(ports))
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

test('a line that cannot be set up is closed before the next try', async () => {
  const folder = await temporaryFolder()
  const place = await engine.placeOf(folder)
  const { query } = Client.prototype as unknown as { query(this: Client, ...given: unknown[]): unknown }
  let refused = 0
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    if (!String(given[0]).startsWith('listen ')) return query.apply(this, given) as never
    refused += 1
    return Promise.reject(new Error('this pooler does not listen')) as never
  })
  const store = await openStoreAt({ ...place, dataFolder: folder })
  await expect.poll(() => refused).toBeGreaterThan(3)
  const client = new Client({ connectionString: place.database })
  await client.connect()
  const open = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and client_port is not null`
  expect((await client.query(open)).rows.length).toBeLessThan(3) // one of the pool, and the try that is made now
  await client.end()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})
