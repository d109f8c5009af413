// Inner loops of lands in AssemblyScript, two float64 lanes at a time where neighbouring columns do the same:
// `npm run simd` compiles them. Addresses are bytes, counts are samples. A missing height is NaN.
// src/numerics/simd/lands.plain.ts computes the same, bit for bit, in TypeScript.

// @ts-ignore: decorator
@inline
function at(address: usize, i: i32): f64 {
  return load<f64>(address + (<usize>i << 3))
}

// @ts-ignore: decorator
@inline
function put(address: usize, i: i32, value: f64): void {
  store<f64>(address + (<usize>i << 3), value)
}

// @ts-ignore: decorator
@inline
function pair(address: usize, i: i32): v128 {
  return v128.load(address + (<usize>i << 3))
}

// @ts-ignore: decorator
@inline
function putPair(address: usize, i: i32, value: v128): void {
  v128.store(address + (<usize>i << 3), value)
}

/** Adds to sums and counts the values that are not NaN, two columns at a time. */
// @ts-ignore: decorator
@inline
function addPair(z: v128, sums: usize, counts: usize, i: i32): void {
  const here = f64x2.eq(z, z)
  putPair(sums, i, f64x2.add(pair(sums, i), v128.and(z, here)))
  putPair(counts, i, f64x2.add(pair(counts, i), v128.and(f64x2.splat(1), here)))
}

// @ts-ignore: decorator
@inline
function addOne(z: f64, sums: usize, counts: usize, i: i32): void {
  if (z != z) return
  put(sums, i, at(sums, i) + z)
  put(counts, i, at(counts, i) + 1)
}

function zero(address: usize, n: i32): void {
  memory.fill(address, 0, <usize>n << 3)
}

/** Sums over counts, where at least half of `all` was counted; NaN elsewhere. */
function divide(sums: usize, counts: usize, n: i32, all: f64): void {
  for (let i = 0; i < n; i++) put(sums, i, 2 * at(counts, i) >= all ? at(sums, i) / at(counts, i) : f64.NaN)
}

/** Writes heights without their form into a line. `form`: constant, linear and quadratic term along the row. */
function level(row: usize, nx: i32, xs: usize, form: usize, line: usize): void {
  const c = at(form, 0)
  const l = at(form, 1)
  const q = at(form, 2)
  const cc = f64x2.splat(c)
  const ll = f64x2.splat(l)
  const qq = f64x2.splat(q)
  let x = 0
  for (; x + 1 < nx; x += 2) {
    const u = pair(xs, x)
    const surface = f64x2.add(cc, f64x2.mul(u, f64x2.add(ll, f64x2.mul(u, qq))))
    putPair(line, x, f64x2.sub(pair(row, x), surface))
  }
  for (; x < nx; x++) {
    const u = at(xs, x)
    put(line, x, at(row, x) - (c + u * (l + u * q)))
  }
}

/** Heights without their form, in place. */
export function levelled(heights: usize, ny: i32, nx: i32, forms: usize, xs: usize): void {
  for (let y = 0; y < ny; y++) {
    const row = heights + (<usize>(y * nx) << 3)
    level(row, nx, xs, forms + <usize>(24 * y), row)
  }
}

/** Means of heights without their form over blocks. */
export function blockMeans(
  heights: usize,
  nx: i32,
  forms: usize,
  xs: usize,
  outNy: i32,
  outNx: i32,
  rows: i32,
  columns: i32,
  line: usize,
  counts: usize,
  out: usize,
): void {
  for (let r = 0; r < outNy; r++) {
    const sums = out + (<usize>(r * outNx) << 3)
    zero(sums, outNx)
    zero(counts, outNx)
    for (let y = r * rows; y < (r + 1) * rows; y++) {
      level(heights + (<usize>(y * nx) << 3), nx, xs, forms + <usize>(24 * y), line)
      if (columns == 1) {
        let x = 0
        for (; x + 1 < outNx; x += 2) addPair(pair(line, x), sums, counts, x)
        for (; x < outNx; x++) addOne(at(line, x), sums, counts, x)
        continue
      }
      let x = 0
      for (let c = 0; c < outNx; c++) {
        let sum = at(sums, c)
        let count = at(counts, c)
        for (let i = 0; i < columns; i++, x++) {
          const z = at(line, x)
          if (z != z) continue
          sum += z
          count += 1
        }
        put(sums, c, sum)
        put(counts, c, count)
      }
    }
    divide(sums, counts, outNx, <f64>(rows * columns))
  }
}

