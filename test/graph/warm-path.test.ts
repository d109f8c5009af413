import { expect, test } from 'vitest'
import type { Session } from '../../src/graph/session.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import { fill, LENGTH, mean, numberKind, scaled, sum, testGraph, watched } from '../helpers/graph.ts'

const SCANS = 12 // of two marks
const NONE = { outputs: 0, producers: 0, artifacts: 0, has: 0, read: 0, commit: 0 }

/** Something like a comparison: twelve scans through three stages, and one score of all. */
async function chain(store = memoryStore()) {
  const values = await testGraph(store).within(async (session) =>
    Array.from({ length: SCANS }, (_, i) => session.put(numberKind, i)),
  )
  const summed = async (session: Session, value: (typeof values)[number]) => {
    const row = await session.evaluate(fill, { length: LENGTH }, { value })
    return session.evaluate(sum, {}, { row: await scaled(session, row) })
  }
  return {
    store,
    together: async (session: Session) => {
      const numbers = await Promise.all(values.map((value) => summed(session, value)))
      return session.value(await session.evaluate(mean, {}, { numbers }))
    },
    inTurn: async (session: Session) => {
      const numbers = await session.map(values, (value) => summed(session, value))
      return session.value(await session.evaluate(mean, {}, { numbers }))
    },
  }
}

test('what is recorded costs one question a stage, however many scans there are, and one value read', async () => {
  const { store, together } = await chain()
  const value = await testGraph(store).within(together)
  const { store: watching, calls } = watched(store)
  const graph = testGraph(watching)
  expect(await graph.within(together)).toBe(value)
  expect(calls).toEqual({ ...NONE, outputs: 4, artifacts: 1, read: 1 })
  expect(await graph.within(together)).toBe(value)
  expect(calls).toEqual({ ...NONE, outputs: 8, artifacts: 1, read: 1 })
})

test('those that are asked for a few at a time cost one question for those few', async () => {
  const { store, inTurn } = await chain()
  await testGraph(store).within(inTurn)
  const { store: watching, calls } = watched(store)
  await testGraph(watching).within(inTurn)
  const waves = SCANS / 3 // the executor's width, and one more
  expect(calls).toEqual({ ...NONE, outputs: 3 * waves + 1, artifacts: 1, read: 1 })
})

test('rows and names asked for in one turn are one question', async () => {
  const { store, together } = await chain()
  const { store: watching, calls } = watched(store)
  const graph = testGraph(store)
  await graph.within(together)
  const handles = await graph.within(async (session) =>
    Array.from({ length: SCANS }, (_, i) => session.put(numberKind, i).handle),
  )
  await testGraph(watching).within((session) =>
    Promise.all([
      ...handles.map((handle) => session.row(handle)),
      ...handles.map((handle) => session.named(handle, numberKind)),
    ]),
  )
  expect(calls).toEqual({ ...NONE, artifacts: 1 })
})
