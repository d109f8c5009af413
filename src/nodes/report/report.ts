import { z } from 'zod'
import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import {
  type Calibration,
  calibrationKind,
  intervalKind,
  type LikelihoodRatio,
  likelihoodRatioKind,
} from '../../kinds/calibration.ts'
import { attributionKind } from '../../kinds/marks/agreement.ts'
import { pictureKind } from '../../kinds/marks/pictures.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { defineNode, type InputValues, listOf } from '../../kinds/node.ts'
import { type OfMarks, ofMarksSchema } from '../../kinds/recipe.ts'
import { type ReferenceRecord, referenceRecordKind } from '../../kinds/reference.ts'
import {
  type CalibratedReport,
  type Provenance,
  placesOf,
  reportKind,
  type ScoredReport,
  type Warning,
  withReason,
} from '../../kinds/report.ts'
import { BLOCKING_CHECKS, type ScopeChecks, type ScopeOfMarks, scopeChecksKind } from '../../kinds/scope.ts'
import { typed } from '../../kinds/wire.ts'
import type { Fact } from '../../words/fact.ts'
import { fact, factSchema, inWords, joinSentences, propositions, type Said, said } from '../../words/said.ts'
import { blockedBy, scopeWarnings, weighChecks } from './scope-report.ts'

const hashes = typed<OfMarks>(ofMarksSchema)
const json = typed<{ readonly [key: string]: Json }>(z.record(z.string(), z.json()))

/** Facts of the comparison itself; `facts` are the mark type's figures beside the score. */
export const about = {
  domain: z.string(),
  api_version: z.string(),
  engine_version: z.string(),
  input_hashes: hashes,
  warnings: z.array(factSchema.extend({ where: z.union([z.string(), z.array(z.string()).readonly()]) })),
}
export const aboutScored = { ...about, facts: json }

/** `facts`: how the scans were read; with the scorer config it is what a refusal is derived from again. */
export const aboutRefusal = {
  ...about,
  facts: json,
  scorer_config: json,
  reasons: z.array(factSchema).readonly().nullable(),
}

const scopes = {
  scope_a: listOf(scopeChecksKind),
  scope_b: listOf(scopeChecksKind),
  scope_pair: listOf(scopeChecksKind),
}

export type About = z.infer<z.ZodObject<typeof about>>

function scopeOf(domain: string, { scope_a, scope_b, scope_pair }: InputValues<typeof scopes>): ScopeOfMarks {
  const report = ({ checks }: Pick<ScopeChecks, 'checks'>) =>
    weighChecks(domain, checks, 'refuse', BLOCKING_CHECKS)
  return {
    mark_a: scope_a.map(report),
    mark_b: scope_b.map(report),
    pair: report({ checks: scope_pair.flatMap(({ checks }) => checks) }),
  }
}

export const provenance = ({ domain, api_version, engine_version, input_hashes }: About): Provenance => ({
  domain,
  api_version,
  engine_version,
  input_hashes,
})

/** The notes of a report: what every number claims, and what else must be said of this one. */
export function notesOf(...further: readonly Fact[]): Pick<ScoredReport, 'scope_note' | 'notes'> {
  const [first, ...others] = [fact('weight_of_evidence'), ...further].map(inWords) as [Said, ...Said[]]
  return { scope_note: first.message, notes: [first, ...others] }
}

export const warned = (
  { warnings }: Pick<About, 'warnings'>,
  scope: ScopeOfMarks,
): Pick<ScoredReport, 'warnings'> => ({
  warnings: mergeWarnings([...warnings.map(inWords), ...scopeWarnings(scope)]),
})

/** Warnings about several scans of one mark that say the same are one, with all its places. */
export function mergeWarnings(warnings: readonly Warning[]): Warning[] {
  const markOf = (one: Warning): string => placesOf(one)[0]!.split('.')[0]!
  const alike = (one: Warning): string => canonicalJson([markOf(one), one.code, one.values])
  return [...Map.groupBy(warnings, alike).values()].map((all) => {
    const where = [...new Set(all.flatMap(placesOf))]
    return { ...all[0]!, where: where.length === 1 ? where[0]! : where }
  })
}

/** What is shown of the two marks of a comparison, or of the questioned mark and the known one that agrees best with it. */
export const regionsAndPictures = {
  attribution: attributionKind,
  preview_a: pictureKind,
  preview_b: pictureKind,
}

export function scoredReport(
  {
    score,
    attribution,
    preview_a,
    preview_b,
  }: InputValues<typeof regionsAndPictures> & { readonly score: AnyScore },
  scope: ScopeOfMarks,
  params: About & { readonly facts: z.infer<typeof json> },
  notes: readonly Fact[] = [],
): ScoredReport {
  const { domain, facts } = params
  const kind = score.score_kind ?? ''
  return {
    domain,
    score: score.score,
    score_kind: kind,
    attribution: attribution.a,
    attribution_b: attribution.b,
    previews: { a: preview_a.grid, b: preview_b.grid },
    provenance: { scorer: kind, ...provenance(params), ...facts } as Provenance,
    ...notesOf(...notes),
    scope,
    ...warned(params, scope),
  }
}

type AnyScore = InputValues<{ score: typeof scoreKind }>['score']

const scored = { score: scoreKind, ...regionsAndPictures, ...scopes }