/** Adds a line moved by `whole` and a share of a column, over columns [from, to) of the target, which begins at `left`. */
function addMoved(
  line: usize,
  shift: usize,
  left: i32,
  right: i32,
  sums: usize,
  counts: usize,
): void {
  const whole = <i32>at(shift, 0)
  const share = at(shift, 1)
  const rest = 1 - share
  const from = max(<i32>at(shift, 2), left) - left
  const to = min(<i32>at(shift, 3), right) - left
  const source = line + (<usize>(whole + left) << 3)
  let x = from
  if (share == 0) {
    for (; x + 1 < to; x += 2) addPair(pair(source, x), sums, counts, x)
    for (; x < to; x++) addOne(at(source, x), sums, counts, x)
    return
  }
  const rests = f64x2.splat(rest)
  const shares = f64x2.splat(share)
  for (; x + 1 < to; x += 2) {
    const z = f64x2.add(f64x2.mul(pair(source, x), rests), f64x2.mul(pair(source, x + 1), shares))
    addPair(z, sums, counts, x)
  }
  for (; x < to; x++) addOne(at(source, x) * rest + at(source, x + 1) * share, sums, counts, x)
}

/** Means of heights without their form over `rows` sheared rows. `shifts`: whole, share, from and to of each row. */
export function shearedMeans(
  heights: usize,
  nx: i32,
  forms: usize,
  xs: usize,
  shifts: usize,
  outNy: i32,
  rows: i32,
  line: usize,
  counts: usize,
  out: usize,
): void {
  for (let r = 0; r < outNy; r++) {
    const sums = out + (<usize>(r * nx) << 3)
    zero(sums, nx)
    zero(counts, nx)
    for (let y = r * rows; y < (r + 1) * rows; y++) {
      level(heights + (<usize>(y * nx) << 3), nx, xs, forms + <usize>(24 * y), line)
      addMoved(line, shifts + <usize>(32 * y), 0, nx, sums, counts)
    }
    divide(sums, counts, nx, <f64>rows)
  }
}

/** Sums and counts of columns [left, right) of every `step`-th row, sheared. */
export function shearedSums(
  values: usize,
  ny: i32,
  nx: i32,
  shifts: usize,
  step: i32,
  left: i32,
  right: i32,
  sums: usize,
  counts: usize,
): void {
  zero(sums, right - left)
  zero(counts, right - left)
  for (let y = 0; y < ny; y += step) {
    addMoved(values + (<usize>(y * nx) << 3), shifts + <usize>(32 * y), left, right, sums, counts)
  }
}

/** Values held within [low, high], in place. */
export function clip(values: usize, n: i32, low: f64, high: f64): void {
  const lows = f64x2.splat(low)
  const highs = f64x2.splat(high)
  let i = 0
  for (; i + 1 < n; i += 2) {
    const z = pair(values, i)
    const raised = v128.bitselect(lows, z, f64x2.lt(z, lows)) // NaN stays
    putPair(values, i, v128.bitselect(highs, raised, f64x2.gt(raised, highs)))
  }
  for (; i < n; i++) {
    const z = at(values, i)
    put(values, i, z < low ? low : z > high ? high : z)
  }
}

/** Sums and counts of all columns, values held within [low, high]. */
export function columnSums(
  values: usize,
  ny: i32,
  nx: i32,
  low: f64,
  high: f64,
  sums: usize,
  counts: usize,
): void {
  const lows = f64x2.splat(low)
  const highs = f64x2.splat(high)
  zero(sums, nx)
  zero(counts, nx)
  for (let y = 0; y < ny; y++) {
    const row = values + (<usize>(y * nx) << 3)
    let x = 0
    for (; x + 1 < nx; x += 2) {
      const z = pair(row, x)
      const raised = v128.bitselect(lows, z, f64x2.lt(z, lows)) // NaN stays
      addPair(v128.bitselect(highs, raised, f64x2.gt(raised, highs)), sums, counts, x)
    }
    for (; x < nx; x++) {
      const z = at(row, x)
      addOne(z < low ? low : z > high ? high : z, sums, counts, x)
    }
  }
}

/** A sum of a convolution with the next term: a tap times the sum of two samples. */
// @ts-ignore: decorator
@inline
function withTap(sum: v128, tap: v128, before: v128, after: v128): v128 {
  return f64x2.add(sum, f64x2.mul(tap, f64x2.add(before, after)))
}

