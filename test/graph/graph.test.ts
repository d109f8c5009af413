import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import type { Executor } from '../../src/executor/worker-threads.ts'
import type { AnyNode } from '../../src/kinds/node.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/store/store.ts'
import { fill, localExecutor, numberKind, rowKind, scale, sum, testGraph } from '../helpers/graph.ts'
import { temporaryFolder } from '../helpers/service.ts'

const LENGTH = 10_000 // 80 kB: a file of its own
let folder: string
let store: Store
let reports: string[]

const reopened = async (): Promise<Store> => {
  await store.close()
  store = await openStore(folder, (message) => reports.push(message))
  return store
}
beforeEach(async () => {
  folder = await temporaryFolder()
  reports = []
  store = await openStore(folder, (message) => reports.push(message))
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const filled = (graph = testGraph(store)) =>
  graph.evaluate(fill, { length: LENGTH }, { value: graph.put(numberKind, 2) })
const blobPath = (sha256: string): string => join(folder, 'blobs', sha256.slice(0, 2), sha256)

describe('a computation is done once', () => {
  test('by twenty askers at the same time', async () => {
    const graph = testGraph(store)
    const refs = await Promise.all(Array.from({ length: 20 }, () => filled(graph)))
    expect(new Set(refs.map(({ handle }) => handle)).size).toBe(1)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 1, reused: 19 })
  })

  test('and not again after a restart', async () => {
    const first = testGraph(store)
    const { handle } = await filled(first)
    await first.flush()
    const graph = testGraph(await reopened())
    expect((await filled(graph)).handle).toBe(handle)
    expect((await graph.value({ handle, kind: rowKind })).values.get(LENGTH - 1)).toBe(2)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 0, reused: 1 })
  })

  test('but nobody waits for what is asked for in the background, which waits for everybody', async () => {
    const urgent = localExecutor()
    let start = (): void => {}
    const turn = new Promise<void>((resolve) => {
      start = resolve
    })
    const waiting: Executor = {
      ...urgent,
      execute: async (task) => {
        await turn
        return urgent.execute(task)
      },
    }
    const graph = testGraph(store, { executor: { ...urgent, background: () => waiting } })
    const background = graph.background()
    const behind = filled(background) // in flight, and its turn does not come
    const { handle } = await filled(graph)
    const ahead = graph.evaluate(fill, { length: 3 }, { value: graph.put(numberKind, 5) })
    const shared = background.evaluate(fill, { length: 3 }, { value: graph.put(numberKind, 5) })
    expect((await shared).handle).toBe((await ahead).handle)
    start()
    expect((await behind).handle).toBe(handle)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 3, reused: 1 })
  })

  test('unless parameters or inputs differ', async () => {
    const graph = testGraph(store)
    await filled(graph)
    await graph.evaluate(fill, { length: 3 }, { value: graph.put(numberKind, 2) })
    await graph.evaluate(fill, { length: 3 }, { value: graph.put(numberKind, 3) })
    expect(graph.counts().get('fill')?.computed).toBe(3)
  })

  test('a failure goes to everybody who asked, is not kept, and can be tried again', async () => {
    let broken = true
    const graph = testGraph(store, {
      before() {
        if (broken) throw new MarkgraphError('no-valid-points', 'nothing measured')
      },
    })
    const results = await Promise.allSettled([filled(graph), filled(graph), filled(graph)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    broken = false
    await filled(graph)
    expect(graph.counts().get('fill')?.computed).toBe(1)
  })
})

test('what passes through is recorded without its bytes, and made again when asked for', async () => {
  const first = testGraph(store)
  const scaled = await first.evaluate(scale, { factor: 3 }, { row: await filled(first) })
  await first.flush()
  expect(await store.has(store.artifact(scaled.handle)!.dataSha256)).toBe(false)
  const graph = testGraph(await reopened())
  const total = await graph.evaluate(sum, {}, { row: scaled })
  expect(await graph.value(total)).toBe(6 * LENGTH)
  expect(graph.counts().get('scale')).toMatchObject({ computed: 1, reused: 0 })
})

describe('bytes that are not what their handle says are never served', () => {
  test('a damaged file is reported and computed again', async () => {
    const first = testGraph(store)
    const { handle } = await filled(first)
    await first.flush()
    const { dataSha256 } = store.artifact(handle)!
    await writeFile(blobPath(dataSha256), Buffer.alloc(8 * LENGTH, 7))
    const graph = testGraph(await reopened())
    const values = await Promise.all(Array.from({ length: 5 }, () => graph.value({ handle, kind: rowKind })))
    for (const { values: row } of values) expect(new Set(row.data)).toEqual(new Set([2]))
    expect(reports).toEqual(['blob corrupt'])
    expect(graph.counts().get('fill')?.computed).toBe(1)
    await graph.flush()
    expect(await (await reopened()).read(dataSha256)).toHaveLength(8 * LENGTH)
  })

  test('a file that is gone is computed again, once for all who ask', async () => {
    const first = testGraph(store)
    const { handle } = await filled(first)
    await first.flush()
    await rm(blobPath(store.artifact(handle)!.dataSha256))
    const graph = testGraph(await reopened())
    await Promise.all(Array.from({ length: 5 }, () => graph.value({ handle, kind: rowKind })))
    expect(graph.counts().get('fill')?.computed).toBe(1)
  })

  test('an artifact from a version of a node that is gone is made by a later one that gave the same', async () => {
    const old = { ...fill, version: 0 } as typeof fill
    const first = testGraph(store, { nodes: [old] as readonly unknown[] as AnyNode[] })
    const { handle } = await first.evaluate(old, { length: LENGTH }, { value: first.put(numberKind, 2) })
    await first.flush()
    await filled()
    await rm(blobPath(store.artifact(handle)!.dataSha256))
    const graph = testGraph(await reopened())
    expect((await graph.value({ handle, kind: rowKind })).values.size).toBe(LENGTH)
  })

  test('what came from outside and is gone is `scan-not-kept`, what never was `not-found`', async () => {
    const first = testGraph(store)
    const { handle } = first.put(numberKind, 5)
    await first.flush()
    const lost = store.artifact(handle)!
    await store.commit({
      artifacts: [{ ...lost, handle: `sha256:${'1'.repeat(64)}`, dataSha256: '2'.repeat(64) }],
    })
    const graph = testGraph(store)
    await expect(graph.encoded(`sha256:${'1'.repeat(64)}`)).rejects.toMatchObject({ code: 'scan-not-kept' })
    await expect(graph.encoded(`sha256:${'3'.repeat(64)}`)).rejects.toMatchObject({ code: 'not-found' })
    expect(() => graph.named(handle, rowKind)).toThrow(/number, but a row/)
  })
})

test('results are the same when nothing fits into memory', async () => {
  const graph = testGraph(store, { memoryBytes: 1 })
  const total = await graph.evaluate(
    sum,
    {},
    { row: await graph.evaluate(scale, { factor: 2 }, { row: await filled(graph) }) },
  )
  await graph.flush()
  expect(await graph.value(total)).toBe(4 * LENGTH)
})

test('flush rejects when a result could not be written', async () => {
  const graph = testGraph({ ...store, commit: () => Promise.reject(new Error('disk full')) })
  await filled(graph)
  await expect(graph.flush()).rejects.toThrow('disk full')
})

test('a write that failed before anybody waited is found by naming the artifact', async () => {
  const graph = testGraph({ ...store, commit: () => Promise.reject(new Error('disk full')) })
  const { handle } = await filled(graph)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(graph.flush([handle])).rejects.toThrow('could not be written')
})
