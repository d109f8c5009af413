import type { Cluster } from '../numerics/statistics/links.ts'
import { jsonKind } from './kind.ts'

/** What the pairs of a population join: see `clustersOf`. */
export interface Links {
  readonly clusters: readonly Cluster[]
  /** Pairs that are links, of all pairs that have a score. */
  readonly links: number
  readonly pairs: number
}

export const linksKind = jsonKind<Links>('links')
