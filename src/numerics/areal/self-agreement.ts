import { transformSize } from '../fourier/fft.ts'
import { type Transform2d, transform2d } from '../fourier/fft-2d.ts'
import type { ArealMap } from './cmr-2d.ts'
import { coarsePoses, type Pose } from './coarse-registration.ts'
import { halve, type MaskedGrid, onCanvas, pointsIn } from './masked-grid.ts'
import { transformedPoints } from './transformed-points.ts'

/** Angles in degrees, shifts in pixels. */
interface SelfAgreementOptions {
  /** Smallest shift, and smallest angle, by which the map is moved. */
  readonly leastShift: number
  readonly leastAngle: number
  readonly rotationStep: number
  /** Points in common, as a share of all. */
  readonly minOverlap: number
}

/** Correlations over what is measured twice, from 0 to 1. */
interface SelfAgreement {
  readonly shifted: number
  readonly turned: number
}

const REFINED = 8 // coarse poses that are looked at closely
const REACH = 2 // pixels about the shift that the coarse pose gives

/**
 * How well a map agrees with itself moved aside, and turned with any shift.
 * in      values of mean 0, NaN = not measured
 * method  shifts by the masked correlation of the whole map, by Fourier transforms (Padfield 2012) without removing the means; turns
 *         by the coarse registration at half the resolution, and the best of them exactly
 */
export function selfAgreement(map: ArealMap, options: SelfAgreementOptions): SelfAgreement {
  const grid = onCanvas(map.values, map.ny, map.nx, 4 * Math.ceil(Math.max(map.ny, map.nx, 4) / 4))
  if (grid.valid === 0) return { shifted: 0, turned: 0 }
  return { shifted: shiftedAgreement(grid, options), turned: turnedAgreement(grid, options) }
}

function shiftedAgreement(
  { values, mask, n: side, valid }: MaskedGrid,
  { leastShift, minOverlap }: SelfAgreementOptions,
): number {
  const fewest = minOverlap * valid
  const reach = side - 1
  const plane = transform2d(transformSize(2 * side))
  const { n } = plane
  const spectrumOf = (at: (i: number) => number): Float64Array => {
    const points = new Float64Array(2 * side * n)
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) points[2 * (y * n + x)] = at(y * side + x)
    return plane.forward(points, side)
  }
  const ofValues = spectrumOf((i) => values[i]!)
  const ofMask = spectrumOf((i) => mask[i]!)
  const ofSquares = spectrumOf((i) => values[i]! * values[i]!)
  const [products, counts] = [
    correlation(plane, ofValues, ofValues, reach),
    correlation(plane, ofMask, ofMask, reach),
  ]
  const energies = correlation(plane, ofSquares, ofMask, reach)
  let most = 0
  for (let dy = 0; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dy * dy + dx * dx < leastShift * leastShift) continue
      const [there, back] = [placeOf(dy, dx, reach, n), placeOf(-dy, -dx, reach, n)]
      if (counts[there]! < fewest - 0.5) continue
      most = Math.max(most, products[there]! / Math.sqrt(energies[there]! * energies[back]!))
    }
  }
  return most
}

const placeOf = (dy: number, dx: number, reach: number, n: number): number =>
  2 * ((dy + reach) * n + ((dx + n) % n))

/** Sums over p of a(p + d) b(p) for the shifts d of these rows, from the spectra of a and b, both real. */
function correlation(plane: Transform2d, a: Float64Array, b: Float64Array, reach: number): Float64Array {
  const product = new Float64Array(a.length)
  for (let k = 0; k < a.length; k += 2) {
    product[k] = a[k]! * b[k]! + a[k + 1]! * b[k + 1]!
    product[k + 1] = a[k + 1]! * b[k]! - a[k]! * b[k + 1]!
  }
  return plane.inverseRows(product, reach)
}

function turnedAgreement(
  grid: MaskedGrid,
  { leastAngle, rotationStep, minOverlap }: SelfAgreementOptions,
): number {
  const half = halve(grid)
  const options = { rotationMax: 180, rotationStep, minOverlap }
  const starts = coarsePoses(half, half, options, 0)
    .filter(({ degrees }) => Math.min(Math.abs(degrees), 360 - Math.abs(degrees)) >= leastAngle)
    .sort((one, other) => other.quality - one.quality)
    .slice(0, REFINED)
    .map(({ degrees, dy, dx }) => ({ degrees, dy: 2 * dy, dx: 2 * dx }))
  return starts.length === 0 ? 0 : exactly(grid, starts, rotationStep, minOverlap * grid.valid)
}

/** The largest correlation of a map with itself near some poses. */
function exactly(
  grid: MaskedGrid,
  starts: readonly Pick<Pose, 'degrees' | 'dy' | 'dx'>[],
  step: number,
  fewest: number,
): number {
  const furthest = starts.reduce((most, { dy, dx }) => Math.max(most, Math.abs(dy), Math.abs(dx)), 0) + REACH
  const side = 2 * REACH + 1
  const lists = [pointsIn(grid, { y: 0, x: 0, ny: grid.n, nx: grid.n })]
  const [laid] = transformedPoints([{ lists, grid }], furthest, side)
  let most = 0
  for (const { degrees, dy, dx } of starts) {
    for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
      laid!.turn(degrees + part * step, dy, dx, REACH)
      for (const r of laid!.correlate(0, dy - REACH, dx - REACH, side, fewest)) most = Math.max(most, r)
    }
  }
  return most
}
