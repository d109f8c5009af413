/** Labelled values sorted once; a resample of their sources only changes their weights. */
import { classSizes } from './bound.ts'
import { type Ranking, rankingOf } from './ranking.ts'
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
  const { distinct, levels } = rankingOf(values)
  const km = new Float64Array(distinct.length)
  const knm = new Float64Array(distinct.length)
  for (let i = 0; i < values.length; i++) {
    if (labels[i] === 1) km[levels[i]!]! += 1
    else knm[levels[i]!]! += 1
  }
  return { values: distinct, km, knm, totalKm, totalKnm }
}

/**
 * Sorts pairs by their values (n, finite) and returns a function that weighs them. The function takes how often each
 * source was drawn and returns the levels that are present. Its next call overwrites the result.
 * in      `shares` (n): what each pair counts when its sources are drawn once; 1 by default; the ranking of the values
 */
export function weigher(
  values: Float64Array,
  pairs: SourcePairs,
  shares?: Float64Array,
  { distinct, levels: levelOf, order }: Ranking = rankingOf(values),
): (times: Uint32Array) => Levels {
  const { a, b, sources } = pairs
  const same = order.filter((i) => a[i] === b[i])
  const different = order.filter((i) => a[i] !== b[i])
  const kmEnds = endsOf(same, levelOf, distinct.length)
  const knmEnds = endsOf(different, levelOf, distinct.length)
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

/** For pairs in ascending order of their levels: how many of them there are up to each level. */
function endsOf(order: Uint32Array, levelOf: Uint32Array, count: number): Uint32Array {
  const ends = new Uint32Array(count)
  for (const i of order) ends[levelOf[i]!]! += 1
  for (let level = 1; level < count; level++) ends[level]! += ends[level - 1]!
  return ends
}
