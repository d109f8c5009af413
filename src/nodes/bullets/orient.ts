import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { orientationKind } from '../../kinds/marks/orientation.ts'
import { bandpassedKind, orientedKind, straightenedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { wellWeighted } from '../../numerics/areal/measured.ts'
import { orientedPlanes } from '../../numerics/profiles/oriented-planes.ts'

/**
 * Turns heights and weights, and keeps the rows, then the columns, between the first and last that are well measured.
 * in      surface in the roughness band, (ny, nx) float64 metres, NaN = not measured; its orientation
 * source  docs/method.md, "How are bullets compared?"
 */
export const orient = defineNode({
  name: 'orient',
  version: 2,
  title: 'Find the striae',
  stage: 'signature',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind, orientation: orientationKind },
  output: orientedKind,
  run({ surface: { heights, dx, dy }, orientation: { tilt_deg } }) {
    const [ny, nx] = heights.shape as [number, number]
    const turned = orientedPlanes(heights.data, ny, nx, tilt_deg)
    return {
      planes: grid(turned.planes, 2, turned.ny, turned.nx),
      dx: turned.quarter ? dy : dx,
      dy: turned.quarter ? dx : dy,
    }
  },
})

/** The turned heights alone, NaN where less than half of what they were interpolated from was measured. */
export const orientedHeights = defineNode({
  name: 'oriented-heights',
  version: 1,
  title: 'Heights along the striae',
  params: z.strictObject({}),
  inputs: { oriented: orientedKind },
  output: straightenedKind,
  run({ oriented: { planes, dx, dy } }) {
    const [, ny, nx] = planes.shape as [number, number, number]
    const plane = ny * nx
    const heights = wellWeighted(planes.data.subarray(0, plane), planes.data.subarray(plane), 0.5)
    return { heights: grid(heights, ny, nx), dx, dy }
  },
})
