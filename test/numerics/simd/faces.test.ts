import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiled, madeFile, NAMES } from '../../../scripts/simd.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { type FaceLoops, plainFaces } from '../../../src/numerics/simd/faces.plain.ts'
import { vectorFaces } from '../../../src/numerics/simd/faces.ts'
import { plannedSize, transformPlan } from '../../../src/numerics/simd/transform-plan.ts'

const BYTES = 1 << 20
const vector = vectorFaces()!

/** What a loop leaves in the memory of both implementations, begun with the same content. */
function both(
  fill: (floats: Float64Array, bytes: Uint8Array, ints: Int32Array) => void,
  run: (loops: FaceLoops) => void,
) {
  return [vector, plainFaces()].map((loops) => {
    const buffer = loops.memory(BYTES)
    const floats = new Float64Array(buffer, 0, BYTES / 8).fill(0)
    fill(floats, new Uint8Array(buffer), new Int32Array(buffer))
    run(loops)
    return new BigUint64Array(floats.slice().buffer)
  }) as [BigUint64Array, BigUint64Array]
}

const seeds = fc.integer({ min: 0, max: 1e6 })
const sameBits = (work: (seed: number) => [BigUint64Array, BigUint64Array], numRuns = 20): void =>
  fc.assert(
    fc.property(seeds, (seed) => {
      const [one, other] = work(seed)
      expect(one.findIndex((bits, i) => bits !== other[i])).toBe(-1)
    }),
    { numRuns },
  )

test.each(NAMES)('the vector code of %s in use is what its source gives', async (name) => {
  expect(await compiled(name)).toBe(readFileSync(madeFile(name), 'utf8'))
})

describe('transforms', () => {
  const SIZES = [2, 4, 6, 8, 16, 18, 24, 36, 64]
  const layout = (size: number) => {
    const plan = transformPlan(size)
    const inverse = 64 + plan.forward.byteLength
    const at = Math.ceil((inverse + plan.inverse.byteLength) / 16) * 16
    return {
      plan,
      stages: plan.radices.length,
      forward: 64,
      inverse,
      end: inverse + plan.inverse.byteLength,
      at,
    }
  }
  const fillPlan = (size: number, seed: number) => (floats: Float64Array, bytes: Uint8Array) => {
    const { plan, forward, inverse, at } = layout(size)
    const { normal } = random(seed)
    bytes.set(plan.radices, 0)
    floats.set(plan.forward, forward / 8)
    floats.set(plan.inverse, inverse / 8)
    for (let i = 0; i < 4 * size * size; i++) floats[at / 8 + i] = normal()
  }
  const step = (size: number): number => 16 * size

  test.each(SIZES)('of %i points: the same bits in both', (size) => {
    const { stages, forward, end, at } = layout(size)
    const other = at + 16 * size * size
    sameBits(
      (seed) =>
        both(fillPlan(size, seed), (loops) => {
          loops.forwardColumns(at, step(size), size, size, 0, stages, forward)
          loops.forwardRows(at, step(size), size, size, 0, stages, forward)
          for (const mode of [0, 1]) {
            loops.multiplyInverseRows(at, at, other, mode, step(size), size, 0, stages, end)
          }
          loops.inverseColumns(at, step(size), size - 1, size, 0, stages, end)
        }),
      4,
    )
  })
  test.each(SIZES)('of %i points: the discrete Fourier transform, in another order, and back', (size) => {
    const loops = plainFaces()
    const { stages, forward, end, at } = layout(size)
    const floats = new Float64Array(loops.memory(BYTES))
    fillPlan(size, 3)(floats, new Uint8Array(floats.buffer))
    const line = floats.slice(at / 8, at / 8 + 2 * size)
    loops.forwardRows(at, step(size), 1, size, 0, stages, forward)
    const found = Array.from({ length: size }, (_, k) => [
      floats[at / 8 + 2 * k]!,
      floats[at / 8 + 2 * k + 1]!,
    ])
    for (let k = 0; k < size; k++) {
      let [re, im] = [0, 0]
      for (let i = 0; i < size; i++) {
        const angle = (-2 * Math.PI * i * k) / size
        re += line[2 * i]! * Math.cos(angle) - line[2 * i + 1]! * Math.sin(angle)
        im += line[2 * i]! * Math.sin(angle) + line[2 * i + 1]! * Math.cos(angle)
      }
      expect(Math.min(...found.map(([x, y]) => Math.hypot(x! - re, y! - im)))).toBeLessThan(1e-9)
    }
    // a column of the same numbers, there and back
    for (let y = 0; y < size; y++) floats.set(line.subarray(2 * y, 2 * y + 2), at / 8 + 2 * y * size)
    loops.forwardColumns(at, step(size), 1, size, 0, stages, forward)
    loops.inverseColumns(at, step(size), 1, size, 0, stages, end)
    for (let i = 0; i < 2 * size; i++) {
      expect(floats[at / 8 + 2 * (i >> 1) * size + (i & 1)]! / size).toBeCloseTo(line[i]!, 12)
    }
  })
  test('a size is the smallest of its kind', () => {
    const wanted = [2, 2, 4, 4, 6, 6, 8, 18, 24, 72, 144]
    expect([1, 2, 3, 4, 5, 6, 7, 17, 20, 65, 130].map(plannedSize)).toEqual(wanted)
  })
})

