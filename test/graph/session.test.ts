import { describe, expect, test, vi } from 'vitest'
import { type Handle, handleOfJson } from '../../src/address/canonical.ts'
import { MarkgraphError } from '../../src/errors.ts'
import { bytesKind } from '../../src/kinds/kind.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import type { Commit } from '../../src/store/store.ts'
import { contents } from '../helpers/data-folder.ts'
import {
  fill,
  filled,
  heldBackground,
  LENGTH,
  mean,
  numberKind,
  scaled,
  settled,
  sum,
  testGraph,
  turnstile,
  watched,
} from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

noUnhandledRejections()
const at = storeOfEachTest()

const full = new MarkgraphError('disk-full', 'the disk is full')
const NOTHING = { artifacts: 0, blobs: 0, runs: 0, scans: 0, recipes: 0, blob_files: 0, tmp_files: 0 }
/** Whether a commit is of a run of that node. */
const isOf = (node: string) => (commit: Commit) => commit.runs?.some((run) => run.node === node) ?? false

describe('what a session asked for', () => {
  test('is not written before it says so', async () => {
    const { store: watching, calls } = watched(at.store)
    const session = testGraph(watching).session()
    session.add({ recipes: [{ handle: handleOfJson(1), body: 1 }] })
    const row = await filled(session)
    expect((await session.value(row)).values.size).toBe(LENGTH)
    expect((await session.row(row.handle)).bytes).toBe(8 * LENGTH)
    await settled()
    expect(calls.commit).toBe(0)
    expect(await contents(at.folder)).toMatchObject(NOTHING)
    await session.flush()
    expect(await contents(at.folder)).toMatchObject({ artifacts: 2, blobs: 2, runs: 1, recipes: 1 })
    session.close()
  })

  test('is written as it comes once it saves, while the next stage computes', async () => {
    const second = turnstile()
    const graph = testGraph(at.store, { before: (node) => (node === 'scale' ? second.passed : undefined) })
    const session = graph.session()
    const row = await filled(session)
    session.save()
    const next = scaled(session, row)
    await expect.poll(async () => (await contents(at.folder))['runs']).toBe(1)
    second.open()
    await next
    await expect.poll(async () => (await contents(at.folder))['runs']).toBe(2)
    session.close()
  })

  test('is written a few together, or after a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { store: watching, calls } = watched(memoryStore())
      const session = testGraph(watching).session()
      session.save()
      for (const value of [1, 2, 3]) await filled(session, value) // a number and a row each
      expect(calls.commit).toBe(0)
      await filled(session, 4)
      expect(calls.commit).toBe(8)
      await filled(session, 5)
      expect(calls.commit).toBe(8)
      vi.advanceTimersByTime(100)
      expect(calls.commit).toBe(10)
      await filled(session, 6)
      await session.flush()
      expect(calls.commit).toBe(12)
      session.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('is on disk when `within` resolves, and is not when its work fails', async () => {
    const graph = testGraph(at.store)
    const failing = graph.within(async (session) => {
      await filled(session)
      throw new Error('the request is refused')
    })
    await expect(failing).rejects.toThrow('the request is refused')
    await settled()
    expect(await contents(at.folder)).toMatchObject(NOTHING)
    await graph.within((session) => filled(session))
    expect(await contents(at.folder)).toMatchObject({ artifacts: 2, runs: 1, blob_files: 1 })
  })

  test('is written once, however often it was asked for and by how many', async () => {
    const { store: watching, commits } = watched(memoryStore())
    const graph = testGraph(watching)
    await Promise.all(
      Array.from({ length: 4 }, () =>
        graph.within(async (session) => {
          await Promise.all([filled(session), filled(session)])
          session.save()
          await scaled(session, await filled(session))
        }),
      ),
    )
    expect(commits.filter(isOf('fill'))).toHaveLength(1)
    expect(commits.filter(isOf('scale'))).toHaveLength(1)
  })

  test('is nothing when everything is recorded', async () => {
    const value = await testGraph(at.store).within(async (session) => session.put(numberKind, 2))
    const asked = (graph: ReturnType<typeof testGraph>) =>
      graph.within(async (session) => {
        const row = await session.evaluate(fill, { length: LENGTH }, { value })
        return session.value(await session.evaluate(sum, {}, { row: await scaled(session, row) }))
      })
    await asked(testGraph(at.store))
    const { store: watching, calls } = watched(at.store)
    expect(await asked(testGraph(watching))).toBe(6 * LENGTH)
    expect(calls).toMatchObject({ commit: 0, outputs: 3, producers: 0 })
  })

  test('is computed in the background with the same result, and belongs to the same session', async () => {
    const graph = testGraph(at.store)
    const session = graph.session()
    await filled(session.background())
    session.background().save()
    await session.flush()
    expect(await contents(at.folder)).toMatchObject({ runs: 1 })
    session.close()
  })

  test('is mapped in order, as many at a time as can be computed and one more', async () => {
    let [now, most] = [0, 0]
    const before = async () => {
      most = Math.max(most, ++now)
      await settled()
      now -= 1
    }
    const graph = testGraph(memoryStore(), { before })
    const values = await graph.within((session) =>
      session.map([5, 4, 3, 2, 1, 6, 7], async (value) =>
        (await session.value(await filled(session, value, 1))).values.get(0),
      ),
    )
    expect(values).toEqual([5, 4, 3, 2, 1, 6, 7])
    expect(most).toBe(3)
  })
})

describe('a session that is discarded leaves nothing:', () => {
  /** That nothing of the row is left: neither on disk nor at hand; asked for again, it is computed again. */
  async function expectNothing(graph: ReturnType<typeof testGraph>, handle: Handle): Promise<void> {
    const { computed } = graph.counts().get('fill')!
    await settled()
    expect(await contents(at.folder)).toMatchObject(NOTHING)
    const other = graph.session()
    for (const asked of [other.encoded(handle), other.row(handle)]) {
      await expect(asked).rejects.toMatchObject({ code: 'not-found' })
    }
    await filled(other)
    expect(graph.counts().get('fill')!.computed).toBe(computed + 1)
    other.close()
    await settled()
    expect(await contents(at.folder)).toMatchObject(NOTHING)
  }

  test('no row, no file, no memory', async () => {
    const graph = testGraph(at.store)
    const session = graph.session()
    const { handle } = await filled(session)
    session.add({ recipes: [{ handle, body: 1 }] })
    await session.value(await scaled(session, await filled(session)))
    session.close()
    session.close()
    await expectNothing(graph, handle)
  })

  test('also when its computation is still under way', async () => {
    const computing = turnstile()
    const graph = testGraph(at.store, { before: () => computing.passed })
    const session = graph.session()
    const asked = filled(session)
    await settled() // its inputs are read
    session.close()
    computing.open()
    await expectNothing(graph, (await asked).handle)
  })

  test('also when it goes on asking', async () => {
    const graph = testGraph(at.store)
    const [session, other] = [graph.session(), graph.session()]
    other.put(numberKind, 2) // what it is computed from
    session.save()
    session.close()
    const { handle } = await filled(session)
    session.add({ recipes: [{ handle, body: 1 }] })
    session.bring(bytesKind('scan').encode(Uint8Array.of(1)), { keep: false })
    await session.flush()
    other.close()
    await expectNothing(graph, handle)
  })

  test('but what another session asked for too stays, whoever computed it', async () => {
    for (const [i, which] of ['first', 'second'].entries()) {
      const computing = turnstile()
      const graph = testGraph(at.store, { before: () => computing.passed })
      const [one, other] = [graph.session(), graph.session()]
      const both = [filled(one, i), filled(other, i)]
      const [gone, stays] = which === 'first' ? [one, other] : [other, one]
      await settled()
      gone.close()
      computing.open()
      const [{ handle }] = (await Promise.all(both)) as [{ handle: Handle }, unknown]
      await settled()
      expect((await stays.encoded(handle)).data.byteLength).toBe(8 * LENGTH)
      await stays.flush()
      stays.close()
      expect((await at.store.artifacts([handle])).size).toBe(1)
      expect(graph.counts().get('fill')).toMatchObject({ computed: 1, reused: 1 })
    }
  })

  test('and what was computed in both lanes stays as long as one of the two wants it', async () => {
    const { executor, open } = heldBackground()
    const graph = testGraph(at.store, { executor })
    const [behind, ahead, later] = [graph.session(), graph.session(), graph.session()]
    const slow = filled(behind.background())
    await filled(ahead)
    open()
    await slow
    ahead.close() // after the other one came
    await settled()
    await filled(later)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 2, reused: 1 })
    behind.close()
    await later.flush()
    expect(await contents(at.folder)).toMatchObject({ runs: 1, blob_files: 1 })
    later.close()
  })
})

