import { z } from 'zod'
import { orientationKind } from '../../kinds/marks/orientation.ts'
import { bandpassedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { acrossAngle, powerMoments } from '../../numerics/fourier/power-moments.ts'

/**
 * Direction of the striae.
 * in      surface in the roughness band, (ny, nx) float64 metres, NaN = not measured
 * source  docs/method.md, "Which stages do all marks share?"; a profile runs across its striae already
 */
export const orientation = defineNode({
  name: 'orientation',
  version: 2,
  title: 'Find the striae',
  stage: 'signature',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind },
  output: orientationKind,
  run({ surface: { heights } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (ny === 1) return { tilt_deg: 0, striae_angle_deg: 90 }
    const across = acrossAngle(powerMoments(heights.data, ny, nx))
    return { tilt_deg: across === 0 ? 0 : -across, striae_angle_deg: across + 90 }
  },
})
