import type { Handle } from '../../address/canonical.ts'
import type { AnyReport, Outcome } from '../../kinds/report.ts'

/** Records that a principal received a report. The same report for the same principal is the same row. */
export interface ReportRow {
  readonly handle: Handle
  /** Who asked; empty when the service has no API keys. */
  readonly principal: string
  readonly recipe: Handle | null
  readonly domain: string
  readonly outcome: Outcome
  readonly log10Lr: number | null
  /** ISO 8601, UTC. */
  readonly created: string
}

/** What the row of a report says of its content. */
export const reportFacts = (
  report: AnyReport,
): Pick<ReportRow, 'recipe' | 'domain' | 'outcome' | 'log10Lr'> => ({
  recipe: 'recipe_handle' in report ? report.recipe_handle : null,
  domain: report.domain,
  outcome: 'refused' in report ? 'refused' : report.calibrated ? 'calibrated' : 'uncalibrated',
  log10Lr: 'log10_lr' in report ? report.log10_lr : null,
})

/** A row with its position in the list. */
export type ListedReport = ReportRow & { readonly position: number }

/** Reads reports; `Store.commit` writes them. */
export interface ReportTable {
  /** Whether this principal has received this report before. */
  has(principal: string, handle: Handle): Promise<boolean>
  /** At most `limit` reports before the position `before`, newest first. */
  newest(principal: string, limit: number, before?: number): Promise<ListedReport[]>
  /** The handles of all reports, each once, in their order; at most `limit`, those after `after`. */
  handles(limit: number, after?: string): Promise<Handle[]>
  /** A row of each of these reports, whoever received it; none of those that are not here. */
  ofHandles(handles: readonly string[]): Promise<ReportRow[]>
  /** The reports of a recipe, oldest first. */
  ofRecipe(recipe: Handle): Promise<ReportRow[]>
}
