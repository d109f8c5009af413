import { describe, expect, it } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { aboveChance, chanceAgreement } from '../../../src/numerics/profiles/chance-agreement.ts'

const OPTIONS = { window: 12, fine: 3, power: 5, minOverlap: 0.3, candidates: 5, distance: 10 }

/** Noise smoothed over `width` samples. */
function relief(seed: number, n: number, width: number): Float64Array {
  const { normal } = random(seed)
  const noise = Float64Array.from({ length: n + width }, normal)
  return Float64Array.from({ length: n }, (_, i) =>
    noise.subarray(i, i + width).reduce((sum, v) => sum + v, 0),
  )
}

describe('agreement by chance', () => {
  it('is greater for a short profile and for a coarse texture', () => {
    const fine = chanceAgreement(relief(1, 480, 4), OPTIONS, { sigma: 40, count: 64 })
    const short = chanceAgreement(relief(1, 120, 4), OPTIONS, { sigma: 40, count: 64 })
    const coarse = chanceAgreement(relief(1, 480, 16), OPTIONS, { sigma: 40, count: 64 })
    expect(short.mean).toBeGreaterThan(1.1 * fine.mean)
    expect(coarse.mean).toBeGreaterThan(fine.mean)
    for (const one of [short, coarse]) expect(one.sd).toBeGreaterThan(1.2 * fine.sd)
  })

  it('is the same every time', () => {
    const profile = relief(2, 200, 5)
    expect(chanceAgreement(profile, OPTIONS, { sigma: 40, count: 32 })).toEqual(
      chanceAgreement(profile.slice(), OPTIONS, { sigma: 40, count: 32 }),
    )
  })

  it('is 0 for a profile that is flat or too short', () => {
    expect(chanceAgreement(new Float64Array(100).fill(1), OPTIONS, { sigma: 40, count: 8 })).toEqual({
      mean: 0,
      sd: 0,
    })
    expect(chanceAgreement(relief(3, 20, 4), OPTIONS, { sigma: 40, count: 8 })).toEqual({ mean: 0, sd: 0 })
  })

  it('is what a score is counted from, in standard deviations of the root', () => {
    const chance = { mean: 0.6, sd: 0.1 }
    expect(aboveChance(1, chance, chance)).toBeCloseTo(4, 12)
    expect(aboveChance(0.36, chance, chance)).toBeCloseTo(0, 12)
    expect(aboveChance(1, chance, { mean: 0.2, sd: 0.2 })).toBeCloseTo(2, 12)
    expect(aboveChance(1, { mean: 0.2, sd: 0.2 }, chance)).toBe(
      aboveChance(1, chance, { mean: 0.2, sd: 0.2 }),
    )
    expect(aboveChance(1, { mean: 0, sd: 0 }, { mean: 0, sd: 0 })).toBe(0)
  })
})
