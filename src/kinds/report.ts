import { z } from 'zod'
import type { Json } from '../address/canonical.ts'
import type { Fact } from '../words/fact.ts'
import {
  type Code,
  fact,
  factFields,
  inWords,
  joinSentences,
  type Propositions,
  propositions,
  propositionsSchema,
  type Said,
  said,
  saidSchema,
  sentence,
  type WithValues,
} from '../words/said.ts'
import { boundsField, calibrationBlockSchema, intervalSchema, likelihoodRatioSchema } from './calibration.ts'
import { jsonKind } from './kind.ts'
import { featuresSchema, regionSchema } from './marks/agreement.ts'
import type { Rows } from './marks/pictures.ts'
import { type Known, knownSchema } from './marks/test-fires.ts'
import { ofMarksSchema, type Recipe, recipeSchema } from './recipe.ts'
import { referenceFields } from './reference.ts'
import { type ScopeFacts, scopeFacts, scopeInWords, scopeOfMarksSchema, scopeReportSchema } from './scope.ts'
import { sensitivitySchema } from './sensitivity.ts'
import { count, domainName, handleText, typed, type Wire } from './wire.ts'

/** What a comparison ends in: a likelihood ratio, a score alone, or reasons why there is neither. */
export const OUTCOMES = ['calibrated', 'uncalibrated', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Something a reader should know before the numbers, and the mark, scan or part of the request that it concerns. */
export const warningSchema = saidSchema.extend({
  where: z
    .union([z.string(), z.array(z.string())])
    .describe(
      '`mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark.',
    ),
})
export type Warning = Wire<typeof warningSchema>
export type Where = Warning['where']

export const warningsField = z.array(warningSchema).describe('What a reader should know before the numbers.')

export const warning = <C extends Code>(where: Where, code: C, ...values: WithValues<C>): Warning => ({
  ...said(code, ...values),
  where,
})

/** The places that a warning is about. */
export const placesOf = ({ where }: Pick<Warning, 'where'>): readonly string[] => [where].flat()

const text = z.string().nullable()
export const instrument = z
  .object({
    manufacturer: text,
    model: text,
    serial: text,
    probing: text,
    calibrated: text.describe(
      'Day of the last calibration, as the file has it. 1970-01-01 and 1980-01-01 are defaults of clocks.',
    ),
    measured: text.describe('Day of the scan. Many files have the same day for both.'),
  })
  .meta({ id: 'Instrument' })
/** Whether one scan is inside the validated domain, and what its file says of the instrument. */
export const scanScopeSchema = z.object({ ...scopeReportSchema.shape, instrument }).meta({ id: 'ScanScope' })
const instrumentsSchema = z
  .object({
    mark_a: z.array(instrument),
    mark_b: z.array(instrument),
    known: z.array(z.array(instrument)).optional(),
  })
  .describe('What the files say of the instruments that measured the scans; null where they do not say it.')

/** Where an answer comes from. The mark type adds further figures. File names belong to one request and are not stored. */
const provenance = z
  .object({
    domain: domainName,
    api_version: z.string(),
    engine_version: z.string(),
    input_hashes: ofMarksSchema.describe('Hex SHA-256 of every scan.'),
    filenames: ofMarksSchema,
    instruments: instrumentsSchema.optional(),
  })
  .catchall(typed<Json>(z.unknown()))
const scorerProvenance = provenance.extend({ scorer: z.string() })
const storedProvenance = provenance.omit({ filenames: true, instruments: true })
export type Provenance = Wire<typeof storedProvenance>

/** The note that every report has is the first one, and `scope_note`. */
export const notesField = z.array(saidSchema).describe('What the answer claims, and what it does not.')

const around = {
  scope: scopeOfMarksSchema,
  scope_note: z.string().describe('The first of `notes`, in words.'),
  notes: notesField,
  warnings: warningsField,
  report_handle: handleText.describe(
    'Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`.',
  ),
}
const reasons = z.array(saidSchema).describe('Why there is no likelihood ratio.')

const rows = typed<Rows>(z.array(z.array(z.number())))
const previews = z.object({ a: rows, b: rows })

/** The part of the answer that every outcome with a score has. */
const scored = {
  domain: domainName,
  score: z.number(),
  score_kind: z.string(),
  attribution: z.array(regionSchema),
  attribution_b: z.array(regionSchema),
  previews: previews.optional().describe('Left out with `previews=false`.'),
  provenance: scorerProvenance,
  known: knownSchema
    .optional()
    .describe('Where a questioned mark was compared with several known marks: how they agree.'),
}

/** Why a result is weaker evidence than its number suggests. */
const evidenceNote = z.object({
  single_land: z.boolean(),
  level: z.literal('diagnostic_only'),
  ...factFields,
  reason: z.string(),
})
export type EvidenceNote = Wire<typeof evidenceNote>

const { n_km, n_knm, auc, cllr, cllr_min } = referenceFields.diagnostics.shape

/** The reference of a likelihood ratio, as it was used. */
const usedReference = z.object({
  id: z.string(),
  name: z.string(),
  n_km,
  n_knm,
  cllr,
  cllr_min,
  auc,
  diagnostics_protocol: z.string(),
  scorer_config_hash: z.string(),
  calibration: z.string().describe('How its scores become likelihood ratios.'),
  left_out: z.array(z.string()).describe('Sources that take no part, because scans of them are compared.'),
  conditions: referenceFields.conditions,
  bounds_by: referenceFields.bounds_by,
  n_data_sets: z
    .object({ km: count, knm: count })
    .nullable()
    .describe('Data sets that hold same-source and different-source pairs of the fit.'),
  population: z.string().nullable().describe('Who vouches for the population; null: nobody.'),
  left_out_diagnostics: referenceFields.left_out_diagnostics,
})

const ratio = likelihoodRatioSchema.shape

/** The answer of a comparison with a likelihood ratio. */
export const reportSchema = z
  .object({
    calibrated: z.literal(true),
    ...scored,
    ...around,
    likelihood_ratio: ratio.likelihood_ratio,
    log10_lr: ratio.log10_lr,
    log10_lr_ci_lo: z.number(),
    log10_lr_ci_hi: z.number(),
    lr_ci_method: intervalSchema.shape.lr_ci_method,
    n_sources: intervalSchema.shape.n_sources,
    direction: ratio.direction,
    verbal: ratio.verbal,
    lr_bound_log10: ratio.lr_bound_log10,
    lr_bounds_log10: boundsField,
    lr_bound_hit: ratio.lr_bound_hit,
    reference: usedReference,
    propositions: propositionsSchema,
    evidence_note: evidenceNote
      .optional()
      .describe('Why the result is weaker evidence than its number suggests.'),
    recipe_handle: handleText,
    note_test_fires: z
      .string()
      .optional()
      .describe('What test fires would add, where one mark was compared with one.'),
  })
  .meta({ id: 'ComparisonReport' })

/** Evidence of each pair of parts of two marks; parts count from 0, in the order of the scans. */
const perLand = z.object({
  offset: count,
  lands: z.array(
    z.object({
      a: count,
      b: count,
      ccf: z.number(),
      lag: count,
      land_lr: z.number(),
      land_log10_lr: z.number(),
    }),
  ),
  single_land_reference: z.string(),
  note: z.string(),
})

/** The parts of an answer that are made only on request; the handle is that of the recipe. */
const blocks = z.object({
  calibration: calibrationBlockSchema.optional(),
  features: featuresSchema.optional(),
  per_land: perLand.optional(),
  trace: typed<unknown>(z.object({ a: z.looseObject({}), b: z.looseObject({}) })).optional(),
  sensitivity: sensitivitySchema.optional(),
  recipe: typed<Recipe>(recipeSchema).optional(),
  handle: handleText.optional(),
})
export type Blocks = Wire<typeof blocks>

export const versionedReportSchema = reportSchema
  .extend(blocks.shape)
  .meta({ id: 'VersionedComparisonReport' })

const scorerConfig = z.object({}).catchall(typed<Json>(z.unknown()))

/** No score: a check of a scan or of the pair refuses, or a mark shows too little. */
export const refusalSchema = z
  .object({
    refused: z.literal(true),
    domain: domainName,
    reason: z.string().describe('The reasons as one text.'),
    reasons,
    ...around,
    provenance: provenance.describe(
      'Also the id of the reference that the scans were checked against, and how they were read.',
    ),
    known: scored.known,
    scorer_config: scorerConfig
      .optional()
      .describe('Under which the scans were checked. Reports of releases before 1.0.0 do not say it.'),
  })
  .meta({ id: 'Refusal' })

/** A score under another scorer config than the reference's: no likelihood ratio can be read from it. */
export const uncalibratedSchema = z
  .object({
    calibrated: z.literal(false),
    ...scored,
    ...around,
    requested_scorer_config_hash: z.string(),
    reference_scorer_config_hash: z.string(),
    scorer_config: scorerConfig,
    uncalibrated_reason: z.string().describe('The reasons as one text.'),
    reasons,
  })
  .meta({ id: 'UncalibratedReport' })

/** A report as an artifact: always with its pictures, and without what belongs to one request alone. */
type Stored<S extends z.ZodType> = Omit<Wire<S>, 'report_handle' | 'provenance' | 'previews'> & {
  readonly provenance: Provenance
}
interface Pictured {
  readonly previews: Wire<typeof previews>
}
export type CalibratedReport = Stored<typeof reportSchema> & Pictured
export type UncalibratedReport = Stored<typeof uncalibratedSchema> & Pictured
export type RefusalReport = Stored<typeof refusalSchema>
export type AnyReport = CalibratedReport | UncalibratedReport | RefusalReport

/** The part of a report that every outcome with a score has. */
export type ScoredReport = Pick<
  CalibratedReport,
  Exclude<keyof typeof scored | keyof typeof around, 'report_handle'>
>

/** A report without a word that follows from codes and values: what is hashed and stored. */
interface ReportFacts {
  readonly scope: {
    readonly mark_a: Scopes
    readonly mark_b: Scopes
    readonly known?: readonly Scopes[]
    readonly pair: ScopeFacts
  }
  readonly notes: readonly Fact[]
  readonly warnings: readonly (Fact & Pick<Warning, 'where'>)[]
  readonly reasons?: readonly Fact[]
  readonly propositions?: Pick<Propositions, 'code'>
  readonly evidence_note?: Omit<EvidenceNote, 'reason'>
  readonly known?: KnownFacts
}
type KnownFacts = Omit<Known, 'left_out' | 'without'> & {
  readonly left_out: readonly Omit<Known['left_out'][number], 'reason'>[]
  readonly without: readonly Omit<Known['without'][number], 'reason'>[]
}
type Scopes = readonly ScopeFacts[]

const withoutMessage = <S extends Said>({ message: _, ...facts }: S): Omit<S, 'message'> => facts

function withoutWords(report: AnyReport): ReportFacts {
  const { scope, scope_note: _, notes, warnings, ...rest } = report as CalibratedReport & Reasoned
  const {
    reason: _r,
    uncalibrated_reason: _u,
    note_test_fires: _n,
    reasons,
    propositions: both,
    evidence_note,
    known,
    ...facts
  } = rest
  return {
    ...facts,
    scope: {
      mark_a: scope.mark_a.map(scopeFacts),
      mark_b: scope.mark_b.map(scopeFacts),
      ...(scope.known && { known: scope.known.map((of) => of.map(scopeFacts)) }),
      pair: scopeFacts(scope.pair),
    },
    notes: notes.map(withoutMessage),
    warnings: warnings.map(withoutMessage),
    ...(reasons && { reasons: reasons.map(withoutMessage) }),
    ...(both && { propositions: { code: both.code } }),
    ...(evidence_note && { evidence_note: withoutReason(evidence_note) }),
    ...(known && {
      known: {
        ...known,
        left_out: known.left_out.map(withoutReason),
        without: known.without.map(withoutReason),
      },
    }),
  }
}
type Reasoned = Partial<
  Pick<RefusalReport, 'reason' | 'reasons'> & Pick<UncalibratedReport, 'uncalibrated_reason'>
>

const withoutReason = <T extends { readonly reason: string }>({
  reason: _,
  ...facts
}: T): Omit<T, 'reason'> => facts

export const withReason = <T extends Fact>(facts: T): T & { readonly reason: string } => ({
  ...facts,
  reason: joinSentences([facts]),
})

function reportInWords(facts: ReportFacts): AnyReport {
  const { scope, notes, warnings, reasons, propositions: both, evidence_note, known, ...rest } = facts
  const text = reasons && joinSentences(reasons)
  return {
    ...rest,
    scope: {
      mark_a: scope.mark_a.map(scopeInWords),
      mark_b: scope.mark_b.map(scopeInWords),
      ...(scope.known && { known: scope.known.map((of) => of.map(scopeInWords)) }),
      pair: scopeInWords(scope.pair),
    },
    scope_note: joinSentences(notes.slice(0, 1)),
    notes: notes.map(inWords),
    warnings: warnings.map(inWords),
    ...(reasons && { reasons: reasons.map(inWords) }),
    ...('refused' in rest ? { reason: text } : text !== undefined && { uncalibrated_reason: text }),
    ...(both && { propositions: propositions(both.code) }),
    ...(evidence_note && { evidence_note: withReason(evidence_note) }),
    ...(known && {
      known: {
        ...known,
        left_out: known.left_out.map(withReason),
        without: known.without.map(withReason),
      },
    }),
    ...('recipe_handle' in rest && !known && { note_test_fires: sentence(fact('test_fires')) }),
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
  facts: withoutWords,
  inWords: (stored) => ('notes' in stored ? reportInWords(stored) : earlier(stored as AnyReport)),
})
