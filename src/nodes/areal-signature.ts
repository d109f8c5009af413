import { z } from 'zod'
import type { ArealMap } from '../kernels/cmr-2d.ts'
import { medianInPlace } from '../kernels/robust-form.ts'
import { type Grid, grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import type { ArealSignature } from '../kinds/signature.ts'
import { arealSignatureKind, MAP_SIDE } from '../kinds/signature.ts'
import { bandpassedKind } from '../kinds/surface.ts'

const FEWEST = 50 // measured points of a map
const LEAST_RMS = 1e-10 // metres
const SCALE = 1.482602218505602 // standard deviations in a median absolute deviation

/**
 * The areal signature of a breech face.
 * in      the mark in its band and on its pitch, (ny, nx) metres, NaN = not measured
 * params  clip: robust deviations that heights are limited to
 * out     all zeros when fewer than 50 points are measured or nothing stands out; a mark larger than 256 pixels is cut to
 *         its middle
 */
export const arealSignature = defineNode({
  name: 'areal-signature',
  version: 2,
  stage: 'areal-signature',
  params: z.strictObject({ clip: z.number().positive() }),
  inputs: { surface: bandpassedKind },
  output: arealSignatureKind,
  run({ surface: { heights, dx, dy } }, { clip }) {
    const cut = trimmed(heights)
    const measured = cut.values.filter((value) => !Number.isNaN(value))
    const scaled = measured.length >= FEWEST ? normalised(cut.values, measured, clip) : undefined
    const values = new Float64Array(MAP_SIDE * MAP_SIDE)
    if (!scaled) return { values: grid(values, MAP_SIDE, MAP_SIDE), dx, dy, valid: 0, ny: 0, nx: 0 }
    const top = Math.floor((MAP_SIDE - cut.ny) / 2)
    const left = Math.floor((MAP_SIDE - cut.nx) / 2)
    const norm = Math.sqrt(measured.length)
    for (let y = 0; y < cut.ny; y++) {
      for (let x = 0; x < cut.nx; x++) {
        const value = scaled[y * cut.nx + x]!
        if (!Number.isNaN(value)) values[(top + y) * MAP_SIDE + left + x] = value / norm
      }
    }
    return {
      values: grid(values, MAP_SIDE, MAP_SIDE),
      dx,
      dy,
      valid: measured.length,
      ny: cut.ny,
      nx: cut.nx,
    }
  },
})

/** The bounding box of what is measured, at most 256 x 256 about its middle. */
function trimmed({ data, shape }: Grid): ArealMap {
  const [ny, nx] = shape as [number, number]
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
  if (bottom < 0) return { values: new Float64Array(0), ny: 0, nx: 0 }
  const rows = middle(top, bottom + 1)
  const columns = middle(left, right + 1)
  const values = new Float64Array(rows.count * columns.count)
  for (let y = 0; y < rows.count; y++) {
    const from = (rows.first + y) * nx + columns.first
    values.set(data.subarray(from, from + columns.count), y * columns.count)
  }
  return { values, ny: rows.count, nx: columns.count }
}

function middle(from: number, to: number): { first: number; count: number } {
  const count = Math.min(to - from, MAP_SIDE)
  return { first: from + Math.floor((to - from - count) / 2), count }
}

/** Heights limited, then of mean 0 and variance 1; undefined when there is no relief. */
function normalised(values: Float64Array, measured: Float64Array, clip: number): Float64Array | undefined {
  const limit = clip * SCALE * medianInPlace(measured.map(Math.abs))
  const limited = values.map((value) => Math.min(limit, Math.max(-limit, value)))
  let sum = 0
  for (const value of limited) if (!Number.isNaN(value)) sum += value
  const mean = sum / measured.length
  let squares = 0
  for (const value of limited) if (!Number.isNaN(value)) squares += (value - mean) * (value - mean)
  const rms = Math.sqrt(squares / measured.length)
  return rms > LEAST_RMS ? limited.map((value) => (value - mean) / rms) : undefined
}

/** The mark alone, of variance 1, NaN where it is not measured: what the signature was made from. */
export function mapOf({ values, valid, ny, nx }: ArealSignature): ArealMap {
  const top = Math.floor((MAP_SIDE - ny) / 2)
  const left = Math.floor((MAP_SIDE - nx) / 2)
  const norm = Math.sqrt(valid)
  const out = new Float64Array(ny * nx)
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const value = values.data[(top + y) * MAP_SIDE + left + x]!
      out[y * nx + x] = value === 0 ? Number.NaN : value * norm
    }
  }
  return { values: out, ny, nx }
}
