import type { Direction } from '../../kinds/calibration.ts'
import { scaleIn } from '../../words/languages/scales.ts'

/** Part of a report, so always in English. */
const { steps: STEPS } = scaleIn('en', 'specification')

/** The proposition that a ratio supports. A ratio of 1 supports neither, and is listed under different sources. */
export const directionOf = (log10Lr: number): Direction => (log10Lr > 0 ? 'same source' : 'different sources')

/** The verbal equivalent of a likelihood ratio; the interval, when given, may leave its direction open. */
export function verbal(log10Lr: number, interval?: readonly [number, number]): string {
  const open =
    interval && interval[0] < 0 && interval[1] > 0 ? ' (direction not resolved at the 95% level)' : ''
  if (log10Lr === 0) return `no meaningful support either way${open}`
  const { support } = STEPS.find(({ limit }) => Math.abs(log10Lr) < limit)!
  return `${support} for ${directionOf(log10Lr)}${open}`
}
