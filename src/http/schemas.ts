import { z } from 'zod'
import { INCLUDES } from '../composition/answer.ts'

/** Marks a text as the name of a mark type. The API description then lists the mark types of the service. */
export const DOMAIN = 'markgraph-domain'

const domainName = z.string().meta({ format: DOMAIN })

/** Shapes of answers, for the API description. */
const detail = z.object({ detail: z.string() })

export const problemBody = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number().int()])),
        msg: z.string(),
        type: z.string(),
        input: z.unknown().optional(),
        ctx: z.looseObject({}).optional(),
      }),
    ),
  })
  .meta({ id: 'ValidationError', description: 'A field is missing or malformed.' })

/** The failures of a route that takes uploads. */
export const uploadFailures = {
  400: detail.describe('A bad upload, or an unknown or uncalibrated domain.'),
  413: detail.describe(
    'Over a limit: one file, the whole request, the number of files, or the decompressed size.',
  ),
  415: detail.describe('The upload is not a readable X3P.'),
  422: problemBody,
  429: detail.describe('Too many compute requests; `Retry-After` says when to come back.'),
  503: detail.describe(
    'The work queue is full, or the comparison took too long; `Retry-After` says when to come back.',
  ),
}

/** The failures of a comparison, which may name artifacts and references of the service. */
export const compareFailures = {
  ...uploadFailures,
  404: detail.describe('An unknown handle or reference.'),
}

/** The failures of the PDF report. It is made only for a comparison with a likelihood ratio. */
export const reportFailures = {
  ...compareFailures,
  422: z
    .union([problemBody, detail])
    .describe(
      'A field is missing or malformed (a list), or there is no likelihood ratio to report (a text).',
    ),
}

/** The failure of every route when the operator has set API keys. */
export const unauthorized = {
  401: detail.describe('The service needs an API key, and the request has no valid one.'),
}

/** Failures that any route may answer, besides its own. */
export const anyFailures = {
  500: detail.describe('The service itself failed. Its log gives the details.'),
  503: detail.describe(
    'The service is stopping (`Retry-After` says when to come back), or a result could not be stored.',
  ),
  507: detail.describe('The disk is full: nothing more can be stored. Reading still works.'),
}

/** The failure of every route that refuses unknown fields. */
export const unknownFields = { 422: problemBody }

/** The failures of every route that reads a body. */
export const bodyFailures = {
  400: detail.describe('The body cannot be read.'),
  413: detail.describe('The body is over its limit.'),
}

export const stepFailures = {
  400: detail.describe('A handle of the wrong kind, or a value out of range.'),
  404: detail.describe('An unknown handle or reference.'),
  422: problemBody,
  429: uploadFailures[429],
  503: uploadFailures[503],
}

/** The answer when the data still have the handle in `If-None-Match`. */
export const unchanged = {
  304: z.null().describe('The data have not changed: their handle is the one in `If-None-Match`.'),
}

/** Stored data, whole or in part; `ETag` is the handle. */
export const dataAnswers = {
  200: {
    description: 'An array as .npy, a scan as the uploaded file, anything else as JSON.',
    content: {
      'application/octet-stream': { schema: z.custom<Uint8Array>() },
      'application/json': { schema: z.unknown() },
    },
  },
  206: {
    description: 'The requested part.',
    content: {
      'application/octet-stream': { schema: z.custom<Uint8Array>() },
      'application/json': { schema: z.custom<Uint8Array>() },
    },
  },
  ...unchanged,
  416: detail.describe('The requested range lies outside the data.'),
}

/** The failure of routes whose data belong to one client. */
export const forbidden = { 403: detail.describe('It belongs to another client.') }

export const notFound = { 404: detail.describe('Nothing has this handle or id.') }

export const domainField = z
  .string()
  .meta({ format: DOMAIN, description: 'The kind of mark, which selects the reference to calibrate on.' })

export const referenceField = z.string().meta({
  description:
    'Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain.',
})

export const includeField = z.string().meta({
  description: `Comma-separated blocks: ${INCLUDES.join(', ')}, or all. Unknown names are ignored.`,
})

export const health = z
  .object({
    status: z.string(),
    engine_version: z.string(),
    domains: z.array(domainName),
    rate_limiter: z.object({ tracked_ips: z.number().int() }),
  })
  .meta({ id: 'Health' })

export const detection = z
  .object({ domain: z.enum(['striated', 'impressed']), coherence: z.number() })
  .meta({ id: 'Detection' })

