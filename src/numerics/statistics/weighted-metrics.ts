/** Measures of discrimination, from the ranking of weighted pairs. Counts are whole numbers, so sums are exact. */
import type { Levels } from './levels.ts'

/** Chance that a KM value exceeds a KNM value, ties counting half. */
export function weightedAuc({ km, knm, totalKm, totalKnm }: Levels): number {
  let above = 0
  let twice = 0
  for (let i = km.length - 1; i >= 0; i--) {
    twice += knm[i]! * (2 * above + km[i]!)
    above += km[i]!
  }
  return twice / (2 * totalKm * totalKnm)
}

/**
 * Equal error rate: the mean of the false-positive and false-negative rates at the threshold "value >= x" where they
 * differ least. The thresholds are the distinct values, and one above them all. When several tie, the smallest mean.
 */
export function weightedEer({ km, knm, totalKm, totalKnm }: Levels): number {
  let misses = totalKm
  let alarms = 0
  let least = totalKm * totalKnm
  let rate = 0.5
  for (let i = km.length - 1; i >= 0; i--) {
    misses -= km[i]!
    alarms += knm[i]!
    const difference = Math.abs(alarms * totalKm - misses * totalKnm)
    if (difference > least) continue
    const mean = (alarms / totalKnm + misses / totalKm) / 2
    if (difference < least || mean < rate) {
      least = difference
      rate = mean
    }
  }
  return rate
}

/**
 * Detection error trade-off: for each p of an ascending grid, the smallest false-negative rate of a threshold
 * "value >= x" whose false-positive rate is at most p. Non-increasing; 1 where no threshold has so low a rate.
 * source  Martin et al., Eurospeech (1997) 1895
 */
export function weightedDet({ km, knm, totalKm, totalKnm }: Levels, grid: Float64Array): Float64Array {
  let misses = totalKm
  let alarms = 0
  let i = km.length - 1
  return grid.map((p) => {
    const most = p * totalKnm
    for (; i >= 0 && alarms + knm[i]! <= most; i--) {
      misses -= km[i]!
      alarms += knm[i]!
    }
    return misses / totalKm
  })
}
