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

/** Levels whose weights may be shared out by data sets, and how many data sets hold pairs of each class. */
export interface SetLevels extends Levels {
  readonly kmSets: number
  readonly knmSets: number
}

/** How many data sets there are; `sets` (sources): the data set of each source, from 0. */
export const setCount = (sets: Int32Array): number => 1 + sets.reduce((most, set) => Math.max(most, set), -1)

/**
 * Sorts pairs by their values (n, finite) and returns a function that weighs them. The function takes how often each
 * source was drawn and returns the levels that are present. Its next call overwrites the result.
 * in      `shares` (n): what each pair counts when its sources are drawn once; 1 by default; the ranking of the values;
 *         `sets` (sources): the data set of each source, from 0; with it every data set that holds pairs of a class has an
 *         equal part of that class, and a pair of two sets counts half in each. The total of a class stays what it is.
 */
export function weigher(
  values: Float64Array,
  pairs: SourcePairs,
  shares?: Float64Array,
  { distinct, levels: levelOf, order }: Ranking = rankingOf(values),
  sets?: Int32Array,
): (times: Uint32Array) => SetLevels {
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
  const ends = (k: number): [number, number] => [Math.floor(keys[k]! / sources), keys[k]! % sources]
  const kmWeights = new Float64Array(sources)
  const kmSums = new Float64Array(sources)
  for (const [k, source] of kmSources.entries()) kmSums[source]! += kmShares[k]!
  const knmSums = new Float64Array(keys.length)
  for (const [k, cell] of cells.entries()) knmSums[cell]! += knmShares[k]!
  const count = sets ? setCount(sets) : 1
  const evenKm = sets && evenSets(count, kmSums, (source) => [sets[source]!, sets[source]!])
  const evenKnm =
    sets &&
    evenSets(count, knmSums, (k) => {
      const [one, other] = ends(k)
      return [sets[one]!, sets[other]!]
    })
  const present = new Float64Array(distinct.length)
  const km = new Float64Array(distinct.length)
  const knm = new Float64Array(distinct.length)
  return (times) => {
    for (let k = 0; k < keys.length; k++) weights[k] = multiplicity(times, ...ends(k))
    for (let source = 0; source < sources; source++) kmWeights[source] = times[source]!
    const kmSets = evenKm ? evenKm(kmWeights) : 1
    const knmSets = evenKnm ? evenKnm(weights) : 1
    let levels = 0
    let totalKm = 0
    let totalKnm = 0
    let k = 0
    let n = 0
    for (let i = 0; i < distinct.length; i++) {
      let ones = 0
      let zeros = 0
      for (const end = kmEnds[i]!; k < end; k++) ones += kmWeights[kmSources[k]!]! * kmShares[k]!
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
      kmSets,
      knmSets,
    }
  }
}

/**
 * Shares the weight of a class out evenly over the data sets that hold pairs of it; half of a group of two sets is in each.
 * in      count: data sets; sums: of the shares of each group of pairs; setsOf: the two sets of a group
 * out     a function that changes the weights of the groups and returns the number of sets with pairs. The sum of weight
 *         times `sums` stays what it was.
 */
export function evenSets(
  count: number,
  sums: Float64Array,
  setsOf: (group: number) => readonly [number, number],
): (weights: Float64Array) => number {
  const pairs = Array.from(sums, (_, group) => setsOf(group))
  const held = new Float64Array(count)
  return (weights) => {
    held.fill(0)
    let total = 0
    for (let group = 0; group < sums.length; group++) {
      const weight = weights[group]! * sums[group]!
      const [one, other] = pairs[group]!
      total += weight
      held[one]! += weight / 2
      held[other]! += weight / 2
    }
    const present = held.reduce((n, weight) => n + Number(weight > 0), 0)
    if (present < 2) return present // nothing to share out, and no digit may change
    const factors = held.map((weight) => (weight > 0 ? total / (present * weight) : 0))
    for (let group = 0; group < sums.length; group++) {
      const [one, other] = pairs[group]!
      weights[group]! *= (factors[one]! + factors[other]!) / 2
    }
    return present
  }
}

/** For pairs in ascending order of their levels: how many of them there are up to each level. */
function endsOf(order: Uint32Array, levelOf: Uint32Array, count: number): Uint32Array {
  const ends = new Uint32Array(count)
  for (const i of order) ends[levelOf[i]!]! += 1
  for (let level = 1; level < count; level++) ends[level]! += ends[level - 1]!
  return ends
}
