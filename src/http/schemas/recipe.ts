import { z } from 'zod'
import { readingSchema } from '../../compare/reading.ts'

/** Shapes of recipes and of what verifying them answers. */
const ofMarks = z.object({ mark_a: z.array(z.string()), mark_b: z.array(z.string()) })
const places = z.array(z.number().int())
const edges = z.array(z.array(z.number()).length(2).nullable()).optional() // no tuple: clients read lists

export const recipe = z
  .object({
    handle: z.string(),
    api_version: z.string().optional(),
    engine_version: z.string(),
    domain: z.string(),
    scorer_config: z.looseObject({}).optional(),
    scorer_config_hash: z.string(),
    inputs: ofMarks
      .extend({
        mark_a_lands: places.optional(),
        mark_b_lands: places.optional(),
        n_lands: z.number().int().optional(),
        ...readingSchema.shape,
        mark_a_edges: edges,
        mark_b_edges: edges,
      })
      .describe(
        'SHA-256 of each scan, its place, and how it was read where this is not as usual: units and mask of each scan, edges in metres.',
      ),
    reference: z.looseObject({
      id: z.string().optional(),
      name: z.string(),
      handle: z.string().optional(),
      scorer_config_hash: z.string(),
      left_out: z.array(z.string()).optional(),
    }),
    result: z.looseObject({
      score: z.number().optional(),
      score_kind: z.string().optional(),
      likelihood_ratio: z.number(),
      log10_lr: z.number(),
      log10_lr_ci: z.array(z.number()).optional(),
      lr_ci_method: z.string().optional(),
      lr_bound_log10: z.number().optional(),
      lr_bounds_log10: z.array(z.number()).optional(),
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
