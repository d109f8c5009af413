import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { acrossAngle, powerMoments } from '../kernels/power-moments.ts'
import { bandpassedKind } from './roughness.ts'

/** `tilt_deg` turns the scan so that its striae run along y; `striae_angle_deg` is where they run now, from the x axis. */
export const orientationKind = jsonKind<{ readonly tilt_deg: number; readonly striae_angle_deg: number }>(
  'orientation',
)

/**
 * Direction of the striae.
 * in      surface in the roughness band, (ny, nx) float64 metres, NaN = not measured
 * source  method.md stage 4; a profile has its striae across it already
 */
export const orientation = defineNode({
  name: 'orientation',
  version: 1,
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
