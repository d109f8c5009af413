import type { Watch } from '../marks/mark-type.ts'

const PAIRS = 'pairs' // the stage that a mark type counts its pairs in

/** Stages as somebody follows them, if anybody does; `onPairs` is told how many pairs are scored. */
export function countPairs(
  follow: Watch['stage'] | undefined,
  onPairs: (done: number) => void,
): Watch['stage'] {
  let pairs = 0
  return (title, total) => {
    const bar = follow?.(title, total)
    const step = (count = 1): void => {
      if (title === PAIRS) {
        pairs += count
        onPairs(pairs)
      }
      bar?.step(count)
    }
    return { step, done: () => bar?.done() }
  }
}
