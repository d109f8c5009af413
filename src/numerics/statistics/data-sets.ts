/**
 * Leaving whole data sets out: what a calibration is worth on a study that it has not seen, and whether different-source
 * scores are the same everywhere.
 *
 * A data set is tried with the fit, the bounds and the number of data sets of the others. Tried are all pairs with a source
 * of it; a pair of two data sets counts half, because it is tried with either of them.
 */

import { exp10 } from '../elementary/exponential.ts'
import { log10 } from '../elementary/logarithm.ts'
import { random } from '../elementary/random.ts'
import { type LrBounds, withinBounds } from './bound.ts'
import { cost } from './cost.ts'
import { setCount, weigher } from './levels.ts'
import { lineLog10Lr } from './logistic.ts'
import {
  type CalibrationRule,
  calibratePairs,
  everySource,
  type PairLevels,
  type PairsCalibration,
  pairLevels,
  type ScoredPairs,
} from './pairs-calibration.ts'
import { multiplicity, percentiles, sourceDraw } from './source-resamples.ts'
import { weightedAuc } from './weighted-metrics.ts'
import { blockLog10Lr, blocksCllr, weightedPav } from './weighted-pav.ts'

export interface SetPairs extends ScoredPairs {
  readonly sets: Int32Array
}

/** The places of the pairs that a data set is tried on, and what each counts. */
interface TriedPairs {
  readonly indices: Uint32Array
  readonly shares: Float64Array
}

/** The pairs that data set `set` is tried on. */
export function triedPairs({ a, b, sets }: Pick<SetPairs, 'a' | 'b' | 'sets'>, set: number): TriedPairs {
  const ends = (i: number): number => Number(sets[a[i]!] === set) + Number(sets[b[i]!] === set)
  const indices = Uint32Array.from(a.keys()).filter((i) => ends(i) > 0)
  return { indices, shares: Float64Array.from(indices, (i) => ends(i) / 2) }
}

/** How often each source counts when data set `set` is left out. */
const timesWithout = (pairs: SetPairs, set: number): Uint32Array =>
  everySource(pairs).map((one, source) => (pairs.sets[source] === set ? 0 : one))

/** Calls `fit` on the pairs of the other data sets, for each data set; undefined where these lack a class. */
export function withoutEachSet<T>(pairs: SetPairs, fit: (left: PairLevels) => T): (T | undefined)[] {
  const weigh = pairLevels(pairs)
  return Array.from({ length: setCount(pairs.sets) }, (_, set) => {
    const left = weigh(timesWithout(pairs, set))
    return left && fit(left)
  })
}

/** The calibration on the other data sets, for each data set; undefined where they lack a class or support no LR. */
export const withoutDataSets = (pairs: SetPairs, rule: CalibrationRule): (PairsCalibration | undefined)[] =>
  withoutEachSet(pairs, (left) => calibratePairs(left, rule))

/** How a data set fares with the calibration on the others. Figures without one of the classes are null. */
interface LeftOutFigures {
  readonly n_km: number
  readonly n_knm: number
  readonly auc: number | null
  readonly cllr: number | null
  readonly cllr_min: number | null
  /** KM pairs with an LR under 1/3, and KNM pairs with one over 3. */
  readonly km_under_third: number | null
  readonly knm_over_three: number | null
}

/** log10 LR beyond which a wrong LR is counted as misleading. */
export const MISLEADING = log10(3)

