import { DEVIATIONS_ROUNDED } from '../elementary/median.ts'
import { type Held, type Layout, landLoops, MEDIAN_BINS } from '../simd/lands.ts'

const SAMPLE = 40_000 // points; a deviation of more of them is the same to half a percent

/**
 * The limits that hold values within `deviations` robust standard deviations (1.4826 median absolute deviations) of their
 * median.
 * in      values in the memory of the loops, NaN = not measured; of a large grid, every k-th row gives median and deviation
 * out     NaN when there is no value
 */
export function robustLimits(layout: Layout, grid: Held, deviations: number): readonly [number, number] {
  const step = Math.max(1, Math.floor((grid.ny * grid.nx) / SAMPLE))
  return (
    limitsOf(layout, grid, step, deviations) ??
    limitsOf(layout, grid, 1, deviations) ?? [Number.NaN, Number.NaN]
  )
}

function limitsOf(
  { room }: Layout,
  { at, ny, nx }: Held,
  step: number,
  deviations: number,
): readonly [number, number] | undefined {
  const loops = landLoops()
  const found = room(Math.ceil(ny / step) * nx + 1)
  const bins = room(MEDIAN_BINS)
  const count = loops.sampled(at, ny, nx, step, found)
  if (count === 0) return undefined
  const centre = loops.median(found, count, bins)
  loops.sampled(at, ny, nx, step, found) // a median overwrites its values
  loops.distances(found, count, centre)
  const reach = deviations * DEVIATIONS_ROUNDED * loops.median(found, count, bins)
  return [centre - reach, centre + reach]
}
