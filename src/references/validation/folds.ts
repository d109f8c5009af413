import { heldOutFolds } from '../../numerics/statistics/held-out.ts'
import type { SourcePairs } from '../../numerics/statistics/source-resamples.ts'

const MAX_DRAWS = 1000 // for all folds together; a draw without both classes on both sides is repeated

/** Held-out sources (ascending), and the pairs among the others (train) and among the held-out ones (test). */
export interface Fold {
  readonly heldOut: readonly number[]
  readonly train: Uint32Array
  readonly test: Uint32Array
}

/**
 * Seeded source-disjoint folds: 40 % of the sources are held out. A pair with one source on each side is not used. A
 * draw without both classes on both sides is repeated.
 * out     `count` folds; none when the sources cannot be split so, as with three barrels
 */
export function sourceDisjointFolds({ sources, a, b }: SourcePairs, count: number, seed: number): Fold[] {
  const sidesOf = (heldOut: readonly number[]): Fold => {
    const isHeldOut = new Set(heldOut)
    const side = (held: boolean): Uint32Array => {
      const pairs: number[] = []
      for (let i = 0; i < a.length; i++) {
        if (isHeldOut.has(a[i]!) === held && isHeldOut.has(b[i]!) === held) pairs.push(i)
      }
      return Uint32Array.from(pairs)
    }
    return { heldOut, train: side(false), test: side(true) }
  }
  const hasBoth = (pairs: Uint32Array): boolean =>
    pairs.some((i) => a[i] === b[i]) && pairs.some((i) => a[i] !== b[i])
  const usable = (heldOut: readonly number[]): boolean => {
    const { train, test } = sidesOf(heldOut)
    return hasBoth(train) && hasBoth(test)
  }
  return (heldOutFolds(sources, count, seed, MAX_DRAWS, usable) ?? []).map(sidesOf)
}
