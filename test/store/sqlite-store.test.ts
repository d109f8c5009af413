import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { scanHandle, sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Commit } from '../../src/store/store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents } from '../helpers/data-folder.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const at = storeOfEachTest()

const [large, small] = [sha256(dataOf(0)), sha256(dataOf(1))]
const folderOf = (hash: string): string => join(at.folder, 'blobs', hash.slice(0, 2))
const fileOf = (hash: string): string => join(folderOf(hash), hash)
const runKeyOf = (n: number): string => numbered(n).runs![0]!.runKey

describe('a commit', () => {
  test('is there when it resolves, and after a restart', async () => {
    await Promise.all([at.store.commit(numbered(0)), at.store.commit(numbered(1))])
    await at.reopened()
    const { artifacts, runs } = numbered(0)
    const { handle } = artifacts![0]!
    expect((await at.store.artifacts([handle])).get(handle)).toEqual(artifacts![0])
    expect((await at.store.outputs([runKeyOf(0)])).get(runKeyOf(0))).toBe(handle)
    expect((await at.store.producers([handle])).get(handle)).toEqual(runs)
    for (const hash of [large, small]) expect(await readHash(at.store, hash)).toBe(hash)
    expect((await at.store.size()).artifacts).toBe(2)
  })

  test('keeps small data in the row and large data in a file of their own', async () => {
    await at.store.commit({ blobs: [...numbered(0).blobs!, ...numbered(1).blobs!] })
    expect(await contents(at.folder)).toMatchObject({ blobs: 2, blob_files: 1, tmp_files: 0 })
    expect((await stat(fileOf(large))).size).toBe(200_000)
    expect((await at.store.size()).bytes['blobs']).toBe(200_000)
  })

  test('of the same things by many at once stores them once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => at.store.commit(numbered(0))))
    await at.store.commit(numbered(0))
    const once = { artifacts: 1, blobs: 1, runs: 1, blob_files: 1, tmp_files: 0 }
    expect(await contents(at.folder)).toMatchObject(once)
    expect((await at.store.size()).bytes['blobs']).toBe(200_000)
  })

  test('that cannot make its folder fails alone, with no row of it, and works when that is mended', async () => {
    await writeFile(folderOf(large), 'a file where its folder should be')
    const results = await Promise.allSettled([1, 0, 2].map((n) => at.store.commit(numbered(n))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { code: 'write-failed' } })
    expect((await at.store.outputs([0, 1, 2].map(runKeyOf))).size).toBe(2)
    expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 2, tmp_files: 0 })
    await rm(folderOf(large), { recursive: true })
    await at.store.commit(numbered(0))
    expect(await readHash(at.store, large)).toBe(large)
  })

  test('waits while another process holds the database, and this process goes on', async () => {
    const other = new Database(join(at.folder, 'markgraph.sqlite'))
    other.exec('BEGIN EXCLUSIVE')
    const committed = at.store.commit(numbered(1))
    await sleep(300)
    expect(await at.store.has(small)).toBe(false)
    other.exec('COMMIT') // by this thread, which a waiting write must not stop
    other.close()
    await committed
    expect(await readHash(at.store, small)).toBe(small)
  })

  test('with a row that cannot be written fails alone', async () => {
    const { runs, ...rest } = numbered(5)
    const bad = { ...rest, runs: [{ ...runs![0]!, params: { n: Number.NaN } }] } as Commit
    const results = await Promise.allSettled(
      [numbered(1), bad, numbered(3)].map((one) => at.store.commit(one)),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { code: 'write-failed' } })
    expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 2, blobs: 2 })
  })

  test('that was asked for before the store is closed is written', async () => {
    const all = Promise.all([at.store.commit(numbered(0)), at.store.commit(numbered(1))])
    await at.reopened()
    await all
    expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 2, blobs: 2, blob_files: 1 })
  })
})

