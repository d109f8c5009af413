// Inner loops of sketches in AssemblyScript: `npm run simd` compiles them.
// Addresses are bytes. src/numerics/simd/sketches.plain.ts computes the same, bit for bit, in TypeScript.

/**
 * Sketches are correlated four at a time, one in each lane of single precision: a complex number of all four is 32 bytes, the real parts
 * first. No lane depends on another, so a sketch has the same bits whatever stands beside it.
 */
const COMPLEX: usize = 32
const IM: usize = 16

/**
 * Four sketches of `b` values, `row` bytes apart, as `n` complex numbers with zeros at the end; and in `sums` the sums of squares of their
 * first 0, 1, … `b` values.
 */
export function spread(rows: usize, row: usize, b: usize, data: usize, n: usize, sums: usize): void {
  memory.fill(data, 0, n * COMPLEX)
  let sum = i32x4.splat(0)
  v128.store(sums, sum)
  for (let i: usize = 0; i < b; i++) {
    const at = rows + (i << 1)
    const one = i32x4(load<i16>(at), load<i16>(at + row), load<i16>(at + 2 * row), load<i16>(at + 3 * row))
    v128.store(data + i * COMPLEX, f32x4.convert_i32x4_s(one))
    sum = i32x4.add(sum, i32x4.mul(one, one))
    v128.store(sums + ((i + 1) << 4), sum)
  }
}

/** Stores (re, im) times the twiddle. */
// @ts-expect-error: decorator
@inline
function storeTimes(at: usize, re: v128, im: v128, cos: v128, sin: v128): void {
  v128.store(at, f32x4.sub(f32x4.mul(re, cos), f32x4.mul(im, sin)))
  v128.store(at + IM, f32x4.add(f32x4.mul(re, sin), f32x4.mul(im, cos)))
}

/** The real part of the number at an address times the conjugate of the twiddle. */
// @ts-expect-error: decorator
@inline
function timesBackRe(at: usize, cos: v128, sin: v128): v128 {
  return f32x4.add(f32x4.mul(v128.load(at), cos), f32x4.mul(v128.load(at, IM), sin))
}

/** Its imaginary part. */
// @ts-expect-error: decorator
@inline
function timesBackIm(at: usize, cos: v128, sin: v128): v128 {
  return f32x4.sub(f32x4.mul(v128.load(at, IM), cos), f32x4.mul(v128.load(at), sin))
}

/**
 * Transforms `n` complex numbers in place, the long stages first; the numbers end in the order of their reversed digits. `twiddles`: of the
 * stages, longest first: pairs (cos, sin) as single precision, one for each butterfly of two, three for each of four.
 */
export function forward(data: usize, n: usize, twiddles: usize): void {
  const end = data + n * COMPLEX
  let length = n * COMPLEX
  if (ctz(n) & 1) {
    length >>= 1
    for (let at = data; at < data + length; at += COMPLEX, twiddles += 8) {
      const re = v128.load(at)
      const im = v128.load(at, IM)
      const re1 = v128.load(at + length)
      const im1 = v128.load(at + length, IM)
      v128.store(at, f32x4.add(re, re1))
      v128.store(at, f32x4.add(im, im1), IM)
      const cos = v128.load32_splat(twiddles)
      storeTimes(at + length, f32x4.sub(re, re1), f32x4.sub(im, im1), cos, v128.load32_splat(twiddles, 4))
    }
  }
  for (; length > COMPLEX; length >>= 2) {
    const gap = length >> 2
    for (let first = data; first < end; first += length) {
      let twiddle = twiddles
      for (let at = first; at < first + gap; at += COMPLEX) {
        const at1 = at + gap
        const at2 = at1 + gap
        const at3 = at2 + gap
        const aRe = f32x4.add(v128.load(at), v128.load(at2))
        const aIm = f32x4.add(v128.load(at, IM), v128.load(at2, IM))
        const bRe = f32x4.sub(v128.load(at), v128.load(at2))
        const bIm = f32x4.sub(v128.load(at, IM), v128.load(at2, IM))
        const cRe = f32x4.add(v128.load(at1), v128.load(at3))
        const cIm = f32x4.add(v128.load(at1, IM), v128.load(at3, IM))
        const dRe = f32x4.sub(v128.load(at1), v128.load(at3))
        const dIm = f32x4.sub(v128.load(at1, IM), v128.load(at3, IM))
        v128.store(at, f32x4.add(aRe, cRe))
        v128.store(at, f32x4.add(aIm, cIm), IM)
        const re1 = f32x4.add(bRe, dIm)
        const im1 = f32x4.sub(bIm, dRe)
        const re2 = f32x4.sub(aRe, cRe)
        const im2 = f32x4.sub(aIm, cIm)
        const re3 = f32x4.sub(bRe, dIm)
        const im3 = f32x4.add(bIm, dRe)
        storeTimes(at1, re1, im1, v128.load32_splat(twiddle), v128.load32_splat(twiddle, 4))
        storeTimes(at2, re2, im2, v128.load32_splat(twiddle, 8), v128.load32_splat(twiddle, 12))
        storeTimes(at3, re3, im3, v128.load32_splat(twiddle, 16), v128.load32_splat(twiddle, 20))
        twiddle += 24
      }
    }
    twiddles += (gap / COMPLEX) * 24
  }
}

