import { absolute, DEVIATIONS_ROUNDED, medianInPlace } from './median.ts'
import { pooled } from './pooled.ts'

const SAMPLE = 40_000 // points; a deviation of more of them is the same to half a percent

const sample = pooled()

/**
 * Values held, in place, within `deviations` robust standard deviations (1.4826 median absolute deviations) of their
 * median.
 * in      (ny, nx) values in C order, NaN = not measured; of a large grid, every k-th row gives median and deviation
 */
export function clipRobust(values: Float64Array, ny: number, nx: number, deviations: number): Float64Array {
  const [low, high] = robustLimits(values, ny, nx, deviations)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value < low) values[i] = low
    else if (value > high) values[i] = high
  }
  return values
}

/** The limits that `clipRobust` holds values within; NaN when there is no value. */
export function robustLimits(
  values: Float64Array,
  ny: number,
  nx: number,
  deviations: number,
): readonly [number, number] {
  let step = Math.max(1, Math.floor(values.length / SAMPLE))
  if (!hasMeasured(values, ny, nx, step)) step = 1
  const memory = sample(Math.ceil(ny / step) * nx)
  const centre = medianInPlace(measuredOf(values, ny, nx, step, memory))
  const again = measuredOf(values, ny, nx, step, memory) // a median overwrites its values
  for (let i = 0; i < again.length; i++) again[i]! -= centre
  const reach = deviations * DEVIATIONS_ROUNDED * medianInPlace(absolute(again))
  return [centre - reach, centre + reach]
}

function hasMeasured(values: Float64Array, ny: number, nx: number, step: number): boolean {
  for (let y = 0; y < ny; y += step) {
    for (let at = y * nx; at < (y + 1) * nx; at++) if (!Number.isNaN(values[at]!)) return true
  }
  return false
}

/** The measured values of every `step`-th row, at the front of `out`. */
function measuredOf(
  values: Float64Array,
  ny: number,
  nx: number,
  step: number,
  out: Float64Array,
): Float64Array {
  let count = 0
  for (let y = 0; y < ny; y += step) {
    for (let at = y * nx; at < (y + 1) * nx; at++) {
      const value = values[at]!
      if (!Number.isNaN(value)) out[count++] = value
    }
  }
  return out.subarray(0, count)
}
