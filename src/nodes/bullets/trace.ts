import { z } from 'zod'
import { traceKind } from '../../kinds/marks/pictures.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { bandpassedKind, type Surface, straightenedKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { decimate, picture, SIGNATURE_SAMPLES } from '../scan/preview.ts'

const GRID_SIDE = 120

/**
 * What happened to one striated mark: raw, roughness band, straightened, signature.
 * in      the artifacts of its stages; for a profile, `straightened` is its band
 * out     pictures of at most 120 x 120 values in [0, 1], a single row for a profile; at most 512 samples of the
 *         signature, unchanged
 */
export const trace = defineNode({
  name: 'trace',
  version: 1,
  title: 'Pictures of the pipeline',
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
      tilt_deg,
      striae_angle_deg,
      crop,
      dx_um: surface.dx * 1e6,
      dy_um: surface.dy * 1e6,
      shape_raw: [...surface.heights.shape],
      raw_preview: small(surface),
      bandpassed_preview: small(bandpassed),
      rotated_preview: small(straightened),
      signature: decimate(signature.values.data, SIGNATURE_SAMPLES),
      downsample: { grid: GRID_SIDE, signature_max: SIGNATURE_SAMPLES },
    }
  },
})
