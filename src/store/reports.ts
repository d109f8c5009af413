import type { Handle } from '../address/canonical.ts'

export const OUTCOMES = ['calibrated', 'uncalibrated', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** That somebody was given a report. The same report given to the same principal again is the same row. */
export interface ReportRow {
  readonly handle: Handle
  /** Who asked; empty where the service has no API keys. */
  readonly principal: string
  readonly recipe: Handle | null
  readonly domain: string
  readonly outcome: Outcome
  readonly log10Lr: number | null
  /** ISO 8601, UTC. */
  readonly created: string
}

/** A row with its place in the list. */
export type ListedReport = ReportRow & { readonly position: number }

/** Reading of reports; they are written by `Store.commit`. */
export interface ReportTable {
  /** Whether this principal was given this report before. */
  has(principal: string, handle: Handle): Promise<boolean>
  /** The newest first, at most `limit`, those before the place `before`. */
  newest(principal: string, limit: number, before?: number): Promise<ListedReport[]>
  /** Reports of a recipe, the first one first. */
  ofRecipe(recipe: Handle): Promise<ReportRow[]>
}
