import { describe, expect, it } from 'vitest'
import {
  profileCongruence,
  summedProfile,
  windowCorrelations,
} from '../../../src/numerics/profiles/profile-congruence.ts'

const OPTIONS = { window: 40, fine: 3, power: 5, minOverlap: 0.5, candidates: 5, distance: 10 }

/** Smoothed noise of variance about 1 from a fixed generator. */
function relief(seed: number, n: number): Float64Array {
  let state = seed
  const draws = Float64Array.from({ length: n + 4 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return state / 2 ** 30
  })
  return Float64Array.from({ length: n }, (_, i) => {
    const [v, w, x, y, z] = draws.subarray(i, i + 5) as unknown as [number, number, number, number, number]
    return (v + 2 * w + 3 * x + 2 * y + z) / 4
  })
}

describe('profile congruence', () => {
  it('scores a profile against itself 2.8 (-ln(1 - 0.999^2)), at lag 0: windows, whole, fine part and power', () => {
    const a = relief(1, 300)
    const found = profileCongruence(a, a, OPTIONS)!
    expect(found.lag).toBe(0)
    expect(found.score).toBeCloseTo(-2.8 * Math.log1p(-(0.999 ** 2)), 9)
    expect(found.overlap).toBe(1)
    expect(found.ccf).toBeCloseTo(1, 12)
  })

  it('finds a shift, with a[i + lag] over b[i]', () => {
    const long = relief(2, 500)
    for (const shift of [-97, -1, 1, 60]) {
      const a = long.slice(100, 400)
      const b = long.slice(100 + shift, 400 + shift)
      const found = profileCongruence(a, b, OPTIONS)!
      expect(found.lag).toBe(shift)
      expect(found.overlap).toBeCloseTo((300 - Math.abs(shift)) / 300, 12)
    }
  })

  it('finds a short profile within a long one, whichever is a', () => {
    const a = relief(3, 470)
    const b = a.slice(123, 323)
    expect(profileCongruence(a, b, OPTIONS)!.lag).toBe(123)
    expect(profileCongruence(b, a, OPTIONS)!.lag).toBe(-123)
  })

  it('gives the same score and the opposite lag when a and b are swapped', () => {
    for (let seed = 10; seed < 30; seed++) {
      const a = relief(seed, 300 + seed)
      const b = relief(seed + 100, 350)
      const one = profileCongruence(a, b, OPTIONS)!
      const other = profileCongruence(b, a, OPTIONS)!
      expect(other.lag).toBe(-one.lag)
      expect(other.score).toBeCloseTo(one.score, 11)
    }
  })

  it('scores unrelated profiles far below related ones', () => {
    const a = relief(4, 400)
    const noise = relief(5, 400)
    const related = a.map((v, i) => v + 0.5 * noise[i]!)
    expect(profileCongruence(a, related, OPTIONS)!.score).toBeGreaterThan(
      3 * profileCongruence(a, noise, OPTIONS)!.score,
    )
  })

  it('counts busy and quiet stretches at the same places', () => {
    const stretches = relief(31, 400).map((_, i) => 1 + 0.8 * Math.sin(i / 9 + Math.sin(i / 37)))
    const { power } = summedProfile(
      relief(35, 400).map((v, i) => (i < 200 ? v : 10 * v)),
      OPTIONS,
    )
    const mean = (values: Float64Array) => values.reduce((sum, v) => sum + v, 0) / values.length
    const rise = mean(power.values.subarray(220)) - mean(power.values.subarray(0, 180))
    expect(rise).toBeGreaterThan(0.7 * Math.log(100)) // the least power that counts takes the rest
    expect(rise).toBeLessThan(Math.log(100))
    for (let seed = 40; seed < 60; seed++) {
      const striae = relief(seed, 400)
      const again = striae.map((v, i) => v + 0.6 * relief(seed + 100, 400)[i]!)
      const one = striae.map((v, i) => v * stretches[i]!)
      const [same, other] = [stretches, stretches.toReversed()].map(
        (by) =>
          profileCongruence(
            one,
            again.map((v, i) => v * by[i]!),
            OPTIONS,
          )!.score,
      )
      expect(same).toBeGreaterThan(other!)
    }
  })

  it('counts fine striae under a form that only one profile has', () => {
    const fine = relief(33, 400)
    const bent = fine.map((v, i) => v + 6 * Math.sin(i / 25))
    const other = relief(34, 400).map((v, i) => v + 6 * Math.sin(i / 25))
    expect(profileCongruence(fine, bent, OPTIONS)!.lag).toBe(0)
    expect(profileCongruence(fine, bent, OPTIONS)!.score).toBeGreaterThan(
      3 * profileCongruence(fine, other, OPTIONS)!.score,
    )
  })

  it('takes nothing from what is opposed: a mirrored height agrees nowhere', () => {
    const a = relief(6, 100)
    const opposed = windowCorrelations(
      a,
      a.map((v) => -v),
      0,
      40,
    )
    for (const r of opposed.r) expect(r).toBeCloseTo(-1, 12)
    const { score } = profileCongruence(a, relief(7, 100), OPTIONS)!
    expect(score).toBeGreaterThanOrEqual(0)
  })

  it('is undefined when a profile is shorter than two windows', () => {
    const a = relief(8, 300)
    expect(profileCongruence(a, a.slice(0, 79), OPTIONS)).toBeUndefined()
    expect(profileCongruence(a.slice(0, 79), a, OPTIONS)).toBeUndefined()
    expect(profileCongruence(a, new Float64Array(0), OPTIONS)).toBeUndefined()
    expect(profileCongruence(a, a.slice(0, 80), OPTIONS)).toBeDefined()
  })

  it('scores 0 when a profile is constant', () => {
    const flat = new Float64Array(200).fill(3)
    expect(profileCongruence(flat, relief(9, 200), OPTIONS)!.score).toBe(0)
    expect(profileCongruence(relief(9, 200), flat, OPTIONS)!.score).toBe(0)
    expect(profileCongruence(flat, flat, OPTIONS)!.score).toBe(0)
  })

  it('is the sum of its parts; of the profiles, only lags with enough overlap count', () => {
    const long = relief(13, 301)
    const [a, b] = [long.slice(0, 300), long.slice(1)] // they agree at lag 1, and only lag 0 overlaps enough
    const [one, other] = [summedProfile(a, OPTIONS), summedProfile(b, OPTIONS)]
    const information = (r: number): number => -Math.log1p(-(Math.min(0.999, Math.max(0, r)) ** 2))
    const at = (x: Float64Array, y: Float64Array, lag: number): number => {
      const n = x.length - Math.abs(lag)
      return windowCorrelations(x, y, lag, n).r[0]!
    }
    const beside = (x: Float64Array, y: Float64Array): number =>
      Math.max(...[-1, 0, 1].map((lag) => at(x, y, lag)))
    const windows = (x: Float64Array, y: Float64Array): number => {
      const best = new Float64Array(300 - OPTIONS.window + 1)
      for (const lag of [-1, 0, 1]) {
        const { start, r } = windowCorrelations(x, y, lag, OPTIONS.window)
        for (const [i, one] of r.entries()) best[start + i] = Math.max(best[start + i]!, one)
      }
      return best.reduce((sum, r) => sum + information(r), 0) / best.length
    }
    const [fineA, fineB] = [one.fine.values, other.fine.values]
    const expected =
      (windows(fineA, fineB) + windows(fineB, fineA)) / 2 +
      information(at(a, b, 0)) +
      0.5 * information(beside(fineA, fineB)) +
      0.3 * information(beside(one.power.values, other.power.values))
    expect(at(a, b, 1)).toBeCloseTo(1, 12)
    expect(at(a, b, 0)).toBeLessThan(0.9)
    const found = profileCongruence(a, b, { ...OPTIONS, minOverlap: 1 })!
    expect(found.lag).toBe(0)
    expect(found.score).toBeCloseTo(expected, 9)
  })

  it('gives the same digits every time', () => {
    const [a, b] = [relief(11, 470), relief(12, 430)]
    expect(profileCongruence(a, b, OPTIONS)).toEqual(profileCongruence(a.slice(), b.slice(), OPTIONS))
  })
})