/** The figures of a data set, each pair counting its share. Without a calibration there is no LR, and no count of LRs. */
export function leftOutFigures(
  pairs: SetPairs,
  set: number,
  calibration: (PairsCalibration & LrBounds) | undefined,
): LeftOutFigures {
  const { indices, shares } = triedPairs(pairs, set)
  const tried = {
    sources: pairs.sources,
    a: Int32Array.from(indices, (i) => pairs.a[i]!),
    b: Int32Array.from(indices, (i) => pairs.b[i]!),
  }
  const scores = Float64Array.from(indices, (i) => pairs.scores[i]!)
  const isKm = Uint8Array.from(tried.a, (source, k) => Number(source === tried.b[k]))
  const n_km = isKm.reduce((sum, one) => sum + one, 0)
  const n_knm = isKm.length - n_km
  const counts = { n_km, n_knm }
  const lrs = calibration && scores.map((score) => withinBounds(lineLog10Lr(calibration, score), calibration))
  const counted = (wanted: 0 | 1, is: (lr: number) => boolean): number | null =>
    lrs ? lrs.reduce((sum, lr, k) => sum + Number(isKm[k] === wanted && is(lr)), 0) : null
  const misleading = {
    km_under_third: n_km > 0 ? counted(1, (lr) => lr < -MISLEADING) : null,
    knm_over_three: n_knm > 0 ? counted(0, (lr) => lr > MISLEADING) : null,
  }
  if (n_km === 0 || n_knm === 0) return { ...counts, auc: null, cllr: null, cllr_min: null, ...misleading }
  const levels = weigher(scores, tried, shares)(new Uint32Array(pairs.sources).fill(1))
  const blocks = weightedPav(levels)
  return {
    ...counts,
    auc: weightedAuc(levels),
    cllr: lrs ? meanCost(lrs, isKm, shares) : null,
    cllr_min: blocksCllr(blocks, blockLog10Lr(blocks, levels), levels),
    ...misleading,
  }
}

/** Cllr of log10 LRs (n) with labels (n) of 0 or 1, each counting its share (n); both classes are present. */
function meanCost(log10Lr: Float64Array, labels: Uint8Array, shares: Float64Array): number {
  const sums = [0, 0]
  const counts = [0, 0]
  for (let k = 0; k < log10Lr.length; k++) {
    const label = labels[k]!
    sums[label]! += shares[k]! * cost(label === 1 ? -log10Lr[k]! : log10Lr[k]!)
    counts[label]! += shares[k]!
  }
  return (sums[1]! / counts[1]! + sums[0]! / counts[0]!) / 2
}

const DRAWS = 1000
const SEED = 20250101 // arbitrary but fixed

/**
 * Upper 97.5th percentile of the mean LR over the different-source pairs inside a data set, calibrated on the others, by
 * bootstrap over its sources as nodes (a pair counts the product of how often its two sources were drawn). Evidence that is
 * what it says has a mean LR of 1 over different sources.
 * out     undefined where the data set has no such pair, or the others give no calibration
 * source  the identity E[LR | different sources] = 1 (Good 1985); vertex bootstrap as in `sourceResamples`
 */
function meanKnmLrLimit(
  pairs: SetPairs,
  set: number,
  calibration: (PairsCalibration & LrBounds) | undefined,
): number | undefined {
  const { a, b, sets, scores } = pairs
  const own = Uint32Array.from(a.keys()).filter(
    (i) => a[i] !== b[i] && sets[a[i]!] === set && sets[b[i]!] === set,
  )
  if (!calibration || own.length === 0) return undefined
  const sources = [...new Set([...own].flatMap((i) => [a[i]!, b[i]!]))].sort((x, y) => x - y)
  const place = new Map(sources.map((source, k) => [source, k]))
  const lrs = Float64Array.from(own, (i) =>
    exp10(withinBounds(lineLog10Lr(calibration, scores[i]!), calibration)),
  )
  const ends = Array.from(own, (i) => [place.get(a[i]!)!, place.get(b[i]!)!] as const)
  const generator = random(SEED)
  const means = new Float64Array(DRAWS)
  for (let done = 0; done < DRAWS; done++) {
    let sum = 0
    let count = 0
    const draw = sourceDraw(generator, sources.length, (times) => {
      sum = 0
      count = 0
      for (const [k, [one, other]] of ends.entries()) {
        const weight = multiplicity(times, one, other)
        sum += weight * lrs[k]!
        count += weight
      }
      return count > 0
    })
    if (!draw) return undefined
    means[done] = sum / count
  }
  return percentiles(means)[1]
}

/**
 * Whether the side of same source may be bounded by source: with each data set left out, different-source pairs inside it
 * have a mean LR of at most 1, by its upper limit. It takes at least two data sets, and one whose pairs can tell.
 */
export function knmLookAlike(pairs: SetPairs, rule: CalibrationRule): boolean {
  if (setCount(pairs.sets) < 2) return false
  const found = withoutDataSets(pairs, { ...rule, upper: 'source' })
  const limits = found.flatMap((calibration, set) => meanKnmLrLimit(pairs, set, calibration) ?? [])
  return limits.length > 0 && limits.every((limit) => limit <= 1)
}
