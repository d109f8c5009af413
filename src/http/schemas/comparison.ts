import { z } from 'zod'
import { recipe } from './recipe.ts'
import { boundsBy, conditions, domainName, leftOutDiagnostics } from './schemas.ts'
import { sensitivity } from './sensitivity.ts'

/** Shapes of what comparing, detecting and the scope check answer. */
export const detection = z
  .object({
    domain: z.enum(['striated', 'impressed']),
    coherence: z.number(),
    collapse_ratio: z.number().describe('Share of the variance that is left in the means of straight lines.'),
    decided_by: z.enum(['collapse_ratio']),
  })
  .meta({ id: 'Detection' })

/** What a sentence says, without its words. Only this part of it is hashed. */
const facts = {
  code: z.string().describe('What is said.'),
  values: z
    .record(z.string(), z.unknown())
    .describe('What it is said of: numbers with their unit in the name, names.'),
}
const saidSchema = z
  .object({ ...facts, message: z.string().describe('What `code` and `values` say, in English.') })
  .meta({ id: 'Said' })

export const notes = z.array(saidSchema).describe('What the answer claims, and what it does not.')

const check = z.object({
  name: z.enum([
    'resolution',
    'modality',
    'coverage',
    'signal',
    'conditions',
    'identity',
    'order',
    'handedness',
  ]),
  passed: z.boolean(),
  severity: z.enum(['ok', 'warn', 'refuse']),
  value: z.number(),
  threshold: z.number(),
  ...facts,
  reason: z.string().describe('What `code` and `values` say, in English.'),
})

export const scopeReport = z
  .object({
    admissible: z.boolean(),
    mode: z.enum(['warn', 'refuse']),
    domain: domainName,
    checks: z.array(check),
    overall_reason: z.string(),
  })
  .meta({ id: 'ScopeReport' })

export const region = z
  .object({
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    corr: z.number(),
    x_frac: z.number(),
    y_frac: z.number(),
    w_frac: z.number(),
    h_frac: z.number(),
  })
  .meta({ id: 'Region' })

const ofMarks = z.object({ mark_a: z.array(z.string()), mark_b: z.array(z.string()) })
const provenance = z.looseObject({
  domain: domainName,
  api_version: z.string(),
  engine_version: z.string(),
  input_hashes: ofMarks.describe('Hex SHA-256 of every scan.'),
  filenames: ofMarks,
})
const rows = z.array(z.array(z.number()))
const scopes = z.object({
  mark_a: z.array(scopeReport),
  mark_b: z.array(scopeReport),
  pair: scopeReport.describe('checks of the two marks together'),
})
export const warning = saidSchema.extend({
  where: z
    .union([z.string(), z.array(z.string())])
    .describe(
      '`mark_a`, `mark_b`, `pair`, `request` or `manifest`; `mark_a.2` is the second scan of mark A. A list where it is about several scans of one mark.',
    ),
})
export const warnings = z.array(warning).describe('What a reader should know before the numbers.')
const around = {
  scope: scopes,
  scope_note: z.string().describe('The first of `notes`, in words.'),
  notes,
  warnings,
  report_handle: z
    .string()
    .describe('Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`.'),
}
const reasons = z.array(saidSchema).describe('Why there is no likelihood ratio.')
const scored = {
  domain: domainName,
  score: z.number(),
  score_kind: z.string(),
  attribution: z.array(region),
  attribution_b: z.array(region),
  previews: z.object({ a: rows, b: rows }).optional().describe('Left out with `previews=false`.'),
  provenance: provenance.extend({ scorer: z.string() }),
}

const bounds = z
  .array(z.number())
  .length(2)
  .describe(
    'Least and greatest log10 LR that the reference supports; `lr_bound_log10` is that of the side of the answer.',
  )

export const calibration = z
  .object({
    reference_name: z.string(),
    n_km: z.number().int(),
    n_knm: z.number().int(),
    auc: z.number(),
    eer: z.number(),
    lr_bound_log10: z.number(),
    lr_bounds_log10: bounds,
    score_marker: z.number(),
    this_log10_lr: z.number(),
    km_knm_hist: z.object({
      edges: z.array(z.number()),
      km_counts: z.array(z.number()),
      knm_counts: z.array(z.number()),
    }),
    tippett: z.object({
      log10_lr: z.array(z.number()),
      km_ge: z.array(z.number()),
      knm_ge: z.array(z.number()),
    }),
  })
  .meta({ id: 'CalibrationBlock' })