/** What `forward` did, backwards, but for a factor of `n`. `twiddles`: their end. */
export function inverse(data: usize, n: usize, twiddles: usize): void {
  const end = data + n * COMPLEX
  const odd = (ctz(n) & 1) as usize
  const whole = (n * COMPLEX) >> odd
  for (let gap = COMPLEX; gap < whole; gap <<= 2) {
    const length = gap << 2
    twiddles -= (gap / COMPLEX) * 24
    for (let first = data; first < end; first += length) {
      let twiddle = twiddles
      for (let at = first; at < first + gap; at += COMPLEX) {
        const at1 = at + gap
        const at2 = at1 + gap
        const at3 = at2 + gap
        const cos1 = v128.load32_splat(twiddle)
        const sin1 = v128.load32_splat(twiddle, 4)
        const re1 = timesBackRe(at1, cos1, sin1)
        const im1 = timesBackIm(at1, cos1, sin1)
        const cos2 = v128.load32_splat(twiddle, 8)
        const sin2 = v128.load32_splat(twiddle, 12)
        const re2 = timesBackRe(at2, cos2, sin2)
        const im2 = timesBackIm(at2, cos2, sin2)
        const cos3 = v128.load32_splat(twiddle, 16)
        const sin3 = v128.load32_splat(twiddle, 20)
        const re3 = timesBackRe(at3, cos3, sin3)
        const im3 = timesBackIm(at3, cos3, sin3)
        twiddle += 24
        const aRe = f32x4.add(v128.load(at), re2)
        const aIm = f32x4.add(v128.load(at, IM), im2)
        const cRe = f32x4.sub(v128.load(at), re2)
        const cIm = f32x4.sub(v128.load(at, IM), im2)
        const bRe = f32x4.add(re1, re3)
        const bIm = f32x4.add(im1, im3)
        const dRe = f32x4.sub(re1, re3)
        const dIm = f32x4.sub(im1, im3)
        v128.store(at, f32x4.add(aRe, bRe))
        v128.store(at, f32x4.add(aIm, bIm), IM)
        v128.store(at1, f32x4.sub(cRe, dIm))
        v128.store(at1, f32x4.add(cIm, dRe), IM)
        v128.store(at2, f32x4.sub(aRe, bRe))
        v128.store(at2, f32x4.sub(aIm, bIm), IM)
        v128.store(at3, f32x4.add(cRe, dIm))
        v128.store(at3, f32x4.sub(cIm, dRe), IM)
      }
    }
  }
  if (!odd) return
  twiddles -= (whole / COMPLEX) * 8
  for (let at = data; at < data + whole; at += COMPLEX, twiddles += 8) {
    const cos = v128.load32_splat(twiddles)
    const sin = v128.load32_splat(twiddles, 4)
    const re1 = timesBackRe(at + whole, cos, sin)
    const im1 = timesBackIm(at + whole, cos, sin)
    const re0 = v128.load(at)
    const im0 = v128.load(at, IM)
    v128.store(at, f32x4.add(re0, re1))
    v128.store(at, f32x4.add(im0, im1), IM)
    v128.store(at + whole, f32x4.sub(re0, re1))
    v128.store(at + whole, f32x4.sub(im0, im1), IM)
  }
}

/**
 * Spectra of real sketches times (conj(Q) + i Q), where Q is the spectrum of the one that is searched for: its inverse has the products with
 * it as real parts, and those with its mirror image as imaginary parts. `hartley`: Re Q - Im Q, single precision, as (conj(Q) + i Q) is
 * that times (1 + i).
 */
export function combine(data: usize, n: usize, hartley: usize): void {
  for (let k: usize = 0; k < n; k++, data += COMPLEX, hartley += 4) {
    const re = v128.load(data)
    const im = v128.load(data, IM)
    const factor = v128.load32_splat(hartley)
    v128.store(data, f32x4.mul(factor, f32x4.sub(re, im)))
    v128.store(data, f32x4.mul(factor, f32x4.add(re, im)), IM)
  }
}

/**
 * The most, over all shifts from `from` to `to`, of a product squared times the weight of its shift, over the energy of the overlap, times
 * the energy of all of the other sketch, in four lanes at `found`: first of the straight products above 0, then of the others. `a`, `b`: values of the sketch that is searched for and of the others; `straight`, `mirrored`: weights, of `from` on.
 */