/** out[x] = half[0] line[x] + sum over j of half[j] (line[x - j] + line[x + j]) for x in [from, to). Eight columns share a tap. */
function convolve(line: usize, half: usize, radius: i32, from: i32, to: i32, out: usize): void {
  let x = from
  const middle = v128.load64_splat(half)
  for (; x + 7 < to; x += 8) {
    const here = line + (<usize>x << 3)
    let a = f64x2.mul(middle, v128.load(here))
    let b = f64x2.mul(middle, v128.load(here, 16))
    let c = f64x2.mul(middle, v128.load(here, 32))
    let d = f64x2.mul(middle, v128.load(here, 48))
    for (let j = 1; j <= radius; j++) {
      const off = <usize>j << 3
      const tap = v128.load64_splat(half + off)
      const before = here - off
      const after = here + off
      a = withTap(a, tap, v128.load(before), v128.load(after))
      b = withTap(b, tap, v128.load(before, 16), v128.load(after, 16))
      c = withTap(c, tap, v128.load(before, 32), v128.load(after, 32))
      d = withTap(d, tap, v128.load(before, 48), v128.load(after, 48))
    }
    putPair(out, x, a)
    putPair(out, x + 2, b)
    putPair(out, x + 4, c)
    putPair(out, x + 6, d)
  }
  for (; x < to; x++) {
    let sum = at(half, 0) * at(line, x)
    for (let j = 1; j <= radius; j++) sum += at(half, j) * (at(line, x - j) + at(line, x + j))
    put(out, x, sum)
  }
}

/** The same across rows: row y of `out` from rows y - radius … y + radius of `plane`, held within [0, last]. */
function convolveRows(
  plane: usize,
  nx: i32,
  y: i32,
  last: i32,
  half: usize,
  radius: i32,
  out: usize,
): void {
  const row = plane + (<usize>(y * nx) << 3)
  let x = 0
  const middle = v128.load64_splat(half)
  for (; x + 7 < nx; x += 8) {
    const here = row + (<usize>x << 3)
    let a = f64x2.mul(middle, v128.load(here))
    let b = f64x2.mul(middle, v128.load(here, 16))
    let c = f64x2.mul(middle, v128.load(here, 32))
    let d = f64x2.mul(middle, v128.load(here, 48))
    for (let j = 1; j <= radius; j++) {
      const tap = v128.load64_splat(half + (<usize>j << 3))
      const before = plane + (<usize>(max(0, y - j) * nx + x) << 3)
      const after = plane + (<usize>(min(last, y + j) * nx + x) << 3)
      a = withTap(a, tap, v128.load(before), v128.load(after))
      b = withTap(b, tap, v128.load(before, 16), v128.load(after, 16))
      c = withTap(c, tap, v128.load(before, 32), v128.load(after, 32))
      d = withTap(d, tap, v128.load(before, 48), v128.load(after, 48))
    }
    putPair(out, x, a)
    putPair(out, x + 2, b)
    putPair(out, x + 4, c)
    putPair(out, x + 6, d)
  }
  for (; x < nx; x++) {
    let sum = at(half, 0) * at(row, x)
    for (let j = 1; j <= radius; j++) {
      const before = plane + (<usize>(max(0, y - j) * nx) << 3)
      const after = plane + (<usize>(min(last, y + j) * nx) << 3)
      sum += at(half, j) * (at(before, x) + at(after, x))
    }
    put(out, x, sum)
  }
}

/** Heights with 0 where they are missing, and 1 where they are there. */
function measured(row: usize, n: i32, line: usize, present: usize): void {
  const ones = f64x2.splat(1)
  let x = 0
  for (; x + 1 < n; x += 2) {
    const z = pair(row, x)
    const here = f64x2.eq(z, z)
    putPair(line, x, v128.and(z, here))
    putPair(present, x, v128.and(ones, here))
  }
  for (; x < n; x++) {
    const z = at(row, x)
    const here = z == z
    put(line, x, here ? z : 0)
    put(present, x, here ? 1 : 0)
  }
}

/** Sums over weights where the row has a height. */
function quotients(row: usize, n: i32, sum: usize, weight: usize, out: usize): void {
  let x = 0
  for (; x + 1 < n; x += 2) {
    const z = pair(row, x)
    putPair(out, x, v128.bitselect(f64x2.div(pair(sum, x), pair(weight, x)), z, f64x2.eq(z, z)))
  }
  for (; x < n; x++) {
    const z = at(row, x)
    put(out, x, z == z ? at(sum, x) / at(weight, x) : z)
  }
}

/**
 * Short low-pass in place: normalized sums along x into `plane` and `mask`, then along y. `line`: nx + 2 radiusX each. A kernel of
 * radius 0 is 1.
 */
export function lowPass(
  values: usize,
  ny: i32,
  nx: i32,
  halfY: usize,
  radiusY: i32,
  halfX: usize,
  radiusX: i32,
  plane: usize,
  mask: usize,
  line: usize,
  present: usize,
  sum: usize,
  weight: usize,
): void {
  for (let y = 0; y < ny; y++) {
    const row = values + (<usize>(y * nx) << 3)
    const start = <usize>(y * nx) << 3
    const back = <usize>radiusX << 3
    measured(row, nx, line + back, present + back)
    repeatEnds(line, nx, radiusX)
    repeatEnds(present, nx, radiusX)
    if (radiusY == 0) {
      convolve(line + back, halfX, radiusX, 0, nx, sum)
      convolve(present + back, halfX, radiusX, 0, nx, weight)
      quotients(row, nx, sum, weight, row)
    } else {
      convolve(line + back, halfX, radiusX, 0, nx, plane + start)
      convolve(present + back, halfX, radiusX, 0, nx, mask + start)
    }
  }
  if (radiusY == 0) return
  for (let y = 0; y < ny; y++) {
    const row = values + (<usize>(y * nx) << 3)
    convolveRows(plane, nx, y, ny - 1, halfY, radiusY, sum)
    convolveRows(mask, nx, y, ny - 1, halfY, radiusY, weight)
    quotients(row, nx, sum, weight, row)
  }
}

