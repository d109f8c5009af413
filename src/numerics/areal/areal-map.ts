/** From a breech face in its band to a map of mean 0 and variance 1 on a square, and back. */

import { DEVIATIONS, medianInPlace } from '../elementary/median.ts'
import type { ArealMap } from './cmr-2d.ts'

const FEWEST = 50 // measured points of a map
const MIN_RMS = 1e-10 // metres
const NOTHING: ArealMap = { values: new Float64Array(0), ny: 0, nx: 0 }

/** A part of a grid: its first row and column, and its size. */
interface Part {
  readonly top: number
  readonly left: number
  readonly ny: number
  readonly nx: number
}

/** Bounding box of the measured values of a (ny, nx) grid (NaN = not measured), cut to its middle `side` x `side`; empty without any. */
export function measuredMiddle(data: Float64Array, ny: number, nx: number, side: number): Part {
  let top = ny
  let bottom = -1
  let left = nx
  let right = -1
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      if (Number.isNaN(data[y * nx + x]!)) continue
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  if (bottom < 0) return { top: 0, left: 0, ny: 0, nx: 0 }
  const rows = middle(top, bottom + 1, side)
  const columns = middle(left, right + 1, side)
  return { top: rows.first, left: columns.first, ny: rows.count, nx: columns.count }
}

/** The values of `measuredMiddle`. */
export function cropToMeasured(data: Float64Array, ny: number, nx: number, side: number): ArealMap {
  const part = measuredMiddle(data, ny, nx, side)
  const values = new Float64Array(part.ny * part.nx)
  for (let y = 0; y < part.ny; y++) {
    const from = (part.top + y) * nx + part.left
    values.set(data.subarray(from, from + part.nx), y * part.nx)
  }
  return { values, ny: part.ny, nx: part.nx }
}

function middle(from: number, to: number, side: number): { first: number; count: number } {
  const count = Math.min(to - from, side)
  return { first: from + Math.floor((to - from - count) / 2), count }
}

/**
 * Limits heights to `clip` robust deviations from 0, then brings them to mean 0 and variance 1.
 * out     the map and its number of measured points; an empty map and 0 when fewer than 50 points are measured or there
 *         is no relief
 */
export function standardise({ values, ny, nx }: ArealMap, clip: number): { map: ArealMap; valid: number } {
  const nothing = { map: NOTHING, valid: 0 }
  const measured = values.filter((value) => !Number.isNaN(value))
  if (measured.length < FEWEST) return nothing
  const limit = clip * DEVIATIONS * medianInPlace(measured.map(Math.abs))
  const limited = values.map((value) => Math.min(limit, Math.max(-limit, value)))
  let sum = 0
  for (const value of limited) if (!Number.isNaN(value)) sum += value
  const mean = sum / measured.length
  let squares = 0
  for (const value of limited) if (!Number.isNaN(value)) squares += (value - mean) * (value - mean)
  const rms = Math.sqrt(squares / measured.length)
  if (!(rms > MIN_RMS)) return nothing
  return { map: { values: limited.map((value) => (value - mean) / rms), ny, nx }, valid: measured.length }
}

/** A map divided by `divisor`, in the middle of a `side` x `side` square; 0 around it and where it is not measured. */
export function onSquare({ values, ny, nx }: ArealMap, side: number, divisor: number): Float64Array {
  const top = Math.floor((side - ny) / 2)
  const left = Math.floor((side - nx) / 2)
  const out = new Float64Array(side * side)
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const value = values[y * nx + x]!
      if (!Number.isNaN(value)) out[(top + y) * side + left + x] = value / divisor
    }
  }
  return out
}

/** The (ny, nx) values in the middle of a square, multiplied by `factor`; NaN where they are 0. */
export function withoutSquare(
  values: Float64Array,
  side: number,
  ny: number,
  nx: number,
  factor: number,
): Float64Array {
  const top = Math.floor((side - ny) / 2)
  const left = Math.floor((side - nx) / 2)
  const out = new Float64Array(ny * nx)
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const value = values[(top + y) * side + left + x]!
      out[y * nx + x] = value === 0 ? Number.NaN : value * factor
    }
  }
  return out
}
