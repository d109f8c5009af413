import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { MarkgraphError } from '../../src/errors.ts'
import type { Session } from '../../src/graph/session.ts'
import { nodesOf } from '../../src/kinds/node.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import {
  fill,
  filled,
  heldBackground,
  LENGTH,
  numberKind,
  rowKind,
  scaled,
  sum,
  testGraph,
  watched,
} from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

noUnhandledRejections()
const at = storeOfEachTest()

const blobPath = (sha256: string): string => join(at.folder, 'blobs', sha256.slice(0, 2), sha256)
const rowOf = async (handle: Handle) => (await at.store.artifacts([handle])).get(handle)!
const readRow = (graph: ReturnType<typeof testGraph>, handle: Handle) =>
  graph.within((session) => session.value({ handle, kind: rowKind }))

describe('a computation is done once', () => {
  test('by twenty askers at the same time, in one session and in many', async () => {
    const graph = testGraph(at.store)
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        graph.within((session) => Promise.all(Array.from({ length: 4 }, () => filled(session)))),
      ),
    )
    expect(new Set(all.flat().map(({ handle }) => handle)).size).toBe(1)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 1, reused: 19 })
  })

  test('and not again after a restart', async () => {
    const { handle } = await testGraph(at.store).within((session) => filled(session))
    const graph = testGraph(await at.reopened())
    await graph.within(async (session) => {
      const again = await filled(session)
      expect(again.handle).toBe(handle)
      expect((await session.value(again)).values.get(LENGTH - 1)).toBe(2)
    })
    expect(graph.counts().get('fill')).toMatchObject({ computed: 0, reused: 1 })
  })

  test('but nobody waits for what is asked for in the background, which waits for everybody', async () => {
    const { executor, open } = heldBackground()
    const graph = testGraph(at.store, { executor })
    await graph.within(async (session) => {
      const background = session.background()
      expect(background.background()).toBe(background)
      const behind = filled(background) // in flight, and its turn does not come
      const { handle } = await filled(session)
      const ahead = filled(session, 5, 3)
      const shared = filled(background, 5, 3)
      expect((await shared).handle).toBe((await ahead).handle)
      open()
      expect((await behind).handle).toBe(handle)
    })
    expect(graph.counts().get('fill')).toMatchObject({ computed: 3, reused: 1 })
  })

  test('unless parameters or inputs differ', async () => {
    const graph = testGraph(at.store)
    await graph.within(async (session) => {
      await filled(session)
      await filled(session, 2, 3)
      await filled(session, 3, 3)
    })
    expect(graph.counts().get('fill')?.computed).toBe(3)
  })

  test('a failure goes to everybody who asked, is not kept, and can be tried again', async () => {
    let broken = true
    const graph = testGraph(at.store, {
      before() {
        if (broken) throw new MarkgraphError('no-valid-points', 'nothing measured')
      },
    })
    const asked = () => graph.within((session) => filled(session))
    const results = await Promise.allSettled([asked(), asked(), asked()])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    broken = false
    await asked()
    expect(graph.counts().get('fill')?.computed).toBe(1)
  })

  test('a store that cannot be read fails those who asked, and no later one', async () => {
    let broken = true
    const graph = testGraph({
      ...at.store,
      outputs: async (keys) => {
        if (broken) throw new Error('cannot be read')
        return at.store.outputs(keys)
      },
    })
    const asked = () => graph.within((session) => filled(session))
    const results = await Promise.allSettled([asked(), asked()])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    broken = false
    await asked()
  })
})

test('what passes through is recorded without its bytes, and made again when asked for', async () => {
  const ref = await testGraph(at.store).within(async (session) => scaled(session, await filled(session)))
  expect(await at.store.has((await rowOf(ref.handle)).dataSha256)).toBe(false)
  const graph = testGraph(await at.reopened())
  await graph.within(async (session) => {
    const total = await session.evaluate(sum, {}, { row: ref })
    expect(await session.value(total)).toBe(6 * LENGTH)
  })
  expect(graph.counts().get('scale')).toMatchObject({ computed: 1, reused: 0 })
})

