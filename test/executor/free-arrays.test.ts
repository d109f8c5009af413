import { expect, test } from 'vitest'
import { freeArrays, freeManyArrays } from '../../src/executor/free-arrays.ts'

const LENGTH = 2 ** 20

function leftArrays(count: number): WeakRef<Float64Array>[] {
  return Array.from({ length: count }, () => new WeakRef(new Float64Array(LENGTH)))
}

test.each([
  ['at once', freeArrays],
  ['when there are many', freeManyArrays],
])('arrays that nothing refers to are freed %s, others stay', async (_, free) => {
  const kept = new Float64Array(LENGTH).fill(7)
  const left = leftArrays(4)
  await new Promise((resolve) => setImmediate(resolve)) // a weak reference holds its array until the turn ends
  free()
  leftArrays(4)
  await new Promise((resolve) => setImmediate(resolve))
  free()
  expect(left.map((one) => one.deref())).toEqual(left.map(() => undefined))
  expect(kept[LENGTH - 1]).toBe(7)
})
