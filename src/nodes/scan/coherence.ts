import { z } from 'zod'
import { coherenceKind } from '../../kinds/marks/orientation.ts'
import { formRemovedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { coherence as coherenceOf, powerMoments } from '../../numerics/fourier/power-moments.ts'

/**
 * Coherence of a scan's texture, which tells striae from areal structure. A profile is striated by construction: 1.
 * in      form-removed surface, (ny, nx) float64 metres, NaN = not measured
 * source  docs/method.md, "Which stages do all marks share?"
 */
export const coherence = defineNode({
  name: 'coherence',
  version: 2,
  title: 'Coherence of the texture',
  params: z.strictObject({}),
  inputs: { surface: formRemovedKind },
  output: coherenceKind,
  run({ surface: { heights } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (ny === 1 || nx === 1) return { coherence: 1 }
    return { coherence: coherenceOf(powerMoments(heights.data, ny, nx)) }
  },
})
