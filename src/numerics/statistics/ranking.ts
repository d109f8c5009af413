/** Values sorted once. */
export interface Ranking {
  /** Distinct values, ascending; 0 for -0. */
  readonly distinct: Float64Array
  /** Of each value, its place among the distinct ones. */
  readonly levels: Uint32Array
  /** Places of the values in ascending order; of equals, the first one first. */
  readonly order: Uint32Array
}

/** in      values (n), finite. A sort of numbers and a count of each are ten times faster than a sort of places. */
export function rankingOf(values: Float64Array): Ranking {
  const sorted = values.slice().sort()
  const distinct = new Float64Array(values.length)
  let count = 0
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i] !== sorted[i - 1]) distinct[count++] = sorted[i]! + 0
  }
  const levels = new Uint32Array(values.length)
  for (let i = 0; i < values.length; i++) levels[i] = levelOf(distinct, count, values[i]!)
  return { distinct: distinct.slice(0, count), levels, order: groupPlaces(levels, count) }
}

/** Where a value stands among the first `count` distinct ones. A search by halves takes less than half of the time of a map. */
function levelOf(distinct: Float64Array, count: number, value: number): number {
  let [low, high] = [0, count - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (distinct[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Places of numbers below `count`, those of 0 first, in their order within each. */
export function groupPlaces(
  numbers: Uint32Array,
  count: number,
  order: ArrayLike<number> = { length: 0 },
): Uint32Array {
  const next = new Uint32Array(count + 1)
  for (const number of numbers) next[number + 1]! += 1
  for (let k = 1; k <= count; k++) next[k]! += next[k - 1]!
  const out = new Uint32Array(numbers.length)
  for (let k = 0; k < numbers.length; k++) {
    const i = order.length > 0 ? order[k]! : k
    out[next[numbers[i]!]!++] = i
  }
  return out
}
