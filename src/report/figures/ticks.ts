import { ticks as roundValues, tickStep } from 'd3-array'

/** Ticks of an axis: round values inside the range, and how they are written. */
export interface Ticks {
  readonly values: readonly number[]
  readonly labels: readonly string[]
}

/**
 * About `count` ticks at multiples of 1, 2 or 5 times a power of ten, all with the same number of decimals.
 * in      a finite range, low < high
 */
export function ticks(low: number, high: number, count = 5): Ticks {
  const decimals = Math.max(0, -Math.floor(Math.log10(tickStep(low, high, count)) + 1e-9))
  const values = roundValues(low, high, count)
  return { values, labels: values.map((value) => plain(value, decimals)) }
}

/** A number with so many decimals, without a minus before zero. */
export function plain(value: number, decimals: number): string {
  const label = value.toFixed(decimals)
  return Number(label) === 0 ? label.replace('-', '') : label
}
