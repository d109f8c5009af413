import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Commit, Store } from '../../src/store/store.ts'
import { dataOf, numbered } from '../helpers/commits.ts'
import { contents, temporaryFolder } from '../helpers/service.ts'

let folder: string
let store: Store
let reports: string[]
beforeEach(async () => {
  folder = await temporaryFolder()
  reports = []
  store = await openStore(folder, (message) => reports.push(message))
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const [large, small] = [sha256(dataOf(0)), sha256(dataOf(1))]
const fileOf = (hash: string): string => join(folder, 'blobs', hash.slice(0, 2), hash)

describe('a commit', () => {
  test('is there when it resolves, and after a restart', async () => {
    await Promise.all([store.commit(numbered(0)), store.commit(numbered(1))])
    await store.close()
    store = await openStore(folder)
    const { artifacts, runs } = numbered(0)
    expect(store.artifact(artifacts![0]!.handle)).toEqual(artifacts![0])
    expect(store.run(runs![0]!.runKey)).toEqual(runs![0])
    expect(store.producer(artifacts![0]!.handle)).toEqual(runs![0])
    for (const n of [0, 1]) expect(await store.read(sha256(dataOf(n)))).toEqual(dataOf(n))
  })

  test('keeps small data in the row and large data in a file of their own', async () => {
    await store.commit({ blobs: [...numbered(0).blobs!, ...numbered(1).blobs!] })
    expect(await contents(folder)).toMatchObject({ blobs: 2, blob_files: 1, tmp_files: 0 })
    expect((await stat(fileOf(large))).size).toBe(200_000)
  })

  test('of the same things by many at once stores them once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.commit(numbered(0))))
    await store.commit(numbered(0))
    expect(await contents(folder)).toMatchObject({
      artifacts: 1,
      blobs: 1,
      runs: 1,
      blob_files: 1,
      tmp_files: 0,
    })
  })

  test('that cannot write its file fails alone, with no row of it', async () => {
    await writeFile(join(folder, 'blobs', large.slice(0, 2)), 'a file where its folder should be')
    const results = await Promise.allSettled([
      store.commit(numbered(1)),
      store.commit(numbered(0)),
      store.commit(numbered(2)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(store.run(numbered(0).runs![0]!.runKey)).toBeUndefined()
    expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, tmp_files: 0 })
    await rm(join(folder, 'blobs', large.slice(0, 2)))
    await store.commit(numbered(0))
    expect(await store.read(large)).toEqual(dataOf(0))
  })

  test('with a row that cannot be written fails alone', async () => {
    const { runs, ...rest } = numbered(5)
    const bad = { ...rest, runs: [{ ...runs![0]!, params: { n: Number.NaN } }] } as Commit
    const results = await Promise.allSettled([numbered(1), bad, numbered(3)].map((one) => store.commit(one)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, blobs: 2 })
  })
})

describe('data that are not what their hash says', () => {
  test('in a file are absent, reported, set aside, and can be written again', async () => {
    await store.commit(numbered(0))
    const bytes = await readFile(fileOf(large))
    bytes[100_000]! ^= 1
    await writeFile(fileOf(large), bytes)
    const read = await Promise.all(Array.from({ length: 4 }, () => store.read(large)))
    expect(read).toEqual([undefined, undefined, undefined, undefined])
    expect(reports).toContain('blob corrupt')
    expect(await store.has(large)).toBe(false)
    expect(await readdir(join(folder, 'blobs'))).toContain(`${large}.corrupt`)
    await store.commit(numbered(0))
    expect(await store.read(large)).toEqual(dataOf(0))
  })

  test('in a file of another length are absent', async () => {
    await store.commit(numbered(0))
    await writeFile(fileOf(large), (await readFile(fileOf(large))).subarray(1))
    expect(await store.has(large)).toBe(false)
    expect(await store.read(large)).toBeUndefined()
  })

  test('in a row are absent and reported', async () => {
    await store.commit(numbered(1))
    await store.close()
    const { default: Database } = await import('better-sqlite3')
    const db = new Database(join(folder, 'markgraph.sqlite'))
    db.prepare('update blobs set inline = zeroblob(500)').run()
    db.close()
    store = await openStore(folder, (message) => reports.push(message))
    expect(await store.read(small)).toBeUndefined()
    expect(reports).toEqual(['blob corrupt'])
    await store.commit(numbered(1))
    expect(await store.read(small)).toEqual(dataOf(1))
  })

  test('and are gone are reported as absent', async () => {
    await store.commit(numbered(0))
    await rm(fileOf(large))
    expect(await store.read(large)).toBeUndefined()
    expect(reports).toEqual(['blob absent'])
    expect(await store.read('f'.repeat(64))).toBeUndefined()
    expect(reports).toHaveLength(1)
  })
})

test('a file without its row, as a crash between the two leaves it, does no harm', async () => {
  await mkdir(join(folder, 'blobs', large.slice(0, 2)), { recursive: true })
  await writeFile(fileOf(large), 'half')
  expect(await store.read(large)).toBeUndefined()
  await store.commit(numbered(0))
  expect(await store.read(large)).toEqual(dataOf(0))
})

test('scans are found by hash and by handle, recipes by handle', async () => {
  const handle = `sha256:${'a'.repeat(64)}` as const
  await store.commit({
    scans: [{ sha256: 'b', handle, filename: 'é.x3p' }],
    recipes: [{ handle, body: { z: 1, a: [0.1] } }],
  })
  expect(store.scan('b')).toEqual({ sha256: 'b', handle, filename: 'é.x3p' })
  expect(store.scanOf(handle)).toEqual(store.scan('b'))
  expect(store.recipe(handle)).toEqual({ a: [0.1], z: 1 })
  expect(store.recipe(`sha256:${'c'.repeat(64)}`)).toBeUndefined()
})

test('a data folder that cannot be one is a bad setting', async () => {
  await writeFile(join(folder, 'file'), 'x')
  await expect(openStore(join(folder, 'file'))).rejects.toMatchObject({ code: 'bad-setting' })
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(
    join(other, 'markgraph.sqlite'),
    'this is not a database, but it is long enough to look at'.repeat(50),
  )
  await expect(openStore(other)).rejects.toMatchObject({ code: 'bad-setting' })
})
