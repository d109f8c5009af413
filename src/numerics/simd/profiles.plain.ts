import type { Loops } from './load.ts'

/** The loops of simd/profiles.ts in plain TypeScript: the same operations on the same numbers in the same order. */
export function plainProfiles(): ProfileLoops {
  let floats = new Float64Array(0)
  return {
    memory(bytes) {
      if (floats.byteLength < bytes) floats = new Float64Array(Math.ceil(bytes / 8))
      return floats.buffer
    },
    raiseWindows(a, b, overlap, window, sumsA, sumsB, squaresA, squaresB, flat, products, onA, onB) {
      const at = (address: number): number => address >>> 3
      const [x, y, p] = [at(a), at(b), at(products)]
      floats[p] = 0
      for (let i = 0; i < overlap; i++) floats[p + i + 1] = floats[p + i]! + floats[x + i]! * floats[y + i]!
      for (let i = 0; i <= overlap - window; i++) {
        const ofA = floats[at(squaresA) + i]!
        const ofB = floats[at(squaresB) + i]!
        if (!(ofA > flat && ofB > flat)) continue
        const means = (floats[at(sumsA) + i]! * floats[at(sumsB) + i]!) / window
        const product = floats[p + window + i]! - floats[p + i]! - means
        const r = Math.min(1, Math.max(-1, product / Math.sqrt(ofA * ofB)))
        if (r > floats[at(onA) + i]!) floats[at(onA) + i] = r
        if (r > floats[at(onB) + i]!) floats[at(onB) + i] = r
      }
    },
    remainder(values, count, most) {
      let product = 1
      for (let i = values >>> 3; i < (values >>> 3) + count; i++) {
        const held = Math.min(most, Math.max(0, floats[i]!))
        product *= 1 - held * held
      }
      return product
    },
  }
}

/**
 * Inner loops of profiles; addresses are in bytes. There are two implementations with the same bits: vectors of two float64
 * (simd/profiles.ts, which explains them), and plain TypeScript.
 */
export interface ProfileLoops extends Loops {
  raiseWindows(
    a: number,
    b: number,
    overlap: number,
    window: number,
    sumsA: number,
    sumsB: number,
    squaresA: number,
    squaresB: number,
    flat: number,
    products: number,
    onA: number,
    onB: number,
  ): void
  remainder(values: number, count: number, most: number): number
}
