import { bandRmsKind } from '../../kinds/marks/measures.ts'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { bandRms as rmsOf } from '../../numerics/filters/band-rms.ts'
import { bandParams } from './roughness.ts'

/**
 * Root mean square of a surface in a roughness band, without its form.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its robust form
 * params  lambda_s, lambda_c: cutoffs of the band, metres
 * out     metres
 * source  ISO 25178-2, Sq; see the kernel for what is left out of large surfaces
 */
export const bandRms = defineNode({
  name: 'band-rms',
  version: 1,
  title: 'Relief in the band',
  params: bandParams,
  inputs: { surface: surfaceKind, form: robustFormKind },
  output: bandRmsKind,
  run({ surface: { heights, dx, dy }, form: { coefficients } }, band) {
    const [ny, nx] = heights.shape as [number, number]
    return { rms: rmsOf(heights.data, ny, nx, { dx, dy }, band, Float64Array.from(coefficients)) }
  },
})
