/** Labelled values sorted once; a resample of their sources only changes their weights. */
import { classSizes } from './bound.ts'
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
 * in      values (n), labels (n) of 0 (KNM) or 1 (KM)
 * out     their levels, every pair weighing 1
 * errors  `bad-value` as `classSizes`
 */
export function levelsOf(values: Float64Array, labels: Uint8Array): Levels {
  const { km: totalKm, knm: totalKnm } = classSizes(values, labels)
  const order = Uint32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!)
  const distinct = new Float64Array(values.length)
  const km = new Float64Array(values.length)
  const knm = new Float64Array(values.length)
  let count = 0
  for (let k = 0; k < order.length; count++) {
    distinct[count] = values[order[k]!]! + 0 // -0 and 0 are one level
    for (; k < order.length && values[order[k]!] === distinct[count]; k++) {
      if (labels[order[k]!] === 1) km[count]! += 1
      else knm[count]! += 1
    }
  }
  return {
    values: distinct.slice(0, count),
    km: km.slice(0, count),
    knm: knm.slice(0, count),
    totalKm,
    totalKnm,
  }
}

/**
 * Sorts pairs by their values (n, finite) and returns a function that weighs them. The function takes how often each
 * source was drawn and returns the levels that are present. Its next call overwrites the result.
 * in      `shares` (n): what each pair counts when its sources are drawn once; 1 by default
 */
export function weigher(
  values: Float64Array,
  pairs: SourcePairs,
  shares?: Float64Array,
): (times: Uint32Array) => Levels {
  const { a, b, sources } = pairs
  const distinct = Float64Array.from(new Set(values)).sort()
  const order = Uint32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!)
  const same = order.filter((i) => a[i] === b[i])
  const different = order.filter((i) => a[i] !== b[i])
  const kmEnds = endsOf(same, values, distinct)
  const knmEnds = endsOf(different, values, distinct)
  const kmSources = Uint32Array.from(same, (i) => a[i]!)
  const shareOf = (i: number): number => shares?.[i] ?? 1
  const kmShares = Float64Array.from(same, shareOf)
  const knmShares = Float64Array.from(different, shareOf)
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
      for (const end = kmEnds[i]!; k < end; k++) ones += times[kmSources[k]!]! * kmShares[k]!
      for (const end = knmEnds[i]!; n < end; n++) zeros += weights[cells[n]!]! * knmShares[n]!
      totalKm += ones
      totalKnm += zeros
      present[levels] = distinct[i]!
      km[levels] = ones
      knm[levels] = zeros
      levels += ones + zeros > 0 ? 1 : 0
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
