// Inner loops of breech faces in AssemblyScript, two float64 lanes at a time: `npm run simd` compiles them.
// Addresses and strides are bytes. src/numerics/simd/faces.plain.ts computes the same, bit for bit, in TypeScript.

/** A complex number (re, im) is one vector. Twiddles are stored as (re, re), (-im, im). */
const COMPLEX: usize = 16
const TWIDDLE: usize = 32
const BLOCK: i32 = 8 // columns transformed together, so that what they touch fits into the nearest cache

// @ts-expect-error: decorator
@inline
function swapped(z: v128): v128 {
  return v128.shuffle<u64>(z, z, 1, 0)
}

// @ts-expect-error: decorator
@inline
function times(z: v128, twiddle: usize): v128 {
  return f64x2.add(f64x2.mul(z, v128.load(twiddle)), f64x2.mul(swapped(z), v128.load(twiddle, 16)))
}

/** i z */
// @ts-expect-error: decorator
@inline
function turned(z: v128): v128 {
  return v128.xor(swapped(z), i64x2(i64.MIN_VALUE, 0))
}

/** One butterfly: `gap` bytes between its elements; twiddled after it (forward) or before it (inverse). */
// @ts-expect-error: decorator
@inline
function forward4(at: usize, gap: usize, tw: usize, twiddled: bool): void {
  const a = v128.load(at)
  const b = v128.load(at + gap)
  const c = v128.load(at + 2 * gap)
  const d = v128.load(at + 3 * gap)
  const ac = f64x2.add(a, c)
  const bd = f64x2.add(b, d)
  const minus = f64x2.sub(a, c)
  const across = turned(f64x2.sub(b, d))
  v128.store(at, f64x2.add(ac, bd))
  const one = f64x2.sub(minus, across)
  const two = f64x2.sub(ac, bd)
  const three = f64x2.add(minus, across)
  v128.store(at + gap, twiddled ? times(one, tw) : one)
  v128.store(at + 2 * gap, twiddled ? times(two, tw + TWIDDLE) : two)
  v128.store(at + 3 * gap, twiddled ? times(three, tw + 2 * TWIDDLE) : three)
}

// @ts-expect-error: decorator
@inline
function inverse4(at: usize, gap: usize, tw: usize, twiddled: bool): void {
  const a = v128.load(at)
  const one = v128.load(at + gap)
  const two = v128.load(at + 2 * gap)
  const three = v128.load(at + 3 * gap)
  const b = twiddled ? times(one, tw) : one
  const c = twiddled ? times(two, tw + TWIDDLE) : two
  const d = twiddled ? times(three, tw + 2 * TWIDDLE) : three
  const ac = f64x2.add(a, c)
  const bd = f64x2.add(b, d)
  const minus = f64x2.sub(a, c)
  const across = turned(f64x2.sub(b, d))
  v128.store(at, f64x2.add(ac, bd))
  v128.store(at + gap, f64x2.add(minus, across))
  v128.store(at + 2 * gap, f64x2.sub(ac, bd))
  v128.store(at + 3 * gap, f64x2.sub(minus, across))
}

/** Radix 3; the first stages of the forward transform and the last of the inverse. */
// @ts-expect-error: decorator
@inline
function forward3(at: usize, gap: usize, tw: usize): void {
  const a = v128.load(at)
  const b = v128.load(at + gap)
  const c = v128.load(at + 2 * gap)
  const sum = f64x2.add(b, c)
  const middle = f64x2.sub(a, f64x2.mul(sum, f64x2.splat(0.5)))
  const across = turned(f64x2.mul(f64x2.sub(b, c), f64x2.splat(0.8660254037844386)))
  v128.store(at, f64x2.add(a, sum))
  v128.store(at + gap, times(f64x2.sub(middle, across), tw))
  v128.store(at + 2 * gap, times(f64x2.add(middle, across), tw + TWIDDLE))
}