describe('bytes from outside', () => {
  const scanKind = bytesKind('scan')
  const scan = scanKind.encode(new Uint8Array(100_000).fill(1))

  test('that are not to be kept can be read until the session closes, also when their rows are written', async () => {
    const graph = testGraph(at.store, { memoryBytes: 1 })
    const session = graph.session()
    const handle = session.bring(scan, {
      keep: false,
      rows: { scans: [{ sha256: scan.dataSha256, handle: handleOfJson(0) }] },
    })
    await session.flush()
    expect(await contents(at.folder)).toMatchObject({ artifacts: 1, scans: 1, blobs: 0, blob_files: 0 })
    expect((await session.encoded(handle)).data).toBe(scan.data)
    session.close()
    for (const other of [graph, testGraph(at.store)]) {
      await other.within(async (later) => {
        expect((await later.row(handle)).bytes).toBe(100_000)
        await expect(later.encoded(handle)).rejects.toMatchObject({ code: 'scan-not-kept' })
      })
    }
  })

  test('that are not to be kept stay nowhere in memory, however much there is', async () => {
    const graph = testGraph(at.store)
    const handle = await graph.within(async (session) => session.bring(scan, { keep: false }))
    await graph.within(async (session) => {
      await expect(session.encoded(handle)).rejects.toMatchObject({ code: 'scan-not-kept' })
    })
  })

  test('are kept with the rows that belong to them, or not at all', async () => {
    const graph = testGraph(at.store)
    const rows = { scans: [{ sha256: scan.dataSha256, handle: handleOfJson(0) }] }
    const gone = graph.session()
    gone.bring(scan, { rows })
    gone.close()
    await settled()
    expect(await contents(at.folder)).toMatchObject(NOTHING)
    const handle = await graph.within(async (session) => session.bring(scan, { rows }))
    expect(await contents(at.folder)).toMatchObject({ artifacts: 1, scans: 1, blob_files: 1 })
    await graph.within(async (session) => {
      expect((await session.encoded(handle)).data.byteLength).toBe(100_000)
    })
  })
})

