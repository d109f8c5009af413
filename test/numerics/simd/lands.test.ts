import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiled, madeFile } from '../../../scripts/simd.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { type LandLoops, plainLands } from '../../../src/numerics/simd/lands.plain.ts'
import { layoutOn } from '../../../src/numerics/simd/lands.ts'
import { LANDS_WASM } from '../../../src/numerics/simd/lands.wasm.ts'
import { vectorLoops } from '../../../src/numerics/simd/load.ts'

const vector = vectorLoops<LandLoops>(LANDS_WASM)!

interface Drawn {
  readonly ny: number
  readonly nx: number
  readonly values: Float64Array
  /** Any numbers. */
  some(n: number): Float64Array
}

/** A grid with missing points, the first and last of a row among them. */
function drawn(seed: number): Drawn {
  const { normal, uniform } = random(seed)
  const ny = 1 + Math.floor(20 * uniform())
  const nx = 1 + Math.floor(40 * uniform())
  const share = uniform() < 0.3 ? 0 : 0.2
  const values = Float64Array.from({ length: ny * nx }, () => (uniform() < share ? Number.NaN : normal()))
  return { ny, nx, values, some: (n) => Float64Array.from({ length: n }, () => normal()) }
}

/** Runs the same work on both implementations and compares every bit of what it hands out. */
function sameBits(
  work: (
    loops: LandLoops,
    layout: ReturnType<typeof layoutOn>,
    seed: number,
  ) => readonly (readonly [number, number])[],
): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
      const [one, other] = [vector, plainLands()].map((loops) => {
        const layout = layoutOn(loops)
        return work(loops, layout, seed).flatMap(([address, n]) => [
          ...new BigUint64Array(layout.view(address, n).slice().buffer),
        ])
      })
      expect(one).toEqual(other)
    }),
    { numRuns: 60 },
  )
}

test('the vector code in use is what its source gives', async () => {
  expect(await compiled('lands')).toBe(readFileSync(madeFile('lands'), 'utf8'))
})

