import { drawn, random } from '../elementary/random.ts'

/** Share of the sources that a fold holds out. */
export const HELD_OUT = 0.4

/**
 * Seeded folds by sources: each holds out 40 % of them, drawn without replacement, ascending. When `usable` refuses a
 * draw, the fold is drawn again.
 * out     `count` folds; undefined when all folds together need more than `draws` draws
 */
export function heldOutFolds(
  sources: number,
  count: number,
  seed: number,
  draws: number,
  usable: (heldOut: readonly number[]) => boolean,
): number[][] | undefined {
  const generator = random(seed)
  const folds: number[][] = []
  for (let done = 0; folds.length < count; done++) {
    if (done >= draws) return undefined
    const heldOut = drawn(sources, Math.round(HELD_OUT * sources), generator)
    if (usable(heldOut)) folds.push(heldOut)
  }
  return folds
}
