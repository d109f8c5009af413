import { z } from 'zod'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { measuredShare } from '../../numerics/areal/measured.ts'
import { robustQuadratic } from '../../numerics/filters/robust-form.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'

/**
 * Robust form of a surface: a polynomial of degree 2 that shoulders and pits do not bend. What needs heights without it
 * takes it off as it reads them, so that no second surface is kept.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * out     its coefficients, the spread of what it leaves, and the share of measured points
 * errors  `no-valid-points` when every height is NaN
 * source  ISO 25178-3, F-operation, by iteratively reweighted least squares;
 *         docs/method.md, "How are bullets compared?"
 */
export const robustForm = defineNode({
  name: 'robust-form',
  version: 3,
  title: 'Fit the form',
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: robustFormKind,
  run({ surface: { heights } }) {
    const [ny, nx] = heights.shape as [number, number]
    const valid = measuredShare(heights.data)
    if (valid === 0) {
      throw notScorable([fact('nothing_measured', { rows: ny, columns: nx })], 'no-valid-points')
    }
    const { coefficients, rms, deviation } = robustQuadratic(heights.data, ny, nx)
    return { coefficients: [...coefficients], rms, deviation, valid }
  },
})