const check = z.object({
  name: z.enum(['resolution', 'modality', 'coverage', 'signal']),
  passed: z.boolean(),
  severity: z.enum(['ok', 'warn', 'refuse']),
  value: z.number(),
  threshold: z.number(),
  reason: z.string(),
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

const region = z
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
const scopes = z.object({ mark_a: z.array(scopeReport), mark_b: z.array(scopeReport) })
const warnings = z
  .array(
    z.object({
      code: z.string(),
      message: z.string(),
      where: z
        .string()
        .describe('`mark_a`, `mark_b`, `pair` or `request`; `mark_a.2` is the second scan of mark A.'),
    }),
  )
  .describe('What a reader should know before the numbers.')
const around = {
  scope: scopes,
  scope_note: z.string(),
  warnings,
  report_handle: z
    .string()
    .describe('Handle of this answer as an artifact; read it with `GET /v1/reports/{handle}`.'),
}
const scored = {
  domain: domainName,
  score: z.number(),
  score_kind: z.string(),
  attribution: z.array(region),
  attribution_b: z.array(region),
  previews: z.object({ a: rows, b: rows }),
  provenance: provenance.extend({ scorer: z.string() }),
}

export const calibration = z
  .object({
    reference_name: z.string(),
    n_km: z.number().int(),
    n_knm: z.number().int(),
    auc: z.number(),
    eer: z.number(),
    lr_bound_log10: z.number(),
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
  })
  .meta({ id: 'BulletFeatures' })

const places = z.array(z.number().int())

export const recipe = z
  .object({
    handle: z.string(),
    api_version: z.string().optional(),
    engine_version: z.string(),
    domain: z.string(),
    scorer_config: z.looseObject({}).optional(),
    scorer_config_hash: z.string(),
    inputs: ofMarks.extend({
      mark_a_lands: places.optional(),
      mark_b_lands: places.optional(),
      n_lands: z.number().int().optional(),
    }),
    reference: z.looseObject({
      id: z.string().optional(),
      name: z.string(),
      handle: z.string().optional(),
      scorer_config_hash: z.string(),
    }),
    result: z.looseObject({
      score: z.number().optional(),
      score_kind: z.string().optional(),
      likelihood_ratio: z.number(),
      log10_lr: z.number(),
      log10_lr_ci: z.array(z.number()).optional(),
      lr_ci_method: z.string().optional(),
      lr_bound_log10: z.number().optional(),
      lr_bound_hit: z.boolean().optional(),
      direction: z.string().optional(),
      verbal: z.string(),
    }),
    steps: z.array(
      z.object({
        step: z.string(),
        code: z.string().describe('The implementing nodes with their versions.'),
        params: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Parameters that have the same value in all runs that use them.'),
        inputs: z.array(z.string()).describe('Artifacts from outside the step.'),
        output: z.array(z.string()).describe('Artifacts that are used outside the step.'),
        runs: z
          .array(
            z.object({
              node: z.string(),
              version: z.number().int(),
              params: z.record(z.string(), z.unknown()),
              inputs: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
              output: z.string(),
            }),
          )
          .optional()
          .describe('Every computation, each after the ones it depends on.'),
      }),
    ),
  })
  .meta({
    id: 'Recipe',
    description: 'Recipes of engine 0.1.0 lack the optional fields; they are served but cannot be verified.',
  })

export const verification = z
  .object({
    handle: z.string(),
    engine_version: z.string(),
    recipe_engine_version: z.string(),
    verified: z
      .boolean()
      .describe(
        'True when the stored recipe and the recomputed one both have this handle, and no data are damaged.',
      ),
    recipe_intact: z.boolean().describe('Whether the handle is the hash of the stored recipe.'),
    inputs_equal: z.boolean(),
    result_equal: z.boolean(),
    difference: z
      .object({
        path: z.string().describe('JSON Pointer into the recipe.'),
        recorded: z.unknown(),
        recomputed: z.unknown(),
      })
      .nullable()
      .describe('The first place where the stored recipe and the recomputed one differ.'),
    damaged: z.array(z.string()).describe('Artifacts whose stored data do not match their hash.'),
    reason: z.string().nullable().describe('Why the recipe is not verified; null when it is.'),
    steps: z.array(
      z.object({
        step: z.string(),
        code: z.string(),
        equal: z.boolean(),
        outputs: z.array(
          z.object({
            handle: z.string(),
            recomputed: z.string().nullable(),
            equal: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Verification' })

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
    }),
    propositions: z.object({ same: z.string(), different: z.string() }),
    evidence_note: z
      .object({ single_land: z.boolean(), level: z.literal('diagnostic_only'), reason: z.string() })
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
    recipe: recipe.optional(),
    handle: z.string().optional(),
  })
  .meta({ id: 'VersionedComparisonReport' })

export const refusal = z
  .object({
    refused: z.literal(true),
    domain: domainName,
    reason: z.string(),
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
    uncalibrated_reason: z.string(),
  })
  .meta({ id: 'UncalibratedReport' })

export const diagnostics = z.object({
  n_km: z.number().int(),
  n_knm: z.number().int(),
  auc: z.number(),
  cllr: z.number(),
  cllr_min: z.number(),
})

export const referenceRecord = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    scorer_config_hash: z.string(),
    cluster_scheme: z.string(),
    n_sources: z.number().int(),
    datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
    diagnostics,
    diagnostics_protocol: z.string(),
    generator: z.string(),
    created: z.string(),
  })
  .meta({ id: 'ReferenceRecord' })

export const artifactRecord = z
  .object({
    handle: z.string(),
    kind: z.string(),
    meta: z.record(z.string(), z.unknown()),
    produced_by: z
      .object({
        step: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.unknown()),
        inputs: z.array(z.string()).describe('Handles, in the order of the inputs of the node.'),
        engine_version: z.string(),
        output: z.string(),
      })
      .nullable(),
    bytes: z.number().int(),
  })
  .meta({ id: 'ArtifactRecord' })

export const arrayStep = artifactRecord.extend({ preview: z.looseObject({}) }).meta({ id: 'ArrayStep' })
