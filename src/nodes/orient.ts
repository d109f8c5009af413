import { z } from 'zod'
import { sin } from '../kernels/elementary/trigonometry.ts'
import { wellMeasured } from '../kernels/profile.ts'
import { rotateGrid } from '../kernels/rotate.ts'
import { grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import { orientationKind } from '../kinds/orientation.ts'
import { bandpassedKind, orientedKind, straightenedKind } from '../kinds/surface.ts'

/**
 * Turns heights and weights, and keeps the rows, then the columns, between the first and last that are well measured.
 * in      surface in the roughness band, (ny, nx) float64 metres, NaN = not measured; its orientation
 * source  method.md stage 5
 */
export const orient = defineNode({
  name: 'orient',
  version: 2,
  stage: 'signature',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind, orientation: orientationKind },
  output: orientedKind,
  run({ surface: { heights, dx, dy }, orientation: { tilt_deg } }) {
    const [ny, nx] = heights.shape as [number, number]
    const valid = heights.data.map((z) => (!Number.isNaN(z) ? 1 : 0))
    const turned = rotateGrid(
      heights.data.map((z) => (!Number.isNaN(z) ? z : 0)),
      ny,
      nx,
      tilt_deg,
    )
    const weights = rotateGrid(valid, ny, nx, tilt_deg)
    const window = wellMeasured(weights.values, weights.ny, weights.nx)
    const height = window.bottom - window.top
    const width = window.right - window.left
    const planes = new Float64Array(2 * height * width)
    for (let y = 0; y < height; y++) {
      const from = (window.top + y) * turned.nx + window.left
      planes.set(turned.values.subarray(from, from + width), y * width)
      planes.set(weights.values.subarray(from, from + width), (height + y) * width)
    }
    // After a quarter turn the pitch along the new x axis is the old one along y.
    const quarter = Math.abs(sin((tilt_deg * Math.PI) / 180)) > Math.SQRT1_2
    return {
      planes: grid(planes, 2, height, width),
      dx: quarter ? dy : dx,
      dy: quarter ? dx : dy,
    }
  },
})

/** The turned heights alone, NaN where less than half of what they were interpolated from was measured. */
export const orientedHeights = defineNode({
  name: 'oriented-heights',
  version: 1,
  params: z.strictObject({}),
  inputs: { oriented: orientedKind },
  output: straightenedKind,
  run({ oriented: { planes, dx, dy } }) {
    const [, ny, nx] = planes.shape as [number, number, number]
    const heights = planes.data.subarray(0, ny * nx)
    const weights = planes.data.subarray(ny * nx)
    return {
      heights: grid(
        heights.map((z, i) => (weights[i]! > 0.5 ? z : Number.NaN)),
        ny,
        nx,
      ),
      dx,
      dy,
    }
  },
})
