import { describe, expect, test } from 'vitest'
import { type MaskedGrid, onCanvas, pointsIn } from '../../../src/numerics/areal/masked-grid.ts'
import { transformedPoints } from '../../../src/numerics/areal/transformed-points.ts'
import { random } from '../../../src/numerics/elementary/random.ts'

const NONE = Number.NaN
const noise = (length: number, seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length }, normal)
}

/** Correlation of all points of a grid with another of the same size, moved. */
function correlation(one: MaskedGrid, other: MaskedGrid, dy: number, dx: number, fewest = 2) {
  const lists = [pointsIn(one, { y: 0, x: 0, ny: one.n, nx: one.n })]
  const [laid] = transformedPoints([{ lists, grid: other }], Math.max(Math.abs(dy), Math.abs(dx)), 1)
  laid!.turn(0, dy, dx, 0)
  const counts = new Float64Array(1)
  const [r] = laid!.correlate(0, dy, dx, 1, fewest, counts)
  return { r: r!, count: counts[0]! }
}

describe('laidPoints', () => {
  const n = 12
  const mapA = noise(n * n, 2).fill(NONE, 30, 50)
  const mapB = noise(n * n, 3).fill(NONE, 100, 110)
  const [a, b] = [onCanvas(mapA, n, n, n), onCanvas(mapB, n, n, n)]

  test('is the Pearson correlation of a(p) with b(p - d) where both are measured', () => {
    const [dy, dx] = [2, -3]
    const pairs: [number, number][] = []
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        const inside = y - dy >= 0 && y - dy < n && x - dx >= 0 && x - dx < n
        const [p, q] = [mapA[y * n + x]!, inside ? mapB[(y - dy) * n + x - dx]! : NONE]
        if (!Number.isNaN(p + q)) pairs.push([p, q])
      }
    }
    const mean = (k: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length
    const [ma, mb] = [mean(0), mean(1)]
    const sum = (f: (p: number, q: number) => number): number =>
      pairs.reduce((total, [p, q]) => total + f(p - ma, q - mb), 0)
    const expected = sum((p, q) => p * q) / Math.sqrt(sum((p) => p * p) * sum((_, q) => q * q))
    expect(correlation(a, b, dy, dx)).toEqual({ r: expect.closeTo(expected, 10), count: pairs.length })
  })
  test('of a mark with itself is 1, and the same with the marks swapped and the displacement turned round', () => {
    expect(correlation(a, a, 0, 0).r).toBeCloseTo(1, 12)
    expect(correlation(b, a, -2, 3).r).toBeCloseTo(correlation(a, b, 2, -3).r, 12)
  })
  test('neighbouring shifts, lists of a part, and another angle in between give what each alone gives', () => {
    const boxes = [
      { y: 0, x: 0, ny: n, nx: n },
      { y: 3, x: 2, ny: 5, nx: 4 },
      { y: 20, x: 0, ny: 2, nx: 2 },
    ]
    const lists = boxes.map((box) => pointsIn(a, box))
    const [laid, back] = transformedPoints(
      [
        { lists, grid: b },
        { lists, grid: a },
      ],
      8,
      5,
    )
    for (const degrees of [33, 0]) {
      laid!.turn(degrees, 1, -2, 4)
      back!.turn(degrees, 1, -2, 4)
    }
    const all = laid!.correlate(0, -1, -4, 5, 9)
    // the same with one shift each
    const part = laid!.correlate(1, 1, 1, 2, 2)
    for (let i = 0; i < 4; i++) {
      expect(laid!.correlate(1, 1 + (i >> 1), 1 + (i & 1), 1, 2)[0]).toBe(part[i])
    }
    expect(laid!.correlate(2, 0, 0, 2, 2)).toEqual(new Float64Array(4).fill(-2))
    expect(back!.correlate(0, 0, 0, 1, 9)[0]).toBeCloseTo(1, 12)
    for (let i = 0; i < 25; i++) {
      expect(all[i]).toBe(correlation(a, b, Math.floor(i / 5) - 1, (i % 5) - 4, 9).r)
    }
  })
  test('is -2 with too few common points, beyond the grid and where one side is flat', () => {
    const flat = onCanvas(new Float64Array(n * n).fill(1), n, n, n)
    const none = onCanvas(new Float64Array(n * n).fill(NONE), n, n, n)
    expect(correlation(a, b, 0, 0, n * n).r).toBe(-2)
    expect(correlation(a, b, n, 0)).toEqual({ r: -2, count: 0 })
    for (const other of [flat, none]) {
      expect(correlation(a, other, 0, 0).r).toBe(-2)
      expect(correlation(other, a, 0, 0).r).toBe(-2)
    }
  })
})
