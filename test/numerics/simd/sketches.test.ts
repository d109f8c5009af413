import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { plainSketches } from '../../../src/numerics/simd/sketches.plain.ts'
import { vectorSketches } from '../../../src/numerics/simd/sketches.ts'

const BYTES = 65536
const [ROWS, DATA, SUMS, TWIDDLES, OTHERS, FOUND] = [0, 4096, 24576, 32768, 49152, 61440]
const ROW = 256 // bytes

test('products of four sketches at all lags, and the highest: the same bits in both', () => {
  const length = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(fc.nat(1e6), length, length, fc.constantFrom(16, 64, 128, 256), (seed, a, b, n) => {
      const found = [vectorSketches()!, plainSketches()].map((loops) => {
        const memory = loops.memory(BYTES)
        const shorts = new Int16Array(memory, 0, BYTES / 2).fill(0)
        const singles = new Float32Array(memory, 0, BYTES / 4)
        const { below, uniform } = random(seed)
        for (let lane = 0; lane < 4; lane++) {
          for (let i = 0; i < b; i++) shorts[(lane * ROW) / 2 + i] = below(3) === 0 ? 0 : below(8001) - 4000
        }
        for (let at = TWIDDLES / 4; at < FOUND / 4; at++) singles[at] = uniform() - 0.5
        const used = Math.min(b, n)
        loops.spread(ROWS, ROW, used, DATA, n, SUMS)
        loops.forward(DATA, n, TWIDDLES)
        loops.combine(DATA, n, OTHERS)
        loops.inverse(DATA, n, OTHERS)
        loops.highest(DATA, n, SUMS, a, used, 1 - a, used - 1, OTHERS, OTHERS, FOUND)
        return new Uint8Array(memory.slice(0, BYTES))
      })
      expect(Buffer.compare(found[0]!, found[1]!)).toBe(0)
    }),
  )
})

test('products of rings, and the highest of all turns: the same bits in both', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }), (seed, counts) => {
      const found = [vectorSketches()!, plainSketches()].map((loops) => {
        const memory = loops.memory(BYTES)
        new Uint8Array(memory, 0, BYTES).fill(0)
        const singles = new Float32Array(memory, 0, BYTES / 4)
        const integers = new Int32Array(memory, 0, BYTES / 4)
        const { uniform } = random(seed)
        for (let at = 0; at < DATA / 4; at++) singles[at] = uniform() - 0.5
        for (let at = TWIDDLES / 4; at < OTHERS / 4; at++) singles[at] = uniform() - 0.5
        integers.set(counts, OTHERS / 4)
        for (const k of counts.keys())
          integers.set([32 * (3 * k + 1), 32 * (3 * k + 2)], OTHERS / 4 + 64 + 2 * k)
        loops.ringProducts(0, TWIDDLES, OTHERS, OTHERS + 256, counts.length, DATA, 64)
        loops.highestTurn(DATA, 64, FOUND)
        return new Uint8Array(memory.slice(0, BYTES))
      })
      expect(Buffer.compare(found[0]!, found[1]!)).toBe(0)
    }),
  )
})
