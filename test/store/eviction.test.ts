import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { type Handle, sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents } from '../helpers/data-folder.ts'
import {
  fill,
  filled,
  localExecutor,
  NODES,
  numberKind,
  rowKind,
  scaled,
  sum,
  testGraph,
} from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const isCurrent = (node: string, version: number): boolean =>
  NODES.some((one) => one.name === node && one.version === version)

const at = storeOfEachTest()

/** Makes rows of these values, each in a file of its own, one after the other. */
async function made(...values: number[]): Promise<Handle[]> {
  const handles: Handle[] = []
  for (const value of values) {
    const graph = testGraph(at.store)
    handles.push(await graph.within(async (session) => (await filled(session, value)).handle))
  }
  return handles
}
const dataOfHandle = async (handle: Handle): Promise<string> =>
  (await at.store.artifacts([handle])).get(handle)!.dataSha256
const there = async (handles: readonly Handle[]): Promise<boolean[]> =>
  Promise.all(handles.map(async (handle) => at.store.has(await dataOfHandle(handle))))
/** Sets when the data of artifacts were last used: the first one longest ago. */
function usedInOrder(hashes: readonly string[]): void {
  const db = new Database(join(at.folder, 'markgraph.sqlite'))
  for (const [i, hash] of hashes.entries())
    db.prepare('update blobs set used = ? where sha256 = ?').run(i + 1, hash)
  db.close()
}

