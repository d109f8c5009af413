import type { Loops } from './load.ts'

/** The loops of simd/sketches.ts in plain TypeScript: the same numbers. Sums of integers do not depend on their order. */
export function plainSketches(): SketchLoops {
  let buffer = new ArrayBuffer(0)
  let [shorts, integers] = [new Int16Array(0), new Int32Array(0)]
  return {
    memory(bytes) {
      if (buffer.byteLength < bytes) {
        buffer = new ArrayBuffer(Math.ceil(bytes / 8) * 8)
        shorts = new Int16Array(buffer)
        integers = new Int32Array(buffer)
      }
      return buffer
    },
    energies(values, count, sums) {
      const [from, to] = [values >>> 1, sums >>> 2]
      integers[to] = 0
      for (let i = 0; i < count; i++) {
        const value = shorts[from + i]!
        integers[to + i + 1] = integers[to + i]! + value * value
      }
    },
    likeness(one, a, sumsA, other, b, sumsB, least) {
      const energy = (sums: number, from: number, to: number): number =>
        integers[(sums >>> 2) + to]! - integers[(sums >>> 2) + from]!
      let [bestOver, bestUnder] = [0, 1]
      for (let lag = least - b; lag <= a - least; lag++) {
        const [start, end] = [Math.max(0, lag), Math.min(a, b + lag)]
        let product = 0
        for (let i = start; i < end; i++) {
          product += shorts[(one >>> 1) + i]! * shorts[(other >>> 1) + i - lag]!
        }
        const over = (end - start) * (product * product)
        const under = energy(sumsA, start, end) * energy(sumsB, start - lag, end - lag)
        if (over * bestUnder > bestOver * under) [bestOver, bestUnder] = [over, under]
      }
      return bestOver / bestUnder
    },
    bestTurn(one, other, rings, angles) {
      let best = 0
      for (let turn = 0; turn < angles; turn++) {
        let sum = 0
        for (let r = 0; r < rings; r++) {
          const [from, to] = [(one >>> 1) + 2 * r * angles + turn, (other >>> 1) + r * angles]
          for (let k = 0; k < angles; k++) sum += shorts[from + k]! * shorts[to + k]!
        }
        best = Math.max(best, sum)
      }
      return best
    },
  }
}

/**
 * Inner loops of sketches; addresses are in bytes. There are two implementations with the same bits: vectors of eight
 * int16 (simd/sketches.ts, which explains them), and plain TypeScript.
 */
export interface SketchLoops extends Loops {
  energies(values: number, count: number, sums: number): void
  likeness(
    one: number,
    a: number,
    sumsA: number,
    other: number,
    b: number,
    sumsB: number,
    least: number,
  ): number
  bestTurn(one: number, other: number, rings: number, angles: number): number
}
