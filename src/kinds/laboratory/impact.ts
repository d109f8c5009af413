import { z } from 'zod'
import { jsonKind } from '../kind.ts'
import { count, handleText, typed, type Wire } from '../wire.ts'

/** What a release changes: every stored report beside the comparison that this release makes of the same scans. */

const answer = z.strictObject({
  outcome: z.string().describe('`calibrated`, `uncalibrated` or `refused`.'),
  score: z.number().nullable(),
  log10_lr: z.number().nullable(),
  at_bound: z.boolean().nullable().describe('Whether the ratio ends at a bound; null without a ratio.'),
  verbal: z.string().nullable(),
  reason: z.string().nullable().describe('Of a refusal.'),
})
export type ImpactAnswer = Wire<typeof answer>

/** How a report changes; `equal`: it is the same report, `words`: the same number, with other checks or notes beside it. */
export const CHANGES = [
  'equal',
  'words',
  'moved',
  'verbal',
  'bound',
  'refused',
  'answered',
  'not done',
] as const

const counts = typed<{ readonly [change in (typeof CHANGES)[number]]: number }>(
  z.strictObject(Object.fromEntries(CHANGES.map((change) => [change, count]))),
)

export const impactSchema = z
  .strictObject({
    format: z.literal('markgraph-impact-1'),
    created: z.string().describe('ISO 8601, UTC.'),
    engine_version: z.string().describe('Of the release that did the comparisons again.'),
    reports: count,
    counts: counts.describe('A report is counted under its gravest change.'),
    largest: z.number().nullable().describe('The largest move of a log10 ratio.'),
    changed: z
      .array(
        z.strictObject({
          report: handleText,
          domain: z.string(),
          engine_version: z.string().describe('That the report names.'),
          change: z.enum(CHANGES),
          was: answer,
          is: answer.nullable(),
          why: z.string().nullable().describe('Why it was not done again.'),
        }),
      )
      .describe('All but the equal ones.'),
  })
  .meta({ id: 'Impact' })
export type Impact = Wire<typeof impactSchema>
export const impactKind = jsonKind<Impact>('impact')
