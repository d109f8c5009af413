import { z } from 'zod'
import { provedSchema } from '../../verify/shapes.ts'

/** What verifying a recipe answers. */
export const verification = z
  .object({
    handle: z.string(),
    engine_version: z.string(),
    recipe_engine_version: z.string(),
    verified: z
      .boolean()
      .describe(
        'True when the stored recipe and the recomputed one both have this handle, no data are damaged, and the reference is bundled or trusted.',
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
    proved: provedSchema,
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

/** Shapes of what tells two reports apart. */
const values = { a: z.unknown().describe('In report A.'), b: z.unknown().describe('In report B.') }

const outputs = z
  .union([
    z.object({ path: z.string().describe('JSON Pointer.'), ...values }),
    z.object({
      index: z.number().int().describe('The first number that differs, counted along the rows.'),
      a: z.number().nullable(),
      b: z.number().nullable(),
      differing: z.number().int().describe('How many numbers differ.'),
      of: z.number().int(),
      largest: z.number().describe('The largest difference of two numbers.'),
    }),
  ])
  .nullable()

export const reportDifference = z
  .object({
    equal: z.boolean(),
    sentence: z.string().describe('The answer in one sentence.'),
    a: z.string(),
    b: z.string(),
    first: z
      .object({
        step: z.string(),
        node: z.string(),
        what: z
          .enum(['input', 'reference', 'parameter', 'code', 'run', 'output'])
          .describe('`run`: only one of the reports has it; `output`: the same run gave something else.'),
        name: z.string().nullable().describe('The input or parameter.'),
        ...values,
        outputs: outputs.describe('What the outputs of that run differ in, when both are kept.'),
      })
      .nullable()
      .describe('The first run at which the reports part.'),
    steps: z
      .array(z.object({ step: z.string(), a: z.number().int(), b: z.number().int(), same: z.number().int() }))
      .describe('Of each step: its runs in A and in B, and how many are the same.'),
    report: z
      .object({ path: z.string(), ...values })
      .nullable()
      .describe('Where the reports differ first.'),
  })
  .meta({ id: 'ReportDifference' })
