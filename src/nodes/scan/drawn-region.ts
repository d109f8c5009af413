import { z } from 'zod'
import { extentOf, numberOf, usualCost } from '../../kinds/cost.ts'
import { grid } from '../../kinds/kind.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { withoutEdge } from '../../numerics/areal/primer-face.ts'
import { edgeCost } from '../breech-faces/primer-face-cost.ts'

const length = z.number().positive() // metres

/**
 * The region of interest of a breech face whose scan has a mask of its own: what the mask keeps, without its edge.
 * in      surface, (ny, nx) float64 metres, NaN outside the mask and where not measured
 * params  pitch: side of the squares that are judged; edge: width of what is left out along the outline
 * out     the same surface, NaN along the edge of what is measured
 * source  docs/method.md, "How are breech faces compared?"
 */
export const drawnRegion = defineNode({
  name: 'drawn-region',
  version: 1,
  title: 'Take off the edge of the mask',
  stage: 'region',
  params: z.strictObject({ pitch: length, edge: length }),
  configKeys: keysWith('impressed_region_', 'pitch', 'edge'),
  inputs: { surface: surfaceKind },
  output: surfaceKind,
  cost({ surface }, { pitch, edge }) {
    const usual = usualCost([surface])
    const side = Math.max(pitch, numberOf(surface, 'dx'), numberOf(surface, 'dy'))
    const own = edgeCost(extentOf(surface), { pitch: side, edge })
    return { bytes: usual.bytes + own.bytes, operations: usual.operations + own.operations }
  },
  run({ surface: { heights, dx, dy } }, params) {
    const [ny, nx] = heights.shape as [number, number]
    return { heights: grid(withoutEdge(heights.data, ny, nx, dy, dx, params), ny, nx), dx, dy }
  },
})
