import { z } from 'zod'
import { calibrationBlockSchema, intervalSchema, likelihoodRatioSchema } from '../../kinds/calibration.ts'
import { referenceFields } from '../../kinds/reference.ts'
import { notesField } from '../../kinds/report.ts'
import type { PairStep } from '../../marks/step.ts'

/** Answers of the steps and of the artifact graph. */
const done = { step: z.string(), code: z.string(), engine_version: z.string(), handle: z.string() }

const handles = z.array(z.string())

const pairAnswers = new WeakMap<PairStep, z.ZodType>() // a name in the API description belongs to one schema

/** The answer of a step that takes artifacts of two marks. */
export function pairAnswer(step: PairStep): z.ZodType {
  const { part, answer } = step
  const inputs = part ? z.object({ a: handles, b: handles }) : handles.describe('Signatures a and b.')
  const schema =
    pairAnswers.get(step) ?? z.object({ ...done, inputs, ...answer.facts }).meta({ id: answer.name })
  pairAnswers.set(step, schema)
  return schema
}

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
