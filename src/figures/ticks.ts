/** Ticks of an axis: round values inside the range, and how they are written. */
export interface Ticks {
  readonly values: readonly number[]
  readonly labels: readonly string[]
}

/** Up to which rough step a factor is the nearest, on a logarithmic scale. */
const FACTORS = [
  [Math.SQRT2, 1],
  [Math.sqrt(10), 2],
  [Math.sqrt(50), 5],
  [Number.POSITIVE_INFINITY, 10],
] as const

/**
 * About `count` ticks at multiples of 1, 2 or 5 times a power of ten, all with the same number of decimals.
 * in      a finite range, low < high
 */
export function ticks(low: number, high: number, count = 5): Ticks {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const [, factor] = FACTORS.find(([limit]) => rough / power < limit)!
  const step = power * factor
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  const values = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { values, labels: values.map((value) => plain(value, decimals)) }
}

/** A number with so many decimals, without a minus before zero. */
export function plain(value: number, decimals: number): string {
  const label = value.toFixed(decimals)
  return Number(label) === 0 ? label.replace('-', '') : label
}
