/**
 * Sums over the pairs of each class and each unordered pair of sources. With these sums, a figure that is a mean over
 * pairs (Cllr, Tippett, histogram, ECE) needs only one pass over the pairs of sources for each resample.
 */
import { evenSets, setCount } from './levels.ts'
import { multiplicity, type SourcePairs } from './source-resamples.ts'

export interface SourceTable {
  readonly columns: number
  /** Sources of each row, and (rows, columns) its sums; column 0 counts the pairs. */
  readonly a: Int32Array
  readonly b: Int32Array
  readonly sums: Float64Array
}

/**
 * in      pairs (n), the class wanted, and `add`, which adds what pair i contributes into columns 1 … of its row, counting
 *         `share`; shares (n), 1 by default
 * out     one row for each unordered pair of sources of that class
 */
export function sourceTable(
  { a, b, sources }: SourcePairs,
  sameSource: boolean,
  columns: number,
  add: (row: Float64Array, i: number, share: number) => void,
  shares?: Float64Array,
): SourceTable {
  const rows = new Map<number, Float64Array>()
  for (let i = 0; i < a.length; i++) {
    if ((a[i] === b[i]) !== sameSource) continue
    const key = Math.min(a[i]!, b[i]!) * sources + Math.max(a[i]!, b[i]!)
    let row = rows.get(key)
    if (!row) {
      row = new Float64Array(columns)
      rows.set(key, row)
    }
    const share = shares?.[i] ?? 1
    row[0]! += share
    add(row, i, share)
  }
  const keys = [...rows.keys()].sort((x, y) => x - y)
  const sums = new Float64Array(keys.length * columns)
  keys.forEach((key, i) => {
    sums.set(rows.get(key)!, i * columns)
  })
  return {
    columns,
    a: Int32Array.from(keys, (key) => Math.floor(key / sources)),
    b: Int32Array.from(keys, (key) => key % sources),
    sums,
  }
}

/**
 * Means (columns) over the pairs of a resample; column 0 is their number, not a mean. `even` shares the weights of the rows
 * out by data sets, see `evenRows`.
 */
export function weightedMeans(
  { a, b, sums, columns }: SourceTable,
  times: Uint32Array,
  even?: (weights: Float64Array) => unknown,
): Float64Array {
  const total = new Float64Array(columns)
  const weights = Float64Array.from(a, (source, row) => multiplicity(times, source, b[row]!))
  even?.(weights)
  for (let row = 0; row < a.length; row++) {
    const weight = weights[row]!
    if (weight === 0) continue
    const from = row * columns
    for (let column = 0; column < columns; column++) total[column]! += weight * sums[from + column]!
  }
  const count = total[0]!
  for (let column = 1; column < columns; column++) total[column]! /= count
  return total
}

/** Shares the weights of the rows of a table out so that every data set has an equal part; `sets` (sources): their data sets. */
export function evenRows(
  { a, b, sums, columns }: SourceTable,
  sets: Int32Array,
): (weights: Float64Array) => number {
  const counts = Float64Array.from(a, (_, row) => sums[row * columns]!)
  return evenSets(setCount(sets), counts, (row) => [sets[a[row]!]!, sets[b[row]!]!])
}
