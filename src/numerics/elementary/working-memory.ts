const KEPT = 2097152 // numbers kept between calls: 16 MiB

/**
 * Working memory that is kept between calls: fresh memory takes longer than the arithmetic on it.
 * out     a function that gives `length` numbers of arbitrary content; each call gives the same memory again
 */
export function workingMemory(): (length: number) => Float64Array {
  let kept = new Float64Array(0)
  return (length) => {
    if (length > KEPT) return new Float64Array(length)
    if (kept.length < length) kept = new Float64Array(length)
    return kept.subarray(0, length)
  }
}
