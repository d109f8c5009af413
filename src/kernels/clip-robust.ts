import { DEVIATIONS_ROUNDED } from './median.ts'
import { landLoops, layoutOn, MEDIAN_BINS } from './simd/lands.ts'

const SAMPLE = 40_000 // points; a deviation of more of them is the same to half a percent

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
  const step = Math.max(1, Math.floor(values.length / SAMPLE))
  return (
    limitsOf(values, ny, nx, step, deviations) ??
    limitsOf(values, ny, nx, 1, deviations) ?? [Number.NaN, Number.NaN]
  )
}

function limitsOf(
  values: Float64Array,
  ny: number,
  nx: number,
  step: number,
  deviations: number,
): readonly [number, number] | undefined {
  const loops = landLoops()
  const { given, room } = layoutOn(loops)
  const source = given(values)
  const found = room(Math.ceil(ny / step) * nx + 1)
  const bins = room(MEDIAN_BINS)
  const count = loops.sampled(source, ny, nx, step, found)
  if (count === 0) return undefined
  const centre = loops.median(found, count, bins)
  loops.sampled(source, ny, nx, step, found) // a median overwrites its values
  loops.distances(found, count, centre)
  const reach = deviations * DEVIATIONS_ROUNDED * loops.median(found, count, bins)
  return [centre - reach, centre + reach]
}