// @ts-expect-error: decorator
@inline
function inverse3(at: usize, gap: usize, tw: usize): void {
  const a = v128.load(at)
  const b = times(v128.load(at + gap), tw)
  const c = times(v128.load(at + 2 * gap), tw + TWIDDLE)
  const sum = f64x2.add(b, c)
  const middle = f64x2.sub(a, f64x2.mul(sum, f64x2.splat(0.5)))
  const across = turned(f64x2.mul(f64x2.sub(b, c), f64x2.splat(0.8660254037844386)))
  v128.store(at, f64x2.add(a, sum))
  v128.store(at + gap, f64x2.add(middle, across))
  v128.store(at + 2 * gap, f64x2.sub(middle, across))
}

/** Radix 2; always the last stage of the forward transform and the first of the inverse, so it needs no twiddle. */
// @ts-expect-error: decorator
@inline
function both2(at: usize, gap: usize): void {
  const a = v128.load(at)
  const b = v128.load(at + gap)
  v128.store(at, f64x2.add(a, b))
  v128.store(at + gap, f64x2.sub(a, b))
}

// @ts-expect-error: decorator
@inline
function timesBoth(z: v128, re: v128, im: v128): v128 {
  return f64x2.add(f64x2.mul(z, re), f64x2.mul(swapped(z), im))
}

/** `forward4` of the neighbours from `from` to before `to`, which have the same twiddles. */
function forward4s(from: usize, to: usize, gap: usize, tw: usize): void {
  const re1 = v128.load(tw)
  const im1 = v128.load(tw, 16)
  const re2 = v128.load(tw, 32)
  const im2 = v128.load(tw, 48)
  const re3 = v128.load(tw, 64)
  const im3 = v128.load(tw, 80)
  for (let at = from; at < to; at += COMPLEX) {
    const a = v128.load(at)
    const b = v128.load(at + gap)
    const c = v128.load(at + 2 * gap)
    const d = v128.load(at + 3 * gap)
    const ac = f64x2.add(a, c)
    const bd = f64x2.add(b, d)
    const minus = f64x2.sub(a, c)
    const across = turned(f64x2.sub(b, d))
    v128.store(at, f64x2.add(ac, bd))
    v128.store(at + gap, timesBoth(f64x2.sub(minus, across), re1, im1))
    v128.store(at + 2 * gap, timesBoth(f64x2.sub(ac, bd), re2, im2))
    v128.store(at + 3 * gap, timesBoth(f64x2.add(minus, across), re3, im3))
  }
}

function inverse4s(from: usize, to: usize, gap: usize, tw: usize): void {
  const re1 = v128.load(tw)
  const im1 = v128.load(tw, 16)
  const re2 = v128.load(tw, 32)
  const im2 = v128.load(tw, 48)
  const re3 = v128.load(tw, 64)
  const im3 = v128.load(tw, 80)
  for (let at = from; at < to; at += COMPLEX) {
    const a = v128.load(at)
    const b = timesBoth(v128.load(at + gap), re1, im1)
    const c = timesBoth(v128.load(at + 2 * gap), re2, im2)
    const d = timesBoth(v128.load(at + 3 * gap), re3, im3)
    const ac = f64x2.add(a, c)
    const bd = f64x2.add(b, d)
    const minus = f64x2.sub(a, c)
    const across = turned(f64x2.sub(b, d))
    v128.store(at, f64x2.add(ac, bd))
    v128.store(at + gap, f64x2.add(minus, across))
    v128.store(at + 2 * gap, f64x2.sub(ac, bd))
    v128.store(at + 3 * gap, f64x2.sub(minus, across))
  }
}

/** One stage of the transforms of `width` neighbouring columns (or of one row: `step` is then COMPLEX and `width` 1). */
function forwardStage(at: usize, step: usize, width: i32, size: i32, length: i32, radix: i32, tw: usize): void {
  const part = length / radix
  const gap = <usize>part * step
  const bytes = <usize>width * COMPLEX
  const skip = <usize>(radix - 1) * TWIDDLE
  for (let block = 0; block < size; block += length) {
    let row = at + <usize>block * step
    let t = tw
    for (let j = 0; j < part; j++) {
      const end = row + bytes
      if (radix === 4) {
        if (part === 1) for (let p = row; p < end; p += COMPLEX) forward4(p, gap, t, false)
        else forward4s(row, end, gap, t)
      } else if (radix === 3) {
        for (let p = row; p < end; p += COMPLEX) forward3(p, gap, t)
      } else {
        for (let p = row; p < end; p += COMPLEX) both2(p, gap)
      }
      row += step
      t += skip
    }
  }
}

