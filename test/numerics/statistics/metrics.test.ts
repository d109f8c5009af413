import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { auc, cllr, cllrMin, eer, histogram, tippett } from '../../../src/numerics/statistics/metrics.ts'

const bad = expect.objectContaining({ code: 'bad-value' })
const set = (scores: number[], labels: number[]) =>
  [Float64Array.from(scores), Uint8Array.from(labels)] as const

/** n seeded scores, with ties when discrete. */
function seeded(n: number, seed: number, discrete: boolean) {
  const { below, normal } = random(seed)
  const labels = Uint8Array.from({ length: n }, (_, i) => (i < 2 ? i : below(3) === 0 ? 1 : 0))
  const scores = Float64Array.from(labels, (label) =>
    discrete ? below(6) + 2 * label : normal() + 1.5 * label,
  )
  return [scores, labels] as const
}

describe('cllr', () => {
  it('is exactly 1 when every LR is 1, whatever the classes weigh', () => {
    expect(cllr(...set([0, 0, 0, 0, 0], [1, 0, 0, 0, 0]))).toBe(1)
    expect(cllr(...set([0, 0], [1, 0]))).toBe(1)
  })

  it('is 0 in the limit of strong and right, and grows linearly in strong and wrong', () => {
    expect(cllr(...set([300, -300], [1, 0]))).toBeLessThan(1e-200)
    expect(cllr(...set([-1000, 1000], [1, 0]))).toBeCloseTo(1000 * Math.log2(10), 9)
  })

  it('weighs both classes the same', () => {
    const one = cllr(...set([1, -2], [1, 0]))
    expect(cllr(...set([1, -2, -2, -2], [1, 0, 0, 0]))).toBeCloseTo(one, 14)
    expect(one).toBeCloseTo((Math.log2(1.1) + Math.log2(1.01)) / 2, 14)
  })

  it('refuses NaN, infinity and an empty class', () => {
    expect(() => cllr(...set([Number.NaN, 0], [1, 0]))).toThrow(bad)
    expect(() => cllr(...set([Number.NEGATIVE_INFINITY, 0], [1, 0]))).toThrow(bad)
    expect(() => cllr(...set([1, 0], [1, 1]))).toThrow(bad)
  })
})

describe('cllrMin', () => {
  it('does not change under an increasing map of the scores', () => {
    const [scores, labels] = seeded(80, 1, false)
    expect(cllrMin(scores.map(Math.exp), labels)).toBe(cllrMin(scores, labels))
  })

  it('is just above 0 when the classes are apart, and 1 when the scores are all the same', () => {
    expect(cllrMin(...set([1, 2, 8, 9], [0, 0, 1, 1]))).toBeCloseTo(Math.log2(1 + 1 / 9999), 12)
    expect(cllrMin(...set([5, 5, 5, 5], [0, 0, 1, 1]))).toBeCloseTo(1, 12)
  })
})

describe('auc', () => {
  it('equals the count over every KM-KNM pair, ties at half', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const [scores, labels] = seeded(50, seed, seed % 2 === 0)
      const km = scores.filter((_, i) => labels[i] === 1)
      const knm = scores.filter((_, i) => labels[i] === 0)
      let wins = 0
      for (const a of km) for (const b of knm) wins += a > b ? 1 : a === b ? 0.5 : 0
      expect(auc(scores, labels)).toBe(wins / (km.length * knm.length))
    }
  })

  it('is 1, 0 and a half at the extremes and for equal scores', () => {
    expect(auc(...set([0, 1], [0, 1]))).toBe(1)
    expect(auc(...set([1, 0], [0, 1]))).toBe(0)
    expect(auc(...set([1, 1], [0, 1]))).toBe(0.5)
  })
})

describe('eer', () => {
  it('is 0 for separated classes, 1 for reversed ones, a half for equal scores', () => {
    expect(eer(...set([1, 2, 3, 4], [0, 0, 1, 1]))).toBe(0)
    expect(eer(...set([3, 4, 1, 2], [0, 0, 1, 1]))).toBe(1)
    expect(eer(...set([1, 1, 1], [0, 1, 1]))).toBe(0.5)
  })

  it('takes the smaller mean when two thresholds tie', () => {
    // At >= 3 misses 1/2, alarms 1/4; at >= 2 misses 0, alarms 1/4: both a quarter apart.
    expect(eer(...set([0, 1, 1, 3, 2, 4], [0, 0, 0, 0, 1, 1]))).toBe(1 / 8)
  })

  it('does not depend on the order of the observations', () => {
    const [scores, labels] = seeded(70, 4, true)
    expect(eer(scores.toReversed(), labels.toReversed())).toBe(eer(scores, labels))
  })
})

describe('tippett', () => {
  it('gives the share at or above every distinct log10 LR', () => {
    const curves = tippett(...set([-1, 0, 0, 2], [0, 0, 1, 1]))
    expect([...curves.log10Lr]).toEqual([-1, 0, 2])
    expect([...curves.kmGe]).toEqual([1, 1, 0.5])
    expect([...curves.knmGe]).toEqual([1, 0.5, 0])
  })

  it('takes 200 even points from least to greatest when there are more', () => {
    const [scores, labels] = seeded(3000, 8, false)
    const { log10Lr, kmGe, knmGe } = tippett(scores, labels)
    const sorted = scores.toSorted()
    expect(log10Lr.length).toBe(200)
    expect([log10Lr[0], log10Lr[199]]).toEqual([sorted[0], sorted.at(-1)])
    for (const curve of [kmGe, knmGe]) {
      expect(curve[0]).toBe(1)
      expect([...curve]).toEqual([...curve.toSorted().reverse()])
    }
    const km = scores.filter((_, i) => labels[i] === 1)
    expect(kmGe[77]).toBe(km.filter((x) => x >= log10Lr[77]!).length / km.length)
  })
})

describe('histogram', () => {
  it('counts every score once, over 8 to 40 bins from least to greatest', () => {
    for (const n of [5, 52, 2000, 20_000]) {
      const [scores, labels] = seeded(n, n, false)
      const { edges, kmCounts, knmCounts } = histogram(scores, labels)
      const sorted = scores.toSorted()
      expect(edges.length).toBe(kmCounts.length + 1)
      expect(kmCounts.length).toBe(Math.min(40, Math.max(8, Math.ceil(2 * Math.cbrt(n)))))
      expect([edges[0], edges.at(-1)]).toEqual([sorted[0], sorted.at(-1)])
      const total = (counts: Uint32Array) => counts.reduce((a, b) => a + b, 0)
      expect(total(kmCounts)).toBe(labels.reduce((a, b) => a + b, 0))
      expect(total(kmCounts) + total(knmCounts)).toBe(n)
    }
  })

  it('gives whole numbers bins of a whole width, edges at halves', () => {
    const { edges, kmCounts, knmCounts } = histogram(...set([0, 1, 1, 3, 20], [0, 0, 0, 1, 1]))
    expect([...edges]).toEqual([-0.5, 2.5, 5.5, 8.5, 11.5, 14.5, 17.5, 20.5])
    expect([...kmCounts]).toEqual([0, 1, 0, 0, 0, 0, 1])
    expect([...knmCounts]).toEqual([3, 0, 0, 0, 0, 0, 0])
  })

  it('puts equal scores into one bin of width 1', () => {
    const { edges, kmCounts, knmCounts } = histogram(...set([0.3, 0.3], [0, 1]))
    expect([edges[0], edges[1]]).toEqual([-0.2, 0.8])
    expect([kmCounts[0], knmCounts[0], edges.length]).toEqual([1, 1, 2])
  })
})
