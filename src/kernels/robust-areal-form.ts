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
  const count = measured(heights)
  if (count === 0) return heights.slice()
  // A quarter of a million points go through this some ten times: every buffer is made once.
  const spare = new Float64Array(count)
  const kept = new Float64Array(heights.length)
  const used = new Uint8Array(heights.length)
  const centre = medianInPlace(packed(heights, spare, (z) => z))
  const residuals = new Float64Array(heights.length)
  for (let i = 0; i < heights.length; i++) residuals[i] = heights[i]! - centre
  let deviation = SCALE * medianInPlace(packed(residuals, spare, Math.abs))
  markWithin(residuals, deviation > NO_SPREAD ? fit * deviation : Number.POSITIVE_INFINITY, used)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < heights.length; i++) kept[i] = used[i] === 1 ? heights[i]! : Number.NaN
    minusForm(heights, ny, nx, fitForm(kept, ny, nx), residuals)
    deviation = SCALE * medianInPlace(packed(residuals, spare, Math.abs))
    if (!(deviation > NO_SPREAD)) return residuals
    if (!markWithin(residuals, fit * deviation, used)) break
  }
  const limit = drop * deviation
  for (let i = 0; i < residuals.length; i++) {
    if (!(Math.abs(residuals[i]!) <= limit)) residuals[i] = Number.NaN
  }
  return residuals
}

function measured(values: Float64Array): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i]!)) count += 1
  return count
}

/** The measured values, each through `of`, in `out`, which is as long as there are. */
function packed(values: Float64Array, out: Float64Array, of: (value: number) => number): Float64Array {
  let next = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (!Number.isNaN(value)) out[next++] = of(value)
  }
  return out
}

/** Marks with 1 the values at most `limit` from 0, and says whether any mark changed. */
function markWithin(values: Float64Array, limit: number, marks: Uint8Array): boolean {
  let changed = false
  for (let i = 0; i < values.length; i++) {
    const mark = Math.abs(values[i]!) <= limit ? 1 : 0
    if (mark !== marks[i]) {
      marks[i] = mark
      changed = true
    }
  }
  return changed
}
