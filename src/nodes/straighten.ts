import { z } from 'zod'
import { shear, shearSlope } from '../kernels/shear.ts'
import { quarterTurn } from '../kernels/striae-axis.ts'
import { grid } from '../kinds/kind.ts'
import { defineNode } from '../kinds/node.ts'
import { landOrientationKind } from '../kinds/orientation.ts'
import { robustFormKind, straightenedKind } from '../kinds/surface.ts'

/**
 * Turns a land by a quarter if its striae run along x, then shears its rows until they run along y.
 * in      robustly form-removed surface, (ny, nx) float64 metres, NaN = not measured; its orientation
 * out     same shape, or with the axes and pitches exchanged; NaN where a neighbour is missing
 */
export const straighten = defineNode({
  name: 'straighten',
  version: 2,
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: robustFormKind, orientation: landOrientationKind },
  output: straightenedKind,
  run({ surface: { heights, dx, dy }, orientation: { turned, shear_deg } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (turned) {
      const upright = quarterTurn(heights.data, ny, nx)
      const straight = shear(upright, nx, ny, shearSlope(shear_deg, dy, dx))
      return { heights: grid(straight, nx, ny), dx: dy, dy: dx }
    }
    const straight = shear(heights.data, ny, nx, shearSlope(shear_deg, dx, dy))
    return { heights: grid(straight, ny, nx), dx, dy }
  },
})