/** What a report says of a likelihood ratio and of the reference that it rests on. */
export function ratioFields(
  ratio: LikelihoodRatio,
  interval: InputValues<{ interval: typeof intervalKind }>['interval'],
  record: ReferenceRecord,
  calibration: Omit<Calibration, 'slope' | 'intercept' | 'method'> & { readonly method: string },
  leftOut: CalibratedReport['reference']['left_out_diagnostics'],
) {
  const { id, name, diagnostics_protocol, scorer_config_hash, conditions = [], population = null } = record
  const { n_km, n_knm, auc, cllr, cllr_min, left_out, method, bounds_by, n_data_sets } = calibration
  return {
    likelihood_ratio: ratio.likelihood_ratio,
    log10_lr: ratio.log10_lr,
    log10_lr_ci_lo: interval.log10_lr_ci[0],
    log10_lr_ci_hi: interval.log10_lr_ci[1],
    lr_ci_method: interval.lr_ci_method,
    n_sources: interval.n_sources,
    direction: ratio.direction,
    verbal: interval.verbal,
    lr_bound_log10: ratio.lr_bound_log10,
    lr_bounds_log10: ratio.lr_bounds_log10,
    lr_bound_hit: ratio.lr_bound_hit,
    reference: {
      id,
      name,
      n_km,
      n_knm,
      auc,
      cllr,
      cllr_min,
      diagnostics_protocol,
      scorer_config_hash,
      calibration: method,
      left_out,
      conditions,
      bounds_by,
      n_data_sets,
      population,
      left_out_diagnostics: leftOut,
    },
  }
}

/** What a likelihood ratio weighs, why it is weaker evidence than its number suggests, and the recipe that it follows from. */
export const aboutRatio = {
  propositions: z.string(),
  evidence_note: factSchema
    .extend({ single_land: z.boolean(), level: z.literal('diagnostic_only') })
    .nullable(),
  recipe_handle: z.string(),
}

export const aboutRatioInWords = ({
  propositions: code,
  evidence_note: note,
  recipe_handle,
}: z.infer<z.ZodObject<typeof aboutRatio>>) => ({
  propositions: propositions(code),
  ...(note && { evidence_note: withReason(note) }),
  recipe_handle: recipe_handle as Handle,
})

/** What must be said of a likelihood ratio beside what every report says. A further note is one more line here. */
export const notesOfRatio = ({ log10_lr }: Pick<LikelihoodRatio, 'log10_lr'>): Fact[] => [
  ...(log10_lr < 0 ? [fact('absence_of_agreement')] : []),
]

/**
 * The answer of a comparison with a likelihood ratio.
 * in      score, its likelihood ratio and interval, the calibration they come from, attribution, pictures, scope checks of
 *         every scan, the reference's record
 * params  facts of the comparison itself, and the handle of its recipe
 */
export const calibratedReport = defineNode({
  name: 'calibrated-report',
  version: 3,
  title: 'Report',
  params: z.strictObject({
    ...aboutScored,
    ...aboutRatio,
  }),
  inputs: {
    ...scored,
    likelihood_ratio: likelihoodRatioKind,
    interval: intervalKind,
    calibration: calibrationKind,
    reference: referenceRecordKind,
  },
  output: reportKind,
  run(inputs, params) {
    const { likelihood_ratio: ratio, interval, reference, calibration } = inputs
    const leftOut = reference.left_out_diagnostics ?? []
    return {
      calibrated: true as const,
      ...scoredReport(inputs, scopeOf(params.domain, inputs), params, notesOfRatio(ratio)),
      ...ratioFields(ratio, interval, reference, calibration, leftOut),
      ...aboutRatioInWords(params),
    }
  },
})

/** Why there is no ratio where the scorer config is not that of the reference. */
export function otherConfig(
  { id, scorer_config_hash }: ReferenceRecord,
  params: { readonly scorer_config: z.infer<typeof json>; readonly scorer_config_hash: string },
) {
  const reason = said('other_scorer_config', { reference: id })
  return {
    requested_scorer_config_hash: params.scorer_config_hash,
    reference_scorer_config_hash: scorer_config_hash,
    scorer_config: params.scorer_config,
    uncalibrated_reason: reason.message,
    reasons: [reason],
  }
}

/**
 * The answer of a comparison under another scorer config than the reference's: the score alone.
 * in      as `calibrated-report`, without a likelihood ratio
 */
export const uncalibratedReport = defineNode({
  name: 'uncalibrated-report',
  version: 3,
  title: 'Report',
  params: z.strictObject({ ...aboutScored, scorer_config: json, scorer_config_hash: z.string() }),
  inputs: { ...scored, reference: referenceRecordKind },
  output: reportKind,
  run(inputs, params) {
    return {
      calibrated: false as const,
      ...scoredReport(inputs, scopeOf(params.domain, inputs), params),
      ...otherConfig(inputs.reference, params),
    }
  },
})

/** What every refusal says, and all that it takes to be derived again. */
export const refused = (
  params: z.infer<z.ZodObject<typeof aboutRefusal>>,
  { reference }: { readonly reference: ReferenceRecord },
  scope: ScopeOfMarks,
) => {
  const reasons = (params.reasons ?? blockedBy(scope)).map(inWords)
  return {
    refused: true as const,
    domain: params.domain,
    reason: joinSentences(reasons),
    reasons,
    scope,
    scorer_config: params.scorer_config,
    provenance: { ...provenance(params), reference: reference.id, ...params.facts } as Provenance,
    ...warned(params, scope),
  }
}

/**
 * The answer of a comparison that was refused.
 * in      scope checks of every scan, and the record of the reference that they were checked against
 * params  reasons: why a mark cannot be scored; null when the scope checks give the reasons
 */
export const refusalReport = defineNode({
  name: 'refusal-report',
  version: 4,
  title: 'Report',
  params: z.strictObject(aboutRefusal),
  inputs: { ...scopes, reference: referenceRecordKind },
  output: reportKind,
  run: (inputs, params) => ({
    ...refused(params, inputs, scopeOf(params.domain, inputs)),
    ...notesOf(),
  }),
})
