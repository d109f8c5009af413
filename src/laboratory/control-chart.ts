import { studentQuantile } from '../numerics/statistics/student.ts'

/**
 * Control of a quantity by values that a laboratory has measured itself.
 * source  exponentially weighted moving average: Roberts (1959); limits for a baseline of few values: the variance of its mean is
 *         part of them, and Student's t stands for the unknown standard deviation
 */

/** How much the newest value weighs: a step of a few standard deviations is found within a few checks. */
const WEIGHT = 0.4
// Chances of a false alarm of one check, in all 0.8 %: of a single value and of the average, both ways, and of a low score.
const SINGLE = 0.002
const AVERAGE = 0.005
const LOW = 0.001

export interface Baseline {
  readonly n: number
  readonly mean: number
  /** Standard deviation, with n − 1. */
  readonly sd: number
}

export function baselineOf(values: readonly number[]): Baseline {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  return { n, mean, sd: Math.sqrt(squares / (n - 1)) }
}

/** Where the chart stands: the average of the deviations so far, and how many there are. */
export interface Standing {
  readonly average: number
  readonly checks: number
}
export const BEGIN: Standing = { average: 0, checks: 0 }

/** A value on the chart, with the limits of its deviation and of the average. */
export interface Point extends Standing {
  readonly deviation: number
  readonly single_limit: number
  readonly average_limit: number
}

/** The next value. It is in control where neither its deviation nor the average passes its limit. */
export function nextPoint({ n, mean, sd }: Baseline, { average, checks }: Standing, value: number): Point {
  const deviation = value - mean
  const next = { average: WEIGHT * deviation + (1 - WEIGHT) * average, checks: checks + 1 }
  let left = 1 // share of the average that its beginning at 0 still has
  for (let i = 0; i < next.checks; i++) left *= 1 - WEIGHT
  const own = (WEIGHT / (2 - WEIGHT)) * (1 - left * left)
  const ofMean = ((1 - left) * (1 - left)) / n
  return {
    ...next,
    deviation,
    single_limit: studentQuantile(1 - SINGLE / 2, n - 1) * sd * Math.sqrt(1 + 1 / n),
    average_limit: studentQuantile(1 - AVERAGE / 2, n - 1) * sd * Math.sqrt(own + ofMean),
  }
}

export const inControl = ({ deviation, average, single_limit, average_limit }: Point): boolean =>
  Math.abs(deviation) <= single_limit && Math.abs(average) <= average_limit

/** The least value of a quantity of which only low ones are alarming. */
export const leastOf = ({ n, mean, sd }: Baseline): number =>
  mean - studentQuantile(1 - LOW, n - 1) * sd * Math.sqrt(1 + 1 / n)
