import { withoutSources } from '../kernels/leave-out.ts'
import { everySource, fitLevels, pairLevels } from '../kernels/pairs-calibration.ts'
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
