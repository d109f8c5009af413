import type { Loops } from './load.ts'

/** The loops of simd/faces.ts in plain TypeScript: the same operations on the same numbers in the same order. */
export function plainFaces(): FaceLoops {
  let floats = new Float64Array(0)
  let ints = new Int32Array(0)
  let bytes = new Uint8Array(0)
  const at = (address: number): number => address >>> 3

  /** Adds value times twiddle to a place: (re, im) (wr, wi) with the table (wr, wr, -wi, wi). */
  const put = (to: number, re: number, im: number, tw: number): void => {
    floats[to] = re * floats[tw]! + im * floats[tw + 2]!
    floats[to + 1] = im * floats[tw + 1]! + re * floats[tw + 3]!
  }
  const store = (to: number, re: number, im: number): void => {
    floats[to] = re
    floats[to + 1] = im
  }

  function forward4(p: number, gap: number, tw: number, twiddled: boolean): void {
    const [q, r, s] = [p + gap, p + 2 * gap, p + 3 * gap]
    const [ar, ai, br, bi] = [floats[p]!, floats[p + 1]!, floats[q]!, floats[q + 1]!]
    const [cr, ci, dr, di] = [floats[r]!, floats[r + 1]!, floats[s]!, floats[s + 1]!]
    const [acr, aci, bdr, bdi] = [ar + cr, ai + ci, br + dr, bi + di]
    const [mr, mi, xr, xi] = [ar - cr, ai - ci, -(bi - di), br - dr]
    store(p, acr + bdr, aci + bdi)
    const write = twiddled ? put : store
    write(q, mr - xr, mi - xi, tw)
    write(r, acr - bdr, aci - bdi, tw + 4)
    write(s, mr + xr, mi + xi, tw + 8)
  }

  function inverse4(p: number, gap: number, tw: number, twiddled: boolean): void {
    const [q, r, s] = [p + gap, p + 2 * gap, p + 3 * gap]
    if (twiddled) {
      put(q, floats[q]!, floats[q + 1]!, tw)
      put(r, floats[r]!, floats[r + 1]!, tw + 4)
      put(s, floats[s]!, floats[s + 1]!, tw + 8)
    }
    const [ar, ai, br, bi] = [floats[p]!, floats[p + 1]!, floats[q]!, floats[q + 1]!]
    const [cr, ci, dr, di] = [floats[r]!, floats[r + 1]!, floats[s]!, floats[s + 1]!]
    const [acr, aci, bdr, bdi] = [ar + cr, ai + ci, br + dr, bi + di]
    const [mr, mi, xr, xi] = [ar - cr, ai - ci, -(bi - di), br - dr]
    store(p, acr + bdr, aci + bdi)
    store(q, mr + xr, mi + xi)
    store(r, acr - bdr, aci - bdi)
    store(s, mr - xr, mi - xi)
  }

  function butterfly3(p: number, gap: number, tw: number, inverse: boolean): void {
    const [q, r] = [p + gap, p + 2 * gap]
    if (inverse) {
      put(q, floats[q]!, floats[q + 1]!, tw)
      put(r, floats[r]!, floats[r + 1]!, tw + 4)
    }
    const [ar, ai, br, bi] = [floats[p]!, floats[p + 1]!, floats[q]!, floats[q + 1]!]
    const [cr, ci] = [floats[r]!, floats[r + 1]!]
    const [sr, si] = [br + cr, bi + ci]
    const [mr, mi] = [ar - sr * 0.5, ai - si * 0.5]
    const [xr, xi] = [-((bi - ci) * HALF_ROOT_3), (br - cr) * HALF_ROOT_3]
    store(p, ar + sr, ai + si)
    if (inverse) {
      store(q, mr + xr, mi + xi)
      store(r, mr - xr, mi - xi)
    } else {
      put(q, mr - xr, mi - xi, tw)
      put(r, mr + xr, mi + xi, tw + 4)
    }
  }

  function both2(p: number, gap: number): void {
    const q = p + gap
    const [ar, ai, br, bi] = [floats[p]!, floats[p + 1]!, floats[q]!, floats[q + 1]!]
    store(p, ar + br, ai + bi)
    store(q, ar - br, ai - bi)
  }

  /** One stage of a transform whose elements lie `step` numbers apart, for `width` neighbours of two numbers. */
  function stage(
    from: number,
    step: number,
    width: number,
    size: number,
    length: number,
    radix: number,
    table: number,
    inverse: boolean,
  ): void {
    const part = length / radix
    const gap = part * step
    for (let block = 0; block < size; block += length) {
      for (let j = 0; j < part; j++) {
        const row = from + (block + j) * step
        const tw = table + j * (radix - 1) * 4
        for (let p = row; p < row + 2 * width; p += 2) {
          if (radix === 2) both2(p, gap)
          else if (radix === 3) butterfly3(p, gap, tw, inverse)
          else if (inverse) inverse4(p, gap, tw, part > 1)
          else forward4(p, gap, tw, part > 1)
        }
      }
    }
  }

  const tableOf = (length: number, radix: number): number => (length / radix) * (radix - 1) * 4

  function forward(
    from: number,
    step: number,
    width: number,
    size: number,
    plan: number,
    stages: number,
    table: number,
  ) {
    let t = at(table)
    let length = size
    for (let s = 0; s < stages; s++) {
      const radix = bytes[plan + s]!
      stage(at(from), at(step), width, size, length, radix, t, false)
      t += tableOf(length, radix)
      length /= radix
    }
  }

  function inverse(
    from: number,
    step: number,
    width: number,
    size: number,
    plan: number,
    stages: number,
    end: number,
  ) {
    let t = at(end)
    let length = 1
    for (let s = stages - 1; s >= 0; s--) {
      const radix = bytes[plan + s]!
      length *= radix
      t -= tableOf(length, radix)
      stage(at(from), at(step), width, size, length, radix, t, true)
    }
  }

  return {
    memory(size) {
      if (floats.byteLength < size) {
        floats = new Float64Array(Math.ceil(size / 8))
        ints = new Int32Array(floats.buffer)
        bytes = new Uint8Array(floats.buffer)
      }
      return floats.buffer
    },
    forwardColumns: forward,
    inverseColumns: inverse,
    forwardRows(from, step, count, ...rest) {
      for (let row = 0; row < count; row++) forward(from + row * step, COMPLEX, 1, ...rest)
    },
    multiplyInverseRows(out, a, b, conjugate, step, size, plan, stages, end) {
      for (let row = 0; row < size; row++) {
        const [o, x, y] = [at(out + row * step), at(a + row * step), at(b + row * step)]
        for (let i = 0; i < 2 * size; i += 2) {
          const [xr, xi, yr, yi] = [floats[x + i]!, floats[x + i + 1]!, floats[y + i]!, floats[y + i + 1]!]
          if (conjugate) store(o + i, xr * yr + -(xi * yi), -(xi * yr + xr * yi))
          else store(o + i, xr * yr + xi * yi, xi * yr + -(xr * yi))
        }
        inverse(out + row * step, COMPLEX, 1, size, plan, stages, end)
      }
    },
    turn(source, near, side, margin, n, cos, sin, out, stride, top, bottom, left, right, radius) {
      const centre = (n - 1) / 2
      for (let y = top; y < bottom; y++) {
        const row = at(out + y * stride)
        const fromY = centre + cos * (y - centre)
        const fromX = centre + sin * (y - centre)
        const chord = radius * radius - (y - centre) * (y - centre)
        if (chord < 0) continue
        const first = Math.max(left, Math.floor(centre - Math.sqrt(chord)) & ~1)
        const last = Math.min(right, (Math.floor(centre + Math.sqrt(chord)) + 2) & ~1)
        for (let x = first; x < last; x++) {
          floats[row + x] = Number.NaN
          const sy = fromY - sin * (x - centre)
          const sx = fromX + cos * (x - centre)
          const y0 = Math.floor(sy)
          const x0 = Math.floor(sx)
          const place = (y0 + margin) * side + x0 + margin
          const measured = bytes[near + place]!
          if (measured === 0) continue
          const fy = sy - y0
          const fx = sx - x0
          const s00 = (1 - fy) * (1 - fx)
          const s01 = (1 - fy) * fx
          const s10 = fy * (1 - fx)
          const s11 = fy * fx
          const upper = s00 * (measured & 1) + s01 * ((measured >> 1) & 1)
          const weight = upper + s10 * ((measured >> 2) & 1) + s11 * (measured >> 3)
          if (!(weight >= 0.5)) continue
          const from = at(source) + place
          const above = s00 * floats[from]! + s01 * floats[from + 1]! // 0 where not measured
          floats[row + x] = (above + s10 * floats[from + side]! + s11 * floats[from + side + 1]!) / weight
        }
      }
    },
    interleave(values, n, out, step, part) {
      for (let y = 0; y < n; y++) {
        const to = at(out + y * step) + part
        for (let x = 0; x < n; x++) {
          const value = floats[at(values) + y * n + x]!
          floats[to + 2 * x] = Number.isNaN(value) ? 0 : (part === 0 ? 1 : -1) * value
        }
      }
    },
    blocks(values, n, counts, squares, step, part) {
      const sign = part === 0 ? 1 : -1
      const square = (value: number): number => (Number.isNaN(value) ? 0 : value * value)
      const one = (value: number): number => (Number.isNaN(value) ? 0 : 1)
      for (let y = 0; y < n; y += 2) {
        for (let x = 0; x < n; x += 2) {
          const from = at(values) + y * n + x
          const [a, b, c, d] = [floats[from]!, floats[from + 1]!, floats[from + n]!, floats[from + n + 1]!]
          const to = ((y / 2) * step) / 8 + x + part
          floats[at(counts) + to] = sign * (one(a) + one(b) + (one(c) + one(d)))
          floats[at(squares) + to] = sign * (square(a) + square(b) + (square(c) + square(d)))
        }
      }
    },
    weigh(counts, ofB, ofA, rows, columns, side, fewest, enough, flat, out) {
      const square = side * side
      for (let i = 0; i < side; i++) {
        for (let j = 0; j < side; j++) {
          const offset = ints[(rows >>> 2) + i]! + ints[(columns >>> 2) + j]!
          for (let lane = 0; lane < 2; lane++) {
            const count = nearest(floats[at(counts + offset) + lane]!) * 0.25
            const b = floats[at(ofB + offset) + lane]! * 0.25
            const a = floats[at(ofA + offset) + lane]! * 0.25
            const used = a > flat * count && b > flat * count && count >= fewest
            const weight = used ? Math.sqrt(count / (a * b)) : 0
            const to = at(out) + 2 * lane * square + i * side + j
            floats[to] = weight
            floats[to + square] = count >= enough ? weight : 0
          }
        }
      }
    },
    best(values, rows, columns, side, weights, second, weightRows, weightColumns, least, out) {
      for (let lane = 0; lane < 2; lane++) {
        for (let kind = 0; kind < 2; kind++) {
          let most = least
          let place = -1
          for (let i = 0; i < side; i++) {
            const row = at(values + ints[(rows >>> 2) + i]!) + lane
            const weightRow = at(weights + kind * second + ints[(weightRows >>> 2) + i]!)
            for (let j = 0; j < side; j++) {
              const weight = floats[weightRow + at(ints[(weightColumns >>> 2) + j]!)]!
              const value = floats[row + at(ints[(columns >>> 2) + j]!)]! * weight
              if (!(value > most)) continue
              most = value
              place = i * side + j
            }
          }
          floats[at(out) + 4 * lane + 2 * kind] = most
          floats[at(out) + 4 * lane + 2 * kind + 1] = place
        }
      }
    },
    maskedSums(values, places, count, field, stride, rows, pairs, out) {
      const [list, where] = [at(values), places >>> 2]
      for (let shift = 0; shift < 2 * rows * pairs; shift++) {
        const from = field - Math.floor(shift / (2 * pairs)) * stride - 8 * (shift % (2 * pairs))
        let n = 0
        let sa = 0
        let sb = 0
        let saa = 0
        let sbb = 0
        let sab = 0
        for (let i = 0; i < count; i++) {
          const q = floats[at(from + ints[where + i]!)]!
          if (Number.isNaN(q)) continue
          const p = floats[list + i]!
          n += 1
          sa += p
          sb += q
          saa += p * p
          sbb += q * q
          sab += p * q
        }
        floats.set([n, sa, sb, saa, sbb, sab], at(out) + 6 * shift)
      }
    },
  }
}