function inverseStage(at: usize, step: usize, width: i32, size: i32, length: i32, radix: i32, tw: usize): void {
  const part = length / radix
  const gap = <usize>part * step
  const bytes = <usize>width * COMPLEX
  const skip = <usize>(radix - 1) * TWIDDLE
  for (let block = 0; block < size; block += length) {
    let row = at + <usize>block * step
    let t = tw
    for (let j = 0; j < part; j++) {
      const end = row + bytes
      if (radix === 4) {
        if (part === 1) for (let p = row; p < end; p += COMPLEX) inverse4(p, gap, t, false)
        else inverse4s(row, end, gap, t)
      } else if (radix === 3) {
        for (let p = row; p < end; p += COMPLEX) inverse3(p, gap, t)
      } else {
        for (let p = row; p < end; p += COMPLEX) both2(p, gap)
      }
      row += step
      t += skip
    }
  }
}

/** Rows have neighbouring elements, so their stages are loops over the elements of one row. */
function forwardRow(at: usize, size: i32, length: i32, radix: i32, tw: usize): void {
  const part = length / radix
  const gap = <usize>part * COMPLEX
  if (radix === 4 && part > 1) {
    for (let block = at; block < at + <usize>size * COMPLEX; block += 4 * gap) {
      let t = tw
      for (let p = block; p < block + gap; p += COMPLEX) {
        forward4(p, gap, t, true)
        t += 3 * TWIDDLE
      }
    }
  } else if (radix === 4) {
    for (let p = at; p < at + <usize>size * COMPLEX; p += 4 * COMPLEX) forward4(p, COMPLEX, tw, false)
  } else if (radix === 3) {
    for (let block = at; block < at + <usize>size * COMPLEX; block += 3 * gap) {
      let t = tw
      for (let p = block; p < block + gap; p += COMPLEX) {
        forward3(p, gap, t)
        t += 2 * TWIDDLE
      }
    }
  } else {
    for (let p = at; p < at + <usize>size * COMPLEX; p += 2 * COMPLEX) both2(p, COMPLEX)
  }
}

function inverseRow(at: usize, size: i32, length: i32, radix: i32, tw: usize): void {
  const part = length / radix
  const gap = <usize>part * COMPLEX
  if (radix === 4 && part > 1) {
    for (let block = at; block < at + <usize>size * COMPLEX; block += 4 * gap) {
      let t = tw
      for (let p = block; p < block + gap; p += COMPLEX) {
        inverse4(p, gap, t, true)
        t += 3 * TWIDDLE
      }
    }
  } else if (radix === 4) {
    for (let p = at; p < at + <usize>size * COMPLEX; p += 4 * COMPLEX) inverse4(p, COMPLEX, tw, false)
  } else if (radix === 3) {
    for (let block = at; block < at + <usize>size * COMPLEX; block += 3 * gap) {
      let t = tw
      for (let p = block; p < block + gap; p += COMPLEX) {
        inverse3(p, gap, t)
        t += 2 * TWIDDLE
      }
    }
  } else {
    for (let p = at; p < at + <usize>size * COMPLEX; p += 2 * COMPLEX) both2(p, COMPLEX)
  }
}

/** Twiddles of a stage of this length and radix take so many bytes. */
// @ts-expect-error: decorator
@inline
function tableOf(length: i32, radix: i32): usize {
  return <usize>(length / radix) * <usize>(radix - 1) * TWIDDLE
}

/** `plan`: radices of the stages, bytes, `stages` of them, first those of the longest transforms. */
export function forwardColumns(at: usize, step: usize, count: i32, size: i32, plan: usize, stages: i32, table: usize): void {
  for (let first = 0; first < count; first += BLOCK) {
    let t = table
    let length = size
    for (let s = 0; s < stages; s++) {
      const radix = <i32>load<u8>(plan + s)
      forwardStage(at + <usize>first * COMPLEX, step, min(BLOCK, count - first), size, length, radix, t)
      t += tableOf(length, radix)
      length /= radix
    }
  }
}

