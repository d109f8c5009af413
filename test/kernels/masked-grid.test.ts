import { describe, expect, test } from 'vitest'
import {
  centredBox,
  fieldOf,
  halved,
  type MaskedCorrelation,
  type MaskedGrid,
  maskedCorrelation,
  onCanvas,
  placesOn,
  pointsIn,
  turned,
  turner,
} from '../../src/kernels/masked-grid.ts'
import { random } from '../../src/kernels/random.ts'
import { arealField } from '../helpers/areal-field.ts'

const NONE = Number.NaN
const noise = (length: number, seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length }, normal)
}
const whole = (n: number) => ({ y: 0, x: 0, ny: n, nx: n })

/** Correlation of all points of a grid with another of the same size, moved. */
function correlation(one: MaskedGrid, other: MaskedGrid, dy: number, dx: number, fewest = 2) {
  const out: MaskedCorrelation = { r: 0, count: 0 }
  const points = pointsIn(one, whole(one.n))
  const field = fieldOf(other, Math.max(Math.abs(dy), Math.abs(dx)))
  maskedCorrelation(points.values, placesOn(points, field), field, dy, dx, fewest, out)
  return out
}

describe('onCanvas', () => {
  test('centres a map, the odd pixel after it, and masks what is not measured', () => {
    const { values, mask, valid, n } = onCanvas(Float64Array.of(1, NONE, 3), 1, 3, 4)
    expect([n, valid]).toEqual([4, 2])
    expect(centredBox(1, 3, 4)).toEqual({ y: 1, x: 0, ny: 1, nx: 3 })
    expect([...values]).toEqual([0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect([...mask]).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
  test('an empty map is a canvas on which nothing is measured', () => {
    expect(onCanvas(new Float64Array(0), 0, 0, 2)).toMatchObject({ valid: 0, values: new Float64Array(4) })
  })
})

describe('halved', () => {
  test('takes the weighted mean of what is measured around 2 x 2 pixels, of which two must be measured', () => {
    const map = Float64Array.of(1, 2, 5, NONE, 3, 6, NONE, 9, 7, NONE, NONE, NONE, NONE, NONE, NONE, NONE)
    const { values, mask, valid, n } = halved(onCanvas(map, 4, 4, 4))
    expect([n, valid]).toEqual([2, 2])
    // weights 1, 3, 3, 1 of the rows and columns of 4 x 4 blocks that begin one pixel before the 2 x 2
    expect(values[0]).toBeCloseTo((9 * (1 + 2 + 3 + 6) + 3 * (5 + 7)) / (9 * 4 + 3 * 2), 12)
    expect(values[1]).toBeCloseTo((3 * (2 + 6) + 9 * (5 + 9)) / (3 * 2 + 9 * 2), 12)
    expect([...mask]).toEqual([1, 1, 0, 0])
  })
  test('keeps a constant, and damps what half the resolution cannot show', () => {
    const constant = halved(onCanvas(new Float64Array(64).fill(4), 8, 8, 8))
    expect(constant.values).toEqual(new Float64Array(16).fill(4))
    const stripes = Float64Array.from({ length: 256 }, (_, i) => Math.cos((2 * Math.PI * (i % 16)) / 3))
    const { values } = halved(onCanvas(stripes, 16, 16, 16))
    for (let i = 17; i < 22; i++) expect(Math.abs(values[i]!)).toBeLessThan(0.2)
  })
})

describe('turned', () => {
  const grid = onCanvas(noise(64, 1).fill(NONE, 10, 20), 8, 8, 8)
  test('by 0 degrees changes nothing', () => {
    expect(turned(grid, 0)).toEqual(grid)
  })
  test('by 90 degrees moves pixels onto pixels: row y, column x shows row n - 1 - x, column y', () => {
    const { values, mask } = turned(grid, 90)
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        expect(values[y * 8 + x]).toBeCloseTo(grid.values[(7 - x) * 8 + y]!, 10)
        expect(mask[y * 8 + x]).toBe(grid.mask[(7 - x) * 8 + y])
      }
    }
  })
  test('there and back gives nearly the same smooth mark', () => {
    const { values, ny } = arealField(1, 40)
    const mark = onCanvas(values, ny, ny, ny)
    const back = turned(turned(mark, 17), -17)
    const out = correlation(mark, back, 0, 0, 10)
    expect(out.r).toBeGreaterThan(0.95)
    expect(out.count).toBeGreaterThan(0.95 * mark.valid)
  })
  test('by one angle after another gives what each alone gives', () => {
    const turn = turner(grid)
    for (const degrees of [20, -45, 0]) expect(turn(degrees)).toEqual(turned(grid, degrees))
  })
  test('a constant stays that constant where it is measured, and nothing measured stays so', () => {
    const { values, mask } = turned(onCanvas(new Float64Array(36).fill(4), 6, 6, 8), 33)
    values.forEach((value, i) => {
      expect(value).toBeCloseTo(4 * mask[i]!, 12)
    })
    expect(turned(onCanvas(new Float64Array(36).fill(NONE), 6, 6, 8), 33).valid).toBe(0)
  })
})

describe('pointsIn', () => {
  test('lists the measured points of a box that may stick out of the grid', () => {
    const grid = onCanvas(Float64Array.of(1, 2, NONE, 4), 2, 2, 2)
    const { places, values } = pointsIn(grid, { y: -3, x: -1, ny: 9, nx: 2 })
    expect([...places]).toEqual([0, 0])
    expect([...values]).toEqual([1])
    expect(pointsIn(grid, whole(2)).values).toEqual(Float64Array.of(1, 2, 4))
    expect(pointsIn(grid, { y: 5, x: 5, ny: 3, nx: 3 }).values).toHaveLength(0)
  })
})

describe('maskedCorrelation', () => {
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
