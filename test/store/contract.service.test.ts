import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Handle, handleOfJson, sha256 } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import type { ArtifactStore, RunRow } from '../../src/store/store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { engines } from '../helpers/engines.ts'
import { filled, mean, rowKind, scaled, sum, testGraph } from '../helpers/graph.ts'

interface Opened {
  readonly store: ArtifactStore
  remove(): Promise<void>
}

const memory = {
  name: 'memory',
  open: async (): Promise<Opened> => ({ store: memoryStore(), remove: async () => {} }),
}

describe.each([memory, ...engines()])('the store in $name', ({ open }) => {
  let store: ArtifactStore
  let remove: Opened['remove']
  beforeEach(async () => {
    ;({ store, remove } = await open())
  })
  afterEach(() => remove())

  const runOf = (n: number): RunRow => numbered(n).runs![0]!
  const rowOf = (n: number) => numbered(n).artifacts![0]!
  const hash = (n: number): string => sha256(dataOf(n))

  test('says nothing of what it does not know', async () => {
    expect((await store.outputs([runOf(0).runKey])).size).toBe(0)
    expect((await store.producers([rowOf(0).handle])).size).toBe(0)
    expect((await store.artifacts([rowOf(0).handle])).size).toBe(0)
    expect((await store.outputs([])).size).toBe(0)
    expect(await store.has(hash(0))).toBe(false)
    expect(await store.read(hash(0))).toBe('absent')
  })

  test('gives back what was committed, small data and large', async () => {
    await Promise.all([0, 1].map((n) => store.commit(numbered(n))))
    for (const n of [0, 1]) {
      expect(await store.outputs([runOf(n).runKey])).toEqual(new Map([[runOf(n).runKey, rowOf(n).handle]]))
      expect(await store.artifacts([rowOf(n).handle])).toEqual(new Map([[rowOf(n).handle, rowOf(n)]]))
      expect(await store.producers([rowOf(n).handle])).toEqual(new Map([[rowOf(n).handle, [runOf(n)]]]))
      expect(await store.has(hash(n))).toBe(true)
      expect(await readHash(store, hash(n))).toBe(hash(n))
    }
  })

  test('answers for thousands of keys at once, each once, whatever is not there', async () => {
    const numbers = Array.from({ length: 3000 }, (_, i) => 2 * i + 1)
    const all = numbers.map(numbered)
    await store.commit({
      artifacts: all.flatMap(({ artifacts }) => artifacts!),
      runs: all.flatMap(({ runs }) => runs!),
    })
    const handles = numbers.map((n) => rowOf(n).handle)
    const asked = [...handles, ...handles.slice(0, 10), ...numbers.map((n) => handleOfJson(n))]
    const [rows, producers] = await Promise.all([store.artifacts(asked), store.producers(asked)])
    expect(new Set(rows.keys())).toEqual(new Set(handles))
    expect(
      handles.every((handle, i) => producers.get(handle)![0]!.runKey === runOf(numbers[i]!).runKey),
    ).toBe(true)
    const keys = numbers.map((n) => runOf(n).runKey)
    expect([...(await store.outputs([...keys, ...keys, 'unknown'])).keys()].sort()).toEqual(keys.sort())
  })

  test('takes handles as text, whatever is in it', async () => {
    const odd = ['"', "'); drop table artifacts; --", '[1]', '\u0000'] as unknown as Handle[]
    expect((await store.artifacts(odd)).size).toBe(0)
    await store.commit(numbered(1))
    expect((await store.artifacts([...odd, rowOf(1).handle])).size).toBe(1)
  })

  test('lists the runs that gave one artifact, the first one first', async () => {
    const { handle } = rowOf(1)
    const runs = ['z', 'a', 'm'].map((node) => {
      const { version, params, inputs } = runOf(1)
      return { ...runOf(1), runKey: runKey({ name: node, version }, params, inputs), node }
    })
    await store.commit({ artifacts: [rowOf(1)] })
    for (const run of runs) await store.commit({ runs: [run] })
    expect((await store.producers([handle])).get(handle)!.map(({ node }) => node)).toEqual(['z', 'a', 'm'])
  })

  test('keeps what is there as it is', async () => {
    await store.commit(numbered(1))
    const other = rowOf(3).handle
    await store.commit({
      blobs: [{ sha256: hash(1), data: dataOf(3) }],
      artifacts: [{ ...rowOf(1), kind: 'another' }],
      runs: [{ ...runOf(1), output: other }],
    })
    expect((await store.artifacts([rowOf(1).handle])).get(rowOf(1).handle)).toEqual(rowOf(1))
    expect((await store.outputs([runOf(1).runKey])).get(runOf(1).runKey)).toBe(rowOf(1).handle)
    expect((await store.producers([other])).size).toBe(0)
    expect(await readHash(store, hash(1))).toBe(hash(1))
  })

  test('takes the same commit from many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.commit(numbered(2))))
    expect((await store.producers([rowOf(2).handle])).get(rowOf(2).handle)).toHaveLength(1)
    expect(await readHash(store, hash(2))).toBe(hash(2))
  })

  test('keeps rows without their data, which are absent until they are written', async () => {
    await store.commit({ artifacts: [rowOf(0)] })
    expect(await store.has(hash(0))).toBe(false)
    expect(await store.read(hash(0))).toBe('absent')
    await store.commit({ blobs: numbered(0).blobs! })
    expect(await readHash(store, hash(0))).toBe(hash(0))
  })

  test('keeps data of no length', async () => {
    const data = new Uint8Array(0)
    await store.commit({ blobs: [{ sha256: sha256(data), data }] })
    expect(await store.has(sha256(data))).toBe(true)
    expect(await store.read(sha256(data))).toEqual(data)
  })

  test('carries a graph: results are recorded, found again and made again', async () => {
    const work = (graph: ReturnType<typeof testGraph>) =>
      graph.within(async (session) => {
        const row = await filled(session)
        const numbers = await session.map([1, 2, 3], async (by) =>
          session.evaluate(sum, {}, { row: await scaled(session, row, by) }),
        )
        const all = await session.evaluate(mean, {}, { numbers })
        return { row: row.handle, all: all.handle, value: await session.value(all) }
      })
    const first = await work(testGraph(store))
    expect(first.value).toBe(40_000)
    const again = testGraph(store)
    expect(await work(again)).toEqual(first)
    expect([...again.counts().values()].map(({ computed }) => computed)).toEqual([0, 0, 0, 0])
    await again.within(async (session) => {
      const { values } = await session.value(await session.named(first.row, rowKind))
      expect(values.get(9999)).toBe(2)
    })
  })
})
