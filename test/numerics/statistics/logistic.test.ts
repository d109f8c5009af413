import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { fitPlatt, fitSamples, lineLog10Lr } from '../../../src/numerics/statistics/logistic.ts'
import figures from '../calibration-figures.json' with { type: 'json' }

const scores = Float64Array.from(figures.scores)
const labels = Uint8Array.from(figures.labels)
const platt = fitPlatt(scores, labels)
const fit = (s: number[], y: number[]) => fitPlatt(Float64Array.from(s), Uint8Array.from(y))

describe('fitPlatt', () => {
  it('leaves no gradient of the objective', () => {
    let inHeight = 0
    let inSlope = platt.slope / 1e6
    scores.forEach((s, i) => {
      const p = 1 / (1 + Math.exp(-(platt.slope * s + platt.intercept)))
      const r = (labels[i] === 1 ? 52 / 24 : 52 / 80) * (p - labels[i]!)
      inHeight += r
      inSlope += r * s
    })
    expect(Math.abs(inHeight)).toBeLessThan(1e-13)
    expect(Math.abs(inSlope)).toBeLessThan(1e-13)
  })

  it('does not depend on the order of the observations', () => {
    const back = fitPlatt(scores.toReversed(), labels.toReversed())
    expect(back.slope).toBeCloseTo(platt.slope, 12)
    expect(back.intercept).toBeCloseTo(platt.intercept, 12)
  })

  it('takes a count of k as k observations and a count of 0 as none', () => {
    const counts = scores.map((_, i) => i % 4)
    const index = [...counts].flatMap((count, i) => new Array<number>(count).fill(i))
    const repeated = fit(
      index.map((i) => scores[i]!),
      index.map((i) => labels[i]!),
    )
    const counted = fitPlatt(scores, labels, counts)
    expect(counted.slope).toBeCloseTo(repeated.slope, 12)
    expect(counted.intercept).toBeCloseTo(repeated.intercept, 12)
  })

  it('follows the scores when they are shifted far away', () => {
    const moved = fitPlatt(
      scores.map((s) => s + 1e6),
      labels,
    )
    expect(moved.slope).toBeCloseTo(platt.slope, 7)
    expect(moved.slope * (1e6 + 1) + moved.intercept).toBeCloseTo(platt.slope + platt.intercept, 7)
  })

  it('swaps sign when the classes swap', () => {
    const swapped = fitPlatt(
      scores,
      labels.map((label) => 1 - label),
    )
    expect(swapped.slope).toBeCloseTo(-platt.slope, 12)
    expect(swapped.intercept).toBeCloseTo(-platt.intercept, 12)
  })

  it('settles at the penalised optimum when the classes are perfectly separated', () => {
    // With scores 0 and 1, symmetry puts b at -w/2, and w solves w = C / (1 + exp(w/2)) over two weights of 1/2.
    const { slope, intercept } = fit([0, 1], [0, 1])
    expect(intercept).toBeCloseTo(-slope / 2, 12)
    expect((slope * (1 + Math.exp(slope / 2))) / 1e6).toBeCloseTo(1, 12)
  })

  it('is stable under separation by little, by much, and with an outlier', () => {
    for (const [s, y] of [
      [
        [0, 1e-3, 1e3],
        [0, 1, 1],
      ],
      [
        [0, 0, 1e4, 1e4],
        [0, 0, 1, 1],
      ],
      [
        [-1e-4, 0, 1e-4, 5],
        [0, 0, 1, 1],
      ],
    ] as const) {
      const once = fit([...s], [...y])
      const twice = fitSamples(
        { scores: Float64Array.from(s).filter((_, i) => y[i] === 1), counts: new Float64Array(4).fill(1) },
        { scores: Float64Array.from(s).filter((_, i) => y[i] === 0), counts: new Float64Array(4).fill(1) },
        once,
      )
      expect(once.slope).toBeGreaterThan(0)
      expect(twice.slope / once.slope).toBeCloseTo(1, 9)
    }
  })

  it('reaches the same optimum from any start', () => {
    const sample = (label: number) => {
      const kept = scores.filter((_, i) => labels[i] === label)
      return { scores: kept, counts: new Float64Array(kept.length).fill(1) }
    }
    for (const start of [{ slope: 900, intercept: 1e5 }, { slope: -30, intercept: 2 }, platt]) {
      const again = fitSamples(sample(1), sample(0), start)
      expect(again.slope).toBeCloseTo(platt.slope, 12)
      expect(again.intercept).toBeCloseTo(platt.intercept, 12)
    }
  })

  it('says nothing, slope 0 and intercept 0, when every score is the same', () => {
    const same = fit([3, 3, 3], [1, 0, 0])
    expect(Math.abs(same.slope) + Math.abs(same.intercept)).toBeLessThan(1e-12)
  })

  it('finds the slope that made the labels, on 20,000 seeded scores', () => {
    const { normal } = random(11)
    const y = Array.from({ length: 20_000 }, (_, i) => i % 2)
    const { slope, intercept } = fit(
      y.map((label) => 2 * label + normal()),
      y,
    )
    // Two unit normals 2 apart: log odds = 2 s - 2.
    expect(Math.abs(slope - 2)).toBeLessThan(0.1)
    expect(Math.abs(intercept + 2)).toBeLessThan(0.1)
  })

  it('refuses NaN, a class without a pair, a class without a count, and a negative count', () => {
    const bad = expect.objectContaining({ code: 'bad-value' })
    expect(() => fit([1, Number.NaN], [0, 1])).toThrow(bad)
    expect(() => fit([1, 2], [1, 1])).toThrow(bad)
    expect(() => fitPlatt(Float64Array.of(1, 2), Uint8Array.of(0, 1), Float64Array.of(1, 0))).toThrow(bad)
    expect(() => fitPlatt(Float64Array.of(1, 2), Uint8Array.of(0, 1), Float64Array.of(1, -1))).toThrow(bad)
    expect(() => fitPlatt(Float64Array.of(1, 2), Uint8Array.of(0, 1), Float64Array.of(1))).toThrow(bad)
  })
})

describe('lineLog10Lr', () => {
  it('is log10 of the odds, before any bound', () => {
    const line = { slope: 2 * Math.LN10, intercept: -Math.LN10 }
    expect([-50, 0.5, 1.25, 50].map((score) => lineLog10Lr(line, score))).toEqual(
      [-101, 0, 1.5, 99].map((value) => expect.closeTo(value, 12)),
    )
  })
})
