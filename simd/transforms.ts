// Fourier transforms in AssemblyScript, a complex number (re, im) in one vector: `npm run simd` compiles them.
// Addresses are bytes. They do what the library fft.js does, in its order, so that both give the same bits.

const COMPLEX: usize = 16
const TWIDDLE: usize = 32 // (re, re), (-im, im)

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

/** Butterfly of four numbers `gap` bytes apart; `turn`: signs that make i z (forward) or -i z (inverse) of swapped z. */
// @ts-expect-error: decorator
@inline
function store4(at: usize, gap: usize, a: v128, b: v128, c: v128, d: v128, turn: v128): void {
  const ac = f64x2.add(a, c)
  const minus = f64x2.sub(a, c)
  const bd = f64x2.add(b, d)
  const across = v128.xor(swapped(f64x2.sub(b, d)), turn)
  v128.store(at, f64x2.add(ac, bd))
  v128.store(at + gap, f64x2.sub(minus, across))
  v128.store(at + 2 * gap, f64x2.sub(ac, bd))
  v128.store(at + 3 * gap, f64x2.add(minus, across))
}

/**
 * Transforms `bytes` of complex numbers from `data` to `out`. `order`: for every first butterfly, where in `data` its first
 * number is, as i32; `radix`: 2 or 4, of these. `twiddles`: of the later stages, shortest first, three for each butterfly.
 * The inverse is scaled by 1 / size.
 */
export function transform(
  out: usize, data: usize, bytes: usize, order: usize, radix: i32, twiddles: usize, inverse: bool,
): void {
  const turn = inverse ? i64x2(0, i64.MIN_VALUE) : i64x2(i64.MIN_VALUE, 0)
  const end = out + bytes
  let length: usize = COMPLEX * <usize>radix
  if (radix === 2) {
    const half = bytes >> 1
    for (let at = out; at < end; at += length, order += 4) {
      const from = data + <usize>load<i32>(order)
      const a = v128.load(from)
      const b = v128.load(from + half)
      v128.store(at, f64x2.add(a, b))
      v128.store(at + COMPLEX, f64x2.sub(a, b))
    }
  } else {
    const quarter = bytes >> 2
    for (let at = out; at < end; at += length, order += 4) {
      const from = data + <usize>load<i32>(order)
      const b = v128.load(from + quarter)
      const d = v128.load(from + 3 * quarter)
      store4(at, COMPLEX, v128.load(from), b, v128.load(from + 2 * quarter), d, turn)
    }
  }
  while (length < bytes) {
    const gap = length
    length <<= 2
    for (let first = out; first < end; first += length) {
      let twiddle = twiddles
      const limit = first + gap
      for (let at = first; at < limit; at += COMPLEX) {
        const b = times(v128.load(at + gap), twiddle)
        const c = times(v128.load(at + 2 * gap), twiddle + TWIDDLE)
        const d = times(v128.load(at + 3 * gap), twiddle + 2 * TWIDDLE)
        store4(at, gap, v128.load(at), b, c, d, turn)
        twiddle += 3 * TWIDDLE
      }
    }
    twiddles += (gap >> 4) * 3 * TWIDDLE
  }
  if (!inverse) return
  const scale = f64x2.splat(1 / <f64>(bytes >> 4)) // exact: a power of two
  for (let at = out; at < end; at += COMPLEX) v128.store(at, f64x2.mul(v128.load(at), scale))
}
