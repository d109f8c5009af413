import type { features } from '../nodes/features.ts'
import type { ScorerConfig } from './scorer-config.ts'

/** Places of the lands on their bullets, from 1, and how many places a bullet has, scanned or not. */
export interface Places {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly nLands: number
}

/** Places 1, 2, … for lands whose place was not said; as many places as the highest. */
export function placesOf(
  counts: { readonly a: number; readonly b: number },
  said: {
    readonly a?: readonly number[] | undefined
    readonly b?: readonly number[] | undefined
    readonly nLands?: number | undefined
  },
): Places {
  const counted = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
  const a = said.a ?? counted(counts.a)
  const b = said.b ?? counted(counts.b)
  return { a, b, nLands: said.nLands ?? Math.max(...a, ...b) }
}

/** How two signatures are correlated: over their whole length, or over an overlap of at least this share. */
export const correlationParams = ({ striated_method, land_min_overlap }: Readonly<ScorerConfig>) => ({
  min_overlap: striated_method === 'plain' ? null : land_min_overlap,
})

/** What the features node needs besides the signatures. */
export const featureParams = (
  config: Readonly<ScorerConfig>,
  { a, b, nLands }: Places,
): Parameters<typeof features.run>[1] => ({
  lands_a: [a[0] ?? 0, ...a.slice(1)],
  lands_b: [b[0] ?? 0, ...b.slice(1)],
  n_lands: nLands,
  ...correlationParams(config),
})
