import { fitForm, minusForm } from './form-removal.ts'
import { medianInPlace } from './robust-form.ts'

const SCALE = 1.482602218505602 // standard deviations in a median absolute deviation
const NO_SPREAD = 1e-12 // metres
const ROUNDS = 10

/**
 * Removes a polynomial of degree 2 fitted to the breech face alone, and drops what does not belong to it: the crater of
 * an unmasked firing-pin hole, drag marks, spikes.
 * in      (ny, nx) heights in C order, NaN = not measured; robust deviations within which points are fitted, and beyond
 *         which they are dropped
 * out     residuals; NaN where not measured or dropped; unchanged when nothing is measured
 * method  least squares on the points within `fit` robust deviations of the last fit (of the median, at first), until
 *         these points no longer change, at most 10 times; the deviation is taken over all points
 */
export function robustArealForm(
  heights: Float64Array,
  ny: number,
  nx: number,
  fit: number,
  drop: number,
): Float64Array {
  if (heights.every(Number.isNaN)) return heights.slice()
  const centre = medianInPlace(measured(heights))
  let residuals: Float64Array = heights.map((z) => z - centre)
  let deviation = SCALE * medianInPlace(measured(residuals).map(Math.abs))
  let used =
    deviation > NO_SPREAD ? within(residuals, fit * deviation) : within(residuals, Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    const kept = heights.map((z, i) => (used[i] ? z : Number.NaN))
    residuals = minusForm(heights, ny, nx, fitForm(kept, ny, nx))
    deviation = SCALE * medianInPlace(measured(residuals).map(Math.abs))
    if (!(deviation > NO_SPREAD)) return residuals
    const next = within(residuals, fit * deviation)
    if (next.every((value, i) => value === used[i])) break
    used = next
  }
  return residuals.map((r) => (Math.abs(r) <= drop * deviation ? r : Number.NaN))
}

const measured = (values: Float64Array): Float64Array => values.filter((value) => !Number.isNaN(value))

/** 1 where a value is at most `limit` from 0, else 0. */
const within = (values: Float64Array, limit: number): Uint8Array =>
  Uint8Array.from(values, (value) => (Math.abs(value) <= limit ? 1 : 0))