describe('both implementations give the same bits', () => {
  test('blockMeans', () => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const [rows, columns] = [1 + (seed % Math.min(ny, 3)), 1 + (seed % Math.min(nx, 4))]
      const [outNy, outNx] = [Math.floor(ny / rows), Math.floor(nx / columns)]
      const [heights, forms, xs] = [given(values), given(some(3 * ny)), given(some(nx))]
      const [line, counts, out] = [room(nx), room(outNx), room(outNy * outNx)]
      loops.blockMeans(heights, nx, forms, xs, outNy, outNx, rows, columns, line, counts, out)
      return [[out, outNy * outNx]]
    })
  })

  test('levelled', () => {
    sameBits((loops, { given }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const heights = given(values)
      loops.levelled(heights, ny, nx, given(some(3 * ny)), given(some(nx)))
      return [[heights, ny * nx]]
    })
  })

  const shifts = (ny: number, nx: number, seed: number): Float64Array =>
    Float64Array.from({ length: 4 * ny }, (_, k) => {
      const whole = ((seed + (k >> 2)) % 5) - 2
      const share = seed % 3 === 0 ? 0 : 0.375
      const from = Math.min(nx, Math.max(0, -whole))
      const to = Math.max(from, Math.min(nx, nx - whole - (share === 0 ? 0 : 1)))
      return [whole, share, from, to][k & 3]!
    })

  test('shearedMeans and shearedSums', () => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const rows = 1 + (seed % Math.min(ny, 3))
      const outNy = Math.floor(ny / rows)
      const [heights, forms, xs] = [given(values), given(some(3 * ny)), given(some(nx))]
      const moved = given(shifts(ny, nx, seed))
      const [line, counts, out] = [room(nx), room(nx), room(outNy * nx)]
      loops.shearedMeans(heights, nx, forms, xs, moved, outNy, rows, line, counts, out)
      const [left, right] = [Math.floor(nx / 5), nx - Math.floor(nx / 5)]
      const [sums, numbers] = [room(nx), room(nx)]
      loops.shearedSums(heights, ny, nx, moved, 1 + (seed % 2), left, right, sums, numbers)
      return [
        [out, outNy * nx],
        [sums, right - left],
        [numbers, right - left],
      ]
    })
  })

  test('clip', () => {
    sameBits((loops, { given }, seed) => {
      const { ny, nx, values } = drawn(seed)
      const heights = given(values)
      loops.clip(heights, ny * nx, -0.5, 0.75)
      return [[heights, ny * nx]]
    })
  })

  test('columnSums, sampled, distances and median', () => {
    sameBits((loops, { given, room, view }, seed) => {
      const { ny, nx, values } = drawn(seed)
      const heights = given(values)
      const [sums, counts] = [room(nx), room(nx)]
      loops.columnSums(heights, ny, nx, -0.5, 0.75, sums, counts)
      const out = room(ny * nx + 1)
      const count = loops.sampled(heights, ny, nx, 1 + (seed % 2), out)
      loops.distances(out, count, 0.1)
      const found = given(Float64Array.of(count, 0))
      const median = loops.median(given(view(out, count).slice()), count, room(2048))
      view(found, 2)[1] = median
      return [
        [sums, nx],
        [counts, nx],
        [out, count],
        [found, 2],
      ]
    })
  })

  const MANY: readonly (readonly [string, (normal: () => number, i: number, n: number) => number])[] = [
    ['of one hump with long tails', (normal) => normal() * normal() * normal()],
    ['in ascending order', (_, i) => i],
    ['of two humps, none in the middle', (normal, i, n) => normal() + (i < n / 2 ? -100 : 100)],
    ['of few levels', (normal) => 9 + Math.round(normal())],
    ['all equal', () => 3],
    ['all equal but one', (_, i) => (i === 77 ? -1e9 : 2)],
    ['that a sample misjudges', (_, i, n) => (((i * 40503) >>> 0) % n < 30 ? i : 1 + (i % 7))],
  ]
  test.each(MANY)('the median of many values %s', (_, value) => {
    sameBits((loops, { given, room, view }, seed) => {
      const { normal } = random(seed)
      const n = 1 + ((seed * 7919) % 9000)
      const values = Float64Array.from({ length: n }, (_, i) => value(normal, i, n))
      const found = room(2)
      const median = loops.median(given(values), n, room(2048))
      const sorted = values.toSorted()
      view(found, 2).set([median, (sorted[(n - 1) >> 1]! + sorted[n >> 1]!) / 2])
      expect(view(found, 2)[0]).toBe(view(found, 2)[1])
      return [[found, 2]]
    })
  })

  test('the weights, sums and residuals of a robust form', () => {
    sameBits((loops, { given, room, view }, seed) => {
      const { ny, nx, some } = drawn(seed)
      const n = ny * nx
      const [columns, values, sizes] = [given(some(n)), given(some(n)), given(some(n).map(Math.abs))]
      const [huber, tukey, sums] = [room(n), room(n), room(34)]
      loops.huberWeights(sizes, n, 0.7, huber)
      loops.tukeyWeights(sizes, n, 1.1, tukey)
      const rows = given(
        Float64Array.from(
          { length: 3 * ny },
          (_, i) => [i / ny - 1, (i / 3) | 0, 1 + ((i / 3) | 0)][i % 3]!,
        ).map((x, i) => (i % 3 === 0 ? x : x * nx)),
      )
      loops.weightedSums(columns, values, huber, rows, ny, sums)
      const [out, spare, squares] = [room(n), room(n), room(1)]
      loops.residualsOf(columns, values, rows, ny, given(some(3 * ny)), out, spare)
      const sum = loops.squares(out, n)
      view(squares, 1)[0] = sum
      return [
        [huber, n],
        [tukey, n],
        [sums, 34],
        [out, n],
        [spare, n],
        [squares, 1],
      ]
    })
  })

  test.each([
    ['along both axes', 2, 4],
    ['along x alone', 0, 4],
    ['along y alone', 2, 0],
  ])('lowPass %s', (_, radiusY, radiusX) => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const heights = given(values)
      const taps = (radius: number): Float64Array =>
        radius === 0 ? Float64Array.of(1) : some(radius + 1).map(Math.abs)
      const [halfY, halfX] = [given(taps(radiusY)), given(taps(radiusX))]
      const planes = [room(ny * nx), room(ny * nx)] as const
      const working = [room(nx + 8), room(nx + 8), room(nx), room(nx)] as const
      loops.lowPass(heights, ny, nx, halfY, radiusY, halfX, radiusX, ...planes, ...working)
      return [[heights, ny * nx]]
    })
  })

  test('lowPassRows', () => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const heights = given(values)
      const [halfY, halfX] = [given(some(3).map(Math.abs)), given(some(5).map(Math.abs))]
      const step = 1 + (seed % 3)
      const rows = Math.ceil(ny / step)
      const working = [room(nx + 8), room(nx + 8), room(nx), room(nx)] as const
      const out = room(rows * nx)
      const half = Math.ceil(rows / 2) // in two parts: the second sees no row before those that it needs
      const top = Math.max(0, half * step - 2)
      const lower = heights + 8 * top * nx
      loops.lowPassRows(heights, 0, ny, nx, step, 0, half, halfY, 2, halfX, 4, ...working, out)
      loops.lowPassRows(lower, top, ny, nx, step, half, rows, halfY, 2, halfX, 4, ...working, out)
      return [[out, rows * nx]]
    })
  })

  test('blockSums, filterPlane and subtractWaves', () => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const heights = given(values)
      const [blockY, blockX] = [1 + (seed % 4), 1 + (seed % 3)]
      const pad = 4 // two taps on each side, and two for the splines
      const [coarseY, coarseX] = [Math.ceil(ny / blockY) + 2 * pad, Math.ceil(nx / blockX) + 2 * pad]
      const plane = coarseY * coarseX
      const [sums, weights, spare] = [room(plane), room(plane), room(plane)]
      const [sum, weight, both] = [room(coarseX), room(coarseX), room(2 * coarseX)]
      const size = [blockY, pad, coarseY, blockX, pad, coarseX] as const
      const upper = Math.ceil(ny / 2)
      const lower = heights + 8 * upper * nx
      loops.blockSums(heights, 0, upper, ny, nx, ...size, sums, weights, sum, weight)
      loops.blockSums(lower, upper, ny, ny, nx, ...size, sums, weights, sum, weight)
      const [halfY, halfX] = [given(some(3).map(Math.abs)), given(some(3).map(Math.abs))]
      for (const one of [sums, weights]) loops.filterPlane(one, coarseY, coarseX, halfY, 2, halfX, 2, spare)
      const alongY = [blockY, pad - 1, blockY >> 1, given(some(4 * blockY).map(Math.abs))] as const
      const alongX = [blockX, pad - 1, blockX >> 1, given(some(4 * blockX).map(Math.abs))] as const
      const step = 1 + (seed % 2)
      loops.subtractWaves(
        heights,
        Math.ceil(ny / step),
        step,
        nx,
        sums,
        weights,
        coarseX,
        ...alongY,
        ...alongX,
        both,
      )
      return [[heights, Math.ceil(ny / step) * nx]]
    })
  })
})
