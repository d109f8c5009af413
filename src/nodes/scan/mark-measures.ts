import { z } from 'zod'
import { measuresKind } from '../../kinds/marks/measures.ts'
import { landOrientationKind } from '../../kinds/marks/orientation.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { bandpassedKind, robustFormKind, type Surface, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, type InputValues } from '../../kinds/node.ts'
import {
  type Curvatures,
  curvaturesOf,
  reliefMeasures,
  stepsBelow,
} from '../../numerics/areal/mark-measures.ts'
import { measuredShare } from '../../numerics/areal/measured.ts'

/**
 * Measures of a mark, by which a reference tells whether it covers the mark. Units: pitch, residual, rms in µm and nm as
 * named, length and area in mm and mm², curvature in 1/mm.
 */
function measuresOf(
  { heights, dx, dy }: Surface,
  form: InputValues<{ form: typeof robustFormKind }>['form'],
  curvature: (of: Curvatures) => number,
  relief: { readonly rms: number; readonly slope: number },
) {
  const [ny, nx] = heights.shape as [number, number]
  const curvatures = curvaturesOf(form.coefficients, ny, nx, dx, dy)
  const { valid } = form
  return {
    pitch_um: (ny === 1 ? dx : Math.max(dx, dy)) * 1e6,
    curvature_per_mm: curvature(curvatures) * 1e-3,
    form_residual_um: form.rms * 1e6,
    rms_nm: relief.rms * 1e9,
    slope: relief.slope,
    area_mm2: nx * dx * ny * dy * valid * 1e6,
    valid,
  }
}

/**
 * Measures of a land.
 * in      its surface and robust form, the orientation of its striae, its signature
 * out     `curvature_per_mm` across the striae; `length_mm`, `rms_nm` and `slope` of the signature
 */
export const landMeasures = defineNode({
  name: 'land-measures',
  version: 2,
  title: 'Measures of the land',
  params: z.strictObject({}),
  inputs: {
    surface: surfaceKind,
    form: robustFormKind,
    orientation: landOrientationKind,
    signature: signatureKind,
  },
  output: measuresKind,
  run({ surface, form, orientation: { turned }, signature: { values, dx, length } }) {
    const relief = reliefMeasures(values.data, 1, length, dx)
    const measures = measuresOf(surface, form, ({ alongX, alongY }) => (turned ? alongY : alongX), relief)
    return { ...measures, length_mm: length * dx * 1e3 }
  },
})

/**
 * Measures of a toolmark.
 * in      its surface, or profile, and the robust form of it; its profile in the band
 * out     `curvature_per_mm`: largest in any direction; `length_mm`, `rms_nm` and `slope` of the profile
 */
export const toolmarkMeasures = defineNode({
  name: 'toolmark-measures',
  version: 2,
  title: 'Measures of the mark',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind, form: robustFormKind, profile: bandpassedKind },
  output: measuresKind,
  run({ surface, form, profile: { heights, dx } }) {
    const [ny, nx] = heights.shape as [number, number]
    const relief = reliefMeasures(heights.data, ny, nx, dx)
    const measures = measuresOf(surface, form, ({ largest }) => largest, relief)
    return { ...measures, length_mm: nx * dx * measuredShare(heights.data) * 1e3 }
  },
})

const LONGEST_WAVE = 500e-6 // metres: the published faces have no longer ones; steps at a ring or a pin are shorter

/**
 * Measures of a breech face.
 * in      its surface and robust form, and its map in the band
 * out     `curvature_per_mm`: largest in any direction; `rms_nm` and `slope` of the map; `area_mm2` of the surface;
 *         `steps_um`: robust deviation of what waves longer than 500 µm leave of the surface
 */
export const faceMeasures = defineNode({
  name: 'face-measures',
  version: 3,
  title: 'Measures of the face',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind, form: robustFormKind, map: bandpassedKind },
  output: measuresKind,
  run({ surface, form, map: { heights, dx } }) {
    const [ny, nx] = heights.shape as [number, number]
    const relief = reliefMeasures(heights.data, ny, nx, dx)
    const measures = measuresOf(surface, form, ({ largest }) => largest, relief)
    const [rows, columns] = surface.heights.shape as [number, number]
    const steps = stepsBelow(surface.heights.data, rows, columns, surface, LONGEST_WAVE)
    return { ...measures, steps_um: steps * 1e6 }
  },
})