/**
 * The short low-pass of every `step`-th row alone, first along y: row r of `out`, in [first, end), is row r step of the grid.
 * `values` begin with row `top` of the grid. `line` and `present`: nx + 2 radiusX each.
 */
export function lowPassRows(
  values: usize,
  top: i32,
  ny: i32,
  nx: i32,
  step: i32,
  first: i32,
  end: i32,
  halfY: usize,
  radiusY: i32,
  halfX: usize,
  radiusX: i32,
  line: usize,
  present: usize,
  sum: usize,
  weight: usize,
  out: usize,
): void {
  const back = <usize>radiusX << 3
  for (let r = first; r < end; r++) {
    const y = r * step
    zero(line, nx + 2 * radiusX)
    zero(present, nx + 2 * radiusX)
    for (let j = -radiusY; j <= radiusY; j++) {
      const row = values + (<usize>((max(0, min(ny - 1, y + j)) - top) * nx) << 3)
      const tap = at(halfY, abs(j))
      const taps = f64x2.splat(tap)
      let x = 0
      for (; x + 1 < nx; x += 2) {
        const z = pair(row, x)
        const here = f64x2.eq(z, z)
        putPair(line + back, x, f64x2.add(pair(line + back, x), f64x2.mul(taps, v128.and(z, here))))
        putPair(present + back, x, f64x2.add(pair(present + back, x), v128.and(taps, here)))
      }
      for (; x < nx; x++) {
        const z = at(row, x)
        const here = z == z
        put(line + back, x, at(line + back, x) + tap * (here ? z : 0))
        put(present + back, x, at(present + back, x) + (here ? tap : 0))
      }
    }
    repeatEnds(line, nx, radiusX)
    repeatEnds(present, nx, radiusX)
    convolve(line + back, halfX, radiusX, 0, nx, sum)
    convolve(present + back, halfX, radiusX, 0, nx, weight)
    quotients(values + (<usize>((y - top) * nx) << 3), nx, sum, weight, out + (<usize>(r * nx) << 3))
  }
}

/** Writes the first and the last of n samples into the `radius` places before and behind them. */
function repeatEnds(line: usize, n: i32, radius: i32): void {
  const first = at(line, radius)
  const last = at(line, radius + n - 1)
  for (let i = 0; i < radius; i++) {
    put(line, i, first)
    put(line, radius + n + i, last)
  }
}

/** How often sample i of n, or the border that repeats it, lies in block r of `block` samples behind `pad` blocks. */
function repeats(i: i32, r: i32, n: i32, block: i32, pad: i32): i32 {
  const from = (r - pad) * block
  const low = i == 0 ? from : max(from, i)
  const high = i == n - 1 ? from + block : min(from + block, i + 1)
  return max(0, high - low)
}

/** Sums of heights and numbers of points over blocks along one row; the borders repeat the first and last sample. */
function blocksOfRow(row: usize, n: i32, block: i32, pad: i32, coarse: i32, sums: usize, counts: usize): void {
  zero(sums, coarse)
  zero(counts, coarse)
  let c = pad
  let end = block
  let sum: f64 = 0
  let count: f64 = 0
  for (let x = 0; x < n; x++) {
    if (x == end) {
      put(sums, c, sum)
      put(counts, c, count)
      sum = 0
      count = 0
      c += 1
      end += block
    }
    const z = at(row, x)
    if (z != z) continue
    sum += z
    count += 1
  }
  put(sums, c, sum)
  put(counts, c, count)
  const first = at(row, 0)
  const last = at(row, n - 1)
  if (first == first) {
    for (let r = 0; r < pad; r++) {
      put(sums, r, at(sums, r) + <f64>block * first)
      put(counts, r, <f64>block)
    }
  }
  if (last == last) {
    const missing = <f64>(end - n)
    put(sums, c, at(sums, c) + missing * last)
    put(counts, c, at(counts, c) + missing)
    for (let r = c + 1; r < coarse; r++) {
      put(sums, r, at(sums, r) + <f64>block * last)
      put(counts, r, <f64>block)
    }
  }
}

