import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { rowsBackwards } from '../../numerics/areal/rows-backwards.ts'

/**
 * The mark that a cast was made of: a cast shows it as its mirror image with heights and depths exchanged.
 * in      surface of the cast, (ny, nx) float64 metres, NaN = not measured
 * out     same shape and pitch: rows run backwards, heights are negated
 */
export const replica = defineNode({
  name: 'replica',
  version: 1,
  title: 'Turn the cast into its mark',
  stage: 'region',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: surfaceKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    const out = rowsBackwards(heights.data, ny, nx)
    for (let i = 0; i < out.length; i++) out[i] = 0 - out[i]! // never -0
    return { heights: grid(out, ny, nx), dx, dy }
  },
})
