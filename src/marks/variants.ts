import { random } from '../numerics/elementary/random.ts'
import type { ScorerConfig } from './scorer-config.ts'

/** A hyperparameter, and the ends of the range in which a careful analyst could have set it. */
export interface HyperparameterRange {
  readonly name: string
  /** Below the deployed value, and above it. */
  readonly low: number
  readonly high: number
  /** Only multiples of it are allowed. */
  readonly step?: number
  /** Why values between the ends are defensible, in a few words. */
  readonly why: string
}

/** The deployed scorer config with some of its hyperparameters moved. */
export interface Variant {
  /** `lambda_c-low`, `lambda_c-high`, `joint-1`. */
  readonly id: string
  /** The hyperparameter that is moved; null where all are moved together. */
  readonly hyperparameter: string | null
  readonly changes: { readonly [name: string]: number }
}

const JOINT_DRAWS = 8
const SEED = 20261122 // arbitrary but fixed: the draws are committed
const DIGITS = 3

/**
 * Each hyperparameter moved to both ends of its range, then eight joint draws of all of them. In a draw every
 * hyperparameter lies below or above its deployed value with equal chance, and uniformly on that side.
 */
export function variantsOf(ranges: readonly HyperparameterRange[], deployed: ScorerConfig): Variant[] {
  if (ranges.length === 0) return []
  const ends = ranges.flatMap(({ name, low, high }): Variant[] => [
    { id: `${name}-low`, hyperparameter: name, changes: { [name]: low } },
    { id: `${name}-high`, hyperparameter: name, changes: { [name]: high } },
  ])
  const { uniform } = random(SEED)
  const drawn = ({ name, low, high, step }: HyperparameterRange): [string, number] => {
    const middle = Number(deployed[name])
    const at = 2 * uniform()
    const value = at < 1 ? low + at * (middle - low) : middle + (at - 1) * (high - middle)
    return [name, Number((step ? step * Math.round(value / step) : value).toPrecision(DIGITS))]
  }
  const joint = Array.from({ length: JOINT_DRAWS }, (_, i): Variant => {
    const changes = Object.fromEntries(ranges.map(drawn))
    return { id: `joint-${i + 1}`, hyperparameter: null, changes }
  })
  return [...ends, ...joint]
}
