import { expect, test } from 'vitest'
import { leftOutLog10Lr, leftOutModels, sourceKey } from '../../../src/numerics/statistics/leave-out.ts'
import { fittedTo } from '../../../src/references/validation/calibrations.ts'
import { leaveOutCalibrations } from '../../../src/references/validation/leave-out.ts'
import { selectPairs } from '../../../src/references/validation/population.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const population = populationOfMarks(8, 3, 2, 3)

test.each(['two-masses', 'platt', 'pav'] as const)(
  '%s: a pair gets the fit on the pairs without its sources',
  (name) => {
    const models = leaveOutCalibrations(name, population)
    expect(models.size).toBe((8 * 9) / 2)
    for (const [s, t] of [
      [0, 0],
      [2, 5],
      [6, 7],
    ] as const) {
      const kept = [...population.a.keys()].filter((i) =>
        [population.a[i]!, population.b[i]!].every((source) => source !== s && source !== t),
      )
      const direct = fittedTo(name, selectPairs(population, Uint32Array.from(kept)))
      const model = models.get(sourceKey(population, t, s))!
      expect(model.bounds.lower).toBeCloseTo(direct.bounds.lower, 6)
      expect(model.bounds.upper).toBeCloseTo(direct.bounds.upper, 6)
      for (const score of [-2, 0, 0.7, 1.5, 3]) {
        expect(model.log10Lr(score)).toBeCloseTo(direct.log10Lr(score), 6)
      }
    }
  },
)

test('of three sources one is left without the two of a KNM pair, and no KNM pair to fit on', () => {
  const three = populationOfMarks(3, 3, 2, 3)
  const models = leaveOutCalibrations('platt', three)
  expect([...models].flatMap(([key, model]) => (model ? [key] : []))).toEqual(
    [0, 1, 2].map((source) => sourceKey(three, source, source)),
  )
})

test.each(['two-masses', 'platt'] as const)('its LRs by %s are those of the benchmark’s baseline', (name) => {
  const models = leaveOutCalibrations(name, population)
  leftOutLog10Lr(population, leftOutModels(population, name)).forEach((log10Lr, i) => {
    const key = sourceKey(population, population.a[i]!, population.b[i]!)
    expect(models.get(key)!.log10Lr(population.scores[i]!)).toBeCloseTo(log10Lr, 9)
  })
})
