import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { bootstrapFit, type DrawnFit, interval } from '../../../src/numerics/statistics/bootstrap.ts'
import { fitPlatt, fitSamples } from '../../../src/numerics/statistics/logistic.ts'

const ONE = { lower: -1, upper: 1 }

/** 36 pairs of 3 barrels: 3 same-barrel clusters of 4 pairs, 3 different-barrel clusters of 8; `gap` parts the classes. */
function barrels(gap: number) {
  const scores: number[] = []
  const labels: number[] = []
  const clusters: number[] = []
  for (let a = 0; a < 3; a++) {
    for (let b = a; b < 3; b++) {
      for (let i = 0; i < (a === b ? 4 : 8); i++) {
        scores.push((a === b ? gap : 0) + ((scores.length * 37) % 23) / 100)
        labels.push(a === b ? 1 : 0)
        clusters.push(3 * a + b)
      }
    }
  }
  return [Float64Array.from(scores), Uint8Array.from(labels), Int32Array.from(clusters)] as const
}

const drawnFit: DrawnFit = (km, knm, _sets, start) => fitSamples(km, knm, start)

describe('bootstrapFit', () => {
  const set = barrels(0.1)
  const result = bootstrapFit(drawnFit, ...set, 2024)

  it('gives this first replicate for seed 2024, for ever', () => {
    expect(result.models[0]).toBeCloseTo(16.427189366320192, 11)
    expect(result.models[1]).toBeCloseTo(-2.5713510965579536, 11)
  })

  it('is the same for the same seed, another for another', () => {
    expect(bootstrapFit(drawnFit, ...set, 2024)).toEqual(result)
    expect(bootstrapFit(drawnFit, ...set, 2025).models).not.toEqual(result.models)
  })

  it('is the same to the last digit for any order of the observations and any ids of the same order', () => {
    const [scores, labels, clusters] = set
    const back = bootstrapFit(
      drawnFit,
      scores.toReversed(),
      labels.toReversed(),
      clusters.toReversed().map((id) => 1000 * id - 5000),
      2024,
      50,
    )
    expect(back).toEqual(bootstrapFit(drawnFit, ...set, 2024, 50))
  })

  it('draws again what lacks a class, about 1 in 32 here, and says how often and how many draws differ', () => {
    expect(result.redraws).toBe(38)
    // 462 multisets of 6 clusters out of 6, of which 56 lack a class (28 each way).
    expect(result.distinct).toBeLessThanOrEqual(462 - 56)
    expect(result.distinct).toBe(314)
  })

  it('refits as if the drawn clusters had been copied out', () => {
    const [scores, labels, clusters] = set
    const { below } = random(2024)
    const times = new Uint32Array(6)
    for (let draw = 0; draw < 6; draw++) times[below(6)]!++
    const number = new Map([0, 1, 2, 4, 5, 8].map((id, i) => [id, i]))
    const index = [...clusters].flatMap((id, i) => new Array<number>(times[number.get(id)!]!).fill(i))
    const copied = fitPlatt(
      Float64Array.from(index, (i) => scores[i]!),
      Uint8Array.from(index, (i) => labels[i]!),
    )
    expect(result.models[0]! / copied.slope).toBeCloseTo(1, 12)
    expect(result.models[1]! / copied.intercept).toBeCloseTo(1, 12)
  })

  it('stays finite when the classes are perfectly separated', () => {
    const { models } = bootstrapFit(drawnFit, ...barrels(0.3), 7)
    expect(models.every(Number.isFinite)).toBe(true)
    expect(interval(models, 0.5, ONE)).toEqual([1, 1])
    expect(interval(models, 0, ONE)).toEqual([-1, -1])
  })

  it('needs no redraw when the one cluster holds both classes, and then has one draw', () => {
    const [scores, labels] = set
    const { distinct, redraws } = bootstrapFit(drawnFit, scores, labels, new Int32Array(36), 1, 20)
    expect([distinct, redraws]).toEqual([1, 0])
  })

  it('works with a single observation of each class', () => {
    const { models, distinct } = bootstrapFit(
      drawnFit,
      Float64Array.of(0, 1),
      Uint8Array.of(0, 1),
      Int32Array.of(1, 2),
      1,
      20,
    )
    expect(distinct).toBe(1)
    expect(models[0]).toBeCloseTo(21.49530870201275, 9)
  })

  it('gives the refits of many continuous scores to five digits, on levels of their range', () => {
    const { normal, below } = random(6)
    const labels = Uint8Array.from({ length: 9000 }, (_, i) => (i % 6 === 0 ? 1 : 0))
    const scores = Float64Array.from(labels, (label) => 1.2 * label + normal())
    const clusters = Int32Array.from(labels, (label) => 2 * below(40) + label)
    const { models } = bootstrapFit(drawnFit, scores, labels, clusters, 3, 3)
    const { below: draw } = random(3)
    for (let replicate = 0; replicate < 3; replicate++) {
      const times = new Float64Array(80)
      for (let i = 0; i < 80; i++) times[draw(80)]!++
      const exact = fitPlatt(
        scores,
        labels,
        Float64Array.from(clusters, (id) => times[id]!),
      )
      expect(models[2 * replicate]! / exact.slope).toBeCloseTo(1, 4)
      expect(models[2 * replicate + 1]! / exact.intercept).toBeCloseTo(1, 4)
    }
  })

  it('refuses one class, NaN, clusters of another length, and no replicates', () => {
    const bad = expect.objectContaining({ code: 'bad-value' })
    const [scores, labels, clusters] = set
    expect(() => bootstrapFit(drawnFit, scores, new Uint8Array(36), clusters, 1)).toThrow(bad)
    expect(() => bootstrapFit(drawnFit, scores.with(3, Number.NaN), labels, clusters, 1)).toThrow(bad)
    expect(() => bootstrapFit(drawnFit, scores, labels, clusters.slice(1), 1)).toThrow(bad)
    expect(() => bootstrapFit(drawnFit, scores, labels, clusters, 1, 0)).toThrow(bad)
  })
})

describe('interval', () => {
  /** Models whose log10 LR at any score is the value itself. */
  const saying = (values: number[]) => Float64Array.from(values.flatMap((v) => [0, v * Math.LN10]))

  it('takes percentiles 2.5 and 97.5 linearly between order statistics', () => {
    const [low, high] = interval(saying([4, 3, 2, 1, 0].map((x) => x / 4)), 9, { lower: -2, upper: 2 })
    expect(low).toBeCloseTo(0.025, 12) // rank 0.1 of 5 values a quarter apart
    expect(high).toBeCloseTo(0.975, 12)
  })

  it('never goes past the bound of a side', () => {
    const models = saying(Array.from({ length: 100 }, (_, i) => (i < 50 ? -9 : 9)))
    expect(interval(models, 0, { lower: -1.2, upper: 1.7 })).toEqual([-1.2, 1.7])
  })

  it('is the value itself for a single model', () => {
    const [low, high] = interval(saying([0.4]), 0, ONE)
    expect([low, high]).toEqual([low, low])
    expect(low).toBeCloseTo(0.4, 14)
  })
})
