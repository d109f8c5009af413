import type { MeasureRule } from './mark-type.ts'

const FORM = { factor: 'conditions_factor' } as const
const RELIEF = { refused: 'both', factor: 'conditions_relief_factor' } as const

/** Rules that several mark types share. A finer scan than the reference's can be brought to its band, a coarser one not. */
export const PITCH: MeasureRule = { measure: 'pitch_um', refused: 'above', ...FORM }
export const LENGTH: MeasureRule = { measure: 'length_mm', refused: 'both', ...FORM }
export const CURVATURE: MeasureRule = { measure: 'curvature_per_mm', refused: 'both', ...FORM }
/** A form with less beside it than the reference's marks have is a cleaner scan of such a mark. */
export const RESIDUAL: MeasureRule = { measure: 'form_residual_um', refused: 'above', ...FORM }
export const RMS: MeasureRule = { measure: 'rms_nm', ...RELIEF }
export const SLOPE: MeasureRule = { measure: 'slope', ...RELIEF }
/** A part of a mark is still such a mark: whether it is enough is decided by what the two marks have in common. */
export const AREA: MeasureRule = { measure: 'area_mm2', refused: 'none', ...FORM }
/** How much of a scan is measured: the check `coverage` holds it against the least share of the reference. */
export const VALID: MeasureRule = { measure: 'valid', refused: 'none', ...FORM }
