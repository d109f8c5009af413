import type { Handle, Json } from '../address/canonical.ts'
import type { Region } from './agreement.ts'
import type { Calibration, Direction } from './calibration.ts'
import { jsonKind } from './kind.ts'
import type { Rows } from './pictures.ts'
import type { Conditions, Reference } from './reference.ts'
import type { ScopeOfMarks } from './scope.ts'

/** Something a reader should know before the numbers, and the mark, scan or part of the request that it concerns. */
export interface Warning {
  readonly code: string
  readonly message: string
  /** `mark_a`, `mark_b`, `mark_a.2` for its second scan, `pair`, `request`. */
  readonly where: string
}

export interface OfMarks {
  readonly mark_a: readonly string[]
  readonly mark_b: readonly string[]
}

/** Where an answer comes from. The mark type adds further figures. */
export type Provenance = {
  readonly domain: string
  readonly api_version: string
  readonly engine_version: string
  /** SHA-256 of every scan, in order. */
  readonly input_hashes: OfMarks
} & { readonly [key: string]: Json | OfMarks }

/** The part of the answer that every outcome with a score has. */
export interface ScoredReport {
  readonly domain: string
  readonly score: number
  readonly score_kind: string
  readonly attribution: readonly Region[]
  readonly attribution_b: readonly Region[]
  readonly previews: { readonly a: Rows; readonly b: Rows }
  readonly provenance: Provenance
  readonly scope: ScopeOfMarks
  readonly scope_note: string
  readonly warnings: readonly Warning[]
}

export interface CalibratedReport extends ScoredReport {
  readonly calibrated: true
  readonly likelihood_ratio: number
  readonly log10_lr: number
  readonly log10_lr_ci_lo: number
  readonly log10_lr_ci_hi: number
  readonly lr_ci_method: string
  readonly n_sources: number
  readonly direction: Direction
  readonly verbal: string
  readonly lr_bound_log10: number
  readonly lr_bounds_log10: readonly [number, number]
  readonly lr_bound_hit: boolean
  readonly propositions: { readonly same: string; readonly different: string }
  readonly reference: Pick<Reference, 'id' | 'name' | 'diagnostics_protocol' | 'scorer_config_hash'> &
    Reference['diagnostics'] & {
      readonly calibration: string
      /** Sources that took no part in the calibration, because scans of them are compared. */
      readonly left_out: readonly string[]
      readonly conditions: readonly Conditions[]
      /** What the bounds count as evidence, of how many data sets, and who vouches for the population; null: nobody. */
      readonly bounds_by: Calibration['bounds_by']
      readonly n_data_sets: Calibration['n_data_sets']
      readonly population: string | null
      /** Each data set tried with the fit and the bounds of the others. */
      readonly left_out_diagnostics: NonNullable<Reference['left_out_diagnostics']>
    }
  readonly evidence_note?: { readonly [key: string]: Json }
  readonly recipe_handle: Handle
}

/** A score under another scorer config than the reference's: no likelihood ratio can be read from it. */
export interface UncalibratedReport extends ScoredReport {
  readonly calibrated: false
  readonly requested_scorer_config_hash: string
  readonly reference_scorer_config_hash: string
  readonly scorer_config: { readonly [name: string]: Json }
  readonly uncalibrated_reason: string
}

/** No score: a check of a scan or of the pair refuses, or a mark shows too little. */
export interface RefusalReport {
  readonly refused: true
  readonly domain: string
  readonly reason: string
  readonly scope: ScopeOfMarks
  readonly scope_note: string
  readonly provenance: Provenance
  readonly warnings: readonly Warning[]
}

export type AnyReport = CalibratedReport | UncalibratedReport | RefusalReport

/** The answer of a comparison, without the parts that belong to one request alone. */
export const reportKind = jsonKind<AnyReport>('report')
