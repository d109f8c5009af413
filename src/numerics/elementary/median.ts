/** Medians, and the factors from median absolute deviations to standard deviations. */

const MANY = 4096 // from this many values on, they are sorted into bins first
const BINS = 4096

/** Standard deviations in a median absolute deviation of normal values: 1 / probit(3/4). */
export const DEVIATIONS = 1.482602218505602

/**
 * The same to five digits, for bullets and toolmarks: their bundled references were made with it, and the sixth digit
 * would change their scores by more than 1e-9.
 */
export const DEVIATIONS_ROUNDED = 1.4826

/**
 * Median of values without NaN, by selection. The values are reordered or overwritten.
 * out     the mean of the two middle values for an even count; NaN for none
 */
export function medianInPlace(values: Float64Array): number {
  const n = values.length
  if (n === 0) return Number.NaN
  const { kept, below } = n > MANY ? aroundMiddle(values) : { kept: values, below: 0 }
  const middle = (n >> 1) - below
  selectInPlace(kept, middle)
  const upper = kept[middle]!
  if (n % 2 === 1) return upper
  let lower = kept[0]!
  for (let i = 1; i < middle; i++) if (kept[i]! > lower) lower = kept[i]!
  return (lower + upper) / 2
}

/** Moves the values of the bins around the middle to the front; also counts the values below those bins. */
function aroundMiddle(values: Float64Array): { kept: Float64Array; below: number } {
  let least = values[0]!
  let most = least
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!
    if (value < least) least = value
    else if (value > most) most = value
  }
  const scale = (BINS - 1) / (most - least)
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return { kept: values, below: 0 }
  const counts = new Uint32Array(BINS)
  for (let i = 0; i < values.length; i++) counts[((values[i]! - least) * scale) | 0]! += 1
  const middle = values.length >> 1
  let first = 0
  let below = 0 // values in bins before `first`
  while (below + counts[first]! < middle) below += counts[first++]!
  let last = first
  for (let seen = below + counts[last]!; seen <= middle; seen += counts[last]!) last += 1
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const bin = ((value - least) * scale) | 0
    if (bin >= first && bin <= last) values[count++] = value
  }
  return { kept: values.subarray(0, count), below }
}

/** Puts the k-th smallest value at k, and no larger one before it: Hoare's selection, the middle of three as pivot. */
export function selectInPlace(values: Float64Array, k: number): void {
  let left = 0
  let right = values.length - 1
  while (left < right) {
    const a = values[left]!
    const b = values[(left + right) >> 1]!
    const c = values[right]!
    const pivot = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
    let i = left
    let j = right
    while (i <= j) {
      while (values[i]! < pivot) i += 1
      while (values[j]! > pivot) j -= 1
      if (i > j) break
      const held = values[i]!
      values[i] = values[j]!
      values[j] = held
      i += 1
      j -= 1
    }
    if (k <= j) right = j
    else if (k >= i) left = i
    else return
  }
}

/** Absolute values, in place. */
export function absolute(values: Float64Array): Float64Array {
  for (let i = 0; i < values.length; i++) values[i] = Math.abs(values[i]!)
  return values
}