export function forwardRows(at: usize, step: usize, count: i32, size: i32, plan: usize, stages: i32, table: usize): void {
  for (let row = 0; row < count; row++) {
    let t = table
    let length = size
    for (let s = 0; s < stages; s++) {
      const radix = <i32>load<u8>(plan + s)
      forwardRow(at + <usize>row * step, size, length, radix, t)
      t += tableOf(length, radix)
      length /= radix
    }
  }
}

/** `table`: that of the inverse, whose stages run from the last to the first; `end`: where it ends. */
export function inverseColumns(at: usize, step: usize, count: i32, size: i32, plan: usize, stages: i32, end: usize): void {
  for (let first = 0; first < count; first += BLOCK) {
    let t = end
    let length = 1
    for (let s = stages - 1; s >= 0; s--) {
      const radix = <i32>load<u8>(plan + s)
      length *= radix
      t -= tableOf(length, radix)
      inverseStage(at + <usize>first * COMPLEX, step, min(BLOCK, count - first), size, length, radix, t)
    }
  }
}

function inverseRowOf(at: usize, size: i32, plan: usize, stages: i32, end: usize): void {
  let t = end
  let length = 1
  for (let s = stages - 1; s >= 0; s--) {
    const radix = <i32>load<u8>(plan + s)
    length *= radix
    t -= tableOf(length, radix)
    inverseRow(at, size, length, radix, t)
  }
}

/**
 * out = a conj(b), or conj(a b), for rows of `size` complex numbers, then the inverse transform of each row.
 * `end`: as for `inverseRows`.
 */
export function multiplyInverseRows(
  out: usize, a: usize, b: usize, conjugate: bool, step: usize, size: i32, plan: usize, stages: i32, end: usize,
): void {
  const cross = conjugate ? i64x2(i64.MIN_VALUE, 0) : i64x2(0, i64.MIN_VALUE)
  const flip = conjugate ? i64x2(0, i64.MIN_VALUE) : i64x2(0, 0)
  for (let row = 0; row < size; row++) {
    const first = <usize>row * step
    for (let at = first; at < first + <usize>size * COMPLEX; at += COMPLEX) {
      const x = v128.load(a + at)
      const y = v128.load(b + at)
      // x conj(y) = (xr yr + xi yi, xi yr - xr yi); conj(x y) = (xr yr - xi yi, -(xi yr + xr yi))
      const straight = f64x2.mul(x, v128.shuffle<u64>(y, y, 0, 0))
      const crossed = f64x2.mul(swapped(x), v128.shuffle<u64>(y, y, 1, 1))
      v128.store(out + at, v128.xor(f64x2.add(straight, v128.xor(crossed, cross)), flip))
    }
    inverseRowOf(out + first, size, plan, stages, end)
  }
}

/** 1 or 0 in both lanes: bit `bit` of two numbers. */
// @ts-expect-error: decorator
@inline
function bits(one: u32, other: u32, bit: u32): v128 {
  return f64x2(<f64>((one >> bit) & 1), <f64>((other >> bit) & 1))
}

/**
 * An n x n grid turned about its centre, by bilinear interpolation, n even. `source` has `side` numbers in a row and such a
 * margin that no turn leaves it, `near` (bytes, same places) says which of the four points from each place on are measured;
 * row and column 0 of the grid lie `margin` in. Writes NaN where the measured ones have less than half of the weight. Only
 * rows from `top` to before `bottom` and columns from `left` (even) to before `right` are written.
 */
