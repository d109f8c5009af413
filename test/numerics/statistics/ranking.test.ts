import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPlaces, rankingOf } from '../../../src/numerics/statistics/ranking.ts'

const values = fc.array(
  fc.oneof(fc.integer({ min: -4, max: 4 }), fc.double({ noNaN: true }), fc.constant(-0)),
)

test('distinct values ascend, and each value has its place among them; 0 and -0 are one', () => {
  fc.assert(
    fc.property(values, (list) => {
      const { distinct, levels } = rankingOf(Float64Array.from(list))
      expect([...distinct]).toEqual([...new Set(list)].sort((x, y) => x - y))
      expect(list.map((_, i) => distinct[levels[i]!]! + 0)).toEqual(list.map((value) => value + 0))
    }),
  )
})
test('the order is that of a stable sort', () => {
  fc.assert(
    fc.property(values, (list) => {
      const wanted = list.map((_, i) => i).sort((i, j) => list[i]! - list[j]! || i - j)
      fc.pre(!list.some((value) => !Number.isFinite(value)))
      expect([...rankingOf(Float64Array.from(list)).order]).toEqual(wanted)
    }),
  )
})
test('places are grouped by number, in a given order within each', () => {
  const numbers = Uint32Array.of(2, 0, 2, 1, 0)
  expect([...groupPlaces(numbers, 4)]).toEqual([1, 4, 3, 0, 2])
  expect([...groupPlaces(numbers, 4, [4, 3, 2, 1, 0])]).toEqual([4, 1, 3, 2, 0])
  expect([...groupPlaces(new Uint32Array(0), 0)]).toEqual([])
})
