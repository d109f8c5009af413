import { type Loops, vectorLoops } from './load.ts'
import { TRANSFORMS_WASM } from './transforms.wasm.ts'

/** The loops of a transform; addresses are in bytes (simd/transforms.ts, which explains them). */
interface TransformLoops extends Loops {
  transform(
    out: number,
    data: number,
    bytes: number,
    order: number,
    radix: number,
    twiddles: number,
    inverse: number,
  ): void
}

/** A transform from one array to another; the inverse is scaled by 1 / size. */
type Transforming = (out: Float64Array, data: Float64Array, inverse: boolean) => void

const SMALLEST = 64 // points: below, to copy them takes longer than to transform them
const LARGEST = 16384 // points; the tables of all sizes up to it take 2 MB

let loops: TransformLoops | undefined | null = null // not made yet
let view = new Float64Array(0) // of the memory of the loops
let taken = 0 // bytes of it: numbers of one transform and their result, then the tables of each size

/**
 * The transform of `size` points, a power of two, with the bits of fft.js.
 * in      table: exp(-i pi k / size) for k = 0, 1, …, interleaved, as fft.js has it
 * out     undefined where the engine has no vectors, or for a size that they are not worth it
 */
export function vectorTransform(size: number, table: ArrayLike<number>): Transforming | undefined {
  if (size < SMALLEST || size > LARGEST) return undefined
  loops = loops === null ? vectorLoops<TransformLoops>(TRANSFORMS_WASM) : loops
  if (!loops) return undefined
  const { memory, transform } = loops
  const bytes = 16 * size
  const [data, out] = [0, 16 * LARGEST]
  if (taken === 0) taken = 2 * 16 * LARGEST
  const power = 31 - Math.clz32(size)
  const radix = power % 2 === 0 ? 4 : 2
  const { order, twiddles } = tablesOf(size, radix, table)
  const place = (numbers: Int32Array | Float64Array): number => {
    const at = taken
    taken += 16 * Math.ceil(numbers.byteLength / 16)
    const buffer = memory(taken)
    if (view.buffer !== buffer) view = new Float64Array(buffer)
    new Uint8Array(buffer, at).set(new Uint8Array(numbers.buffer))
    return at
  }
  const orderAt = place(order)
  const [forwardAt, inverseAt] = [place(twiddles(1)), place(twiddles(-1))]
  return (to, from, inverse) => {
    view.set(from, data / 8)
    transform(out, data, bytes, orderAt, radix, inverse ? inverseAt : forwardAt, inverse ? 1 : 0)
    to.set(view.subarray(out / 8, out / 8 + 2 * size))
  }
}

/** Where the first butterflies begin, in bytes, and what the later ones multiply by; all in the order of fft.js. */
function tablesOf(size: number, radix: number, table: ArrayLike<number>) {
  const digits = (31 - Math.clz32(size / radix)) / 2 // of a place, to the base 4
  const order = Int32Array.from({ length: size / radix }, (_, t) => {
    let from = 0
    for (let digit = 0; digit < digits; digit++) from = 4 * from + ((t >>> (2 * digit)) & 3)
    return 16 * from
  })
  const twiddles = (sign: 1 | -1): Float64Array => {
    const numbers: number[] = []
    for (let gap = radix; gap < size; gap *= 4) {
      const step = size / (2 * gap) // of k in the table, for neighbours
      for (let i = 0; i < gap; i++) {
        for (let m = 1; m <= 3; m++) {
          const re = table[m * i * step]!
          const im = sign * table[m * i * step + 1]!
          numbers.push(re, re, -im, im)
        }
      }
    }
    return Float64Array.from(numbers)
  }
  return { order, twiddles }
}