describe('window correlations', () => {
  const pearson = (x: Float64Array, y: Float64Array): number => {
    const mean = (v: Float64Array) => v.reduce((sum, one) => sum + one, 0) / v.length
    const [mx, my] = [mean(x), mean(y)]
    const product = (u: Float64Array, mu: number, v: Float64Array, mv: number) =>
      u.reduce((sum, one, i) => sum + (one - mu) * (v[i]! - mv), 0)
    return product(x, mx, y, my) / Math.sqrt(product(x, mx, x, mx) * product(y, my, y, my))
  }

  it('are the Pearson correlation of each window, at either sign of the lag', () => {
    const [a, b] = [relief(21, 120), relief(22, 100)]
    for (const lag of [-15, 0, 33]) {
      const { start, r } = windowCorrelations(a, b, lag, 16)
      expect(start).toBe(Math.max(0, lag))
      expect(r).toHaveLength(Math.min(120, 100 + lag) - start - 15)
      r.forEach((one, i) => {
        const x = start + i
        expect(one).toBeCloseTo(pearson(a.subarray(x, x + 16), b.subarray(x - lag, x - lag + 16)), 11)
      })
    }
  })

  it('are 0 in a flat window', () => {
    const a = relief(23, 100).fill(0.25, 30, 60)
    const { r } = windowCorrelations(a, relief(24, 100), 0, 16)
    expect([...r.subarray(30, 44)]).toEqual(new Array(14).fill(0))
    expect(r[20]).not.toBe(0)
  })

  it('are none when the overlap is shorter than a window', () => {
    expect(windowCorrelations(relief(25, 50), relief(26, 50), 40, 16).r).toHaveLength(0)
    expect(windowCorrelations(relief(25, 50), relief(26, 50), 400, 16).r).toHaveLength(0)
  })
})
