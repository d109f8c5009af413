import { z } from 'zod'
import type { Fact } from '../../words/fact.ts'
import { factOf, inWords, saidSchema } from '../../words/said.ts'
import { jsonKind } from '../kind.ts'
import { count, domainName, handleText, nameText, typed, type Wire } from '../wire.ts'

/**
 * A check that a laboratory repeats: known pairs, whose results must not change, and one mark that is measured again each time.
 * source  ISO/IEC 17025:2017, 7.7.1
 */

const scans = z.array(handleText).min(1).max(64)

const pair = z.strictObject({
  a: scans.describe('Handles of the scans of one mark, in order, as `POST /v1/artifacts` answers them.'),
  b: scans.describe('The same of the other mark.'),
  same_source: z.boolean(),
})

const checkRequest = z.strictObject({
  name: nameText('What the check is called.'),
  chosen_by: nameText('Who chose the pairs and the mark.'),
  domain: domainName,
  reference: z.string().optional().describe('Id of a reference. Default: the bundled one.'),
  pairs: z.array(pair).min(1).max(50).describe('Known pairs. Their scores and ratios must not change.'),
  repeats: z
    .array(handleText)
    .min(8)
    .max(200)
    .describe(
      'Handles of repeated scans of one mark, one scan each, from before the first check. The limits come from them; the first one is kept to compare with.',
    ),
})
export type NewCheck = Wire<typeof checkRequest>
export const newCheck = typed<NewCheck>(checkRequest)

const result = {
  score: z.number().nullable(),
  log10_lr: z.number().nullable(),
  refused: z.string().nullable().describe('Why there is no ratio.'),
}
const baseline = z.strictObject({
  n: count,
  mean: z.number(),
  sd: z.number().describe('Standard deviation, with n − 1.'),
})

export const checkSchema = z
  .strictObject({
    format: z.literal('markgraph-check-1'),
    name: z.string(),
    chosen_by: z.string(),
    domain: domainName,
    created: z.string().describe('ISO 8601, UTC.'),
    engine_version: z.string(),
    reference: z.strictObject({ id: z.string(), handle: handleText }),
    pairs: z.array(z.strictObject({ ...pair.shape, ...result })),
    repeats: z.array(
      z.strictObject({
        scan: handleText,
        rms_nm: z.number().describe('Of the part compared, in its band.'),
        score: z.number().nullable().describe('With the first one; null for that one itself.'),
      }),
    ),
    log_rms: baseline.describe('Of the natural logarithm of `rms_nm`.'),
    scores: baseline,
  })
  .meta({ id: 'LaboratoryCheck' })
export type LaboratoryCheck = Wire<typeof checkSchema>
export const checkKind = jsonKind<LaboratoryCheck>('check')

const runRequest = z.strictObject({
  scan: handleText.describe('Handle of today’s scan of the mark that is measured again.'),
  corrected: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .optional()
    .describe('What was put right since the last check failed. The chart begins anew.'),
})
export type NewCheckRun = Wire<typeof runRequest>
export const newCheckRun = typed<NewCheckRun>(runRequest)

export const checkRunSchema = z
  .strictObject({
    format: z.literal('markgraph-check-run-1'),
    check: handleText,
    previous: handleText.nullable().describe('The run before.'),
    created: z.string().describe('ISO 8601, UTC.'),
    engine_version: z.string(),
    scan: handleText,
    rms_nm: z.number().nullable().describe('Null where the scan could not be measured.'),
    score: z.number().nullable().describe('With the first repeat.'),
    least_score: z.number(),
    point: z
      .strictObject({
        deviation: z.number().describe('Of the natural logarithm of `rms_nm` from the mean of the repeats.'),
        single_limit: z.number(),
        average: z.number().describe('Exponentially weighted average of the deviations, 0.4 for the newest.'),
        average_limit: z.number(),
        checks: count.describe('Since the chart began.'),
      })
      .nullable(),
    corrected: z.string().nullable(),
    passed: z.boolean(),
    findings: z.array(saidSchema).describe('Why it is not passed.'),
  })
  .meta({ id: 'LaboratoryCheckRun' })
export type LaboratoryCheckRun = Wire<typeof checkRunSchema>

type RunFacts = Omit<LaboratoryCheckRun, 'findings'> & { readonly findings: readonly Fact[] }

/** Words are not hashed: see `jsonKind`. */
export const checkRunKind = jsonKind<LaboratoryCheckRun, RunFacts>('check.run', {
  facts: ({ findings, ...rest }) => ({ ...rest, findings: findings.map(factOf) }),
  inWords: ({ findings, ...rest }) => ({ ...rest, findings: findings.map(inWords) }),
})
