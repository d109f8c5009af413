import { overlapCorrelation } from './overlap-correlation.ts'

/**
 * How well a profile agrees with itself shifted: the largest correlation over the overlap.
 * in      values, NaN counted as their mean; least: samples of the smallest shift; minOverlap: smallest overlap as a share
 * out     0 where no such shift has a positive correlation
 */
export function shiftedAgreement(values: Float64Array, least: number, minOverlap: number): number {
  const { firstLag, r } = overlapCorrelation(values, values, minOverlap)
  let most = 0
  for (let k = Math.max(0, least - firstLag); k < r.length; k++) most = Math.max(most, r[k]!)
  return most
}
