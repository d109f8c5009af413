import { z } from 'zod'
import { collapseRatioKind } from '../../kinds/marks/orientation.ts'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { collapseRatio as ratioOf } from '../../numerics/profiles/collapse-ratio.ts'

/**
 * Collapse ratio of a scan's texture, which tells striae from areal structure.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its robust form
 * source  see `collapseRatio`
 */
export const collapseRatio = defineNode({
  name: 'collapse-ratio',
  version: 2,
  title: 'Kind of texture',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind, form: robustFormKind },
  output: collapseRatioKind,
  run({ surface: { heights, dx, dy }, form: { coefficients } }) {
    const [ny, nx] = heights.shape as [number, number]
    return { collapse_ratio: ratioOf(heights.data, ny, nx, { dx, dy }, Float64Array.from(coefficients)) }
  },
})
