import type { Direction } from '../../kinds/calibration.ts'

/** How strong a ratio is called, by the log10 of the ratio at which the next step begins. */
const SUPPORT: readonly (readonly [number, string])[] = [
  [1, 'weak or limited support'],
  [2, 'moderate support'],
  [3, 'moderately strong support'],
  [4, 'strong support'],
  [6, 'very strong support'],
  [Number.POSITIVE_INFINITY, 'extremely strong support'],
]

/** The proposition that a ratio supports. A ratio of 1 supports neither, and is listed under different sources. */
export const directionOf = (log10Lr: number): Direction => (log10Lr > 0 ? 'same source' : 'different sources')

/** The verbal equivalent of a likelihood ratio; the interval, when given, may leave its direction open. */
export function verbal(log10Lr: number, interval?: readonly [number, number]): string {
  const open =
    interval && interval[0] < 0 && interval[1] > 0 ? ' (direction not resolved at the 95% level)' : ''
  if (log10Lr === 0) return `no meaningful support either way${open}`
  const [, phrase] = SUPPORT.find(([limit]) => Math.abs(log10Lr) < limit)!
  return `${phrase} for ${directionOf(log10Lr)}${open}`
}