export function highest(
  data: usize, n: i32, sums: usize, a: i32, b: i32, from: i32, to: i32, straight: usize, mirrored: usize, found: usize,
): void {
  const one = f32x4.splat(1)
  const none = f32x4.splat(0)
  let asRead = none
  let otherWay = none
  for (let m = from; m <= to; m++, straight += 4, mirrored += 4) {
    const start = max<i32>(m, 0)
    const end = min<i32>(a + m, b)
    const energy = i32x4.sub(v128.load(sums + (<usize>end << 4)), v128.load(sums + (<usize>start << 4)))
    const product = v128.load(data + <usize>(m & (n - 1)) * COMPLEX)
    const product1 = v128.load(data + <usize>((m + a - 1) & (n - 1)) * COMPLEX, IM)
    const weight = v128.load32_splat(straight)
    const above = f32x4.pmax(product, none)
    const below = f32x4.pmin(product, none)
    const over = f32x4.mul(f32x4.mul(below, below), weight)
    const over1 = f32x4.mul(f32x4.mul(product1, product1), v128.load32_splat(mirrored))
    // where there is no energy there is no product but for rounding; no number is NaN, so pmax does, which is one instruction
    const under = f32x4.pmax(f32x4.convert_i32x4_s(energy), one)
    asRead = f32x4.pmax(asRead, f32x4.div(f32x4.mul(f32x4.mul(above, above), weight), under))
    otherWay = f32x4.pmax(otherWay, f32x4.div(f32x4.pmax(over, over1), under))
  }
  const whole = f32x4.convert_i32x4_s(v128.load(sums + (<usize>b << 4)))
  v128.store(found, f32x4.mul(asRead, whole))
  v128.store(found, f32x4.mul(otherWay, whole), 16)
}

/**
 * The products of four maps with one, wave by wave around their rings, as the spectrum of the products at all turns: its inverse has twice
 * the products as real parts, and twice those with the mirror image as imaginary parts. `one`: the waves of one map, (re, im) in single
 * precision, for the first wave those of all rings that have it, then for the next; `others`: those of the four, as complex numbers; `counts`:
 * rings that have each wave, 32-bit integers; `places`: bytes from `data` on, where its frequency and the opposite one stand, 32-bit integers.
 */
export function ringProducts(one: usize, others: usize, counts: usize, places: usize, waves: i32, data: usize, n: usize): void {
  memory.fill(data, 0, n * COMPLEX)
  for (let k = 0; k < waves; k++, counts += 4, places += 8) {
    let rere = f32x4.splat(0)
    let imim = rere
    let imre = rere
    let reim = rere
    for (let end = others + load<i32>(counts) * COMPLEX; others < end; others += COMPLEX, one += 8) {
      const re0 = v128.load32_splat(one)
      const im0 = v128.load32_splat(one, 4)
      const re1 = v128.load(others)
      const im1 = v128.load(others, IM)
      rere = f32x4.add(rere, f32x4.mul(re0, re1))
      imim = f32x4.add(imim, f32x4.mul(im0, im1))
      imre = f32x4.add(imre, f32x4.mul(im0, re1))
      reim = f32x4.add(reim, f32x4.mul(re0, im1))
    }
    // S = one conj(other) and M = one other: S + i M, and conj(S) + i conj(M) at the opposite frequency
    const re = f32x4.add(rere, imim)
    const im = f32x4.sub(imre, reim)
    const re1 = f32x4.sub(rere, imim)
    const im1 = f32x4.add(imre, reim)
    const at = data + load<i32>(places)
    v128.store(at, f32x4.sub(re, im1))
    v128.store(at, f32x4.add(im, re1), IM)
    const opposite = data + load<i32>(places, 4)
    v128.store(opposite, f32x4.add(re, im1))
    v128.store(opposite, f32x4.sub(re1, im), IM)
  }
}

/**
 * The highest of `n` products and of what is at `found`, there, in four lanes: first of the real parts as they are, then of those with the
 * sign turned and of the imaginary parts with any sign.
 */
export function highestTurn(data: usize, n: usize, found: usize): void {
  let asRead = v128.load(found)
  let otherWay = v128.load(found, 16)
  for (const end = data + n * COMPLEX; data < end; data += COMPLEX) {
    const product = v128.load(data)
    asRead = f32x4.pmax(asRead, product)
    otherWay = f32x4.pmax(otherWay, f32x4.neg(product))
    otherWay = f32x4.pmax(otherWay, f32x4.abs(v128.load(data, IM)))
  }
  v128.store(found, asRead)
  v128.store(found, otherWay, 16)
}
