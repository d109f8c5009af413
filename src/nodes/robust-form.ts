import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { arrayKind, grid } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { removeRobustForm } from '../kernels/robust-form.ts'
import { surfaceKind } from './decode.ts'

/** Heights after robust form removal; like those after plain form removal, quickly made again and not kept. */
export const robustFormKind = arrayKind<'heights', { dx: number; dy: number }>(
  'surface.form-robust',
  'heights',
  { keep: false },
)

/**
 * Robust form removal: heights minus a polynomial of degree 2 that shoulders and pits do not bend.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * out     same shape, unit, pitch and NaN mask
 * errors  `no-valid-points` when every height is NaN
 * source  ISO 25178-3, F-operation, by iteratively reweighted least squares; method.md
 */
export const robustForm = defineNode({
  name: 'robust-form',
  version: 1,
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
