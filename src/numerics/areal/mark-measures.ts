/** What a scan of a mark is like, in numbers that tell whether a reference speaks about such marks. */

import { absolute, DEVIATIONS_ROUNDED, medianInPlace } from '../elementary/median.ts'
import { areaAverage } from '../filters/area-average.ts'
import { gaussian, SIGMA_PER_CUTOFF } from '../filters/gaussian.ts'
import { removeRobustForm } from '../filters/robust-form.ts'
import { rootMeanSquare } from './measured.ts'

/** Curvature in 1/m of a form: along x, along y, and the largest in any direction. */
export interface Curvatures {
  readonly alongX: number
  readonly alongY: number
  readonly largest: number
}

/**
 * in      coefficients of a robust form of a (ny, nx) grid, see `RobustForm`; pitches in metres
 * out     absolute curvatures, for small slopes: those of the second derivatives of the form
 */
export function curvaturesOf(
  c: readonly number[],
  ny: number,
  nx: number,
  dx: number,
  dy: number,
): Curvatures {
  const sx = nx > 1 ? 2 / ((nx - 1) * dx) : 0
  const sy = ny > 1 ? 2 / ((ny - 1) * dy) : 0
  const xx = 2 * c[2]! * sx * sx
  const xy = c[4]! * sx * sy
  const yy = 2 * c[6]! * sy * sy
  const mean = (xx + yy) / 2
  const half = Math.sqrt(((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy)
  return { alongX: Math.abs(xx), alongY: Math.abs(yy), largest: Math.abs(mean) + half }
}

/**
 * Robust deviation in metres (1.4826 median absolute values) of what a robust form of degree 2 and waves longer than
 * `cutoff` leave of a surface: steps such as a pocket ring, and relief.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; pitches and cutoff in metres
 * method  averaged to a twentieth of the cutoff where the scan is finer
 */
export function stepsBelow(
  heights: Float64Array,
  ny: number,
  nx: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  cutoff: number,
): number {
  const pitch = cutoff / 20
  const fine = dx <= pitch && dy <= pitch
  const on = fine ? areaAverage(heights, ny, nx, dy, dx, pitch) : { values: heights, ny, nx }
  const level = removeRobustForm(on.values, on.ny, on.nx)
  const sigma = (d: number): number => (SIGMA_PER_CUTOFF * cutoff) / d
  const waves = gaussian(level, on.ny, on.nx, sigma(fine ? pitch : dy), sigma(fine ? pitch : dx))
  const left = level.map((z, i) => z - waves[i]!).filter((z) => !Number.isNaN(z))
  return left.length === 0 ? 0 : DEVIATIONS_ROUNDED * medianInPlace(absolute(left))
}

/** Rms in metres and rms slope of the rows of a relief, (ny, nx) metres, NaN = not measured. */
export function reliefMeasures(relief: Float64Array, ny: number, nx: number, dx: number) {
  let sum = 0
  let count = 0
  for (let y = 0; y < ny; y++) {
    for (let x = 1; x < nx; x++) {
      const step = relief[y * nx + x]! - relief[y * nx + x - 1]!
      if (Number.isNaN(step)) continue
      sum += step * step
      count++
    }
  }
  return { rms: rootMeanSquare(relief), slope: count > 0 ? Math.sqrt(sum / count) / dx : 0 }
}
