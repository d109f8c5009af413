/** What the measures of a mark are called, and in which unit they are. A measure without a name here is called by its key. */
export const MEASURES = {
  pitch_um: { words: 'pitch', unit: 'µm' },
  length_mm: { words: 'length of the striae compared', unit: 'mm' },
  curvature_per_mm: { words: 'curvature of the form', unit: 'per mm' },
  form_residual_um: { words: 'residual of the form', unit: 'µm' },
  steps_um: { words: 'typical height of steps and waves below 500 µm', unit: 'µm' },
  rms_nm: { words: 'rms height of the part compared, in its band', unit: 'nm' },
  slope: { words: 'rms slope of the part compared, in its band', unit: '' },
  area_mm2: { words: 'measured area', unit: 'mm²' },
  valid: { words: 'measured share', unit: '' },
} as const

const named: { readonly [measure: string]: { readonly words: string; readonly unit: string } } = MEASURES

/** The name of a measure, and its unit; empty where it has none. */
export const measureWords = (measure: string): { readonly words: string; readonly unit: string } =>
  Object.hasOwn(named, measure) ? named[measure]! : { words: measure, unit: '' }
