// Inner loops of sketches in AssemblyScript, eight int16 lanes at a time: `npm run simd` compiles them.
// Addresses are bytes. src/numerics/simd/sketches.plain.ts computes the same, bit for bit, in TypeScript.

// @ts-expect-error: decorator
@inline
function total(sums: v128): f64 {
  return <f64>(
    (i32x4.extract_lane(sums, 0) +
      i32x4.extract_lane(sums, 1) +
      i32x4.extract_lane(sums, 2) +
      i32x4.extract_lane(sums, 3))
  )
}

/** Sums of squares of the first 0, 1, … `count` values. */
export function energies(values: usize, count: i32, sums: usize): void {
  let sum: i32 = 0
  store<i32>(sums, 0)
  for (let i: usize = 0; i < <usize>count; i++) {
    const value = <i32>load<i16>(values + (i << 1))
    sum += value * value
    store<i32>(sums + (i << 2) + 4, sum)
  }
}

let bestOver: f64 = 0
let bestUnder: f64 = 1

// @ts-expect-error: decorator
@inline
function raise(dot: v128, lag: i32, a: i32, sumsA: usize, b: i32, sumsB: usize): void {
  const start = max<i32>(0, lag)
  const end = min<i32>(a, b + lag)
  const ofA = load<i32>(sumsA + (<usize>end << 2)) - load<i32>(sumsA + (<usize>start << 2))
  const ofB = load<i32>(sumsB + (<usize>(end - lag) << 2)) - load<i32>(sumsB + (<usize>(start - lag) << 2))
  const product = total(dot)
  const over = <f64>(end - start) * (product * product)
  const under = <f64>ofA * <f64>ofB
  if (over * bestUnder > bestOver * under) {
    bestOver = over
    bestUnder = under
  }
}

/**
 * The most that the overlap, times the square of its correlation, comes to at any lag. `one`: `a` values with 16 zeros on either
 * side; `other`: `b` values, and zeros up to a multiple of 8; `sumsA`, `sumsB`: their `energies`; `least`: the smallest overlap.
 */
export function likeness(one: usize, a: i32, sumsA: usize, other: usize, b: i32, sumsB: usize, least: i32): f64 {
  bestOver = 0
  bestUnder = 1
  const last = a - least
  for (let lag = least - b; lag <= last; lag += 8) {
    const from = max<i32>(0, -lag - 7) & ~7
    const to = min<i32>(b, a - lag)
    let at = other + (<usize>from << 1)
    const end = other + (<usize>to << 1)
    let with_ = one + ((from + lag) << 1)
    let s0 = i32x4.splat(0)
    let s1 = s0
    let s2 = s0
    let s3 = s0
    let s4 = s0
    let s5 = s0
    let s6 = s0
    let s7 = s0
    for (; at < end; at += 16) {
      const values = v128.load(at)
      s0 = i32x4.add(s0, i32x4.dot_i16x8_s(values, v128.load(with_)))
      s1 = i32x4.add(s1, i32x4.dot_i16x8_s(values, v128.load(with_, 2)))
      s2 = i32x4.add(s2, i32x4.dot_i16x8_s(values, v128.load(with_, 4)))
      s3 = i32x4.add(s3, i32x4.dot_i16x8_s(values, v128.load(with_, 6)))
      s4 = i32x4.add(s4, i32x4.dot_i16x8_s(values, v128.load(with_, 8)))
      s5 = i32x4.add(s5, i32x4.dot_i16x8_s(values, v128.load(with_, 10)))
      s6 = i32x4.add(s6, i32x4.dot_i16x8_s(values, v128.load(with_, 12)))
      s7 = i32x4.add(s7, i32x4.dot_i16x8_s(values, v128.load(with_, 14)))
      with_ += 16
    }
    raise(s0, lag, a, sumsA, b, sumsB)
    if (lag + 1 <= last) raise(s1, lag + 1, a, sumsA, b, sumsB)
    if (lag + 2 <= last) raise(s2, lag + 2, a, sumsA, b, sumsB)
    if (lag + 3 <= last) raise(s3, lag + 3, a, sumsA, b, sumsB)
    if (lag + 4 <= last) raise(s4, lag + 4, a, sumsA, b, sumsB)
    if (lag + 5 <= last) raise(s5, lag + 5, a, sumsA, b, sumsB)
    if (lag + 6 <= last) raise(s6, lag + 6, a, sumsA, b, sumsB)
    if (lag + 7 <= last) raise(s7, lag + 7, a, sumsA, b, sumsB)
  }
  return bestOver / bestUnder
}

// @ts-expect-error: decorator
@inline
function higher(best: i32, sums: v128): i32 {
  const sum =
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  return max<i32>(best, sum)
}

/**
 * The highest sum of products over all turns of one of two maps of `rings` by `angles` values, a multiple of 8, or 0. `one` has every
 * ring twice in a row.
 */
export function bestTurn(one: usize, other: usize, rings: i32, angles: i32): i32 {
  let best: i32 = 0
  const ring = <usize>angles << 1
  for (let turn: usize = 0; turn < ring; turn += 16) {
    let s0 = i32x4.splat(0)
    let s1 = s0
    let s2 = s0
    let s3 = s0
    let s4 = s0
    let s5 = s0
    let s6 = s0
    let s7 = s0
    for (let r: usize = 0; r < <usize>rings; r++) {
      const end = other + (r + 1) * ring
      let with_ = one + 2 * r * ring + turn
      for (let at = other + r * ring; at < end; at += 16) {
        const values = v128.load(at)
        s0 = i32x4.add(s0, i32x4.dot_i16x8_s(values, v128.load(with_)))
        s1 = i32x4.add(s1, i32x4.dot_i16x8_s(values, v128.load(with_, 2)))
        s2 = i32x4.add(s2, i32x4.dot_i16x8_s(values, v128.load(with_, 4)))
        s3 = i32x4.add(s3, i32x4.dot_i16x8_s(values, v128.load(with_, 6)))
        s4 = i32x4.add(s4, i32x4.dot_i16x8_s(values, v128.load(with_, 8)))
        s5 = i32x4.add(s5, i32x4.dot_i16x8_s(values, v128.load(with_, 10)))
        s6 = i32x4.add(s6, i32x4.dot_i16x8_s(values, v128.load(with_, 12)))
        s7 = i32x4.add(s7, i32x4.dot_i16x8_s(values, v128.load(with_, 14)))
        with_ += 16
      }
    }
    best = higher(higher(higher(higher(best, s0), s1), s2), s3)
    best = higher(higher(higher(higher(best, s4), s5), s6), s7)
  }
  return best
}
