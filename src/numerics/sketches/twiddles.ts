import { cosSin } from '../elementary/trigonometry.ts'
import { startsWithPairs } from '../simd/sketches.plain.ts'

const known = new Map<number, Float32Array>()

/** exp(-2 pi i j / length) of the stages of a transform of `n` numbers, as `SketchLoops.forward` reads them. */
export function stageTwiddles(n: number): Float32Array {
  let twiddles = known.get(n)
  if (twiddles) return twiddles
  const all: number[] = []
  let length = n
  const add = (radix: number): void => {
    for (let j = 0; j < length / radix; j++) {
      for (let m = 1; m < radix; m++) {
        const { cos, sin } = cosSin((2 * Math.PI * j * m) / length)
        all.push(cos, -sin)
      }
    }
    length /= radix
  }
  if (startsWithPairs(n)) add(2)
  while (length > 1) add(4)
  twiddles = Float32Array.from(all)
  known.set(n, twiddles)
  return twiddles
}
