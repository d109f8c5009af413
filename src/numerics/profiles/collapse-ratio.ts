/**
 * Collapse ratio: how much of a texture is left when it is averaged along straight lines. Striae keep theirs, an areal
 * texture averages out.
 */
import type { Averaged } from '../filters/area-average.ts'
import { blockMeans } from '../filters/block-means.ts'
import { blockRelief } from './land-relief.ts'
import { shearedProfiles, shearSlope } from './shear.ts'
import { quarterTurn } from './striae-axis.ts'

const BAND = { lambda_s: 25e-6, lambda_c: 200e-6 } // metres: coarser than the noise of any scan in use, finer than form
const PITCH = 6.25e-6 // metres: finer scans are averaged up to it, which the band allows
const CLIP = 2 // robust deviations kept, so that pits and shoulders do not decide
const FURTHEST = 12 // degrees of shear about either axis
const MIN_COVERAGE = 0.3 // of a line
const MIN_LINES = 10
const ROWS = 4 // averaged before they are sheared
const ROUNDING = 1e-24 // square metres: the band of a constant is not exactly 0

/**
 * The variance of the means of lines over the variance of all points, for the direction of lines that keeps most.
 * in      (ny, nx) heights in metres, C order, NaN = not measured; pitches in metres; coefficients of their robust form
 * out     0 to 1; 1 for a profile, which is striated by construction; 0 when nothing varies
 * method  robust form removed, means over blocks of at most 6.25 µm, band 25–200 µm, clipped at 2 robust deviations; lines
 *         along both axes, sheared by up to ±12° in whole degrees; lines measured on less than 30 % are left out
 * source  docs/method.md, "Is a scan striated?"
 */
export function collapseRatio(
  heights: Float64Array,
  ny: number,
  nx: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  coefficients: Float64Array,
): number {
  if (ny === 1 || nx === 1) return 1
  const points = (d: number): number => Math.max(1, Math.floor((PITCH / d) * (1 + 1e-9)))
  const block = { rows: Math.min(ny, points(dy)), columns: Math.min(nx, points(dx)) }
  const pitch = { dx: dx * block.columns, dy: dy * block.rows }
  const making = { block, pitch: { dx, dy }, band: BAND, clip: CLIP }
  const { values: relief, ...size } = blockRelief(heights, ny, nx, coefficients, making)
  const total = variance(relief)
  if (!(total > ROUNDING)) return 0
  const along = kept({ values: relief, ...size }, pitch.dx, pitch.dy)
  const turned = { values: quarterTurn(relief, size.ny, size.nx), ny: size.nx, nx: size.ny }
  const across = kept(turned, pitch.dy, pitch.dx)
  return Math.max(along, across) / total
}

/** Means of the measured points of every four rows: lines that run 12° off columns lose 6 % of the shortest waves. */
function fewerRows({ values, ny, nx }: Averaged): Averaged {
  const block = { rows: Math.min(ROWS, ny), columns: 1 }
  return blockMeans(values, ny, nx, block, new Float64Array(9))
}

/**
 * The largest variance of the means of columns over the shears, each column counting as often as it is measured. Columns
 * with less than 30 % of the points of the longest are left out.
 */
function kept(relief: Averaged, dx: number, dy: number): number {
  const { values, ny, nx } = fewerRows(relief)
  const height = dy * Math.min(ROWS, relief.ny)
  const profileAt = shearedProfiles(values, ny, nx)
  const all = { step: 1, left: 0, right: nx }
  let most = 0
  for (let degrees = -FURTHEST; degrees <= FURTHEST; degrees++) {
    const { means, coverage } = profileAt(shearSlope(degrees, dx, height), all)
    if (covered(coverage) > MIN_LINES) most = Math.max(most, variance(means, coverage))
  }
  return most
}

/** Sets shares of less than 30 % of the largest to 0, in place. Returns how many are left. */
function covered(shares: Float64Array): number {
  let longest = 0
  for (let x = 0; x < shares.length; x++) longest = Math.max(longest, shares[x]!)
  let left = 0
  for (let x = 0; x < shares.length; x++) {
    if (!(shares[x]! >= MIN_COVERAGE * longest)) shares[x] = 0
    if (shares[x]! > 0) left += 1
  }
  return left
}

/** Population variance of the measured values, weighted; 0 when there are none. */
function variance(
  values: Float64Array,
  weights: Float64Array = new Float64Array(values.length).fill(1),
): number {
  let total = 0
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    const weight = weights[i]!
    const value = values[i]!
    if (weight === 0 || Number.isNaN(value)) continue
    total += weight
    sum += weight * value
  }
  const mean = sum / total
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    const weight = weights[i]!
    const value = values[i]!
    if (weight === 0 || Number.isNaN(value)) continue
    squares += weight * (value - mean) * (value - mean)
  }
  return total > 0 ? squares / total : 0
}
