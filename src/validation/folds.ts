import { drawn, random } from '../kernels/random.ts'
import type { SourcePairs } from '../kernels/source-resamples.ts'

/** Share of the sources that a fold holds out. */
export const HELD_OUT = 0.4

const MAX_DRAWS = 1000 // for all folds, of which those without both classes on both sides are drawn again

/** Held-out sources (ascending), and the pairs among the others (train) and among the held-out ones (test). */
export interface Fold {
  readonly heldOut: readonly number[]
  readonly train: Uint32Array
  readonly test: Uint32Array
}

/**
 * Seeded source-disjoint folds: 40 % of the sources are held out, and no pair with one foot on each side is used. A draw
 * without both classes on both sides is drawn again.
 * out     `count` folds; none when the sources cannot be split so (three barrels)
 */
export function sourceDisjointFolds({ sources, a, b }: SourcePairs, count: number, seed: number): Fold[] {
  const generator = random(seed)
  const folds: Fold[] = []
  for (let draws = 0; folds.length < count; draws++) {
    if (draws >= MAX_DRAWS) return []
    const heldOut = drawn(sources, Math.round(HELD_OUT * sources), generator)
    const isHeldOut = new Set(heldOut)
    const side = (held: boolean): Uint32Array => {
      const pairs: number[] = []
      for (let i = 0; i < a.length; i++) {
        if (isHeldOut.has(a[i]!) === held && isHeldOut.has(b[i]!) === held) pairs.push(i)
      }
      return Uint32Array.from(pairs)
    }
    const train = side(false)
    const test = side(true)
    if (hasBoth(train) && hasBoth(test)) folds.push({ heldOut, train, test })
  }
  return folds

  function hasBoth(pairs: Uint32Array): boolean {
    return pairs.some((i) => a[i] === b[i]) && pairs.some((i) => a[i] !== b[i])
  }
}
