import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { arrayKind, grid } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { removeForm } from '../kernels/form-removal.ts'
import { surfaceKind } from './decode.ts'

/** Heights after form removal: as large as the surface and quickly made from it, so their bytes are not kept. */
export const formRemovedKind = arrayKind<'heights', { dx: number; dy: number }>(
  'surface.form-removed',
  'heights',
  {
    keep: false,
  },
)

/**
 * Form removal: heights minus their least-squares polynomial of degree 2.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * out     same shape, unit, pitch and NaN mask
 * errors  `no-valid-points` when every height is NaN
 * source  ISO 25178-3, F-operation; method.md stage 2
 */
export const formRemoval = defineNode({
  name: 'form-removal',
  version: 1,
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: formRemovedKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (heights.data.every(Number.isNaN)) {
      throw new MarkgraphError(
        'no-valid-points',
        `the scan has no measured height among its ${ny} x ${nx} points`,
      )
    }
    return { heights: grid(removeForm(heights.data, ny, nx), ny, nx), dx, dy }
  },
})
