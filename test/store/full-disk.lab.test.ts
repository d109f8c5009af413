import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import { type FolderStore, openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents } from '../helpers/data-folder.ts'
import { filled, testGraph } from '../helpers/graph.ts'
import { diskTitle, hasSmallDisks, type SmallDisk, smallDisk } from '../helpers/small-disk.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

const [large, small] = [sha256(dataOf(0)), sha256(dataOf(1))]
const ROOM = 160_000 // for rows, but not for a large file
const full = { code: 'disk-full', message: expect.stringContaining('disk is full') }

describe.skipIf(!hasSmallDisks)(diskTitle('on a disk that is full'), () => {
  noUnhandledRejections()
  let disk: SmallDisk
  let data: string
  let store: FolderStore
  beforeEach(async () => {
    disk = smallDisk(8 * 2 ** 20)
    data = join(disk.folder, 'data')
    store = await openStore(data)
  })
  afterEach(async () => {
    await store.close()
    disk.remove()
  })

  test('for its file, a commit fails alone as disk-full, and what is there can be read', async () => {
    await store.commit(numbered(2))
    disk.fill(ROOM)
    const results = await Promise.allSettled([1, 0, 3].map((n) => store.commit(numbered(n))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: full })
    expect(await contents(data)).toMatchObject({
      artifacts: 3,
      runs: 3,
      blobs: 3,
      blob_files: 1,
      tmp_files: 0,
    })
    for (const hash of [small, sha256(dataOf(2))]) expect(await readHash(store, hash)).toBe(hash)
    disk.clear()
    await store.commit(numbered(0))
    expect(await readHash(store, large)).toBe(large)
  })

  test('for the file of a scan, what was computed from it at the same time is not stored either', async () => {
    await store.commit(numbered(3))
    disk.fill(ROOM)
    const [scan, result] = [numbered(0), numbered(1)]
    const from = { ...result.runs![0]!, inputs: { of: scan.artifacts![0]!.handle } }
    const { node: name, version, params, inputs } = from
    const run = { ...from, runKey: runKey({ name, version }, params, inputs) }
    const results = await Promise.allSettled([store.commit(scan), store.commit({ ...result, runs: [run] })])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await store.outputs([run.runKey])).toEqual(new Map())
  })

  test('for its rows, every write is disk-full: commits, studies and references; reading goes on', async () => {
    await store.commit(numbered(1))
    disk.fill(0)
    const many = { artifacts: Array.from({ length: 2000 }, (_, i) => numbered(2 * i + 3).artifacts![0]!) }
    await expect(store.commit(many)).rejects.toMatchObject(full)
    const handle = numbered(1).artifacts![0]!.handle
    const record = { text: 'x'.repeat(1_000_000) }
    await expect(
      store.ownReferences.insert({ id: 'mine', handle, record, study: null, principal: '' }),
    ).rejects.toMatchObject(full)
    const study = {
      id: 'study',
      name: 'x'.repeat(1_000_000),
      domain: 'toolmark',
      scorerConfig: {},
      reason: null,
      state: 'created' as const,
      pairsTotal: 1,
      pairsDone: 0,
      populations: null,
      runner: null,
      beat: null,
      created: '2025-01-01T00:00:00Z',
      principal: '',
    }
    await expect(store.studies.insert(study, [])).rejects.toMatchObject(full)
    expect(await readHash(store, small)).toBe(small)
    expect((await store.artifacts([handle])).size).toBe(1)
    expect(await store.ownReferences.all()).toEqual([])
    expect(await store.studies.all()).toEqual([])
    disk.clear()
    await store.commit(many)
    expect(await store.ownReferences.insert({ id: 'mine', handle, record, study: null, principal: '' })).toBe(
      true,
    )
    expect(await store.studies.insert(study, [])).toBe(true)
    expect((await store.artifacts(many.artifacts.map((row) => row.handle))).size).toBe(2000)
  })

  test('damaged bytes are still damaged, again and again', async () => {
    await store.commit(numbered(0))
    await writeFile(join(data, 'blobs', large.slice(0, 2), large), new Uint8Array(200_000).fill(7))
    disk.fill(0)
    for (let i = 0; i < 3; i++) expect(await readHash(store, large)).toBe('damaged')
    disk.clear()
    expect(await readHash(store, large)).toBe('damaged')
    await store.commit(numbered(0))
    expect(await readHash(store, large)).toBe(large)
  })

  test('one of two sessions at the same time is told so, and the other has its result', async () => {
    disk.fill(ROOM)
    const graph = testGraph(store)
    const asked = (length: number) =>
      graph.within(async (session) => {
        const ref = await filled(session, 2, length)
        session.save()
        return { ref, values: (await session.value(ref)).values }
      })
    const [large, small] = await Promise.allSettled([asked(100_000), asked(100)])
    expect(large).toMatchObject({ status: 'rejected', reason: full })
    expect(small.status).toBe('fulfilled')
    expect(await contents(data)).toMatchObject({ runs: 1, blob_files: 0, tmp_files: 0 })
    disk.clear()
    const { ref, values } = await asked(100_000)
    expect(values.size).toBe(100_000)
    const { dataSha256 } = (await store.artifacts([ref.handle])).get(ref.handle)!
    expect(await readHash(store, dataSha256)).toBe(dataSha256)
    expect(await contents(data)).toMatchObject({ runs: 2, blob_files: 1, tmp_files: 0 })
  })
})