export const features = z
  .object({
    diag_mean: z.number(),
    diag_min: z.number(),
    diag_contrast: z.number(),
    offset_margin: z.number().nullable(),
    lag_coherence: z.number(),
    offset: z.number().int(),
    diag_ccf: z.array(z.number()),
    diagonal: z.array(z.array(z.number())),
    land_ccf_matrix: rows,
    land_lag_matrix: rows,
    best_land_a: z.number().int(),
    best_land_b: z.number().int(),
    upside_down: z.boolean(),
    arrangements: z
      .object({
        as_given: z.number(),
        upside_down: z.number(),
        order_reversed: z.number(),
        lands_turned: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'BulletFeatures' })

export const report = z
  .object({
    calibrated: z.literal(true),
    ...scored,
    ...around,
    likelihood_ratio: z.number(),
    log10_lr: z.number(),
    log10_lr_ci_lo: z.number(),
    log10_lr_ci_hi: z.number(),
    lr_ci_method: z.string(),
    n_sources: z.number().int(),
    direction: z.enum(['same source', 'different sources']),
    verbal: z.string(),
    lr_bound_log10: z.number(),
    lr_bounds_log10: bounds,
    lr_bound_hit: z.boolean(),
    reference: z.object({
      id: z.string(),
      name: z.string(),
      n_km: z.number().int(),
      n_knm: z.number().int(),
      cllr: z.number(),
      cllr_min: z.number(),
      auc: z.number(),
      diagnostics_protocol: z.string(),
      scorer_config_hash: z.string(),
      calibration: z.string().describe('How its scores become likelihood ratios.'),
      left_out: z
        .array(z.string())
        .describe('Sources that take no part, because scans of them are compared.'),
      conditions,
      bounds_by: boundsBy,
      n_data_sets: z
        .object({ km: z.number().int(), knm: z.number().int() })
        .nullable()
        .describe('Data sets that hold same-source and different-source pairs of the fit.'),
      population: z.string().nullable().describe('Who vouches for the population; null: nobody.'),
      left_out_diagnostics: leftOutDiagnostics,
    }),
    propositions: z.object({ code: z.string(), same: z.string(), different: z.string() }),
    evidence_note: z
      .object({
        single_land: z.boolean(),
        level: z.literal('diagnostic_only'),
        ...facts,
        reason: z.string(),
      })
      .optional()
      .describe('Why the result is weaker evidence than its number suggests.'),
    recipe_handle: z.string(),
  })
  .meta({ id: 'ComparisonReport' })

const landPair = z.object({
  a: z.number().int(),
  b: z.number().int(),
  ccf: z.number(),
  lag: z.number().int(),
  land_lr: z.number(),
  land_log10_lr: z.number(),
})

export const versionedReport = report
  .extend({
    calibration: calibration.optional(),
    features: features.optional(),
    per_land: z
      .object({
        offset: z.number().int(),
        lands: z.array(landPair),
        single_land_reference: z.string(),
        note: z.string(),
      })
      .optional(),
    trace: z.object({ a: z.looseObject({}), b: z.looseObject({}) }).optional(),
    sensitivity: sensitivity.optional(),
    recipe: recipe.optional(),
    handle: z.string().optional(),
  })
  .meta({ id: 'VersionedComparisonReport' })

export const refusal = z
  .object({
    refused: z.literal(true),
    domain: domainName,
    reason: z.string().describe('The reasons as one text.'),
    reasons,
    ...around,
    provenance,
  })
  .meta({ id: 'Refusal' })

export const uncalibrated = z
  .object({
    calibrated: z.literal(false),
    ...scored,
    ...around,
    requested_scorer_config_hash: z.string(),
    reference_scorer_config_hash: z.string(),
    scorer_config: z.looseObject({}),
    uncalibrated_reason: z.string().describe('The reasons as one text.'),
    reasons,
  })
  .meta({ id: 'UncalibratedReport' })
