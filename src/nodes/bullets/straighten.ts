import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { landOrientationKind } from '../../kinds/marks/orientation.ts'
import { robustFormKind, type Surface, straightenedKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { straightenedLand } from '../../numerics/profiles/straightened-land.ts'

/** The heights of a surface with their pitches. */
export const heightsOf = ({ heights, dx, dy }: Surface) => {
  const [ny, nx] = heights.shape as [number, number]
  return { values: heights.data, ny, nx, dy, dx }
}

/**
 * A mark without its robust form, turned by a quarter if its striae run along x, its rows sheared until they run along y.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its robust form; its orientation
 * out     same shape, or with the axes and pitches exchanged; NaN where a neighbour is missing
 */
export const straighten = defineNode({
  name: 'straighten',
  version: 3,
  title: 'Straighten the land',
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind, form: robustFormKind, orientation: landOrientationKind },
  output: straightenedKind,
  run({ surface, form: { coefficients }, orientation }) {
    const land = straightenedLand(heightsOf(surface), Float64Array.from(coefficients), orientation)
    return { heights: grid(land.values, land.ny, land.nx), dx: land.dx, dy: land.dy }
  },
})
