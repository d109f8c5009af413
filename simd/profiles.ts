// Inner loops of profiles in AssemblyScript, two float64 lanes at a time: `npm run simd` compiles them.
// Addresses are bytes. src/numerics/simd/profiles.plain.ts computes the same, bit for bit, in TypeScript.

/**
 * Correlations of the windows of two profiles at one lag. The numbers in `onA` and `onB`, 0 or more, are raised to them.
 * `a`, `b`: the overlapping samples, `overlap` of them; `sumsA` … `squaresB`: of the window that begins at each, its sum and
 * the sum of squares about its mean. `flat`: sums of squares up to this give no correlation. `products`: overlap + 1 numbers
 * of working memory.
 */
export function raiseWindows(
  a: usize, b: usize, overlap: i32, window: i32, sumsA: usize, sumsB: usize, squaresA: usize, squaresB: usize,
  flat: f64, products: usize, onA: usize, onB: usize,
): void {
  let sum: f64 = 0
  store<f64>(products, 0)
  const end = <usize>overlap << 3
  for (let at: usize = 0; at < end; at += 8) {
    sum += load<f64>(a + at) * load<f64>(b + at)
    store<f64>(products + at + 8, sum)
  }
  const count = overlap - window + 1
  const ahead = products + (<usize>window << 3)
  const length = <f64>window
  const pairs = <usize>(count & ~1) << 3
  let at: usize = 0
  for (; at < pairs; at += 16) {
    const ofA = v128.load(squaresA + at)
    const ofB = v128.load(squaresB + at)
    const used = v128.and(f64x2.gt(ofA, f64x2.splat(flat)), f64x2.gt(ofB, f64x2.splat(flat)))
    const means = f64x2.div(f64x2.mul(v128.load(sumsA + at), v128.load(sumsB + at)), f64x2.splat(length))
    const product = f64x2.sub(f64x2.sub(v128.load(ahead + at), v128.load(products + at)), means)
    const squares = v128.bitselect(f64x2.mul(ofA, ofB), f64x2.splat(1), used)
    const ratio = f64x2.div(product, f64x2.sqrt(squares))
    const r = v128.and(f64x2.min(f64x2.splat(1), f64x2.max(f64x2.splat(-1), ratio)), used)
    const beforeA = v128.load(onA + at)
    const beforeB = v128.load(onB + at)
    v128.store(onA + at, v128.bitselect(r, beforeA, f64x2.gt(r, beforeA)))
    v128.store(onB + at, v128.bitselect(r, beforeB, f64x2.gt(r, beforeB)))
  }
  if ((count & 1) === 1) {
    const ofA = load<f64>(squaresA + at)
    const ofB = load<f64>(squaresB + at)
    if (ofA > flat && ofB > flat) {
      const means = (load<f64>(sumsA + at) * load<f64>(sumsB + at)) / length
      const product = load<f64>(ahead + at) - load<f64>(products + at) - means
      const r = min<f64>(1, max<f64>(-1, product / sqrt<f64>(ofA * ofB)))
      if (r > load<f64>(onA + at)) store<f64>(onA + at, r)
      if (r > load<f64>(onB + at)) store<f64>(onB + at, r)
    }
  }
}

/** Product of 1 - r r of the values, of which negative ones count as 0 and those above `most` as `most`. */
export function remainder(values: usize, count: i32, most: f64): f64 {
  let product: f64 = 1
  const end = values + (<usize>count << 3)
  for (let at = values; at < end; at += 8) {
    const held = min<f64>(most, max<f64>(0, load<f64>(at)))
    product *= 1 - held * held
  }
  return product
}
