import { say } from '../languages/say.ts'

/** Measures of the conditions of a reference: name, unit, decimals. */
export const MEASURES: Readonly<Record<string, readonly [name: string, unit: string, decimals: number]>> = {
  pitch_um: [say('Pitch'), 'µm', 2],
  length_mm: [say('Length across the striae'), 'mm', 2],
  area_mm2: [say('Measured area'), 'mm²', 2],
  curvature_per_mm: [say('Curvature'), '1/mm', 4],
  form_residual_um: [say('Residual of the form'), 'µm', 2],
  rms_nm: [say('Relief in the band (rms)'), 'nm', 0],
  slope: [say('Slope in the band'), '', 3],
  steps_um: [say('Steps'), 'µm', 2],
  valid: [say('Share of points measured'), '', 2],
}

/** With a capital at the beginning. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A time of the service, as a reader writes it. */
export const dateOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** What came out of a comparison. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  calibrated: say('likelihood ratio'),
  uncalibrated: say('score only'),
  refused: say('refused'),
}

/** What is said of a check, by its severity. */
export const SEVERITIES = { ok: say('passes'), warn: say('caution'), refuse: say('refused') } as const
