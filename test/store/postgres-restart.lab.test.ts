import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { blobFiles } from '../../src/store/sqlite/blobs/blob-files.ts'
import { numbered } from '../helpers/commits.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type TestPostgres, testPostgres } from '../helpers/engines.ts'

let server: TestPostgres
let folder: string
beforeAll(async () => {
  server = await testPostgres()
  folder = await temporaryFolder()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const opened = (address: string) =>
  openPostgresStore(address, blobFiles(join(folder, 'blobs'), join(folder, 'tmp')))

test('several stores open an empty database at the same time', async () => {
  const address = await server.database()
  const stores = await Promise.all([1, 2, 3].map(() => opened(address)))
  await stores[0]!.commit(numbered(1))
  const { handle } = numbered(1).artifacts![0]!
  for (const store of stores) expect((await store.artifacts([handle])).size).toBe(1)
  await Promise.all(stores.map((store) => store.close()))
})

test.skipIf(process.env['MARKGRAPH_TEST_POSTGRES'] !== undefined)(
  'what was acknowledged is there after the server was restarted; what was under way is written after it',
  async () => {
    const store = await opened(await server.database())
    const acknowledged: number[] = []
    let stop = false
    const writing = (async () => {
      for (let n = 0; !stop; n++) {
        await store.commit(numbered(n))
        acknowledged.push(n)
      }
    })()
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5)
    await server.restart()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before)
    stop = true
    await writing
    const handles = acknowledged.map((n) => numbered(n).artifacts![0]!.handle)
    expect((await store.artifacts(handles)).size).toBe(new Set(handles).size)
    await store.close()
  },
  120_000,
)

test('a database that cannot be used is said without its password', async () => {
  const address = new URL(await server.database())
  address.pathname = '/no_such_database'
  address.password ||= 'secret'
  await expect(opened(address.href)).rejects.toMatchObject({
    code: 'bad-setting',
    message: expect.stringMatching(/^the database no_such_database on .* cannot be used: (?!.*secret)/),
  })
})
