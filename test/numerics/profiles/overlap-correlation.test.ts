import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { align } from '../../../src/numerics/fourier/correlate.ts'
import {
  alignOverlap,
  bestCorrelation,
  overlapCorrelation,
  prefixSums,
} from '../../../src/numerics/profiles/overlap-correlation.ts'

const ANYWHERE = { reach: 20, loss: 0 }

const noise = (n: number, seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length: n }, normal)
}

function pearson(a: Float64Array, b: Float64Array): number {
  const mean = (v: Float64Array): number => v.reduce((sum, x) => sum + x, 0) / v.length
  const x = a.map((value) => value - mean(a))
  const y = b.map((value) => value - mean(b))
  const dot = (u: Float64Array, v: Float64Array): number =>
    u.reduce((sum, value, i) => sum + value * v[i]!, 0)
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y))
}

describe('overlapCorrelation', () => {
  test('is the correlation of the two pieces at every lag, a[i + lag] over b[i]', () => {
    const a = noise(60, 1).map((z) => z + 1000)
    const b = noise(45, 2)
    const { firstLag, r, f } = overlapCorrelation(a, b, 0.3)
    expect([firstLag, r.length]).toEqual([14 - 45, 60 - 14 + 45 - 14 + 1])
    r.forEach((value, k) => {
      const lag = firstLag + k
      const [from, to] = [Math.max(0, lag), Math.min(60, 45 + lag)]
      expect(value).toBeCloseTo(pearson(a.slice(from, to), b.slice(from - lag, to - lag)), 9)
      expect(f[k]).toBe((to - from) / 45)
    })
  })
  test('at one lag is the same', () => {
    const [a, b] = [noise(60, 5), noise(45, 6)]
    const { firstLag, r } = overlapCorrelation(a, b, 0)
    const [sumsA, sumsB] = [prefixSums(a), prefixSums(b)]
    const at = (first: number, last: number) => bestCorrelation(sumsA, sumsB, first, last, 1e-9)
    for (const lag of [-30, 0, 15, 41]) expect(at(lag, lag)).toBeCloseTo(r[lag - firstLag]!, 9)
    expect(at(59, 59)).toBe(0) // one sample
    expect(at(90, 90)).toBe(0) // none
    expect(bestCorrelation(sumsA, prefixSums(b.fill(7)), 2, 4, 1e-9)).toBe(0) // no relief
  })
  test('the best of lags beside each other is the largest of them, bit for bit, also when the signals are swapped', () => {
    for (const [na, nb] of [
      [60, 45],
      [45, 60],
      [50, 50],
      [3, 40],
      [1, 1],
    ] as const) {
      const [a, b] = [prefixSums(noise(na, 11)), prefixSums(noise(nb, 12))]
      for (let lag = -nb - 3; lag <= na + 3; lag++) {
        for (const last of [lag, lag + 1, lag + 2]) {
          const each = [lag, lag + 1, lag + 2].slice(0, last - lag + 1)
          const singly = Math.max(...each.map((one) => bestCorrelation(a, b, one, one, 1e-9)))
          expect(bestCorrelation(a, b, lag, last, 1e-9)).toBe(singly)
          expect(bestCorrelation(b, a, -last, -lag, 1e-9)).toBe(singly)
        }
      }
    }
  })
  test('swapping the signals turns the lags round', () => {
    const [a, b] = [noise(50, 3), noise(64, 4)]
    const there = overlapCorrelation(a, b, 0.5)
    const back = overlapCorrelation(b, a, 0.5)
    expect(back.firstLag).toBe(-(there.firstLag + there.r.length - 1))
    for (const [k, value] of back.r.toReversed().entries()) expect(value).toBeCloseTo(there.r[k]!, 12)
  })
  test('a flat piece, or a flat signal, agrees with nothing', () => {
    const half = noise(80, 5).fill(3, 40)
    const { firstLag, r } = overlapCorrelation(half, noise(40, 6), 0.5)
    expect(r[40 - firstLag]).toBe(0)
    expect(
      overlapCorrelation(new Float64Array(30).fill(1e-6), noise(30, 7), 0.5).r.every((v) => v === 0),
    ).toBe(true)
  })
  test('signals of fewer than two samples have no lag at all', () => {
    expect(overlapCorrelation(Float64Array.of(1), noise(9, 8), 0.5).r).toHaveLength(0)
    expect(overlapCorrelation(new Float64Array(0), noise(9, 8), 0.5).r).toHaveLength(0)
  })
})

describe('alignOverlap', () => {
  const of = (a: Float64Array, b: Float64Array) => alignOverlap(prefixSums(a), prefixSums(b), 0.5, ANYWHERE)

  test('finds the lag that the full correlation finds, with the same sign', () => {
    const a = noise(300, 9)
    const b = a.slice(40, 260)
    expect(of(a, b).lag).toBe(40)
    expect(of(a, b).lag).toBe(align(a, b).lag)
    expect(of(b, a).lag).toBe(-40)
    expect(of(a, b).ccf).toBeCloseTo(1, 12)
  })
  test('counts the correlation for the share that overlaps', () => {
    const a = noise(300, 10)
    expect(of(a.slice(0, 225), a.slice(75))).toEqual({ lag: 75, ccf: expect.closeTo(150 / 225, 12) })
  })
  test('is 0 at lag 0 for fewer than 100 samples and for signals without relief', () => {
    const none = { lag: 0, ccf: 0 }
    expect(of(noise(99, 11), noise(300, 11))).toEqual(none)
    expect(of(new Float64Array(0), noise(300, 11))).toEqual(none)
    expect(of(new Float64Array(200).fill(1), noise(300, 11))).toEqual(none)
  })
  test('a gap counts as the mean and poisons nothing', () => {
    const a = noise(200, 12)
    const gap = a.slice().fill(Number.NaN, 50, 60)
    expect(of(a, gap).lag).toBe(0)
    expect(of(a, gap).ccf).toBeGreaterThan(0.9)
  })
  test('ends that lie apart cost what is asked for, the nearer pair of ends counting', () => {
    const a = noise(300, 13)
    const inside = a.slice(40, 260)
    const near = (b: Float64Array) =>
      alignOverlap(prefixSums(a), prefixSums(b), 0.5, { reach: 20, loss: 0.3 }).ccf
    expect(near(inside)).toBeCloseTo(1 - (0.3 * 1600) / (1600 + 400), 12)
    expect(near(a.slice(20, 290))).toBeCloseTo(1 - (0.3 * 100) / (100 + 400), 12)
    expect(near(a.slice(0, 200))).toBeCloseTo(1, 12)
    expect(near(a.slice(100))).toBeCloseTo(1, 12)
  })
  test('swapping the signals keeps the value and turns the lag round', () => {
    const [a, b] = [noise(300, 14), noise(260, 15)]
    const ends = { reach: 20, loss: 0.3 }
    const there = alignOverlap(prefixSums(a), prefixSums(b), 0.5, ends)
    const back = alignOverlap(prefixSums(b), prefixSums(a), 0.5, ends)
    expect(back.lag).toBe(-there.lag)
    expect(back.ccf).toBeCloseTo(there.ccf, 12)
  })
})