describe('eviction', () => {
  test('drops what can be computed again, and it is the same when it is asked for', async () => {
    const work = (graph = testGraph(at.store)) =>
      graph.within(async (session) => {
        const row = await filled(session)
        const total = await session.evaluate(sum, {}, { row: await scaled(session, row) })
        return { row: row.handle, total: total.handle, value: await session.value(total) }
      })
    const first = await work()
    const { count } = await at.store.upkeep.evict(0, isCurrent)
    expect(count).toBe(2) // the row and the sum; the number they come from was given
    expect(await contents(at.folder)).toMatchObject({ blobs: 1, blob_files: 0, artifacts: 4, runs: 3 })
    expect((await at.store.size()).bytes['blobs']).toBe(0)
    expect(await work()).toEqual(first)
    await testGraph(at.store).within(async (session) => {
      const { values } = await session.value(await session.named(first.row, rowKind))
      expect(values.get(9999)).toBe(2)
    })
    expect(await there([first.row])).toEqual([true]) // made again, and stored again
  })

  test('takes the least recently used first, and no more than is too much', async () => {
    const handles = await made(1, 2, 3, 4)
    await at.reopened()
    usedInOrder(await Promise.all([2, 0, 3, 1].map((i) => dataOfHandle(handles[i]!))))
    const { bytes } = await at.store.size()
    const all = bytes['blobs']! + bytes['database']!
    expect(await at.store.upkeep.evict(all - 100_000, isCurrent)).toEqual({ count: 2, bytes: 160_000 })
    expect(await there(handles)).toEqual([false, true, false, true])
    expect(await at.store.upkeep.evict(all, isCurrent)).toEqual({ count: 0, bytes: 0 })
  })

  test('counts a read as a use, and writes it with the next commit', async () => {
    const handles = await made(1, 2, 3)
    await at.reopened()
    usedInOrder(await Promise.all(handles.map(dataOfHandle)))
    expect(await readHash(at.store, await dataOfHandle(handles[0]!))).toBe(await dataOfHandle(handles[0]!))
    await at.store.commit(numbered(1))
    await at.reopened()
    const { bytes } = await at.store.size()
    await at.store.upkeep.evict(bytes['blobs']! + bytes['database']! - 1, isCurrent)
    expect(await there(handles)).toEqual([true, false, true])
  })

  test('leaves what a session under way has read or written, until it is closed', async () => {
    const [old] = await made(1)
    await at.reopened()
    const session = testGraph(at.store).session()
    await session.value(await session.named(old!, rowKind))
    const fresh = await filled(session, 5)
    session.save()
    await session.flush()
    const [unused] = await made(7)
    await at.store.upkeep.evict(0, isCurrent)
    expect(await there([old!, fresh.handle])).toEqual([true, true])
    session.close()
    await at.store.upkeep.evict(0, isCurrent)
    expect(await there([old!, fresh.handle, unused!])).toEqual([false, false, false])
  })

  test('leaves what nothing can compute again: what was given, and runs of other versions', async () => {
    const given = await testGraph(at.store).within(async (session) =>
      session.put(rowKind, await session.value(await filled(session, 9))),
    )
    const [other] = await made(4)
    await at.store.commit(numbered(0)) // made by a node that is not here
    const isHere = (node: string, version: number) => isCurrent(node, version) && node !== fill.name
    expect(await at.store.upkeep.evict(0, isHere)).toEqual({ count: 0, bytes: 0 })
    expect(await there([other!, given.handle])).toEqual([true, true])
    expect(await readHash(at.store, sha256(dataOf(0)))).toBe(sha256(dataOf(0)))
    // and it stays, even when the node comes back
    expect(await at.store.upkeep.evict(0, isCurrent)).toEqual({ count: 0, bytes: 0 })
  })

  test('keeps what others are computed from, when it cannot be computed itself', async () => {
    // the number is the output of a run that is not current, and the row is computed from it
    const number = await testGraph(at.store).within(async (session) => {
      const row = await filled(session, 3, 10)
      return session.evaluate(sum, {}, { row: await scaled(session, row) })
    })
    const row = await testGraph(at.store).within(async (session) =>
      session.evaluate(fill, { length: 10_000 }, { value: number }),
    )
    const isHere = (node: string, version: number) => isCurrent(node, version) && node !== sum.name
    await at.store.upkeep.evict(0, isHere)
    expect(await there([row.handle, number.handle])).toEqual([false, true])
    const executor = localExecutor((node) => {
      if (node === sum.name) throw new Error('this node is not here')
    })
    await testGraph(at.store, { executor }).within(async (session) => {
      expect((await session.value(await session.named(row.handle, rowKind))).values.get(0)).toBe(90)
    })
  })

  test('keeps what only a changed run gives, also where it names its own result among its inputs', async () => {
    const [first, second, third] = await made(1, 2, 3)
    const names = (output: Handle, input: Handle): void => {
      const db = new Database(join(at.folder, 'markgraph.sqlite'))
      const { changes } = db
        .prepare('update runs set inputs = ? where output = ?')
        .run(JSON.stringify({ value: input }), output)
      db.close()
      expect(changes).toBe(1)
    }
    names(first!, first!)
    names(second!, third!)
    names(third!, second!)
    await at.reopened()
    await at.store.upkeep.evict(0, isCurrent)
    expect(await there([first!, second!, third!])).toEqual([true, true, true])
    // and without its data it is not waited for
    for (const handle of [first!, second!, third!])
      await rm(join(at.folder, 'blobs', (await dataOfHandle(handle)).slice(0, 2)), { recursive: true })
    for (const handle of [first!, second!])
      await expect(testGraph(at.store).within((session) => session.encoded(handle))).rejects.toMatchObject({
        code: 'scan-not-kept',
      })
  })

  test('while others write and read the same leaves every handle right', async () => {
    const graph = testGraph(at.store, { memoryBytes: 1 })
    const values = [1, 2, 3, 4, 5]
    let over = false
    const evicting = (async () => {
      while (!over) {
        await at.store.upkeep.evict(0, isCurrent)
        await nextTurn()
      }
    })()
    for (let round = 0; round < 8; round++) {
      await Promise.all(
        values.map((value) =>
          graph.within(async (session) => {
            const ref = await filled(session, value)
            expect((await session.value(ref)).values.get(1)).toBe(value)
          }),
        ),
      )
    }
    over = true
    await evicting
    await at.reopened()
    for (const handle of await made(...values)) {
      const read = await at.store.read(await dataOfHandle(handle))
      expect(['absent', 'object']).toContain(typeof read === 'string' ? read : typeof read)
    }
    const files = (await contents(at.folder))['blob_files']
    await at.store.upkeep.evict(0, isCurrent)
    expect(files).toBeGreaterThanOrEqual((await contents(at.folder))['blob_files']!)
    expect(await contents(at.folder)).toMatchObject({ blob_files: 0 })
  })
})