/** Adds rows [from, to) of a grid to its block sums, which begin with row 0. `values` begin with row `from`. */
export function blockSums(
  values: usize,
  from: i32,
  to: i32,
  ny: i32,
  nx: i32,
  blockY: i32,
  padY: i32,
  coarseY: i32,
  blockX: i32,
  padX: i32,
  coarseX: i32,
  sums: usize,
  weights: usize,
  sum: usize,
  weight: usize,
): void {
  if (from == 0) {
    zero(sums, coarseY * coarseX)
    zero(weights, coarseY * coarseX)
  }
  for (let y = from; y < to; y++) {
    blocksOfRow(values + (<usize>((y - from) * nx) << 3), nx, blockX, padX, coarseX, sum, weight)
    const own = padY + y / blockY
    const first = y == 0 ? 0 : own
    const last = y == ny - 1 ? coarseY - 1 : own
    for (let r = first; r <= last; r++) {
      const times = <f64>repeats(y, r, ny, blockY, padY)
      const row = <usize>(r * coarseX) << 3
      for (let c = 0; c < coarseX; c++) {
        put(sums + row, c, at(sums + row, c) + times * at(sum, c))
        put(weights + row, c, at(weights + row, c) + times * at(weight, c))
      }
    }
  }
}

/** Convolves a plane along y, then along x, in place, where the kernels do not leave it. `spare`: one plane. */
export function filterPlane(
  plane: usize,
  rows: i32,
  columns: i32,
  halfY: usize,
  radiusY: i32,
  halfX: usize,
  radiusX: i32,
  spare: usize,
): void {
  for (let y = radiusY; y < rows - radiusY; y++) {
    convolveRows(plane, columns, y, rows - 1, halfY, radiusY, spare + (<usize>(y * columns) << 3))
  }
  for (let y = radiusY; y < rows - radiusY; y++) {
    const row = <usize>(y * columns) << 3
    convolve(spare + row, halfX, radiusX, radiusX, columns - radiusX, plane + row)
  }
}

/** Four rows of both planes, from `first` on, by the weights at `w`: of each column its sum, then its weight. */
function mixed(sums: usize, weights: usize, columns: i32, first: i32, w: usize, out: usize): void {
  const start = <usize>(first * columns) << 3
  const step = <usize>columns << 3
  const one = sums + start
  const other = weights + start
  let x = 0
  for (; x + 1 < columns; x += 2) {
    const sum = mixedPair(one, step, x, w)
    const weight = mixedPair(other, step, x, w)
    putPair(out, 2 * x, i64x2.shuffle(sum, weight, 0, 2))
    putPair(out, 2 * x + 2, i64x2.shuffle(sum, weight, 1, 3))
  }
  for (; x < columns; x++) {
    put(out, 2 * x, mixedOne(one, step, x, w))
    put(out, 2 * x + 1, mixedOne(other, step, x, w))
  }
}

// @ts-ignore: decorator
@inline
function mixedPair(row: usize, step: usize, x: i32, w: usize): v128 {
  const a = f64x2.mul(v128.load64_splat(w), pair(row, x))
  const b = f64x2.mul(v128.load64_splat(w, 8), pair(row + step, x))
  const c = f64x2.mul(v128.load64_splat(w, 16), pair(row + 2 * step, x))
  const d = f64x2.mul(v128.load64_splat(w, 24), pair(row + 3 * step, x))
  return f64x2.add(f64x2.add(f64x2.add(a, b), c), d)
}

// @ts-ignore: decorator
@inline
function mixedOne(row: usize, step: usize, x: i32, w: usize): f64 {
  return at(w, 0) * at(row, x) + at(w, 1) * at(row + step, x) + at(w, 2) * at(row + 2 * step, x) + at(w, 3) * at(row + 3 * step, x)
}

/** Sum and weight at a place: those of four columns, the first of them at `from`, by the weights at `w`. */
// @ts-ignore: decorator
@inline
function spline(w: usize, from: usize): v128 {
  const a = f64x2.mul(v128.load64_splat(w), v128.load(from))
  const b = f64x2.mul(v128.load64_splat(w, 8), v128.load(from, 16))
  const c = f64x2.mul(v128.load64_splat(w, 16), v128.load(from, 32))
  const d = f64x2.mul(v128.load64_splat(w, 24), v128.load(from, 48))
  return f64x2.add(f64x2.add(f64x2.add(a, b), c), d)
}

/**
 * Takes interpolated sums over interpolated weights off every value; row r of the values is row r step of the grid. Splines: four weights for each place in a block;
 * `half` is where in a block the next centre becomes the nearer one. `both`: room for a row of both planes.
 */
