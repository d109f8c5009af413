import { isotonicOf } from '../kernels/isotonic.ts'
import { boundOf, plattOf, plattOfAll, withoutSources } from '../kernels/leave-out.ts'
import type { SourcePairs } from '../kernels/source-resamples.ts'
import { weightedPav } from '../kernels/weighted-pav.ts'
import { type Calibrated, type CalibrationName, isotonic, platt } from './calibrations.ts'

/**
 * For every unordered pair of sources that occurs: the calibration fitted on the pairs without either of them.
 * out     by `sourceKey`; undefined where too little remains to fit on
 */
export function leaveOutCalibrations(
  name: CalibrationName,
  pairs: SourcePairs & { readonly scores: Float64Array },
): Map<number, Calibrated | undefined> {
  const start = name === 'platt' ? plattOfAll(pairs) : undefined
  return withoutSources(pairs, (levels) =>
    start
      ? platt(plattOf(levels, start), boundOf(levels))
      : isotonic(isotonicOf(levels, weightedPav(levels)), boundOf(levels)),
  )
}
