import type { Handle, Json } from '../address/canonical.ts'
import type { Fact } from '../words/fact.ts'
import {
  type Code,
  fact,
  inWords,
  joinSentences,
  type Propositions,
  propositions,
  type Said,
  said,
  type WithValues,
} from '../words/said.ts'
import type { Region } from './agreement.ts'
import type { Calibration, Direction } from './calibration.ts'
import { jsonKind } from './kind.ts'
import type { Rows } from './pictures.ts'
import type { Conditions, Reference } from './reference.ts'
import { type ScopeFacts, type ScopeOfMarks, scopeFacts, scopeInWords } from './scope.ts'

/** `mark_a`, `mark_b`, `mark_a.2` for its second scan, `pair`, `request`; several scans of one mark in a list. */
export type Where = string | readonly string[]

/** Something a reader should know before the numbers, and the mark, scan or part of the request that it concerns. */
export interface Warning extends Said {
  readonly where: Where
}

export const warning = <C extends Code>(where: Where, code: C, ...values: WithValues<C>): Warning => ({
  ...said(code, ...values),
  where,
})

/** The places that a warning is about. */
export const placesOf = ({ where }: Pick<Warning, 'where'>): readonly string[] => [where].flat()

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
  /** The note that every report has. */
  readonly scope_note: string
  /** What the number claims, and what it does not; the first one is `scope_note`. */
  readonly notes: readonly Said[]
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
  readonly propositions: Propositions
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
  readonly evidence_note?: EvidenceNote
  readonly recipe_handle: Handle
}

/** Why a result is weaker evidence than its number suggests. */
export interface EvidenceNote extends Fact {
  readonly single_land: boolean
  readonly level: 'diagnostic_only'
  /** What `code` and `values` say, in words. */
  readonly reason: string
}

/** A score under another scorer config than the reference's: no likelihood ratio can be read from it. */
export interface UncalibratedReport extends ScoredReport {
  readonly calibrated: false
  readonly requested_scorer_config_hash: string
  readonly reference_scorer_config_hash: string
  readonly scorer_config: { readonly [name: string]: Json }
  /** The reasons as one text. */
  readonly uncalibrated_reason: string
  readonly reasons: readonly Said[]
}

/** No score: a check of a scan or of the pair refuses, or a mark shows too little. */
export interface RefusalReport {
  readonly refused: true
  readonly domain: string
  /** The reasons as one text. */
  readonly reason: string
  readonly reasons: readonly Said[]
  readonly scope: ScopeOfMarks
  readonly scope_note: string
  readonly notes: readonly Said[]
  readonly provenance: Provenance
  readonly warnings: readonly Warning[]
}

export type AnyReport = CalibratedReport | UncalibratedReport | RefusalReport

/** A report without a word that follows from codes and values: what is hashed and stored. */
interface ReportFacts {
  readonly scope: { readonly mark_a: Scopes; readonly mark_b: Scopes; readonly pair: ScopeFacts }
  readonly notes: readonly Fact[]
  readonly warnings: readonly (Fact & Pick<Warning, 'where'>)[]
  readonly reasons?: readonly Fact[]
  readonly propositions?: Pick<Propositions, 'code'>
  readonly evidence_note?: Omit<EvidenceNote, 'reason'>
}
type Scopes = readonly ScopeFacts[]

const withoutMessage = <S extends Said>({ message: _, ...facts }: S): Omit<S, 'message'> => facts

function factsOf(report: AnyReport): ReportFacts {
  const { scope, scope_note: _, notes, warnings, ...rest } = report as CalibratedReport & Reasoned
  const { reason: _r, uncalibrated_reason: _u, reasons, propositions: both, evidence_note, ...facts } = rest
  return {
    ...facts,
    scope: {
      mark_a: scope.mark_a.map(scopeFacts),
      mark_b: scope.mark_b.map(scopeFacts),
      pair: scopeFacts(scope.pair),
    },
    notes: notes.map(withoutMessage),
    warnings: warnings.map(withoutMessage),
    ...(reasons && { reasons: reasons.map(withoutMessage) }),
    ...(both && { propositions: { code: both.code } }),
    ...(evidence_note && { evidence_note: withoutReason(evidence_note) }),
  }
}
type Reasoned = Partial<
  Pick<RefusalReport, 'reason' | 'reasons'> & Pick<UncalibratedReport, 'uncalibrated_reason'>
>

const withoutReason = ({ reason: _, ...facts }: EvidenceNote): Omit<EvidenceNote, 'reason'> => facts

function reportInWords(facts: ReportFacts): AnyReport {
  const { scope, notes, warnings, reasons, propositions: both, evidence_note, ...rest } = facts
  const text = reasons && joinSentences(reasons)
  return {
    ...rest,
    scope: {
      mark_a: scope.mark_a.map(scopeInWords),
      mark_b: scope.mark_b.map(scopeInWords),
      pair: scopeInWords(scope.pair),
    },
    scope_note: joinSentences(notes.slice(0, 1)),
    notes: notes.map(inWords),
    warnings: warnings.map(inWords),
    ...(reasons && { reasons: reasons.map(inWords) }),
    ...('refused' in rest ? { reason: text } : text !== undefined && { uncalibrated_reason: text }),
    ...(both && { propositions: propositions(both.code) }),
    ...(evidence_note && { evidence_note: { ...evidence_note, reason: joinSentences([evidence_note]) } }),
  } as unknown as AnyReport
}

/** A report of an earlier release, which has its words and no codes. */
function earlier(report: AnyReport): AnyReport {
  const worded = (text: string): Said => said('as_worded', { text })
  const { scope, warnings, ...rest } = report
  const { propositions: both, evidence_note: note } = report as CalibratedReport
  const scopes = (of: Scopes) => of.map(scopeInWords)
  const text = 'reason' in report ? report.reason : (report as UncalibratedReport).uncalibrated_reason
  return {
    ...rest,
    scope: { mark_a: scopes(scope.mark_a), mark_b: scopes(scope.mark_b), pair: scopeInWords(scope.pair) },
    notes: [worded(report.scope_note)],
    warnings: warnings.map((one) => ({ ...one, values: {} })),
    ...(text !== undefined && { reasons: [worded(text)] }),
    ...(both && { propositions: { ...both, code: 'as_worded' } }),
    ...(note && { evidence_note: { ...note, ...fact('as_worded', { text: note.reason }) } }),
  } as unknown as AnyReport
}

/** The answer of a comparison, without the parts that belong to one request alone. */
export const reportKind = jsonKind<AnyReport, ReportFacts>('report', {
  facts: factsOf,
  inWords: (stored) => ('notes' in stored ? reportInWords(stored) : earlier(stored as AnyReport)),
})
