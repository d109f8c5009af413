import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { areaAverage } from '../../../src/numerics/filters/area-average.ts'

const NONE = Number.NaN

describe('areaAverage', () => {
  test('a new pitch of whole samples gives the means of blocks', () => {
    const values = Float64Array.from({ length: 24 }, (_, i) => i) // 4 x 6
    const { values: out, ny, nx } = areaAverage(values, 4, 6, 1, 1, 2)
    expect([ny, nx]).toEqual([2, 3])
    expect([...out]).toEqual([3.5, 5.5, 7.5, 15.5, 17.5, 19.5])
  })
  test('a sample on the border of two squares counts for each by the area it covers there', () => {
    const { values } = areaAverage(Float64Array.of(1, 2, 4), 1, 3, 1.5, 1, 1.5)
    expect(values[0]).toBeCloseTo((1 + 0.5 * 2) / 1.5, 12)
    expect(values[1]).toBeCloseTo((0.5 * 2 + 4) / 1.5, 12)
  })
  test('squares about the first point are the same on any pitch from that corner on', () => {
    const squares = (from: number) => {
      const n = Math.round(24 / from) + 1
      const ramp = Float64Array.from(
        { length: n * n },
        (_, i) => (i % n) * from + 10 * Math.floor(i / n) * from,
      )
      return areaAverage(ramp, n, n, from, from, 4, 'centre')
    }
    for (const from of [1, 2]) {
      const { values, ny, nx } = squares(from)
      expect([ny, nx]).toEqual([7, 7])
      for (const y of [1, 2, 3, 4, 5])
        for (const x of [1, 2, 3, 4, 5]) expect(values[y * nx + x]).toBeCloseTo(4 * x + 40 * y, 12)
    }
    expect(squares(4).values).toHaveLength(49) // on the pitch already: as it is
  })
  test('each axis has its own pitch', () => {
    const { values, ny, nx } = areaAverage(Float64Array.of(1, 2, 3, 5), 2, 2, 2, 1, 2)
    expect([ny, nx]).toEqual([2, 1])
    expect([...values]).toEqual([1.5, 4])
  })
  test('a square is measured where at least half of it is, and its mean is that of the measured part', () => {
    const half = areaAverage(Float64Array.of(6, NONE, 2, NONE), 2, 2, 1, 1, 2).values
    expect([...half]).toEqual([4])
    const less = areaAverage(Float64Array.of(6, NONE, NONE, NONE), 2, 2, 1, 1, 2).values
    expect([...less]).toEqual([NONE])
  })
  test('a last row or column that is covered by less than half is left out, one by more is kept', () => {
    const size = (n: number) => areaAverage(new Float64Array(n * n), n, n, 1, 1, 4)
    expect([size(9).ny, size(9).nx]).toEqual([2, 2])
    expect([size(11).ny, size(11).nx]).toEqual([3, 3])
  })
  test('a grid on the pitch already is returned as it is, missing points included', () => {
    const values = Float64Array.of(1, NONE, 3, 4)
    const out = areaAverage(values, 2, 2, 1, 1, 1 + 1e-9).values
    expect(out).toBe(values)
  })
  test('a constant stays that constant on any pitch; only the last corner, covered by less than half, may be missing', () => {
    for (const pitch of [1.37, 2, 3.3]) {
      const { values } = areaAverage(new Float64Array(35 * 41).fill(-7), 35, 41, 1, 1.2, pitch)
      expect(values.subarray(0, -1).every((value) => Math.abs(value + 7) < 1e-12)).toBe(true)
    }
  })
  test('two halvings are one quartering', () => {
    const { normal } = random(1)
    const values = Float64Array.from({ length: 16 * 16 }, normal)
    const once = areaAverage(values, 16, 16, 1, 1, 2)
    const twice = areaAverage(once.values, once.ny, once.nx, 2, 2, 4).values
    areaAverage(values, 16, 16, 1, 1, 4).values.forEach((value, i) => {
      expect(twice[i]).toBeCloseTo(value, 12)
    })
  })
  test('nothing measured, or nothing at all, gives nothing measured', () => {
    expect([...areaAverage(new Float64Array(16).fill(NONE), 4, 4, 1, 1, 2).values]).toEqual(
      Array(4).fill(NONE),
    )
    expect([...areaAverage(new Float64Array(0), 0, 0, 1, 1, 2).values]).toEqual([NONE])
  })
})
