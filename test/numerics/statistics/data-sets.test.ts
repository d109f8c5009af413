import { describe, expect, it } from 'vitest'
import { log10 } from '../../../src/numerics/elementary/logarithm.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import {
  knmLookAlike,
  leftOutFigures,
  type SetPairs,
  triedPairs,
  withoutDataSets,
} from '../../../src/numerics/statistics/data-sets.ts'
import {
  type CalibrationRule,
  calibratePairs,
  everySource,
  pairLevels,
} from '../../../src/numerics/statistics/pairs-calibration.ts'

const RULE: CalibrationRule = { method: 'two-masses', lower: 'data_set', upper: 'source' }

/** Three data sets of `sources` sources with four marks each; KM scores of each about its distance, KNM about `chance`. */
function pairs(distances: readonly number[], chance = [0, 0, 0], sources = 5): SetPairs {
  const { normal } = random(7)
  const a: number[] = []
  const b: number[] = []
  const scores: number[] = []
  for (const [set, distance] of distances.entries()) {
    const marks = 4 * sources
    for (let i = 0; i < marks; i++) {
      for (let j = i + 1; j < marks; j++) {
        const [s, t] = [set * sources + (i >> 2), set * sources + (j >> 2)]
        a.push(s)
        b.push(t)
        scores.push((s === t ? distance : chance[set]!) + normal())
      }
    }
  }
  return {
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    scores: Float64Array.from(scores),
    sources: distances.length * sources,
    sets: Int32Array.from({ length: distances.length * sources }, (_, source) =>
      Math.floor(source / sources),
    ),
  }
}

const fitOf = (of: SetPairs) => calibratePairs(pairLevels(of)(everySource(of))!, RULE)!

describe('calibration by data set', () => {
  it('ends the side of different sources at one misleading data set among all, also where that is tighter than 1', () => {
    expect(fitOf(pairs([6, 6, 6])).lower).toBe(-log10(4))
  })

  it('weighs data sets equally: a set with ten times the pairs moves the fit no more than its copy once', () => {
    const once = pairs([6, 3, 5])
    const often = { ...once }
    const extra = Array.from(once.a.keys()).filter((i) => once.sets[once.a[i]!] === 0)
    const repeated = (of: Int32Array): Int32Array =>
      Int32Array.from([...of, ...Array.from({ length: 9 }, () => extra.map((i) => of[i]!)).flat()])
    Object.assign(often, {
      a: repeated(once.a),
      b: repeated(once.b),
      scores: Float64Array.from([
        ...once.scores,
        ...Array.from({ length: 9 }, () => extra.map((i) => once.scores[i]!)).flat(),
      ]),
    })
    const [one, ten] = [fitOf(once), fitOf(often)]
    expect(ten.slope / one.slope).toBeCloseTo(1, 1)
    const { sets: _, ...pooled } = often
    expect(calibratePairs(pairLevels(pooled)(everySource(pooled))!, RULE)!.slope / one.slope).not.toBeCloseTo(
      1,
      1,
    )
  })

  it('tries a set with the number of the other sets, on every pair that has a mark of it', () => {
    const of = pairs([6, 6, 6])
    const [first] = withoutDataSets(of, RULE)
    expect(first!.lower).toBe(-log10(3))
    const { indices, shares } = triedPairs(of, 0)
    expect(indices.length).toBe(190)
    expect(new Set(shares)).toEqual(new Set([1]))
    expect(leftOutFigures(of, 0, first)).toMatchObject({ n_km: 30, n_knm: 160, km_under_third: 0 })
  })

  it('misleads nobody by more than its floor where a set marks badly', () => {
    const of = pairs([8, 8, 0.5])
    const figures = leftOutFigures(of, 2, withoutDataSets(of, RULE)[2])
    expect(figures.km_under_third).toBe(0)
    const bySource = { ...RULE, lower: 'source' } as const
    expect(leftOutFigures(of, 2, withoutDataSets(of, bySource)[2]).km_under_third).toBeGreaterThan(20)
  })

  it('lets the side of same source be bounded by source only where chance is the same in every set', () => {
    expect(knmLookAlike(pairs([6, 6, 6]), RULE)).toBe(true)
    expect(knmLookAlike(pairs([6, 6, 6], [0, 0, 5]), RULE)).toBe(false)
  })
})