describe('bytes that are not what their handle says are never served', () => {
  test('a damaged file is reported, computed again and healed', async () => {
    const { handle } = await testGraph(at.store).within((session) => filled(session))
    const { dataSha256 } = await rowOf(handle)
    await writeFile(blobPath(dataSha256), Buffer.alloc(8 * LENGTH, 7))
    const graph = testGraph(await at.reopened())
    const values = await Promise.all(Array.from({ length: 5 }, () => readRow(graph, handle)))
    for (const { values: row } of values) expect(new Set(row.data)).toEqual(new Set([2]))
    expect(at.reports).toEqual(['blob corrupt'])
    expect(graph.counts().get('fill')?.computed).toBe(1)
    expect(await (await at.reopened()).read(dataSha256)).toHaveLength(8 * LENGTH)
  })

  test('a file that is gone is computed again, once for all who ask', async () => {
    const { handle } = await testGraph(at.store).within((session) => filled(session))
    await rm(blobPath((await rowOf(handle)).dataSha256))
    const graph = testGraph(await at.reopened())
    await Promise.all(Array.from({ length: 5 }, () => readRow(graph, handle)))
    expect(graph.counts().get('fill')?.computed).toBe(1)
  })

  test('also when what was computed again cannot be written', async () => {
    const { handle } = await testGraph(at.store).within((session) => filled(session))
    await rm(blobPath((await rowOf(handle)).dataSha256))
    await at.reopened()
    const { store: full } = watched(at.store, () => new MarkgraphError('disk-full', 'full'))
    expect((await readRow(testGraph(full), handle)).values.get(0)).toBe(2)
  })

  test('an artifact from a version of a node that is gone is made by a later one that gave the same', async () => {
    const old = { ...fill, version: 0 } as typeof fill
    const { handle } = await testGraph(at.store, { nodes: nodesOf(old) }).within((session) =>
      session.evaluate(old, { length: LENGTH }, { value: session.put(numberKind, 2) }),
    )
    await testGraph(at.store).within((session) => filled(session))
    await rm(blobPath((await rowOf(handle)).dataSha256))
    expect((await readRow(testGraph(await at.reopened()), handle)).values.size).toBe(LENGTH)
  })

  test('an artifact whose node gives something else today is not served', async () => {
    const { handle } = await testGraph(at.store).within((session) => filled(session))
    await rm(blobPath((await rowOf(handle)).dataSha256))
    const other = { ...fill, run: () => fill.run({ value: 3 }, { length: LENGTH }) } as typeof fill
    await expect(readRow(testGraph(await at.reopened(), { nodes: nodesOf(other) }), handle)).rejects.toThrow(
      /gave it once, and now gives/,
    )
  })

  test('what came from outside is `scan-not-kept` when it is gone and `damaged` when it is that', async () => {
    const put = () =>
      testGraph(at.store).within(async (session) =>
        session.put(rowKind, fill.run({ value: 1 }, { length: LENGTH })),
      )
    const { handle } = await put()
    const { dataSha256 } = await rowOf(handle)
    await writeFile(blobPath(dataSha256), Buffer.alloc(8 * LENGTH, 7))
    for (let i = 0; i < 3; i++) {
      await expect(readRow(testGraph(at.store), handle)).rejects.toMatchObject({
        code: 'damaged',
        details: { handle },
      })
    }
    await put()
    expect((await readRow(testGraph(at.store), handle)).values.size).toBe(LENGTH)
    await rm(blobPath(dataSha256))
    await expect(readRow(testGraph(at.store), handle)).rejects.toMatchObject({ code: 'scan-not-kept' })
  })

  test('what never was is not found; what is of another kind is named with its own', async () => {
    const graph = testGraph(at.store)
    const never = `sha256:${'3'.repeat(64)}` as const
    await graph.within(async (session) => {
      const { handle } = session.put(numberKind, 5)
      for (const asked of [session.encoded(never), session.row(never), session.named(never, rowKind)]) {
        await expect(asked).rejects.toMatchObject({ code: 'not-found' })
      }
      await expect(session.named(handle, rowKind)).rejects.toMatchObject({
        code: 'wrong-kind',
        message: expect.stringContaining('number, but one of kind row'),
      })
      expect(await session.named(handle, numberKind)).toEqual({ handle, kind: numberKind })
    })
  })
})

describe('memory', () => {
  test('may be so small that nothing fits in: results are the same', async () => {
    const graph = testGraph(at.store, { memoryBytes: 1 })
    const total = await graph.within(async (session) =>
      session.evaluate(sum, {}, { row: await scaled(session, await filled(session), 2) }),
    )
    expect(await graph.within((session) => session.value(total))).toBe(4 * LENGTH)
  })

  test('drops what was used longest ago, and counts a thing once', async () => {
    const { store: watching, calls } = watched(memoryStore())
    const graph = testGraph(watching, { memoryBytes: 2.5 * 8 * LENGTH })
    const [a, b, c] = await graph.within((session) =>
      Promise.all([1, 2, 3].map((value) => filled(session, value))),
    )
    const read = async (...refs: (typeof a)[]) => {
      const before = calls.read
      for (const ref of refs) await readRow(graph, ref!.handle)
      return calls.read - before
    }
    await read(a, b)
    expect(await read(a, b, b, b, a)).toBe(0)
    expect(await read(c)).toBe(1) // in place of b
    expect(await read(a, c)).toBe(0)
    expect(await read(b)).toBe(1)
  })

  test('lets go of what is large when a session that says so is closed, and of nothing else', async () => {
    const { store: watching, calls } = watched(memoryStore())
    const graph = testGraph(watching, { memoryBytes: 2 ** 26 })
    const row = (value: number, length: number) => async (session: Session) =>
      session.evaluate(fill, { length }, { value: session.put(numberKind, value) })
    const [LARGE, SMALL] = [2 ** 17 + 1, 2 ** 17 - 1] // 1 MiB has 2^17 heights
    const before = await graph.within(row(1, LARGE))
    const [large, small] = await graph.within(async (session) => {
      session.dropLarge()
      const made = await Promise.all([row(2, LARGE)(session), row(2, SMALL)(session)])
      for (const { handle } of [before, ...made]) await readRow(graph, handle)
      return made
    })
    const reads = async ({ handle }: { handle: Handle }) => {
      const read = calls.read
      await readRow(graph, handle)
      return calls.read - read
    }
    expect(await Promise.all([before, small!].map(reads))).toEqual([0, 0])
    expect(await reads(large!)).toBe(1)
    expect(await reads(large!)).toBe(0)
  })
})
