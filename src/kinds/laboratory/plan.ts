import { z } from 'zod'
import type { Json } from '../../address/canonical.ts'
import { jsonKind } from '../kind.ts'
import { count, domainName, handleText, nameText, typed, type Wire } from '../wire.ts'

/**
 * A validation that is planned before its scores are known, and its dossier.
 * source  ISO/IEC 17025:2017, 7.2.2; Meuwly, Ramos and Haraksim, Forensic Science International 276 (2017) 142 (the matrix)
 */

/** The performance characteristics of a validation matrix, in their order. */
export const CHARACTERISTICS = [
  'accuracy',
  'discriminating power',
  'calibration',
  'robustness',
  'coherence',
  'generalization',
] as const

/** What a criterion may limit: under which characteristic it stands, on which side its limit lies, and what it is. */
export const MEASURES = {
  cllr: { of: 'accuracy', limit: 'at_most', what: 'Cllr of the bounded ratios' },
  misleading_km: {
    of: 'accuracy',
    limit: 'at_most',
    what: 'share of same-source pairs with a ratio below 1',
  },
  misleading_knm: {
    of: 'accuracy',
    limit: 'at_most',
    what: 'share of different-source pairs with a ratio above 1',
  },
  cllr_min: {
    of: 'discriminating power',
    limit: 'at_most',
    what: 'Cllr after the best monotone calibration',
  },
  auc: { of: 'discriminating power', limit: 'at_least', what: 'area under the ROC curve' },
  eer: { of: 'discriminating power', limit: 'at_most', what: 'equal error rate of the ranking' },
  calibration_loss: { of: 'calibration', limit: 'at_most', what: 'Cllr less Cllr_min' },
  cllr_worst_without_a_source: {
    of: 'robustness',
    limit: 'at_most',
    what: 'the highest Cllr when any one source is left out of the test marks',
  },
  cllr_more_known_marks: {
    of: 'coherence',
    limit: 'at_most',
    what: 'Cllr of the mean score with two known marks, less that with one, each after the best monotone calibration',
  },
  cllr_worst_data_set: {
    of: 'generalization',
    limit: 'at_most',
    what: 'the highest Cllr of the pairs inside one data set',
  },
} as const satisfies Record<
  string,
  { of: (typeof CHARACTERISTICS)[number]; limit: 'at_most' | 'at_least'; what: string }
>
export type Measure = keyof typeof MEASURES
const measure = z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]])

const text = (what: string) => z.string().trim().max(2_000).describe(what)

export const criterion = z.strictObject({
  measure,
  limit: z
    .number()
    .describe(
      'The end of the 95 % interval must not pass it: the upper end of what should be small, the lower end of what should be large.',
    ),
  least_sources: z
    .number()
    .int()
    .min(2)
    .max(100_000)
    .describe('Without marks of so many sources the criterion is not met, whatever the figure is.'),
})

/** What is to be said of a plan beside its marks. */
const planFields = {
  name: nameText('What the plan is called.'),
  chosen_by: nameText('Who chose the marks and the criteria.'),
  purpose: text('What the method is to be used for.').default(''),
  exclusions: text('Which marks or pairs are left out, and by which rule.').default(''),
  propositions: z
    .strictObject({
      same: nameText('That two marks have one source.'),
      different: nameText('That they have not.'),
    })
    .optional()
    .describe('Default: the propositions of the mark type.'),
  criteria: z.array(criterion).min(1).max(50),
}

const planRequest = z.strictObject({
  study: z.string().describe('Id of a study, which holds the marks. It is scored when the plan is run.'),
  reference: z
    .string()
    .optional()
    .describe(
      'Id of the reference that gives the ratios; it must hold none of the marks. Without one, the marks are their own reference, in source-disjoint folds.',
    ),
  resolution: z
    .enum(['specification', 'reference'])
    .optional()
    .describe('Whose limit of the pitch applies, as in a comparison.'),
  ...planFields,
})
export type NewPlan = Wire<typeof planRequest>
export const newPlan = typed<NewPlan>(planRequest)

const mark = z.strictObject({
  mark: z.string(),
  source: z.string(),
  tag: z.string().describe('Its data set: the column `study` of the manifest.'),
  scans: z.array(z.string()).describe('SHA-256 of its scans.'),
  instruments: z
    .array(z.string())
    .describe('Those that its files name, each once; `unknown` where one names none.'),
})

/** Earlier scores of marks of a plan, as they stood when it was made. */
const scoredBefore = z.strictObject({
  study: z.string(),
  pairs_done: count,
  marks: count.describe('Marks of the plan in that study.'),
  left_out: z.array(z.string()).describe('Marks of that study that are not in the plan.'),
  plans: z.array(handleText).describe('Earlier plans of that study, whose criteria may have been others.'),
})

/** Comparisons of single marks of a plan with each other, as they stood when it was made. */
const comparedBefore = z.strictObject({
  reports: count.describe('Reports that compare marks of the plan with each other.'),
  marks: count.describe('Marks of the plan in them.'),
})

export const planSchema = z
  .strictObject({
    format: z.literal('markgraph-plan-1'),
    ...planFields,
    propositions: z.strictObject({ same: z.string(), different: z.string() }),
    purpose: z.string(),
    exclusions: z.string(),
    created: z.string().describe('ISO 8601, UTC.'),
    engine_version: z.string(),
    domain: domainName,
    score_kind: z.string(),
    scorer_config: typed<{ readonly [name: string]: Json }>(z.looseObject({})),
    scorer_config_hash: z.string(),
    study: z.string(),
    marks: z.array(mark),
    reference: z.strictObject({ id: z.string(), name: z.string(), handle: handleText }).nullable(),
    resolution: z.enum(['specification', 'reference']),
    scored_before: z.array(scoredBefore),
    compared_before: comparedBefore.optional(),
  })
  .meta({ id: 'ValidationPlan' })
export type Plan = Wire<typeof planSchema>

export const planKind = jsonKind<Plan>('validation.plan')
