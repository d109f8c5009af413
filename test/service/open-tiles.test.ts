import { expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { openTiles } from '../../src/service/open-tiles.ts'
import { openBytes } from '../../src/store/open-bytes.ts'

const SURFACE = `sha256:${'1'.repeat(64)}` as Handle

/** Tiles whose openings and closings are counted; `fail` makes the next opening fail. */
function counted() {
  const counts = { opened: 0, closed: 0, fail: false }
  const tiles = openTiles(async (_session, handle) => {
    counts.opened += 1
    await Promise.resolve()
    if (counts.fail) {
      counts.fail = false
      throw new Error('gone')
    }
    const close = async () => {
      counts.closed += 1
    }
    return { handle, blob: { ...openBytes(new Uint8Array(8)), close } }
  })
  const within = <R>(work: (session: never) => Promise<R>): Promise<R> => work(undefined as never)
  const read = <T>(work: () => Promise<T>) => tiles.read(within, SURFACE, work)
  return { tiles, counts, read }
}

test('the tiles of a surface are opened once for all who read them, and closed', async () => {
  const { tiles, counts, read } = counted()
  expect(await Promise.all([1, 2, 3].map((n) => read(async () => n)))).toEqual([1, 2, 3])
  tiles.clear()
  await Promise.resolve()
  expect(counts).toMatchObject({ opened: 1, closed: 1 })
})

test('they are closed only when nobody reads them any more', async () => {
  const { tiles, counts, read } = counted()
  const gate = Promise.withResolvers<void>()
  const reading = read(() => gate.promise)
  await Promise.resolve()
  tiles.clear()
  await Promise.resolve()
  expect(counts.closed).toBe(0)
  gate.resolve()
  await reading
  await Promise.resolve()
  expect(counts.closed).toBe(1)
})

test('when the request that opens them fails, another one opens them for itself', async () => {
  const { counts, read } = counted()
  counts.fail = true
  const [first, second] = await Promise.allSettled([read(async () => 1), read(async () => 2)])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 2 })
  expect(counts.opened).toBe(2)
})

test('a failure of one reader leaves them open for the others', async () => {
  const { counts, read } = counted()
  await expect(read(() => Promise.reject(new Error('no such tile')))).rejects.toThrow('no such tile')
  expect(await read(async () => 1)).toBe(1)
  expect(counts.opened).toBe(1)
})

test('they are closed when the request that opened them ends before its session does', async () => {
  const { tiles, counts } = counted()
  const ended = async <R>(work: (session: never) => Promise<R>): Promise<R> => {
    await work(undefined as never)
    throw new Error('the client has gone')
  }
  await expect(tiles.read(ended, SURFACE, async () => 1)).rejects.toThrow('the client has gone')
  expect(counts).toMatchObject({ opened: 1, closed: 1 })
})
