import { exp } from '../elementary/exponential.ts'
import type { Loops } from './load.ts'

/** The loop of simd/logistic.ts in plain TypeScript: the same operations on the same numbers in the same order. */
export function plainLogistic(): LogisticLoops {
  let floats = new Float64Array(0)
  return {
    memory(bytes) {
      if (floats.byteLength < bytes) floats = new Float64Array(Math.ceil(bytes / 8))
      return floats.buffer
    },
    lossSums(scores, counts, count, pivot, height, slope, out) {
      const [from, pairs] = [scores >>> 3, counts >>> 3]
      const sums = new Float64Array(10)
      for (let i = 0; i < count; i++) {
        const t = floats[from + i]! - pivot
        const z = height + slope * t
        // The loss is softplus(±z); exp of -|z| keeps both tails in full relative precision.
        const e = exp(-Math.abs(z))
        const small = 1 / (1 + e)
        for (let k = 0; k < 2; k++) {
          const q = floats[pairs + 2 * i + k]! * small
          const r = (k === 0 ? -z : z) > 0 ? q : e * q
          const v = e * q * small
          const vt = v * t
          sums[k]! += r
          sums[2 + k]! += r * t
          sums[4 + k]! += v
          sums[6 + k]! += vt
          sums[8 + k]! += vt * t
        }
      }
      floats.set(sums, out >>> 3)
    },
  }
}

/**
 * The inner loop of the logistic fit; addresses are in bytes. There are two implementations with the same bits: vectors of
 * two float64 (simd/logistic.ts, which explains it), and plain TypeScript.
 */
export interface LogisticLoops extends Loops {
  lossSums(
    scores: number,
    counts: number,
    count: number,
    pivot: number,
    height: number,
    slope: number,
    out: number,
  ): void
}
