import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { bandpassedKind, formRemovedKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { roughnessBand } from '../../numerics/filters/roughness-band.ts'

/** Cutoffs of a roughness band in metres. The upper limit keeps kernels small, even when a request is hostile. */
export const bandParams = z
  .strictObject({ lambda_s: z.number().positive(), lambda_c: z.number().positive().max(0.01) })
  .refine((band) => band.lambda_s < band.lambda_c, 'lambda_s must be below lambda_c')

/**
 * Roughness band: S-filter at lambda_s, minus the L-filter at lambda_c of the result.
 * in      form-removed surface, (ny, nx) float64 metres, NaN = not measured; pitch in metres
 * out     same shape, unit, pitch and NaN mask
 * source  ISO 16610-61/-71; docs/method.md, "Which stages do all marks share?" (nearest-sample border, cut at 4 sigma)
 */
export const roughness = defineNode({
  name: 'roughness',
  version: 2,
  title: 'Roughness band',
  stage: 'preprocess',
  params: bandParams,
  configKeys: keysWith('toolmark_', 'lambda_s', 'lambda_c'),
  inputs: { surface: formRemovedKind },
  output: bandpassedKind,
  run({ surface: { heights, dx, dy } }, band) {
    const [ny, nx] = heights.shape as [number, number]
    return { heights: grid(roughnessBand(heights.data, ny, nx, { dy, dx }, band), ny, nx), dx, dy }
  },
})
