import { type SetPairs, withoutEachSet } from '../../numerics/statistics/data-sets.ts'
import { withoutSources } from '../../numerics/statistics/leave-out.ts'
import { everySource, fitLevels, pairLevels } from '../../numerics/statistics/pairs-calibration.ts'
import { type Calibrated, type CalibrationName, fitted } from './calibrations.ts'
import type { Population } from './population.ts'

/**
 * For every unordered pair of sources that occurs: the calibration fitted on the pairs without either of them.
 * out     by `sourceKey`; undefined where too little remains to fit on
 */
export function leaveOutCalibrations(
  name: CalibrationName,
  pairs: Population,
): Map<number, Calibrated | undefined> {
  const all = name === 'pav' ? undefined : pairLevels(pairs)(everySource(pairs))
  const start = all && name !== 'pav' ? fitLevels(all.levels, { ...pairs.rule, method: name }) : undefined
  return withoutSources(pairs, (left) => fitted(name, pairs.rule, left, start))
}

/** For every data set: the calibration fitted on the others; undefined where these lack a class, or support no LR. */
export const otherSetsCalibrations = (
  name: CalibrationName,
  pairs: Population & SetPairs,
): (Calibrated | undefined)[] =>
  withoutEachSet(pairs, (left) => {
    const found = fitted(name, pairs.rule, left)
    return found.bounds.lower < 0 ? found : undefined
  })