const HALF_ROOT_3 = 0.8660254037844386
const COMPLEX = 16 // bytes

/** To the nearest whole number, halves to the even one. */
function nearest(value: number): number {
  const whole = Math.floor(value)
  const rest = value - whole
  return rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + 1 : whole
}

/**
 * Inner loops of breech faces on one memory that their caller lays out; addresses, steps and tables are in bytes. There are
 * two implementations with the same bits: vectors of two float64 (simd/faces.ts, which explains them), and plain TypeScript.
 */
export interface FaceLoops extends Loops {
  /** `plan`: radices of the stages; the table of the forward ones is given where it begins, of the inverse where it ends. */
  forwardColumns: Transforms
  forwardRows: Transforms
  inverseColumns: Transforms
  multiplyInverseRows(
    out: number,
    a: number,
    b: number,
    conjugate: number,
    step: number,
    size: number,
    plan: number,
    stages: number,
    end: number,
  ): void
  turn(
    source: number,
    near: number,
    side: number,
    margin: number,
    n: number,
    cos: number,
    sin: number,
    out: number,
    stride: number,
    top: number,
    bottom: number,
    left: number,
    right: number,
    radius: number,
  ): void
  interleave(values: number, n: number, out: number, step: number, part: number): void
  blocks(values: number, n: number, counts: number, squares: number, step: number, part: number): void
  weigh(
    counts: number,
    ofB: number,
    ofA: number,
    rows: number,
    columns: number,
    side: number,
    fewest: number,
    enough: number,
    flat: number,
    out: number,
  ): void
  best(
    values: number,
    rows: number,
    columns: number,
    side: number,
    weights: number,
    second: number,
    weightRows: number,
    weightColumns: number,
    least: number,
    out: number,
  ): void
  maskedSums(
    values: number,
    places: number,
    count: number,
    field: number,
    stride: number,
    rows: number,
    pairs: number,
    out: number,
  ): void
}

/** Transforms `count` neighbouring columns (or rows) of complex numbers, whose rows are `step` bytes apart. */
type Transforms = (
  at: number,
  step: number,
  count: number,
  size: number,
  plan: number,
  stages: number,
  table: number,
) => void
