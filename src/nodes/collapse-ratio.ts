import { z } from 'zod'
import { collapseRatio as ratioOf } from '../kernels/collapse-ratio.ts'
import { defineNode } from '../kinds/node.ts'
import { collapseRatioKind } from '../kinds/orientation.ts'
import { surfaceKind } from '../kinds/surface.ts'

/**
 * Collapse ratio of a scan's texture, which tells striae from areal structure.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * source  see `collapseRatio`
 */
export const collapseRatio = defineNode({
  name: 'collapse-ratio',
  version: 1,
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: collapseRatioKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    return { collapse_ratio: ratioOf(heights.data, ny, nx, dx, dy) }
  },
})
