import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { exp } from '../../../src/numerics/elementary/exponential.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import {
  fitSamples,
  lineLog10Lr,
  type Platt,
  type Sample,
} from '../../../src/numerics/statistics/logistic.ts'
import { fitTwoMasses } from '../../../src/numerics/statistics/two-masses.ts'
import { BUNDLED, readReference } from '../../../src/references/library.ts'

const sample = (...scores: number[]): Sample => ({
  scores: Float64Array.from(scores),
  counts: new Float64Array(scores.length).fill(1),
})

/** `n` scores about `mean`, of standard deviation 1. */
function about(mean: number, n: number, seed: number): Sample {
  const { normal } = random(seed)
  return sample(...Array.from({ length: n }, () => mean + normal()))
}

const km = about(1.5, 20, 1)
const knm = about(0, 90, 2)
const fit = fitTwoMasses(km, knm)

/** Masses that the method puts on the joined scores of both classes, written out. */
function masses(one: Sample, other: Sample) {
  const e = 1 / (one.scores.length + 1)
  return [
    ...Array.from(one.scores, (score) => ({ score, mass: (1 - e) / one.scores.length })),
    ...Array.from(other.scores, (score) => ({ score, mass: e / other.scores.length })),
  ]
}

/** Derivatives of the loss in intercept and slope. */
function gradient({ slope, intercept }: Platt, same: Sample, different: Sample): [number, number] {
  let inIntercept = 0
  let inSlope = 0
  for (const [rows, label] of [
    [masses(same, different), 1],
    [masses(different, same), 0],
  ] as const) {
    for (const { score, mass } of rows) {
      const r = mass * (1 / (1 + exp(-(slope * score + intercept))) - label)
      inIntercept += r
      inSlope += r * score
    }
  }
  return [inIntercept, inSlope]
}

const near = (actual: Platt, expected: Platt, digits: number) => {
  expect(actual.slope).toBeCloseTo(expected.slope, digits)
  expect(actual.intercept).toBeCloseTo(expected.intercept, digits)
}

describe('fitTwoMasses', () => {
  it('leaves no gradient of the loss, in which each class has one misleading pair', () => {
    for (const value of gradient(fit, km, knm)) expect(Math.abs(value)).toBeLessThan(1e-13)
    for (const value of gradient({ ...fit, slope: 1.001 * fit.slope }, km, knm)) {
      expect(Math.abs(value)).toBeGreaterThan(1e-6)
    }
  })

  it('reaches the same optimum from any start', () => {
    for (const start of [{ slope: 900, intercept: 1e5 }, { slope: -30, intercept: 2 }, fit]) {
      near(fitTwoMasses(km, knm, start), fit, 12)
    }
  })

  it('swaps sign when the classes swap', () => {
    const swapped = fitTwoMasses(knm, km)
    near({ slope: -swapped.slope, intercept: -swapped.intercept }, fit, 12)
  })

  it('takes a count of k as k observations', () => {
    const counted = { scores: Float64Array.of(0, 1, 3), counts: Float64Array.of(2, 0, 1) }
    near(fitTwoMasses(counted, sample(-1, 1)), fitTwoMasses(sample(0, 0, 3), sample(-1, 1)), 12)
  })

  it('follows the unit of the scores', () => {
    const scaled = (of: Sample): Sample => ({ ...of, scores: of.scores.map((x) => 1000 * x - 7) })
    const { slope, intercept } = fitTwoMasses(scaled(km), scaled(knm))
    near({ slope: 1000 * slope, intercept: intercept - 7 * slope }, fit, 9)
  })

  it('has the finite slope of two misleading pairs under complete separation: 2 ln(n) over the gap', () => {
    // Two scores: a mass of 1 - e on its own side, e on the other, so the odds at the scores are n and 1/n.
    for (const n of [1, 5, 40]) {
      const { slope, intercept } = fitTwoMasses(
        sample(...new Array<number>(n).fill(3)),
        sample(...new Array<number>(n).fill(1)),
      )
      expect(slope).toBeCloseTo(Math.log(n), 9)
      expect(slope * 2 + intercept).toBeCloseTo(0, 9)
    }
  })

  it('is flatter the fewer pairs there are, and flatter than Platt', () => {
    const slopeOf = (pairs: number) => fitTwoMasses(about(9, pairs, 3), about(0, pairs, 4)).slope
    expect(slopeOf(5)).toBeLessThan(slopeOf(50))
    expect(slopeOf(50)).toBeLessThan(slopeOf(500))
    expect(slopeOf(500)).toBeLessThan(fitSamples(about(9, 500, 3), about(0, 500, 4)).slope / 2)
  })

  it('is Platt within 1 % where the classes are large and overlap', () => {
    const [many, more] = [about(2, 20_000, 5), about(0, 40_000, 6)]
    const [found, platt] = [fitTwoMasses(many, more), fitSamples(many, more)]
    expect(Math.abs(found.slope / platt.slope - 1)).toBeLessThan(0.01)
    expect(Math.abs(found.intercept / platt.intercept - 1)).toBeLessThan(0.01)
    expect(found.slope).not.toBe(platt.slope)
  })

  it('is refused without an observation of a class, and where all scores are equal', () => {
    const bad = expect.objectContaining({ code: 'bad-value' })
    expect(() => fitTwoMasses(sample(), knm)).toThrow(bad)
    expect(() => fitTwoMasses(km, { ...knm, counts: new Float64Array(90) })).toThrow(bad)
    expect(() => fitTwoMasses(sample(2, 2), sample(2))).toThrow(bad)
  })
})

test('between classes that do not overlap log10 LR takes at least half the gap to go from -1 to 1', () => {
  const { marks, pairs } = readReference(join(BUNDLED, 'striated.json'))
  const markWell = ['hamby44', 'hamby252', 'houston'] // the other bullets overlap
  const own = pairs.filter(([a, b]) => [a, b].every((i) => markWell.includes(marks[i]!.tag!)))
  const of = (same: boolean): Sample =>
    sample(
      ...own.flatMap(([a, b, score]) => ((marks[a]!.source === marks[b]!.source) === same ? [score] : [])),
    )
  const [same, different] = [of(true), of(false)]
  const least = Math.min(...same.scores)
  const greatest = Math.max(...different.scores)
  expect(least - greatest).toBeGreaterThanOrEqual(0.055)
  const width = ({ slope }: Platt): number => (2 * Math.LN10) / slope
  const line = fitTwoMasses(same, different)
  expect(width(line)).toBeGreaterThan((least - greatest) / 2)
  expect(lineLog10Lr(line, least)).toBeGreaterThan(-Math.log10(3))
  expect(lineLog10Lr(line, greatest)).toBeLessThan(Math.log10(3))
  // Platt's is a cliff
  expect(width(fitSamples(same, different))).toBeLessThan((least - greatest) / 2)
})
