import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { removeRobustForm } from '../kernels/robust-form.ts'
import { grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import { robustFormKind, surfaceKind } from '../kinds/surface.ts'

/**
 * Robust form removal: heights minus a polynomial of degree 2 that shoulders and pits do not bend.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * out     same shape, unit, pitch and NaN mask
 * errors  `no-valid-points` when every height is NaN
 * source  ISO 25178-3, F-operation, by iteratively reweighted least squares; method.md
 */
export const robustForm = defineNode({
  name: 'robust-form',
  version: 2,
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: robustFormKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (heights.data.every(Number.isNaN)) {
      throw new MarkgraphError(
        'no-valid-points',
        `the scan has no measured height among its ${ny} x ${nx} points`,
      )
    }
    return { heights: grid(removeRobustForm(heights.data, ny, nx), ny, nx), dx, dy }
  },
})
