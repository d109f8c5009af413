// Inner loop of the logistic fit in AssemblyScript, two float64 lanes at a time: `npm run simd` compiles it.
// Addresses are bytes. src/numerics/simd/logistic.plain.ts computes the same, bit for bit, in TypeScript.

const LN2_HIGH: f64 = 0.6931471803691238
const LN2_LOW: f64 = 1.9082149292705877e-10
const UNDERFLOW: f64 = -745.1332191019411
const LOG2E: f64 = 1.4426950408889634

/** 2^k for whole numbers k from -1022 to 1023. */
// @ts-ignore: decorator
@inline
function power(k: v128): v128 {
  const whole = i64x2.extend_low_i32x4_s(i32x4.trunc_sat_f64x2_s_zero(k))
  return i64x2.shl(i64x2.add(whole, i64x2.splat(1023)), 52)
}

/** `exp` of numbers that are not above 0, as src/numerics/elementary/exponential.ts computes it. */
// @ts-ignore: decorator
@inline
function exp(x: v128): v128 {
  const k = f64x2.floor(f64x2.add(f64x2.mul(f64x2.splat(LOG2E), x), f64x2.splat(0.5)))
  const high = f64x2.sub(x, f64x2.mul(k, f64x2.splat(LN2_HIGH)))
  const low = f64x2.mul(k, f64x2.splat(LN2_LOW))
  const r = f64x2.sub(high, low)
  const t = f64x2.mul(r, r)
  let p = f64x2.add(f64x2.splat(-1.6533902205465252e-6), f64x2.mul(t, f64x2.splat(4.1381367970572385e-8)))
  p = f64x2.add(f64x2.splat(6.613756321437934e-5), f64x2.mul(t, p))
  p = f64x2.add(f64x2.splat(-0.0027777777777015593), f64x2.mul(t, p))
  p = f64x2.add(f64x2.splat(0.16666666666666602), f64x2.mul(t, p))
  const c = f64x2.sub(r, f64x2.mul(t, p))
  const beyond = f64x2.div(f64x2.mul(r, c), f64x2.sub(f64x2.splat(2), c))
  const y = f64x2.add(f64x2.splat(1), f64x2.add(f64x2.sub(beyond, low), high))
  const tiny = f64x2.lt(k, f64x2.splat(-1021))
  if (!v128.any_true(tiny)) return f64x2.mul(y, power(k))
  // Where the result may be below the normal numbers, in two steps that round once.
  const shifted = power(f64x2.max(f64x2.add(k, f64x2.splat(1000)), f64x2.splat(-1022)))
  const twice = f64x2.mul(f64x2.mul(y, shifted), f64x2.splat(9.332636185032189e-302))
  const once = f64x2.mul(y, power(f64x2.max(k, f64x2.splat(-1021))))
  const both = v128.bitselect(twice, once, tiny)
  return v128.and(both, f64x2.ge(x, f64x2.splat(UNDERFLOW)))
}

/**
 * Derivatives of the summed losses of both classes: see `sums` of src/numerics/statistics/logistic.ts. `counts`: of both classes, pair by
 * pair. `out`: gh, gs, hh, hs, ss, each of the first class and of the second.
 */
export function lossSums(
  scores: usize, counts: usize, count: i32, pivot: f64, height: f64, slope: f64, out: usize,
): void {
  let gh = f64x2.splat(0)
  let gs = f64x2.splat(0)
  let hh = f64x2.splat(0)
  let hs = f64x2.splat(0)
  let ss = f64x2.splat(0)
  const one = f64x2.splat(1)
  for (let i = 0; i < count; i += 2) {
    // One score more than there are may be read: its counts are 0.
    const ts = f64x2.sub(v128.load(scores + (<usize>i << 3)), f64x2.splat(pivot))
    const zs = f64x2.add(f64x2.splat(height), f64x2.mul(f64x2.splat(slope), ts))
    const es = exp(f64x2.neg(f64x2.abs(zs)))
    const smalls = f64x2.div(one, f64x2.add(one, es))
    for (let lane = 0; lane < 2; lane++) {
      const t = lane === 0 ? v128.shuffle<u64>(ts, ts, 0, 0) : v128.shuffle<u64>(ts, ts, 1, 1)
      const z = lane === 0 ? v128.shuffle<u64>(zs, zs, 0, 0) : v128.shuffle<u64>(zs, zs, 1, 1)
      const e = lane === 0 ? v128.shuffle<u64>(es, es, 0, 0) : v128.shuffle<u64>(es, es, 1, 1)
      const small = lane === 0 ? v128.shuffle<u64>(smalls, smalls, 0, 0) : v128.shuffle<u64>(smalls, smalls, 1, 1)
      const q = f64x2.mul(v128.load(counts + (<usize>(i + lane) << 4)), small)
      const eq = f64x2.mul(e, q)
      // The first class loses where z is negative, the second one where it is positive.
      const loses = f64x2.gt(f64x2.mul(z, f64x2(-1, 1)), f64x2.splat(0))
      const r = v128.bitselect(q, eq, loses)
      const v = f64x2.mul(eq, small)
      const vt = f64x2.mul(v, t)
      gh = f64x2.add(gh, r)
      gs = f64x2.add(gs, f64x2.mul(r, t))
      hh = f64x2.add(hh, v)
      hs = f64x2.add(hs, vt)
      ss = f64x2.add(ss, f64x2.mul(vt, t))
    }
  }
  v128.store(out, gh)
  v128.store(out + 16, gs)
  v128.store(out + 32, hh)
  v128.store(out + 48, hs)
  v128.store(out + 64, ss)
}
