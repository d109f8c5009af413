import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { surfaceKind } from './decode.ts'
import { orientedKind } from './orient.ts'
import { decimated, measuredHeights, picture, type Rows, SIGNATURE_SAMPLES } from './preview.ts'
import { bandpassedKind } from './roughness.ts'
import { signatureKind } from './signature.ts'

const GRID_SIDE = 120

/** The whole signature pipeline of one land, small enough to look at. */
export const traceKind = jsonKind<{
  readonly tilt_deg: number
  readonly striae_angle_deg: number
  readonly crop: readonly [number, number]
  readonly dx_um: number
  readonly dy_um: number
  readonly shape_raw: readonly number[]
  readonly raw_preview: Rows
  readonly bandpassed_preview: Rows
  readonly rotated_preview: Rows
  readonly signature: readonly (number | null)[]
  readonly downsample: { readonly grid: number; readonly signature_max: number }
}>('trace')

/**
 * What happened to one land: raw, roughness band, turned, signature.
 * in      the artifacts of its four stages
 * out     pictures of at most 120 a side with values in [0, 1]; the signature in metres, at most 512 samples
 */
export const trace = defineNode({
  name: 'trace',
  version: 1,
  params: z.strictObject({}),
  inputs: {
    surface: surfaceKind,
    bandpassed: bandpassedKind,
    oriented: orientedKind,
    signature: signatureKind,
  },
  output: traceKind,
  run({ surface: { heights, dx, dy }, bandpassed, oriented, signature }) {
    const [ny, nx] = heights.shape as [number, number]
    const [, turnedNy, turnedNx] = oriented.planes.shape as [number, number, number]
    const { tilt_deg, striae_angle_deg, crop } = signature
    return {
      ...{ tilt_deg, striae_angle_deg, crop },
      dx_um: dx * 1e6,
      dy_um: dy * 1e6,
      shape_raw: [ny, nx],
      raw_preview: picture(heights.data, ny, nx, GRID_SIDE),
      bandpassed_preview: picture(bandpassed.heights.data, ny, nx, GRID_SIDE),
      rotated_preview: picture(measuredHeights(oriented.planes.data), turnedNy, turnedNx, GRID_SIDE),
      signature: decimated(signature.values.data, SIGNATURE_SAMPLES),
      downsample: { grid: GRID_SIDE, signature_max: SIGNATURE_SAMPLES },
    }
  },
})
