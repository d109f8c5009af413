import type { Run } from './graph-model.ts'

/** Which settings of the scorer the parameters of a node are: the beginnings of their names, tried in order. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'primer-region': ['impressed_region_'],
  'drawn-region': ['impressed_region_'],
  'areal-band': ['impressed_'],
  'areal-signature': ['impressed_'],
  'cmr-2d': ['impressed_', 'cmr_'],
  striae: ['land_angle_', 'land_'],
  'land-signature': ['', 'signature_', 'land_relief_'],
  features: ['land_'],
  'attribution-1d': [''],
  'order-check': ['bullet_order_'],
  roughness: ['toolmark_'],
  'toolmark-signature': ['toolmark_'],
  'cmr-1d': ['toolmark_'],
  'toolmark-chance': ['toolmark_'],
  'toolmark-score': ['toolmark_'],
}

/** Parameters that are called otherwise than their settings. */
const OTHERWISE: Readonly<Record<string, string>> = {
  fewest: 'impressed_fewest_cells',
  texture_sigma: 'toolmark_amplitude_sigma',
}

export interface Setting {
  readonly parameter: string
  /** Its name in the scorer config. */
  readonly key: string
  readonly value: unknown
}

/** The parameters of a run that are settings of the scorer. What comes from elsewhere, as the places of lands, is none. */
export function settingsOf({ code, params }: Run, config: Readonly<Record<string, unknown>>): Setting[] {
  const node = code.split('@')[0]!
  return flat(params).flatMap(([parameter, value]) => {
    const names = [...(PREFIXES[node] ?? []).map((prefix) => prefix + parameter), OTHERWISE[parameter]]
    const key = names.find((name) => name !== undefined && same(config[name], value))
    return key === undefined ? [] : [{ parameter, key, value }]
  })
}

/** Parameters that are objects as what is in them. */
const flat = (params: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[name, value] as [string, unknown]],
  )

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
