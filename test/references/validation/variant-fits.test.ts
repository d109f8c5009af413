import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fitCalibration } from '../../../src/nodes/calibration/calibration.ts'
import { BUNDLED, readReference } from '../../../src/references/library.ts'
import { VALIDATION } from '../../../src/references/studies/reference-validation.ts'
import { populationOf } from '../../../src/references/validation/data-description.ts'
import { protocolFigures } from '../../../src/references/validation/protocols.ts'
import { sourceDisjointCllr, variantFits } from '../../../src/references/validation/variant-fits.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const bundled = (id: string) => readReference(join(BUNDLED, `${id}.json`))

describe.each(['striated', 'striated_single', 'impressed'])('the fits of reference %s', (id) => {
  const reference = bundled(id)
  const { whole, without } = variantFits(populationOf(reference))
  const fitOf = (left_out: string[]) => {
    const { slope, intercept, lr_bounds_log10 } = fitCalibration.run({ reference }, { left_out })
    return [slope, intercept, ...lr_bounds_log10]
  }
  const near = (found: number[], expected: number[]): void =>
    found.forEach(
      (value, i) => void expect(Math.abs(value - expected[i]!)).toBeLessThan(1e-6 * (1 + Math.abs(value))),
    )

  test('are those of fit-calibration on all pairs', () => {
    near([whole!.slope, whole!.intercept, whole!.lower, whole!.upper], fitOf([]))
  })

  test('are those of fit-calibration without one source and without two', () => {
    const { sources } = reference
    const one = without.filter(({ low, high }) => low === high)
    const two = without.filter(({ low, high }) => low !== high)
    expect(one.length).toBeGreaterThan(0)
    for (const { low, high, slope, intercept, lower, upper } of [...one.slice(0, 3), ...two.slice(0, 5)]) {
      const names = low === high ? [sources[low]!] : [sources[low]!, sources[high]!]
      near([slope, intercept, lower, upper], fitOf(names))
    }
  })
})

const threeBarrels = populationOfMarks(3, 4, 6, 1)

test('without too many sources nothing can be fitted', () => {
  const { without } = variantFits(threeBarrels)
  expect(without.length).toBeGreaterThan(0)
  expect(without.filter(({ low, high }) => low !== high)).toEqual([])
})

test.each(['striated_single', 'impressed'])('the Cllr of %s is that of its validation', (id) => {
  const population = populationOf(bundled(id))
  const { folds, seed } = VALIDATION
  const { calibrations } = protocolFigures('source-disjoint', population, { folds, seed, resamples: 5 })
  expect(sourceDisjointCllr(population, { folds, seed })).toBeCloseTo(calibrations[0]!.cllr.value!, 12)
})

test('three barrels have no source-disjoint Cllr', () => {
  expect(sourceDisjointCllr(threeBarrels, { folds: 10, seed: 1 })).toBeNull()
})
