import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { type Surface, surfaceKind } from './decode.ts'
import { decimated, picture, type Rows, SIGNATURE_SAMPLES } from './preview.ts'
import { bandpassedKind } from './roughness.ts'
import { signatureKind } from './signature.ts'
import { straightenedKind } from './straighten.ts'

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
 * What happened to one striated mark: raw, roughness band, straightened, signature.
 * in      the artifacts of its stages; of a mark that is a profile, `straightened` is its band
 * out     pictures of at most 120 a side with values in [0, 1], one row of a profile; the signature as it is, at most 512
 *         samples
 */
export const trace = defineNode({
  name: 'trace',
  version: 1,
  params: z.strictObject({}),
  inputs: {
    surface: surfaceKind,
    bandpassed: bandpassedKind,
    straightened: straightenedKind,
    signature: signatureKind,
  },
  output: traceKind,
  run({ surface, bandpassed, straightened, signature }) {
    const small = ({ heights: { data, shape } }: Surface) => picture(data, shape[0]!, shape[1]!, GRID_SIDE)
    const { tilt_deg, striae_angle_deg, crop } = signature
    return {
      ...{ tilt_deg, striae_angle_deg, crop },
      dx_um: surface.dx * 1e6,
      dy_um: surface.dy * 1e6,
      shape_raw: [...surface.heights.shape],
      raw_preview: small(surface),
      bandpassed_preview: small(bandpassed),
      rotated_preview: small(straightened),
      signature: decimated(signature.values.data, SIGNATURE_SAMPLES),
      downsample: { grid: GRID_SIDE, signature_max: SIGNATURE_SAMPLES },
    }
  },
})
