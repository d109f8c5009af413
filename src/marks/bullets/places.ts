import { overlapKeys, overlapParams } from '../../nodes/bullets/align.ts'
import type { features } from '../../nodes/bullets/features.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import type { PartPlaces } from '../step.ts'
import { bulletsOf } from './config.ts'

const OVERLAP = { params: overlapParams.unwrap(), configKeys: overlapKeys }

/** How two signatures are correlated: over their whole length, or over what overlaps. */
export function correlationParams(config: ScorerConfig) {
  const plain = bulletsOf(config).striated_method === 'plain'
  return { overlap: plain ? null : paramsFrom(OVERLAP, config) }
}

/** Where the lands are, as nodes take it. */
export const placeParams = ({
  a,
  b,
  nLands,
}: PartPlaces): Pick<Parameters<typeof features.run>[1], 'lands_a' | 'lands_b' | 'n_lands'> => ({
  lands_a: [a[0] ?? 0, ...a.slice(1)],
  lands_b: [b[0] ?? 0, ...b.slice(1)],
  n_lands: nLands,
})

/** Parameters of the features node. */
export const featureParams = (
  config: ScorerConfig,
  places: PartPlaces,
): Parameters<typeof features.run>[1] => ({
  ...placeParams(places),
  ...correlationParams(config),
  both_ways: bulletsOf(config).striated_method !== 'plain',
})
