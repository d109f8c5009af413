import { z } from 'zod'
import { VERDICTS } from '../../verify/verdict.ts'

const signature = z.object({
  file: z.string(),
  kind: z.enum(['signature', 'timestamp']),
  valid: z.boolean().nullable().describe('Null where it could not be checked.'),
  message: z.string(),
  key: z.string().nullable().describe('Id of the key that signed: the SHA-256 of the public key.'),
})

/** What was proved, part by part. */
export const proved = z
  .object({
    computation: z.enum(['equal', 'differs', 'not computed']),
    reference: z
      .enum(['bundled', 'trusted', 'unknown'])
      .describe(
        '`bundled`: it came with a release. `trusted`: it is in `MARKGRAPH_TRUST`, or the operator of this service made or imported it. `unknown`: the number is relative to whatever that reference is.',
      ),
    refusal: z
      .enum(['derived', 'not derived'])
      .nullable()
      .describe('Whether a refusal follows from its scans; null where the report is none.'),
    pdf: z
      .enum(['equal', 'differs', 'absent', 'other release'])
      .nullable()
      .describe(
        'Whether the PDF is what is printed again; null where it was not printed, then `not_looked_at` names it.',
      ),
    signatures: z.array(signature),
    not_looked_at: z.array(z.string()).describe('Files of which nothing is proved.'),
  })
  .meta({ id: 'Proved' })

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
    proved,
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

const count = z.number().int()

/** What verifying a report answers. */
export const reportVerification = z
  .object({
    verified: z.boolean().describe('True only where all of it is proved.'),
    verdict: z.enum(VERDICTS),
    sentence: z.string().describe('The verdict in one sentence.'),
    proved,
    reference: z
      .object({
        id: z.string().nullable(),
        handle: z.string(),
        borrows_id: z.boolean().describe('It has the id of a bundled reference and is none.'),
      })
      .nullable(),
    report: z.string().nullable(),
    recipe: z.string().nullable(),
    domain: z.string().nullable(),
    outcome: z.string().nullable(),
    log10_lr: z.number().nullable(),
    report_engine_version: z.string().nullable(),
    engine_version: z.string(),
    files: count,
    findings: z.array(
      z.object({ file: z.string(), what: z.string(), message: z.string(), step: z.string().nullable() }),
    ),
    steps: z.array(
      z.object({
        step: z.string(),
        runs: count,
        equal: count,
        not_equal: count,
        not_recomputable: count,
        reasons: z.array(z.string()),
      }),
    ),
    derivation: z
      .object({
        status: z.enum(['equal', 'not equal', 'not derived']),
        reason: z.string().nullable(),
        recipe: z.string().nullable(),
        report: z.string().nullable(),
        difference: z.unknown(),
      })
      .nullable()
      .describe('Whether the comparison, done again, gives the recipe and the report.'),
    difference: z
      .object({
        step: z.string(),
        node: z.string().nullable(),
        artifact: z.string(),
        recomputed: z.string().nullable(),
        value: z.unknown(),
      })
      .nullable()
      .describe('The first difference.'),
    unequal: z.array(z.string()).describe('Each computation that gave another result.'),
    lacks: z.array(z.string()).describe('What cannot be shown, and why.'),
  })
  .meta({ id: 'ReportVerification' })