export function subtractWaves(
  values: usize,
  rows: i32,
  step: i32,
  nx: i32,
  sums: usize,
  weights: usize,
  columns: i32,
  blockY: i32,
  firstY: i32,
  halfY: i32,
  splinesY: usize,
  blockX: i32,
  firstX: i32,
  halfX: i32,
  splinesX: usize,
  both: usize,
): void {
  for (let r = 0; r < rows; r++) {
    const y = r * step
    const b = y / blockY
    const phase = y - b * blockY
    const first = firstY + b - (phase < halfY ? 1 : 0)
    mixed(sums, weights, columns, first, splinesY + <usize>(32 * phase), both)
    const row = values + (<usize>(r * nx) << 3)
    let p = 0 // the place of column x in its block, and the block
    let c = firstX
    let x = 0
    for (; x + 1 < nx; x += 2) {
      const one = spline(splinesX + <usize>(32 * p), both + (<usize>(p < halfX ? c - 1 : c) << 4))
      p += 1
      if (p == blockX) {
        p = 0
        c += 1
      }
      const other = spline(splinesX + <usize>(32 * p), both + (<usize>(p < halfX ? c - 1 : c) << 4))
      p += 1
      if (p == blockX) {
        p = 0
        c += 1
      }
      const waves = f64x2.div(i64x2.shuffle(one, other, 0, 2), i64x2.shuffle(one, other, 1, 3))
      putPair(row, x, f64x2.sub(pair(row, x), waves))
    }
    for (; x < nx; x++) {
      const one = spline(splinesX + <usize>(32 * p), both + (<usize>(p < halfX ? c - 1 : c) << 4))
      put(row, x, at(row, x) - f64x2.extract_lane(one, 0) / f64x2.extract_lane(one, 1))
      p += 1
    }
  }
}

/** The measured values of every `step`-th row, in their order; how many there are. */
export function sampled(values: usize, ny: i32, nx: i32, step: i32, out: usize): i32 {
  let count = 0
  for (let y = 0; y < ny; y += step) {
    const row = values + (<usize>(y * nx) << 3)
    for (let x = 0; x < nx; x++) {
      const z = at(row, x)
      put(out, count, z)
      if (z == z) count += 1
    }
  }
  return count
}

/** Distances from `centre`, in place. */
export function distances(values: usize, n: i32, centre: f64): void {
  const centres = f64x2.splat(centre)
  let i = 0
  for (; i + 1 < n; i += 2) putPair(values, i, f64x2.abs(f64x2.sub(pair(values, i), centres)))
  for (; i < n; i++) put(values, i, abs(at(values, i) - centre))
}

const BINS: i32 = 4096

// @ts-ignore: decorator
@inline
function inBin(bins: usize, k: i32): i32 {
  return load<i32>(bins + (<usize>k << 2))
}

const SAMPLE: i32 = 256
const RANK: i32 = 104 // of the sample: its median, less three standard deviations of its rank
const MANY: i32 = 2048 // from this many values on, a sample is worth its price

/** Places 0 to n - 1, evenly spread in any order of rows and columns: multiples of the golden section. */
// @ts-ignore: decorator
@inline
function spread(i: i32, n: i32): i32 {
  return <i32>(((((<u64>i) * 2654435769) & 0xffffffff) * <u64>n) >> 32)
}

/**
 * Median of values without NaN, which are overwritten: the mean of the two middle ones for an even count. A sample says
 * between which two values it should lie; what lies there is selected from. If it does not lie there, values are sorted into
 * bins first. `bins`: memory of 4096 counts.
 */
export function median(values: usize, n: i32, bins: usize): f64 {
  if (n == 0) return f64.NaN
  let kept = n
  let middle = n >> 1
  if (n > MANY) {
    for (let i = 0; i < SAMPLE; i++) put(bins, i, at(values, spread(i, n)))
    select(bins, SAMPLE, RANK)
    const low = at(bins, RANK)
    const rest = bins + (<usize>RANK << 3)
    select(rest, SAMPLE - RANK, SAMPLE - 2 * RANK)
    const high = at(rest, SAMPLE - 2 * RANK)
    const below = countBelow(values, n, low)
    if (below < middle && middle < n - countAbove(values, n, high)) {
      kept = 0
      for (let i = 0; i < n; i++) {
        const z = at(values, i)
        put(values, kept, z)
        kept += i32(z >= low) & i32(z <= high)
      }
      middle -= below
    } else if (n > BINS) {
      const inner = aroundMiddle(values, n, bins)
      if (inner > 0) {
        kept = inner
        middle -= load<i32>(bins)
      }
    }
  }
  select(values, kept, middle)
  const upper = at(values, middle)
  if (n % 2 == 1) return upper
  let lower = at(values, 0)
  for (let i = 1; i < middle; i++) if (at(values, i) > lower) lower = at(values, i)
  return (lower + upper) / 2
}

