import { log10Bound } from '../kernels/bound.ts'
import { isotonicOf } from '../kernels/isotonic.ts'
import { type Levels, weigher } from '../kernels/levels.ts'
import { fitSamples } from '../kernels/logistic.ts'
import type { SourcePairs } from '../kernels/source-resamples.ts'
import { weightedPav } from '../kernels/weighted-pav.ts'
import { type Calibrated, type CalibrationName, isotonic, platt } from './calibrations.ts'

/**
 * For every unordered pair of sources that occurs, the calibration fitted on the pairs that involve neither of them:
 * the scores are sorted once, and leaving two sources out gives them the weight 0. Platt is that of
 * `kernels/leave-out.ts` but for the order of summation, equal scores being one term here.
 * out     by `sourceKey`; without an entry where too little remains to fit on
 */
export function leaveOutCalibrations(
  name: CalibrationName,
  pairs: SourcePairs & { readonly scores: Float64Array },
): Map<number, Calibrated> {
  const weigh = weigher(pairs.scores, pairs)
  const start = name === 'platt' ? plattOf(weigh(new Uint32Array(pairs.sources).fill(1))) : undefined
  const found = new Map<number, Calibrated>()
  const seen = new Set<number>()
  for (let i = 0; i < pairs.a.length; i++) {
    const key = sourceKey(pairs, pairs.a[i]!, pairs.b[i]!)
    if (seen.has(key)) continue
    seen.add(key)
    const times = new Uint32Array(pairs.sources).fill(1)
    times[pairs.a[i]!] = 0
    times[pairs.b[i]!] = 0
    const levels = weigh(times)
    if (levels.totalKm === 0 || levels.totalKnm === 0) continue
    const bound = log10Bound({ km: levels.totalKm, knm: levels.totalKnm })
    const model = start
      ? platt(plattOf(levels, start), bound)
      : isotonic(isotonicOf(levels, weightedPav(levels)), bound)
    found.set(key, model)
  }
  return found
}

const plattOf = ({ values, km, knm }: Levels, start?: ReturnType<typeof fitSamples>) =>
  fitSamples({ scores: values, counts: km }, { scores: values, counts: knm }, start)

/** One number for an unordered pair of sources. */
export const sourceKey = ({ sources }: Pick<SourcePairs, 'sources'>, a: number, b: number): number =>
  Math.min(a, b) * sources + Math.max(a, b)
