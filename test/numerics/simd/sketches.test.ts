import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { plainSketches } from '../../../src/numerics/simd/sketches.plain.ts'
import { vectorSketches } from '../../../src/numerics/simd/sketches.ts'

const [ONE, SUMS_A, OTHER, SUMS_B] = [32, 1024, 2048, 4096]
const BYTES = 8192

test('likeness of two sketches: the same bits in both', () => {
  const length = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(fc.nat(1e6), length, length, (seed, a, b) => {
      const found = [vectorSketches()!, plainSketches()].map((loops) => {
        const shorts = new Int16Array(loops.memory(BYTES), 0, BYTES / 2).fill(0)
        const { below } = random(seed)
        for (let i = 0; i < a; i++) shorts[ONE / 2 + i] = below(8001) - 4000
        for (let i = 0; i < b; i++) shorts[OTHER / 2 + i] = below(3) === 0 ? 0 : below(8001) - 4000
        loops.energies(ONE, a, SUMS_A)
        loops.energies(OTHER, b, SUMS_B)
        return [1, Math.ceil(Math.min(a, b) / 3), Math.min(a, b)].map((least) =>
          loops.likeness(ONE, a, SUMS_A, OTHER, b, SUMS_B, least),
        )
      })
      expect(found[0]).toEqual(found[1])
    }),
  )
})

test('the best turn of two maps: the same number in both', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(8, 16, 32),
      (seed, rings, angles) => {
        const found = [vectorSketches()!, plainSketches()].map((loops) => {
          const shorts = new Int16Array(loops.memory(BYTES), 0, BYTES / 2).fill(0)
          const { below } = random(seed)
          for (let i = 0; i < 512; i++) shorts[i] = below(8001) - 4000
          return loops.bestTurn(0, 512, rings, angles)
        })
        expect(found[0]).toBe(found[1])
      },
    ),
  )
})