function countBelow(values: usize, n: i32, limit: f64): i32 {
  const limits = f64x2.splat(limit)
  let found = i64x2.splat(0)
  let i = 0
  for (; i + 1 < n; i += 2) found = i64x2.sub(found, f64x2.lt(pair(values, i), limits))
  let count = <i32>(i64x2.extract_lane(found, 0) + i64x2.extract_lane(found, 1))
  for (; i < n; i++) count += i32(at(values, i) < limit)
  return count
}

function countAbove(values: usize, n: i32, limit: f64): i32 {
  const limits = f64x2.splat(limit)
  let found = i64x2.splat(0)
  let i = 0
  for (; i + 1 < n; i += 2) found = i64x2.sub(found, f64x2.gt(pair(values, i), limits))
  let count = <i32>(i64x2.extract_lane(found, 0) + i64x2.extract_lane(found, 1))
  for (; i < n; i++) count += i32(at(values, i) > limit)
  return count
}

/** Moves the values of the bins around the middle to the front; how many, and in `bins` how many lie below them. 0: no bins. */
function aroundMiddle(values: usize, n: i32, bins: usize): i32 {
  const middle = n >> 1
  let least = at(values, 0)
  let most = least
  for (let i = 1; i < n; i++) {
    const z = at(values, i)
    if (z < least) least = z
    if (z > most) most = z
  }
  const scale = <f64>(BINS - 1) / (most - least)
  if (!(scale > 0 && scale < f64.POSITIVE_INFINITY)) return 0
  memory.fill(bins, 0, <usize>BINS << 2)
  for (let i = 0; i < n; i++) {
    const bin = bins + (<usize>(<i32>((at(values, i) - least) * scale)) << 2)
    store<i32>(bin, load<i32>(bin) + 1)
  }
  let first = 0
  let below = 0
  while (below + inBin(bins, first) < middle) {
    below += inBin(bins, first)
    first += 1
  }
  let last = first
  let seen = below + inBin(bins, last)
  while (seen <= middle) {
    last += 1
    seen += inBin(bins, last)
  }
  let kept = 0
  for (let i = 0; i < n; i++) {
    const z = at(values, i)
    const bin = <i32>((z - least) * scale)
    put(values, kept, z)
    if (bin >= first && bin <= last) kept += 1
  }
  store<i32>(bins, below)
  return kept
}

/** Puts the k-th smallest value at k, and no larger one before it: Hoare's selection, the middle of three as pivot. */
function select(values: usize, n: i32, k: i32): void {
  let left = 0
  let right = n - 1
  while (left < right) {
    const a = at(values, left)
    const b = at(values, (left + right) >> 1)
    const c = at(values, right)
    const pivot = max(min(a, b), min(max(a, b), c))
    let i = left
    let j = right
    while (i <= j) {
      while (at(values, i) < pivot) i += 1
      while (at(values, j) > pivot) j -= 1
      if (i > j) break
      const held = at(values, i)
      put(values, i, at(values, j))
      put(values, j, held)
      i += 1
      j -= 1
    }
    if (k <= j) right = j
    else if (k >= i) left = i
    else return
  }
}

/** Weights of residuals of these sizes: Huber's beyond `limit`, 1 / (|r| / limit). */
export function huberWeights(sizes: usize, n: i32, limit: f64, weights: usize): void {
  const ones = f64x2.splat(1)
  const limits = f64x2.splat(limit)
  let k = 0
  for (; k + 1 < n; k += 2) {
    putPair(weights, k, f64x2.div(ones, f64x2.max(ones, f64x2.div(pair(sizes, k), limits))))
  }
  for (; k < n; k++) put(weights, k, 1 / max<f64>(1, at(sizes, k) / limit))
}

/** Weights of residuals of these sizes: Tukey's biweight, 0 beyond `limit`. */
export function tukeyWeights(sizes: usize, n: i32, limit: f64, weights: usize): void {
  const ones = f64x2.splat(1)
  const limits = f64x2.splat(limit)
  let k = 0
  for (; k + 1 < n; k += 2) {
    const far = f64x2.div(pair(sizes, k), limits)
    const rest = f64x2.sub(ones, f64x2.mul(far, far))
    putPair(weights, k, v128.and(f64x2.mul(rest, rest), f64x2.gt(rest, f64x2.splat(0))))
  }
  for (; k < n; k++) {
    const far = at(sizes, k) / limit
    const rest = 1 - far * far
    put(weights, k, rest > 0 ? rest * rest : 0)
  }
}

/** Adds two terms of two points to their sums, the first point first. */
// @ts-ignore: decorator
@inline
function addBoth(sums: v128, one: v128, other: v128): v128 {
  return f64x2.add(f64x2.add(sums, i64x2.shuffle(one, other, 0, 2)), i64x2.shuffle(one, other, 1, 3))
}

