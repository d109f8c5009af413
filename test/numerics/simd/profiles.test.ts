import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { plainProfiles } from '../../../src/numerics/simd/profiles.plain.ts'
import { vectorProfiles } from '../../../src/numerics/simd/profiles.ts'

const BYTES = 1 << 16
const at = (place: number): number => 1024 * place // 128 numbers each

test('windows and their remainder: the same bits in both', () => {
  const sizes = fc.tuple(fc.nat(1e6), fc.integer({ min: 4, max: 100 }), fc.integer({ min: 2, max: 20 }))
  fc.assert(
    fc.property(sizes, ([seed, overlap, window]) => {
      const found = [vectorProfiles()!, plainProfiles()].map((loops) => {
        const floats = new Float64Array(loops.memory(BYTES), 0, BYTES / 8).fill(0)
        const { normal, below } = random(seed)
        for (let i = 0; i < 9 * 128; i++) floats[i] = i < 7 * 128 ? normal() : Math.abs(normal()) / 4
        for (let i = 0; i < 2 * 128; i++) {
          // sums of squares of windows: some flat, some so small that the ratio is beyond 1
          floats[4 * 128 + i] = [1e-12, 1e-3, 5, 900][below(4)]!
        }
        const args = [at(0), at(1), overlap, window, at(2), at(3), at(4), at(5), 1e-9, at(6), at(7), at(8)]
        if (overlap >= window) loops.raiseWindows(...(args as Parameters<typeof loops.raiseWindows>))
        floats[9 * 128] = loops.remainder(at(7), overlap, 0.999)
        floats[9 * 128 + 1] = loops.remainder(at(7), 0, 0.999)
        return new BigUint64Array(floats.slice().buffer)
      }) as [BigUint64Array, BigUint64Array]
      expect(found[0].findIndex((bits, i) => bits !== found[1][i])).toBe(-1)
    }),
  )
})