describe('data that are not what their hash says', () => {
  async function flipped(hash: string): Promise<void> {
    const bytes = await readFile(fileOf(hash))
    bytes[100_000]! ^= 1
    await writeFile(fileOf(hash), bytes)
  }

  test('in a file are damaged for every reader again and again, also after a restart', async () => {
    await at.store.commit(numbered(0))
    await flipped(large)
    const read = await Promise.all(Array.from({ length: 20 }, () => at.store.read(large)))
    expect(new Set(read)).toEqual(new Set(['damaged']))
    expect(at.reports).toEqual(['blob corrupt'])
    expect(await at.store.has(large)).toBe(false)
    expect(await readdir(join(at.folder, 'blobs'))).toContain(`${large}.corrupt`)
    expect((await at.store.size()).bytes['blobs']).toBe(0)
    for (let i = 0; i < 3; i++) {
      expect(await at.store.read(large)).toBe('damaged')
      await at.reopened()
    }
    expect(at.reports).toEqual(['blob corrupt'])
    expect((await at.store.size()).bytes['blobs']).toBe(0)
  })

  test('are healed when they are written again', async () => {
    await at.store.commit(numbered(0))
    await flipped(large)
    expect(await at.store.read(large)).toBe('damaged')
    await at.store.commit(numbered(0))
    expect(await readHash(at.store, large)).toBe(large)
    expect(await at.store.has(large)).toBe(true)
    expect((await at.store.size()).bytes['blobs']).toBe(200_000)
    await at.reopened()
    expect(await readHash(at.store, large)).toBe(large)
  })

  test('are healed by whoever writes while others read', async () => {
    for (let round = 0; round < 4; round++) {
      await at.store.commit(numbered(0))
      await flipped(large)
      const reads = Array.from({ length: 5 }, () => at.store.read(large))
      await Promise.all([...reads, at.store.commit({ blobs: numbered(0).blobs! })])
      for (const one of await Promise.all(reads)) expect(one).not.toBe('absent')
      // either the writer came first and found nothing wrong yet, or it has healed them
      await at.store.read(large)
      await at.store.commit({ blobs: numbered(0).blobs! })
      expect(await readHash(at.store, large)).toBe(large)
    }
  })

  test('in a file of another length are damaged', async () => {
    await at.store.commit(numbered(0))
    await writeFile(fileOf(large), (await readFile(fileOf(large))).subarray(1))
    expect(await at.store.has(large)).toBe(false)
    for (let i = 0; i < 3; i++) expect(await at.store.read(large)).toBe('damaged')
    await at.store.commit(numbered(0))
    expect(await readHash(at.store, large)).toBe(large)
  })

  test('in a row are damaged and reported once', async () => {
    await at.store.commit(numbered(1))
    const db = new Database(join(at.folder, 'markgraph.sqlite'))
    db.prepare('update blobs set inline = zeroblob(500)').run()
    db.close()
    await at.reopened()
    for (let i = 0; i < 3; i++) expect(await at.store.read(small)).toBe('damaged')
    expect(at.reports).toEqual(['blob corrupt'])
    await at.store.commit(numbered(1))
    expect(await readHash(at.store, small)).toBe(small)
    await at.reopened()
    expect(await readHash(at.store, small)).toBe(small)
  })

  test('and are gone are reported once as absent', async () => {
    await at.store.commit(numbered(0))
    await rm(fileOf(large))
    const read = await Promise.all(Array.from({ length: 5 }, () => at.store.read(large)))
    expect(new Set(read)).toEqual(new Set(['absent']))
    expect(at.reports).toEqual(['blob absent'])
    expect(await at.store.read('f'.repeat(64))).toBe('absent')
    expect(at.reports).toHaveLength(1)
    expect((await at.store.size()).bytes['blobs']).toBe(0)
  })
})

test.each([true, false])(
  'a folder in the place of bytes, known before: %s, is set aside by the next write',
  async (known) => {
    if (known) {
      await at.store.commit(numbered(0))
      await rm(fileOf(large))
    }
    await mkdir(join(fileOf(large), 'inside'), { recursive: true })
    expect(await at.store.has(large)).toBe(false)
    expect(await at.store.read(large)).toBe(known ? 'damaged' : 'absent')
    await at.store.commit(numbered(0))
    expect(await readHash(at.store, large)).toBe(large)
    await mkdir(join(at.folder, 'blobs', `${large}.corrupt`), { recursive: true })
    await rm(fileOf(large))
    await mkdir(fileOf(large))
    expect(await at.store.read(large)).toBe('damaged')
    await at.store.commit(numbered(0))
    expect(await readHash(at.store, large)).toBe(large)
  },
)

test('a file without its row, as a crash between the two leaves it, does no harm', async () => {
  await mkdir(folderOf(large), { recursive: true })
  await writeFile(fileOf(large), 'half')
  expect(await at.store.read(large)).toBe('absent')
  await at.store.commit(numbered(0))
  expect(await readHash(at.store, large)).toBe(large)
})

test('scans are found by their handles, recipes by theirs', async () => {
  const handle = scanHandle('b')
  const unknown = `sha256:${'c'.repeat(64)}` as const
  await at.store.commit({ scans: [{ sha256: 'b', handle }], recipes: [{ handle, body: { z: 1, a: [0.1] } }] })
  await at.store.commit({ recipes: [{ handle, body: { another: true } }] })
  expect(await at.store.scans([unknown, handle])).toEqual(new Map([[handle, { sha256: 'b', handle }]]))
  expect(await at.store.recipe(handle)).toEqual({ a: [0.1], z: 1 })
  expect(await at.store.recipe(unknown)).toBeUndefined()
})

test('a data folder that cannot be one is a bad setting', async () => {
  await writeFile(join(at.folder, 'file'), 'x')
  await expect(openStore(join(at.folder, 'file'))).rejects.toMatchObject({ code: 'bad-setting' })
  const other = join(at.folder, 'other')
  await mkdir(other)
  await writeFile(
    join(other, 'markgraph.sqlite'),
    'this is not a database, but it is long enough to look at'.repeat(50),
  )
  await expect(openStore(other)).rejects.toMatchObject({ code: 'bad-setting' })
})