describe('a share', () => {
  const LIMIT = 500_000
  const limited = (diskBytes = 10 * LIMIT) => at.reopened({ diskBytes, clientBytes: LIMIT })
  const given = (n: number, payer: string) => {
    const { blobs, artifacts } = numbered(n)
    return { payer, artifacts: artifacts!, blobs: blobs!.map((one) => ({ ...one, kept: true })) }
  }

  test('stops the client that has used it up, with both numbers, and nobody else', async () => {
    await limited()
    for (const n of [0, 2]) await at.store.commit(given(n, 'a'))
    const results = await Promise.allSettled([
      at.store.commit(given(4, 'a')),
      at.store.commit(given(6, 'b')),
      at.store.commit({ ...numbered(8), payer: 'a' }), // a result, which can be evicted
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    const { reason } = results[0] as PromiseRejectedResult
    expect(reason).toMatchObject({ code: 'over-quota' })
    expect(reason.message).toMatch(/\b600\d{3} bytes .* share of 500000;/)
    expect(await contents(at.folder)).toMatchObject({ artifacts: 4, blobs: 4, blob_files: 4, tmp_files: 0 })
    await at.store.commit(given(2, 'a')) // it has this already, so it costs nothing
    await at.reopened()
    await limited()
    await expect(at.store.commit(given(4, 'a'))).rejects.toMatchObject({ code: 'over-quota' })
    await at.store.commit(numbered(4)) // the operator has no share
  })

  test('is not all: the store has a limit for all of them together', async () => {
    await limited(700_000)
    for (const [n, payer] of [
      [0, 'a'],
      [2, 'b'],
      [4, 'c'],
    ] as const)
      await at.store.commit(given(n, payer))
    await expect(at.store.commit(given(6, 'd'))).rejects.toMatchObject({
      code: 'over-quota',
      message: expect.stringMatching(/8\d{5} bytes .* more than the 700000/),
    })
  })
})

describe('collection', () => {
  const hash = sha256(dataOf(0))
  const place = () => join(at.folder, 'blobs', hash.slice(0, 2))
  async function orphan(): Promise<void> {
    await mkdir(place(), { recursive: true })
    await writeFile(join(place(), hash), dataOf(0))
  }

  /** Takes the row of data away, and leaves their file. */
  const unnamed = async (sha: string): Promise<void> => {
    const db = new Database(join(at.folder, 'markgraph.sqlite'))
    expect(db.prepare('delete from blobs where sha256 = ?').run(sha).changes).toBe(1)
    db.close()
    await at.reopened()
  }

  test('leaves the file of a scan whose row alone was lost, and removes that of a result', async () => {
    const [row] = await made(4)
    const result = await dataOfHandle(row!)
    const { blobs, artifacts } = numbered(2)
    await at.store.commit({ artifacts: artifacts!, blobs: blobs!.map((one) => ({ ...one, kept: true })) })
    const scan = sha256(dataOf(2))
    await unnamed(scan)
    await unnamed(result)
    expect(await at.store.upkeep.collect(isCurrent)).toEqual({ count: 1, bytes: 80_000 })
    const there = (sha: string) => readdir(join(at.folder, 'blobs', sha.slice(0, 2)))
    expect(await there(scan)).toEqual([scan])
    expect(await there(result)).toEqual([])
    expect(await dataOfHandle((await made(4))[0]!)).toBe(result)
    // without the node that made it, nothing could compute it again
    const [other] = await made(5)
    await unnamed(await dataOfHandle(other!))
    expect(await at.store.upkeep.collect(() => false)).toEqual({ count: 0, bytes: 0 })
  })

  test('moves files that nothing names to a folder of their own, and nothing else', async () => {
    await at.store.commit(numbered(2))
    await orphan()
    await writeFile(join(at.folder, 'blobs', `${hash}.corrupt`), 'set aside')
    await writeFile(join(place(), 'note.txt'), 'of somebody')
    expect(await at.store.upkeep.collect(isCurrent)).toEqual({ count: 1, bytes: 200_000 })
    expect(await readdir(place())).toEqual(['note.txt'])
    expect(await readFile(join(at.folder, 'orphans', hash))).toEqual(Buffer.from(dataOf(0)))
    expect(await readHash(at.store, sha256(dataOf(2)))).toBe(sha256(dataOf(2)))
    expect(await readdir(join(at.folder, 'blobs'))).toContain(`${hash}.corrupt`)
  })

  test('leaves young files while another process has the folder open', async () => {
    const other = await openStore(at.folder)
    await orphan()
    expect(await at.store.upkeep.collect(isCurrent)).toEqual({ count: 0, bytes: 0 })
    const past = new Date(Date.now() - 2 * 3_600_000)
    await utimes(join(place(), hash), past, past)
    expect(await at.store.upkeep.collect(isCurrent)).toEqual({ count: 1, bytes: 200_000 })
    await other.close()
  })

  test('while commits write leaves all of them whole', async () => {
    let over = false
    const collecting = (async () => {
      while (!over) {
        await at.store.upkeep.collect(isCurrent)
        await nextTurn()
      }
    })()
    for (let n = 0; n < 40; n += 4) await Promise.all([n, n + 2].map((one) => at.store.commit(numbered(one))))
    over = true
    await collecting
    for (let n = 0; n < 40; n += 4) {
      for (const one of [n, n + 2]) {
        expect(await readHash(at.store, sha256(dataOf(one)))).toBe(sha256(dataOf(one)))
        expect((await stat(join(at.folder, 'blobs', sha256(dataOf(one)).slice(0, 2)))).isDirectory()).toBe(
          true,
        )
      }
    }
  })
})

test('a number that is given and computed at once is kept', async () => {
  await testGraph(at.store).within(async (session) => {
    session.put(numberKind, 60_000)
    const total = await session.evaluate(sum, {}, { row: await scaled(session, await filled(session)) })
    expect(await session.value(total)).toBe(60_000)
  })
  await at.store.upkeep.evict(0, isCurrent)
  expect(await contents(at.folder)).toMatchObject({ blobs: 2 }) // both numbers that were given
})
