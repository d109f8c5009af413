/**
 * The measures of `metrics.ts` on weighted pairs: values are sorted once, and each resample of the sources only weighs
 * them anew. With every source drawn once they equal the unweighted ones.
 */
import { multiplicity, type SourcePairs } from './source-resamples.ts'

/** Distinct values, ascending, with the weight of same-source (KM) and different-source (KNM) pairs at each. */
export interface Levels {
  readonly values: Float64Array
  readonly km: Float64Array
  readonly knm: Float64Array
  readonly totalKm: number
  readonly totalKnm: number
}

/**
 * Sorts pairs by their values (n, finite) and gives a function that weighs them: it takes how often each source was
 * drawn and answers the levels that are present. The answer is overwritten by the next call.
 */
export function weigher(values: Float64Array, pairs: SourcePairs): (times: Uint32Array) => Levels {
  const { a, b, sources } = pairs
  const distinct = Float64Array.from(new Set(values)).sort()
  const order = Uint32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!)
  const same = order.filter((i) => a[i] === b[i])
  const different = order.filter((i) => a[i] !== b[i])
  const kmEnds = endsOf(same, values, distinct)
  const knmEnds = endsOf(different, values, distinct)
  const kmSources = Uint32Array.from(same, (i) => a[i]!)
  const places = new Map<number, number>()
  const cells = Uint32Array.from(different, (i) => {
    const key = Math.min(a[i]!, b[i]!) * sources + Math.max(a[i]!, b[i]!)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  })
  const keys = Float64Array.from(places.keys())
  const weights = new Float64Array(keys.length) // of the unordered pairs of sources that occur
  const present = new Float64Array(distinct.length)
  const km = new Float64Array(distinct.length)
  const knm = new Float64Array(distinct.length)
  return (times) => {
    for (let k = 0; k < keys.length; k++) {
      weights[k] = multiplicity(times, Math.floor(keys[k]! / sources), keys[k]! % sources)
    }
    let levels = 0
    let totalKm = 0
    let totalKnm = 0
    let k = 0
    let n = 0
    for (let i = 0; i < distinct.length; i++) {
      let ones = 0
      let zeros = 0
      for (const end = kmEnds[i]!; k < end; k++) ones += times[kmSources[k]!]!
      for (const end = knmEnds[i]!; n < end; n++) zeros += weights[cells[n]!]!
      totalKm += ones
      totalKnm += zeros
      present[levels] = distinct[i]!
      km[levels] = ones
      knm[levels] = zeros
      levels += Math.min(1, ones + zeros)
    }
    return {
      values: present.subarray(0, levels),
      km: km.subarray(0, levels),
      knm: knm.subarray(0, levels),
      totalKm,
      totalKnm,
    }
  }
}

/** For pairs in ascending order of their values: how many of them there are up to each of the distinct values. */
function endsOf(order: Uint32Array, values: Float64Array, distinct: Float64Array): Uint32Array {
  let end = 0
  return Uint32Array.from(distinct, (value) => {
    while (end < order.length && values[order[end]!]! <= value) end++
    return end
  })
}

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

/** Equal error rate, by the rule of `eer`. */
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
 * Detection error trade-off: the least false-negative rate of a threshold "value >= x" whose false-positive rate is at
 * most p, for each p of an ascending grid. Non-increasing, 1 where no threshold reaches so far down.
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
