import { MarkgraphError } from '../errors.ts'

/** Returns `value` if it is a number from `low` to `high`. Otherwise throws `bad-value` with the argument and the range. */
export function within(name: string, value: number, low: number, high: number): number {
  if (!(value >= low && value <= high)) {
    throw new MarkgraphError('bad-value', `${name} must be from ${low} to ${high}, not ${value}`, {
      [name]: value,
    })
  }
  return value
}

/** Returns `value` if it is a whole number from `low` to `high`. Otherwise throws `bad-value`. */
export function whole(name: string, value: number, low: number, high: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new MarkgraphError('bad-value', `${name} must be a whole number, not ${value}`, { [name]: value })
  }
  return within(name, value, low, high)
}

/** A seed: a whole number from 0 to 2^53 - 1. */
export const anySeed = (name: string, value: number): number => whole(name, value, 0, Number.MAX_SAFE_INTEGER)

/** A pitch in metres, 0.25 to 20 um. Optical instruments are not finer, and striae are lost at coarser pitches. */
export const anyPitch = (value: number): number => within('pitch', value, 0.25e-6, 20e-6)