describe('loops over grids: the same bits in both', () => {
  const N = 16
  const holed = (seed: number, count: number): Float64Array => {
    const { normal, below } = random(seed)
    return Float64Array.from({ length: count }, () => (below(4) === 0 ? Number.NaN : normal()))
  }
  test('interleave and blocks', () => {
    sameBits((seed) =>
      both(
        (floats) => floats.set(holed(seed, N * N)),
        (loops) => {
          for (const part of [0, 1]) {
            loops.interleave(0, N, 8192, 16 * (N + 1), part)
            loops.blocks(0, N, 32768, 65536, 16 * N, part)
          }
        },
      ),
    )
  })
  test('turn', () => {
    const [margin, near, out] = [6, 16384, 32768]
    const side = N + 2 * margin
    sameBits((seed) => {
      const { below, uniform } = random(seed)
      const [angle, radius] = [7 * uniform(), 12 * uniform() + 1]
      const [top, left] = [below(N), 2 * below(N / 2)]
      return both(
        (floats, bytes) => {
          const own = random(seed + 1)
          for (let i = 0; i < side * side; i++) {
            floats[i] = own.normal()
            const [y, x] = [Math.floor(i / side), i % side]
            const inside = Math.min(y, x) >= margin && Math.max(y, x) < margin + N
            bytes[near + i] = inside ? own.below(16) : 0
          }
        },
        (loops) => {
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
          loops.turn(0, near, side, margin, N, cos, sin, out, 8 * N, 0, N, 0, N, 100)
          loops.turn(0, near, side, margin, N, cos, sin, 65536, 8 * N, top, N, left, N, radius)
        },
      )
    })
  })
  test('weigh and best', () => {
    const side = 9
    const [rows, columns, out] = [4096, 8192, 262144]
    sameBits((seed) =>
      both(
        (floats, _, ints) => {
          const { normal } = random(seed)
          for (let i = 0; i < 8192; i++) floats[4096 + i] = Math.round(4 * normal()) / 2
          for (let i = 0; i < side; i++) {
            ints[rows / 4 + i] = ((i + 5) % side) * 512
            ints[columns / 4 + i] = ((i + 3) % side) * 16
            ints[rows / 4 + 16 + i] = i * 8 * side
            ints[columns / 4 + 16 + i] = i * 8
          }
        },
        (loops) => {
          loops.weigh(32768, 40960, 49152, rows, columns, side, 0.1, 0.4, 1e-6, out)
          const second = 8 * side * side
          for (const lane of [0, 1]) {
            const weights = out + 2 * lane * second
            const answer = 524288 + 64 * lane
            loops.best(57344, rows, columns, side, weights, second, rows + 64, columns + 64, 1e-6, answer)
          }
        },
      ),
    )
  })
  test('maskedSums', () => {
    sameBits((seed) => {
      const { below } = random(seed)
      const count = below(40)
      return both(
        (floats, _, ints) => {
          const values = random(seed + 1)
          floats.set(holed(seed, 64 * 64), 4096)
          for (let i = 0; i < count; i++) {
            floats[i] = values.normal()
            ints[1024 + i] = 8 * (64 * (20 + values.below(20)) + 20 + values.below(20))
          }
        },
        (loops) => loops.maskedSums(0, 4096, count, 32768, 512, 3, 2, 131072),
      )
    })
  })
})
