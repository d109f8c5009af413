/** A small part of `npm run torture -- kills`. */
import { expect, test } from 'vitest'
import { itemOf } from '../../lab/torture/kills/items.ts'
import { killServers } from '../../lab/torture/kills/servers.ts'
import { killStores, noKills } from '../../lab/torture/kills/stores.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

test('stores that are killed while they are written and opened lose nothing they confirmed', async () => {
  const counts = noKills()
  await killStores(11, 14, counts)
  expect(counts).toMatchObject({ kills: 14, lost: 0, wrong: 0, faults: [] })
  expect(Object.values(counts.told).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
}, 180_000)

test('a server that is killed under requests keeps what it promised', async () => {
  const counts = noKills()
  await killServers(11, 1, counts)
  expect(counts).toMatchObject({ kills: 1, lost: 0, wrong: 0, faults: [] })
}, 180_000)

test('a thing that is missing, there by half or another is told from one that is whole', async () => {
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  for (let n = 0; n < 7; n++) {
    expect(await itemOf(1, n).find(store)).toBe('absent')
    await itemOf(1, n).put(store)
    expect(await itemOf(1, n).find(store)).toBe('whole')
    expect(await itemOf(2, n).find(store)).toBe('absent')
  }
  const other: typeof store = { ...store, read: async () => 'absent' }
  expect(await itemOf(1, 2).find(other)).toBe('part')
  expect(await itemOf(1, 0).find(other)).toBe('whole') // a result that was evicted
  const flipped: typeof store = { ...store, read: async () => new Uint8Array(40_000) }
  expect(await itemOf(1, 0).find(flipped)).toBe('other')
  await store.close()
})