/**
 * Sums of weighted points, row by row: 25 moments, then 9 products, see `FormSums`. `rows`: scaled height, first point and
 * end of each row.
 */
export function weightedSums(
  columns: usize,
  values: usize,
  weights: usize,
  rows: usize,
  n: i32,
  sums: usize,
): void {
  zero(sums, 34)
  const products = sums + 200
  for (let r = 0; r < n; r++) {
    const row = rows + <usize>(24 * r)
    const v = at(row, 0)
    const to = <i32>at(row, 2)
    let ones = f64x2.splat(0) // the moment with u^0, and the product
    let us = f64x2.splat(0)
    let squared = f64x2.splat(0)
    let higher = f64x2.splat(0) // the moments with u^3 and u^4
    let k = <i32>at(row, 1)
    for (; k + 1 < to; k += 2) {
      const w = pair(weights, k)
      const u = pair(columns, k)
      const z = pair(values, k)
      const wu = f64x2.mul(w, u)
      const wuu = f64x2.mul(wu, u)
      const wuuu = f64x2.mul(wuu, u)
      const wuuuu = f64x2.mul(wuuu, u)
      ones = addBoth(ones, w, f64x2.mul(w, z))
      us = addBoth(us, wu, f64x2.mul(wu, z))
      squared = addBoth(squared, wuu, f64x2.mul(wuu, z))
      higher = addBoth(higher, wuuu, wuuuu)
    }
    for (; k < to; k++) {
      const w = at(weights, k)
      const u = at(columns, k)
      const z = at(values, k)
      const wu = w * u
      const wuu = wu * u
      ones = f64x2.add(ones, f64x2.replace_lane(f64x2.splat(w), 1, w * z))
      us = f64x2.add(us, f64x2.replace_lane(f64x2.splat(wu), 1, wu * z))
      squared = f64x2.add(squared, f64x2.replace_lane(f64x2.splat(wuu), 1, wuu * z))
      higher = f64x2.add(higher, f64x2.replace_lane(f64x2.splat(wuu * u), 1, wuu * u * u))
    }
    const m0 = f64x2.extract_lane(ones, 0)
    const m1 = f64x2.extract_lane(us, 0)
    const m2 = f64x2.extract_lane(squared, 0)
    const m3 = f64x2.extract_lane(higher, 0)
    const m4 = f64x2.extract_lane(higher, 1)
    const p0 = f64x2.extract_lane(ones, 1)
    const p1 = f64x2.extract_lane(us, 1)
    const p2 = f64x2.extract_lane(squared, 1)
    let power: f64 = 1
    for (let j = 0; j < 5; j++) {
      put(sums, j * 5, at(sums, j * 5) + power * m0)
      put(sums, j * 5 + 1, at(sums, j * 5 + 1) + power * m1)
      put(sums, j * 5 + 2, at(sums, j * 5 + 2) + power * m2)
      put(sums, j * 5 + 3, at(sums, j * 5 + 3) + power * m3)
      put(sums, j * 5 + 4, at(sums, j * 5 + 4) + power * m4)
      if (j < 3) {
        put(products, j * 3, at(products, j * 3) + power * p0)
        put(products, j * 3 + 1, at(products, j * 3 + 1) + power * p1)
        put(products, j * 3 + 2, at(products, j * 3 + 2) + power * p2)
      }
      power *= v
    }
  }
}

/** Sizes of the residuals of a surface at points, twice. `forms`: as for `blockMeans`, of the same rows. */
export function residualsOf(
  columns: usize,
  values: usize,
  rows: usize,
  n: i32,
  forms: usize,
  sizes: usize,
  copy: usize,
): void {
  for (let r = 0; r < n; r++) {
    const row = rows + <usize>(24 * r)
    const form = forms + <usize>(24 * r)
    const c = at(form, 0)
    const l = at(form, 1)
    const q = at(form, 2)
    const cc = f64x2.splat(c)
    const ll = f64x2.splat(l)
    const qq = f64x2.splat(q)
    const to = <i32>at(row, 2)
    let k = <i32>at(row, 1)
    for (; k + 1 < to; k += 2) {
      const u = pair(columns, k)
      const surface = f64x2.add(cc, f64x2.mul(u, f64x2.add(ll, f64x2.mul(u, qq))))
      const size = f64x2.abs(f64x2.sub(pair(values, k), surface))
      putPair(sizes, k, size)
      putPair(copy, k, size)
    }
    for (; k < to; k++) {
      const u = at(columns, k)
      const size = abs(at(values, k) - (c + u * (l + u * q)))
      put(sizes, k, size)
      put(copy, k, size)
    }
  }
}

/** The sum of the squares of values, one after the other. */
export function squares(values: usize, n: i32): f64 {
  let sum: f64 = 0
  for (let k = 0; k < n; k++) sum += at(values, k) * at(values, k)
  return sum
}
