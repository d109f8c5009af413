import { expect, test } from 'vitest'
import { FairOrder } from '../../src/executor/fair-order.ts'

const work = (name: string, ...clients: string[]) => ({ name, clients: () => clients })

test('clients take turns, each in the order of its own work', () => {
  const order = new FairOrder<ReturnType<typeof work>>()
  for (const name of ['a1', 'a2', 'a3']) order.add(work(name, 'a'))
  for (const name of ['b1', 'b2']) order.add(work(name, 'b'))
  const given = Array.from({ length: 6 }, () => {
    const turn = order.next()
    turn?.end()
    return turn?.work.name
  })
  expect(given).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined])
})

test('who has fewer turns at a time comes first, whoever came first', () => {
  const order = new FairOrder<ReturnType<typeof work>>()
  for (const name of ['a1', 'a2', 'a3', 'a4']) order.add(work(name, 'a'))
  const first = order.next()!
  const second = order.next()!
  order.add(work('b1', 'b'))
  order.add(work('b2', 'b'))
  expect(order.next()!.work.name).toBe('b1')
  first.end()
  expect(order.next()!.work.name).toBe('a3') // one each, and the last turn of a is longer ago
  second.end()
  expect(order.next()!.work.name).toBe('b2')
})

test('a turn may be for those only who have none', () => {
  const order = new FairOrder<ReturnType<typeof work>>()
  order.add(work('a1', 'a'))
  order.add(work('a2', 'a'))
  expect(order.next(0)!.work.name).toBe('a1')
  expect(order.next(0)).toBeUndefined()
  order.add(work('b1', 'b'))
  expect(order.next(0)!.work.name).toBe('b1')
  expect(order.next(-1)).toBeUndefined()
  expect(order.next()!.work.name).toBe('a2')
})

test('work that several clients want counts for the one who gets it a turn first; what leaves gets none', () => {
  const order = new FairOrder<ReturnType<typeof work>>()
  const left = work('a2', 'a')
  for (const one of [work('a1', 'a'), left, work('both', 'a', 'b')]) order.add(one)
  expect(order.next()!.work.name).toBe('a1')
  order.remove(left)
  expect(order.next(0)!.work.name).toBe('both')
  order.add(work('b1', 'b'))
  expect(order.next(0)).toBeUndefined()
})
