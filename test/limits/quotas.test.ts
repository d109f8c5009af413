import { expect, test } from 'vitest'
import { quotas } from '../../src/limits/quotas.ts'

/** Takes one after another until it is refused; how many there were. */
function filled(all: ReturnType<typeof quotas>, client: string, amount = 1): number {
  let count = 0
  while (all.open(client).add(amount)) count += 1
  return count
}

test('one client may have half of all, the next half of the rest, and there is always some left', () => {
  const all = quotas(256)
  expect(filled(all, 'a')).toBe(128)
  expect(filled(all, 'b')).toBe(64)
  expect(filled(all, 'c')).toBe(32)
  expect(all.used()).toBe(224)
})

test('who has nothing may have all that is left, down to the last one', () => {
  const all = quotas(2)
  expect(all.open('a').add(2)).toBe(true)
  expect(all.open('b').add(1)).toBe(false)
  expect(filled(quotas(1), 'a')).toBe(1)
  const bytes = quotas(1000)
  expect(bytes.open('a').add(900)).toBe(true)
  expect(bytes.open('a').add(10)).toBe(false)
  expect(bytes.open('b').add(100)).toBe(true)
})

test('what is refused takes nothing, and what is given back can be had again', () => {
  const all = quotas(4)
  const one = all.open('a')
  expect(one.add(1)).toBe(true)
  expect(one.add(1)).toBe(true)
  expect(one.add(1)).toBe(false)
  expect(all.used()).toBe(2)
  one.end()
  one.end()
  expect(all.used()).toBe(0)
  expect(filled(all, 'a')).toBe(2)
})
