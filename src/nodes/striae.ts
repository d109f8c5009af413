import { z } from 'zod'
import { clipRobust } from '../kernels/clip-robust.ts'
import { roughnessBand } from '../kernels/roughness-band.ts'
import { shearAngle } from '../kernels/shear.ts'
import { quarterTurn, striaeAlongX } from '../kernels/striae-axis.ts'
import { defineNode } from '../kinds/node.ts'
import { landOrientationKind } from '../kinds/orientation.ts'
import { robustFormKind } from '../kinds/surface.ts'
import { bandParams } from './roughness.ts'

/**
 * Axis and angle of the striae of a land.
 * in      robustly form-removed surface, (ny, nx) float64 metres, NaN = not measured
 * params  lambda_s, lambda_c: the band that is searched for striae, metres; clip: robust deviations kept of it
 * out     angle 0 and no turn for a profile, which runs across the striae already
 */
export const striae = defineNode({
  name: 'striae',
  version: 2,
  stage: 'preprocess',
  params: bandParams.safeExtend({ clip: z.number().positive() }),
  inputs: { surface: robustFormKind },
  output: landOrientationKind,
  run({ surface }, params) {
    const { dx, dy } = surface
    const [ny, nx] = surface.heights.shape as [number, number]
    if (ny === 1) return { turned: false, shear_deg: 0, tilt_deg: 0, striae_angle_deg: 90 }
    const relief = clipRobust(roughnessBand(surface.heights.data, ny, nx, surface, params), params.clip)
    const turned = striaeAlongX(relief, ny, nx, dx, dy)
    const angle = turned
      ? shearAngle(quarterTurn(relief, ny, nx), nx, ny, dy, dx)
      : shearAngle(relief, ny, nx, dx, dy)
    const tilt = turned ? angle - 90 : angle
    return {
      turned,
      shear_deg: angle,
      tilt_deg: tilt,
      striae_angle_deg: tilt > -90 ? 90 - tilt : -90 - tilt, // in (0, 180]
    }
  },
})