describe('writes of one session are its own:', () => {
  test('a flush waits for no other session', async () => {
    const slow = turnstile()
    const { store: slowly } = watched(at.store, async (commit) => {
      if (isOf('scale')(commit)) await slow.passed
      return undefined
    })
    const graph = testGraph(slowly)
    const waiting = graph.within(async (session) => scaled(session, await filled(session, 1)))
    await expect.poll(async () => (await contents(at.folder))['runs']).toBe(1)
    await graph.within((session) => filled(session, 2))
    expect(await contents(at.folder)).toMatchObject({ runs: 2 })
    slow.open()
    await waiting
    expect(await contents(at.folder)).toMatchObject({ runs: 3 })
  })

  test('a failure reaches the session that owns it, with its code, and no other', async () => {
    const { store: failing } = watched(at.store, (commit) => (isOf('scale')(commit) ? full : undefined))
    const graph = testGraph(failing)
    const results = await Promise.allSettled([
      graph.within(async (session) => scaled(session, await filled(session, 1))),
      graph.within((session) => filled(session, 2)),
      graph.within(async (session) => {
        session.save()
        const row = await scaled(session, await filled(session, 3))
        return session.evaluate(sum, {}, { row })
      }),
    ])
    expect(results).toMatchObject([
      { status: 'rejected', reason: full },
      { status: 'fulfilled' },
      { status: 'rejected', reason: full },
    ])
    await settled()
    const nodes = async () => (await contents(at.folder))['runs']
    expect(await nodes()).toBe(3) // three rows; the sum of a row that is not stored is not stored either
  })

  test('who shares a result whose write fails for another session writes it itself', async () => {
    for (const [i, when] of ['before', 'during'].entries()) {
      const failing = turnstile()
      let failures = 1
      const { store: once } = watched(at.store, async (commit) => {
        if (!isOf('fill')(commit) || failures === 0) return undefined
        failures -= 1
        await failing.passed
        return full
      })
      const graph = testGraph(once)
      const [one, other] = [graph.session(), graph.session()]
      const [{ handle }] = await Promise.all([filled(one, i), filled(other, i)])
      one.save() // begins the write that fails
      if (when === 'before') {
        failing.open()
        await settled()
      }
      const flushed = other.flush()
      failing.open()
      await flushed
      await expect(one.flush()).rejects.toBe(full)
      for (const session of [one, other]) session.close()
      expect((await at.store.artifacts([handle])).size).toBe(1)
    }
  })

  test("a failure that comes after the session has closed is nobody's, and its result is forgotten", async () => {
    const failing = turnstile()
    const { store: once } = watched(at.store, async (commit) => {
      if (!isOf('fill')(commit)) return undefined
      await failing.passed
      return full
    })
    const graph = testGraph(once)
    const session = graph.session()
    const { handle } = await filled(session)
    session.save()
    session.close()
    failing.open()
    await settled()
    const later = graph.session()
    await expect(later.encoded(handle)).rejects.toMatchObject({ code: 'not-found' })
    await filled(later)
    expect(graph.counts().get('fill')).toMatchObject({ computed: 2, reused: 0 })
    later.close()
  })

  test('a write under way when the session closes is finished, and the result can be read', async () => {
    const slow = turnstile()
    const { store: slowly } = watched(at.store, async () => {
      await slow.passed
      return undefined
    })
    const graph = testGraph(slowly)
    const session = graph.session()
    const { handle } = await filled(session)
    session.save()
    session.close()
    await settled()
    slow.open()
    await expect.poll(async () => (await contents(at.folder))['runs']).toBe(1)
    expect(await graph.within(async (later) => (await later.row(handle)).bytes)).toBe(8 * LENGTH)
  })

  test('failures that nobody waits for end no process', async () => {
    const { store: failing } = watched(at.store, () => full)
    const graph = testGraph(failing)
    const session = graph.session()
    session.save()
    await scaled(session, await filled(session))
    session.add({ recipes: [{ handle: handleOfJson(1), body: 1 }] })
    await settled()
    session.close()
    const work = graph.within(async (other) => {
      other.save()
      await Promise.all([filled(other, 1), filled(other, 2), Promise.reject(new Error('refused'))])
    })
    await expect(work).rejects.toThrow('refused')
    await settled() // the other two go on, and their writes fail
  })

  test('after a failure everything works again', async () => {
    let error: Error | undefined = full
    const { store: failing } = watched(at.store, () => error)
    const graph = testGraph(failing)
    const asked = () =>
      graph.within(async (session) => {
        const row = await scaled(session, await filled(session))
        const numbers = [await session.evaluate(sum, {}, { row })]
        return session.value(await session.evaluate(mean, {}, { numbers }))
      })
    await expect(asked()).rejects.toBe(full)
    expect(await contents(at.folder)).toMatchObject(NOTHING)
    error = undefined
    expect(await asked()).toBe(6 * LENGTH)
    expect(await contents(at.folder)).toMatchObject({ runs: 4 })
  })
})
