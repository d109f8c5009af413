import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLogistic } from '../../../src/numerics/simd/logistic.plain.ts'
import { vectorLogistic } from '../../../src/numerics/simd/logistic.ts'

const BYTES = 1 << 12
const finite = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const row = fc.tuple(finite(50), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))

test.each([1, 40, 1e4])('sums of losses with logits up to about %i: the same bits in both', (steep) => {
  const lines = fc.tuple(finite(5), finite(steep), finite(steep / 50))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), lines, (rows, [pivot, height, slope]) => {
      const found = [vectorLogistic()!, plainLogistic()].map((loops) => {
        const floats = new Float64Array(loops.memory(BYTES), 0, BYTES / 8).fill(0)
        for (const [i, [score, km, knm]] of rows.entries()) {
          floats[i] = score
          floats[64 + 2 * i] = km
          floats[65 + 2 * i] = knm
        }
        loops.lossSums(0, 512, rows.length, pivot, height, slope, 2048)
        return new BigUint64Array(floats.slice(256, 266).buffer)
      })
      expect(found[0]).toEqual(found[1])
    }),
    { numRuns: 300 },
  )
})
