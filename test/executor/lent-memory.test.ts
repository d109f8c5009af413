import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { handleOfJson } from '../../src/address/canonical.ts'
import { type Lent, lentMemory } from '../../src/executor/lent-memory.ts'

const handle = (name: string) => handleOfJson(name)
const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)
const sameBlock = (one: Lent, other: Lent) => one.data.buffer === other.data.buffer

test('one artifact is copied once for all tasks that read it', async () => {
  const { lend } = lentMemory(1000)
  const data = bytes(300, 7)
  const [one, other] = [await lend(handle('a'), data), await lend(handle('a'), data)]
  expect(one.data).toEqual(data)
  expect(one.data.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(sameBlock(one, other)).toBe(true)
  for (const lent of [one, other]) lent.giveBack()
  expect(sameBlock(await lend(handle('a'), data), one)).toBe(true) // it still holds them
})

test('a block is used again only after every task has given it back, the one not read for longest first', async () => {
  const { lend } = lentMemory(1024) // two blocks of 512
  const [a, again, b] = [
    await lend(handle('a'), bytes(300, 1)),
    await lend(handle('a'), bytes(300, 1)),
    await lend(handle('b'), bytes(400, 2)),
  ]
  a.giveBack()
  const c = await lend(handle('c'), bytes(500, 3)) // both are in use: a third one
  for (const one of [a, b]) expect(sameBlock(c, one)).toBe(false)
  expect(a.data).toEqual(bytes(300, 1))
  again.giveBack()
  b.giveBack()
  ;(await lend(handle('a'), bytes(300, 1))).giveBack()
  const d = await lend(handle('d'), bytes(290, 4))
  expect(sameBlock(d, b)).toBe(true)
  expect(d.data).toEqual(bytes(290, 4))
  const more = await lend(handle('b'), bytes(400, 2)) // its block is gone, so it is copied anew, in place of a
  expect(more.data).toEqual(bytes(400, 2))
  expect(sameBlock(more, a)).toBe(true)
  expect(c.data).toEqual(bytes(500, 3))
})

test('artifacts that are in work by turns keep their blocks', async () => {
  const { lend } = lentMemory(1024, 3) // one block of 512 beside one of 1024
  const lent = async (name: string): Promise<Lent> => {
    const one = await lend(handle(name), bytes(500, 1))
    one.giveBack()
    return one
  }
  ;(await lend(handle('large'), bytes(1000, 2))).giveBack()
  const first = [await lent('a'), await lent('b'), await lent('c')]
  const again = [await lent('a'), await lent('b'), await lent('c')]
  for (const [i, one] of again.entries()) expect(sameBlock(one, first[i]!)).toBe(true)
  expect(sameBlock(await lent('d'), first[0]!)).toBe(true) // no fourth block
})

test('blocks of another size are not used for what does not fit', async () => {
  const { lend } = lentMemory(600)
  ;(await lend(handle('small'), bytes(500, 1))).giveBack()
  const large = await lend(handle('large'), bytes(513, 2))
  expect(large.data).toEqual(bytes(513, 2))
  expect(large.data.buffer.byteLength).toBe(1024)
  const other = await lend(handle('other'), bytes(512, 3))
  expect(other.data.buffer.byteLength).toBe(512)
})

test('a large artifact is copied in pieces, and nobody reads it before it is whole', async () => {
  const { lend } = lentMemory(2 ** 26)
  const data = bytes(2 ** 25, 7)
  let turns = 0
  const count = (): void => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const both = await Promise.all([lend(handle('a'), data), lend(handle('a'), data)])
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(7) // eight pieces
  for (const one of both) expect(Buffer.compare(one.data, data)).toBe(0)
})

test('a very large one moves to its task and back: the next task gets the same copy, and others their own', async () => {
  const { lend } = lentMemory(1000)
  const data = bytes(1500, 7)
  const one = await lend(handle('a'), data)
  expect(one.moves).toBe(true)
  expect(one.data.buffer).toBeInstanceOf(ArrayBuffer)
  const other = await lend(handle('a'), data)
  expect(sameBlock(one, other)).toBe(false)
  one.giveBack(one.data)
  const next = await lend(handle('a'), data)
  expect(sameBlock(next, one)).toBe(true)
  expect(next.data).toEqual(data)
  next.giveBack() // its thread was ended
  const last = await lend(handle('a'), data)
  expect(sameBlock(last, next)).toBe(false)
  expect(last.data).toEqual(data)
})

test('very large copies that nobody needs are freed at once, but for a few that wait a moment', async () => {
  const { lend } = lentMemory(1000)
  const names = ['a', 'a', 'b', 'c', 'd', 'e']
  const all = await Promise.all(names.map((name) => lend(handle(name), bytes(1500, 1))))
  for (const one of all) one.giveBack(one.data)
  expect(all.map(({ data }) => data.length)).toEqual([0, 0, 1500, 1500, 1500, 1500]) // at most 6000 bytes wait
  await sleep(1500)
  expect(all.map(({ data }) => data.length)).toEqual([0, 0, 0, 0, 0, 0])
})
