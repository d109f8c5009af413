import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiled, madeFile } from '../../../scripts/simd.ts'
import { random } from '../../../src/kernels/random.ts'
import { plainLands } from '../../../src/kernels/simd/lands.plain.ts'
import { type LandLoops, layoutOn } from '../../../src/kernels/simd/lands.ts'
import { LANDS_WASM } from '../../../src/kernels/simd/lands.wasm.ts'
import { vectorLoops } from '../../../src/kernels/simd/load.ts'

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

  test('the median of many values, by bins', () => {
    sameBits((loops, { given, room, view }, seed) => {
      const { normal } = random(seed)
      const n = 4097 + (seed % 300)
      const values = given(Float64Array.from({ length: n }, () => normal() * normal() * normal()))
      const bins = room(2048)
      const found = room(1)
      const median = loops.median(values, n, bins)
      view(found, 1)[0] = median
      return [[found, 1]]
    })
  })

  test('the weights, sums and residuals of a robust form', () => {
    sameBits((loops, { given, room, view }, seed) => {
      const { ny, nx, some } = drawn(seed)
      const n = ny * nx
      const [columns, values, residuals] = [given(some(n)), given(some(n)), given(some(n))]
      const [huber, tukey, sums] = [room(n), room(n), room(34)]
      loops.huberWeights(residuals, n, 0.7, huber)
      loops.tukeyWeights(residuals, n, 1.1, tukey)
      const rows = given(
        Float64Array.from(
          { length: 3 * ny },
          (_, i) => [i / ny - 1, (i / 3) | 0, 1 + ((i / 3) | 0)][i % 3]!,
        ).map((x, i) => (i % 3 === 0 ? x : x * nx)),
      )
      loops.weightedSums(columns, values, huber, rows, ny, sums)
      const [out, spare, squares] = [room(n), room(n), room(1)]
      const sum = loops.residualsOf(columns, values, rows, ny, given(some(3 * ny)), out)
      view(squares, 1)[0] = sum
      loops.absolutes(out, n, spare)
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

  test('lowPass', () => {
    sameBits((loops, { given, room }, seed) => {
      const { ny, nx, values, some } = drawn(seed)
      const heights = given(values)
      const [halfY, halfX] = [given(some(3).map(Math.abs)), given(some(5).map(Math.abs))]
      const [plane, mask] = [room(ny * nx), room(ny * nx)]
      const [line, present, sum, weight] = [room(nx + 8), room(nx + 8), room(nx), room(nx)]
      loops.lowPass(heights, ny, nx, halfY, 2, halfX, 4, plane, mask, line, present, sum, weight)
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
      const [line, present, sum, weight] = [room(nx + 8), room(nx + 8), room(nx), room(nx)]
      const out = room(rows * nx)
      loops.lowPassRows(heights, ny, nx, step, rows, halfY, 2, halfX, 4, line, present, sum, weight, out)
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
      const [sum, weight] = [room(coarseX), room(coarseX)]
      const size = [blockY, pad, coarseY, blockX, pad, coarseX] as const
      loops.blockSums(heights, ny, nx, ...size, sums, weights, sum, weight)
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
        sum,
        weight,
      )
      return [[heights, Math.ceil(ny / step) * nx]]
    })
  })
})