export function turn(
  source: usize, near: usize, side: i32, margin: i32, n: i32, cos: f64, sin: f64, out: usize, stride: usize,
  top: i32, bottom: i32, left: i32, right: i32, radius: f64,
): void {
  const centre = <f64>(n - 1) / 2
  const ones = f64x2.splat(1)
  for (let y = top; y < bottom; y++) {
    const along = <f64>y - centre
    const fromY = f64x2.splat(centre + cos * along)
    const fromX = f64x2.splat(centre + sin * along)
    const chord = radius * radius - along * along
    if (chord < 0) continue
    const reach = f64.sqrt(chord)
    const first = max(left, <i32>f64.floor(centre - reach) & ~1)
    const last = min(right, (<i32>f64.floor(centre + reach) + 2) & ~1)
    let to = out + <usize>y * stride + (<usize>first << 3)
    for (let x = first; x < last; x += 2) {
      const across = f64x2(<f64>x - centre, <f64>(x + 1) - centre)
      const sy = f64x2.sub(fromY, f64x2.mul(f64x2.splat(sin), across))
      const sx = f64x2.add(fromX, f64x2.mul(f64x2.splat(cos), across))
      const y0 = f64x2.floor(sy)
      const x0 = f64x2.floor(sx)
      const rows = i32x4.trunc_sat_f64x2_s_zero(y0)
      const columns = i32x4.trunc_sat_f64x2_s_zero(x0)
      const shift = i32x4.splat(margin)
      const places = i32x4.add(
        i32x4.mul(i32x4.add(rows, shift), i32x4.splat(side)), i32x4.add(columns, shift),
      )
      const one = <usize>i32x4.extract_lane(places, 0)
      const other = <usize>i32x4.extract_lane(places, 1)
      const nearOne = <u32>load<u8>(near + one)
      const nearOther = <u32>load<u8>(near + other)
      if ((nearOne | nearOther) === 0) {
        v128.store(to, f64x2.splat(NaN))
        to += 16
        continue
      }
      const fy = f64x2.sub(sy, y0)
      const fx = f64x2.sub(sx, x0)
      const gy = f64x2.sub(ones, fy)
      const gx = f64x2.sub(ones, fx)
      const s00 = f64x2.mul(gy, gx)
      const s01 = f64x2.mul(gy, fx)
      const s10 = f64x2.mul(fy, gx)
      const s11 = f64x2.mul(fy, fx)
      let weight: v128
      if ((nearOne & nearOther) === 15) {
        weight = f64x2.add(f64x2.add(f64x2.add(s00, s01), s10), s11)
      } else {
        const two = f64x2.add(
          f64x2.mul(s00, bits(nearOne, nearOther, 0)), f64x2.mul(s01, bits(nearOne, nearOther, 1)),
        )
        const three = f64x2.add(two, f64x2.mul(s10, bits(nearOne, nearOther, 2)))
        weight = f64x2.add(three, f64x2.mul(s11, bits(nearOne, nearOther, 3)))
      }
      const atOne = source + (one << 3)
      const atOther = source + (other << 3)
      const below = <usize>side << 3
      const topOne = v128.load(atOne)
      const topOther = v128.load(atOther)
      const lowOne = v128.load(atOne + below)
      const lowOther = v128.load(atOther + below)
      const upper = f64x2.add(
        f64x2.mul(s00, v128.shuffle<u64>(topOne, topOther, 0, 2)),
        f64x2.mul(s01, v128.shuffle<u64>(topOne, topOther, 1, 3)),
      )
      const middle = f64x2.add(upper, f64x2.mul(s10, v128.shuffle<u64>(lowOne, lowOther, 0, 2)))
      const sum = f64x2.add(middle, f64x2.mul(s11, v128.shuffle<u64>(lowOne, lowOther, 1, 3)))
      const enough = f64x2.ge(weight, f64x2.splat(0.5))
      v128.store(to, v128.bitselect(f64x2.div(sum, weight), f64x2.splat(NaN), enough))
      to += 16
    }
  }
}

/** Writes an n x n grid, its NaN as 0, into the first or second numbers of complex rows; the second ones negated. */
export function interleave(values: usize, n: i32, out: usize, step: usize, part: i32): void {
  const sign: f64 = part === 0 ? 1 : -1
  let from = values
  for (let y = 0; y < n; y++) {
    let to = out + <usize>y * step + (<usize>part << 3)
    for (let x = 0; x < n; x++) {
      const value = load<f64>(from)
      store<f64>(to, value === value ? sign * value : 0)
      from += 8
      to += COMPLEX
    }
  }
}

