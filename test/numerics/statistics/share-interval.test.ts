import { expect, test } from 'vitest'
import { shareInterval } from '../../../src/numerics/statistics/share-interval.ts'

// score intervals as Newcombe, Stat. Med. 17 (1998) 857, prints them
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i', (kept, of, low, high) => {
  const found = shareInterval(kept, of)
  expect(found[0]).toBeCloseTo(low, 4)
  expect(found[1]).toBeCloseTo(high, 4)
})

test('the interval of all is that of none, turned round', () => {
  const [low, high] = shareInterval(20, 20)
  expect(high).toBe(1)
  expect(low).toBeCloseTo(1 - 0.1611, 4)
})
