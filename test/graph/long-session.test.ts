/** A session of hours: a study. What is written must not stay in its memory. */
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import type { ArtifactStore } from '../../src/store/store.ts'
import { filled, testGraph, watched } from '../helpers/graph.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const SMALL = 1000 // bytes

/** A store that keeps no bytes but few, and says of the others it was given which are still in memory. */
function forgetting() {
  const given: WeakRef<Uint8Array>[] = []
  const rows = memoryStore()
  const store: ArtifactStore = {
    ...rows,
    async commit({ blobs = [], ...others }) {
      const [small, large] = [true, false].map((is) =>
        blobs.filter(({ data }) => data.byteLength < SMALL === is),
      )
      for (const { data } of large!) given.push(new WeakRef(data))
      await rows.commit({ ...others, blobs: small! })
    },
  }
  const inMemory = (): number => {
    collect()
    return given.filter((one) => one.deref()).length
  }
  return { store, given, inMemory }
}

test('what a session has written is let go while it goes on', async () => {
  const { store, given, inMemory } = forgetting()
  const graph = testGraph(store, { memoryBytes: 100_000 }) // one row of 80 kB at a time
  await graph.within(async (session) => {
    session.save()
    await session.map(
      Array.from({ length: 40 }, (_, i) => i),
      (i) => filled(session, i),
    )
    await expect.poll(() => given.length).toBe(40)
    await sleep(10)
    expect(inMemory()).toBeLessThan(10)
  })
})

test('a session that could not write begins nothing new, and says so when it is flushed', async () => {
  const full = new MarkgraphError('disk-full', 'the disk is full')
  const { store } = watched(memoryStore(), ({ runs }) => (runs ? full : undefined))
  const graph = testGraph(store)
  const session = graph.session()
  session.save()
  let begun = 0
  const work = session.map(
    Array.from({ length: 100 }, (_, i) => i),
    async (i) => {
      begun += 1
      await filled(session, i)
    },
  )
  await expect(work).rejects.toBe(full)
  expect(begun).toBeLessThan(20)
  await expect(session.flush()).rejects.toBe(full)
  session.close()
})

test('what another session writes in vain is written by the one that still wants it', async () => {
  let fail = true
  const { store } = watched(memoryStore(), async ({ runs }) => {
    if (!runs || !fail) return undefined
    fail = false
    await sleep(20) // long enough for the second session to find it being written
    return new MarkgraphError('write-failed', 'the first write')
  })
  const graph = testGraph(store)
  const [one, other] = [graph.session(), graph.session()]
  one.save()
  other.save()
  const { handle } = await filled(one)
  await filled(other)
  await expect(one.flush()).rejects.toThrow('the first write')
  await other.flush()
  expect((await store.artifacts([handle])).has(handle)).toBe(true)
  one.close()
  other.close()
})