/** The same for the sums over blocks of 2 x 2 of an n x n grid, n even: measured points, and squares. */
export function blocks(values: usize, n: i32, counts: usize, squares: usize, step: usize, part: i32): void {
  const sign = f64x2.splat(part === 0 ? 1 : -1)
  for (let y = 0; y < n; y += 2) {
    let from = values + (<usize>(y * n) << 3)
    let to = <usize>(y >> 1) * step + (<usize>part << 3)
    for (let x = 0; x < n; x += 2) {
      const upper = v128.load(from)
      const lower = v128.load(from + (<usize>n << 3))
      const ofUpper = f64x2.eq(upper, upper)
      const ofLower = f64x2.eq(lower, lower)
      const count = i64x2.sub(i64x2.splat(0), i64x2.add(ofUpper, ofLower))
      const number = i64x2.extract_lane(count, 0) + i64x2.extract_lane(count, 1)
      const above = v128.and(f64x2.mul(upper, upper), ofUpper)
      const below = v128.and(f64x2.mul(lower, lower), ofLower)
      const sum =
        f64x2.extract_lane(above, 0) + f64x2.extract_lane(above, 1) +
        (f64x2.extract_lane(below, 0) + f64x2.extract_lane(below, 1))
      store<f64>(counts + to, f64x2.extract_lane(sign, 0) * <f64>number)
      store<f64>(squares + to, f64x2.extract_lane(sign, 0) * sum)
      from += 16
      to += COMPLEX
    }
  }
}

/**
 * Sums over the common points of a list with a field, at neighbouring shifts: `rows` times `pairs` x 2. The field is read at
 * the places, for the next column one number earlier, for the next row `stride` bytes earlier. Six sums a shift: count, a, b,
 * aa, bb, ab.
 */
export function maskedSums(
  values: usize, places: usize, count: i32, field: usize, stride: usize, rows: i32, pairs: i32, out: usize,
): void {
  const end = places + (<usize>count << 2)
  let to = out
  for (let row = 0; row < rows; row++) {
    let from = field - <usize>row * stride - 8
    for (let k = 0; k < pairs; k++) {
      let n = i64x2.splat(0)
      let sa = f64x2.splat(0)
      let sb = f64x2.splat(0)
      let saa = f64x2.splat(0)
      let sbb = f64x2.splat(0)
      let sab = f64x2.splat(0)
      let value = values
      for (let place = places; place < end; place += 4) {
        const read = v128.load(from + <usize>load<i32>(place))
        const measured = f64x2.eq(read, read)
        const q = v128.and(read, measured)
        const p = v128.load64_splat(value)
        n = i64x2.sub(n, measured)
        sa = f64x2.add(sa, v128.and(p, measured))
        sb = f64x2.add(sb, q)
        saa = f64x2.add(saa, v128.and(f64x2.mul(p, p), measured))
        sbb = f64x2.add(sbb, f64x2.mul(q, q))
        sab = f64x2.add(sab, f64x2.mul(p, q))
        value += 8
      }
      // the second lane lies one number later in the field: it is the earlier column
      store<f64>(to, <f64>i64x2.extract_lane(n, 1))
      store<f64>(to + 8, f64x2.extract_lane(sa, 1))
      store<f64>(to + 16, f64x2.extract_lane(sb, 1))
      store<f64>(to + 24, f64x2.extract_lane(saa, 1))
      store<f64>(to + 32, f64x2.extract_lane(sbb, 1))
      store<f64>(to + 40, f64x2.extract_lane(sab, 1))
      store<f64>(to + 48, <f64>i64x2.extract_lane(n, 0))
      store<f64>(to + 56, f64x2.extract_lane(sa, 0))
      store<f64>(to + 64, f64x2.extract_lane(sb, 0))
      store<f64>(to + 72, f64x2.extract_lane(saa, 0))
      store<f64>(to + 80, f64x2.extract_lane(sbb, 0))
      store<f64>(to + 88, f64x2.extract_lane(sab, 0))
      to += 96
      from -= 16
    }
  }
}

/**
 * Weights of shifts for two angles, one a lane: sqrt(count / (energy of a * energy of b)) where both have relief and at
 * least `fewest` points are in common, 0 elsewhere; the same for `enough` points. The three grids hold sums over pairs of
 * blocks of four points, the one of counts a whole number, to which it is rounded; `rows` and `columns` (bytes, `side` of
 * each) say where a shift lies in them.
 */
