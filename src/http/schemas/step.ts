import { z } from 'zod'
import { featuresSchema } from '../../kinds/agreement.ts'
import { calibrationBlockSchema, intervalSchema, likelihoodRatioSchema } from '../../kinds/calibration.ts'
import { referenceFields } from '../../kinds/reference.ts'
import { notesField } from '../../kinds/report.ts'

/** Answers of the steps and of the artifact graph. */
const done = { step: z.string(), code: z.string(), engine_version: z.string(), handle: z.string() }

export const alignment = z
  .object({
    ...done,
    inputs: z.array(z.string()).describe('Signatures a and b.'),
    lag: z.number().int().describe('Number of samples by which b is shifted.'),
    ccf: z.number(),
  })
  .meta({ id: 'Alignment' })

export const featuresOf = z
  .object({
    ...done,
    inputs: z.object({ a: z.array(z.string()), b: z.array(z.string()) }),
    features: featuresSchema,
  })
  .meta({ id: 'FeaturesStep' })

const reference = z.object({
  id: z.string(),
  name: z.string(),
  scorer_config_hash: z.string(),
  diagnostics: referenceFields.diagnostics,
})
const { log10_lr_ci, lr_ci_method, n_sources } = intervalSchema.partial().shape

export const calibratedScore = z
  .object({
    calibrated: z.literal(true),
    config_verified: z.boolean(),
    ...likelihoodRatioSchema.shape,
    notes: notesField,
    reference,
    calibration: calibrationBlockSchema,
    log10_lr_ci,
    lr_ci_method,
    n_sources,
  })
  .meta({ id: 'CalibratedScore' })

export const refusedScore = z
  .object({
    calibrated: z.literal(false),
    config_verified: z.boolean(),
    score: z.number(),
    reference,
    requested_scorer_config_hash: z.string().optional(),
    reference_scorer_config_hash: z.string().optional(),
    reason: z.string(),
  })
  .meta({ id: 'RefusedScore' })

const looked = { handle: z.string(), kind: z.string() }

export const arrayPreview = z
  .union([
    z.object({ ...looked, signature: z.array(z.number().nullable()) }),
    z.object({ ...looked, grid: z.array(z.array(z.number().nullable())) }),
  ])
  .meta({ id: 'Preview' })

const ancestors = z
  .object({
    handle: z.string(),
    nodes: z.array(
      z.object({
        handle: z.string(),
        kind: z.string(),
        meta: z.looseObject({}),
        bytes: z.number().int().describe('Size of its data.'),
      }),
    ),
    edges: z.array(
      z.object({
        step: z.string(),
        code: z.string(),
        params: z.looseObject({}),
        inputs: z.array(z.string()),
        roles: z
          .record(z.string(), z.union([z.string(), z.array(z.string())]))
          .describe('The inputs by name.'),
        engine_version: z.string(),
        output: z.string(),
        seconds: z
          .number()
          .nullable()
          .describe(
            'How long it took when it was first done, without waiting; null when nobody measured it.',
          ),
      }),
    ),
  })
  .meta({ id: 'ArtifactGraph' })

const prov = z
  .object({
    prefix: z.record(z.string(), z.string()),
    entity: z.looseObject({}),
    activity: z.looseObject({}),
    used: z.looseObject({}),
    wasGeneratedBy: z.looseObject({}),
  })
  .meta({ id: 'ProvJson', description: 'W3C PROV-JSON' })

export const graphOf = z.union([ancestors, prov])

export const scorerConfig = z
  .looseObject({
    name: z.string(),
    lambda_s: z.number().describe('metres'),
    lambda_c: z.number().describe('metres'),
    cmr_corr: z.number(),
    cmr_tol: z.array(z.number()),
    cmr_1d_corr: z.number(),
    cmr_1d_lag: z.number(),
    config_hash: z.string(),
  })
  .meta({ id: 'ScorerConfig' })
