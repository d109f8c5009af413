import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { formRemovedKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { removeForm } from '../../numerics/filters/form-removal.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'

/**
 * Form removal: heights minus their least-squares polynomial of degree 2.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * out     same shape, unit, pitch and NaN mask
 * errors  `no-valid-points` when every height is NaN
 * source  ISO 25178-3, F-operation; docs/method.md, "Which stages do all marks share?"
 */
export const formRemoval = defineNode({
  name: 'form-removal',
  version: 2,
  title: 'Take off the form',
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: formRemovedKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    if (heights.data.every(Number.isNaN)) {
      throw notScorable([fact('nothing_measured', { rows: ny, columns: nx })], 'no-valid-points')
    }
    return { heights: grid(removeForm(heights.data, ny, nx), ny, nx), dx, dy }
  },
})