export function weigh(
  counts: usize, ofB: usize, ofA: usize, rows: usize, columns: usize, side: i32,
  fewest: f64, enough: f64, flat: f64, out: usize,
): void {
  const square = <usize>(side * side) << 3
  const quarter = f64x2.splat(0.25)
  const one = f64x2.splat(1)
  let to = out
  for (let i = 0; i < side; i++) {
    const row = <usize>load<i32>(rows + (<usize>i << 2))
    for (let j = 0; j < side; j++) {
      const at = row + <usize>load<i32>(columns + (<usize>j << 2))
      const count = f64x2.mul(f64x2.nearest(v128.load(counts + at)), quarter)
      const b = f64x2.mul(v128.load(ofB + at), quarter)
      const a = f64x2.mul(v128.load(ofA + at), quarter)
      const least = f64x2.mul(f64x2.splat(flat), count)
      let used = v128.and(f64x2.gt(a, least), f64x2.gt(b, least))
      used = v128.and(used, f64x2.ge(count, f64x2.splat(fewest)))
      const energy = v128.bitselect(f64x2.mul(a, b), one, used)
      const weight = v128.and(f64x2.sqrt(f64x2.div(v128.bitselect(count, one, used), energy)), used)
      const roomy = v128.and(weight, f64x2.ge(count, f64x2.splat(enough)))
      store<f64>(to, f64x2.extract_lane(weight, 0))
      store<f64>(to + square, f64x2.extract_lane(roomy, 0))
      store<f64>(to + 2 * square, f64x2.extract_lane(weight, 1))
      store<f64>(to + 3 * square, f64x2.extract_lane(roomy, 1))
      to += 8
    }
  }
}

/**
 * The first largest product of a value with its weight above `least`, for both lanes: of the shifts that have a weight, and
 * of those whose second weight is not 0 either. Tables (bytes, `side` of each): where a shift's row and column lie in the
 * values; `weightRows`, `weightColumns`: in the weights, of which the second ones follow `second` bytes behind the first.
 * Writes, for each lane, value and place (i * side + j, -1 for none) of the first kind, then of the second.
 */
export function best(
  values: usize, rows: usize, columns: usize, side: i32,
  weights: usize, second: usize, weightRows: usize, weightColumns: usize, least: f64, out: usize,
): void {
  let most = f64x2.splat(least)
  let roomy = f64x2.splat(least)
  let mostAt = i64x2.splat(-1)
  let roomyAt = i64x2.splat(-1)
  for (let i = 0; i < side; i++) {
    const row = values + <usize>load<i32>(rows + (<usize>i << 2))
    const weightRow = weights + <usize>load<i32>(weightRows + (<usize>i << 2))
    let from = 0
    let to = side
    while (from < to && load<f64>(weightRow + <usize>load<i32>(weightColumns + (<usize>from << 2))) === 0) from++
    while (to > from && load<f64>(weightRow + <usize>load<i32>(weightColumns + (<usize>(to - 1) << 2))) === 0) to--
    for (let j = from; j < to; j++) {
      const weight = weightRow + <usize>load<i32>(weightColumns + (<usize>j << 2))
      const value = v128.load(row + <usize>load<i32>(columns + (<usize>j << 2)))
      const one = f64x2.mul(value, v128.load64_splat(weight))
      const two = f64x2.mul(value, v128.load64_splat(weight + second))
      const higher = f64x2.gt(one, most)
      const higherRoomy = f64x2.gt(two, roomy)
      if (v128.any_true(v128.or(higher, higherRoomy))) {
        const place = i64x2.splat(<i64>(i * side + j))
        most = v128.bitselect(one, most, higher)
        mostAt = v128.bitselect(place, mostAt, higher)
        roomy = v128.bitselect(two, roomy, higherRoomy)
        roomyAt = v128.bitselect(place, roomyAt, higherRoomy)
      }
    }
  }
  store<f64>(out, f64x2.extract_lane(most, 0))
  store<f64>(out + 8, <f64>i64x2.extract_lane(mostAt, 0))
  store<f64>(out + 16, f64x2.extract_lane(roomy, 0))
  store<f64>(out + 24, <f64>i64x2.extract_lane(roomyAt, 0))
  store<f64>(out + 32, f64x2.extract_lane(most, 1))
  store<f64>(out + 40, <f64>i64x2.extract_lane(mostAt, 1))
  store<f64>(out + 48, f64x2.extract_lane(roomy, 1))
  store<f64>(out + 56, <f64>i64x2.extract_lane(roomyAt, 1))
}
