import { z } from 'zod'
import { EVIDENCE_UNITS } from '../../numerics/statistics/pairs-calibration.ts'
import { CALIBRATIONS } from './calibrations.ts'

/**
 * The validation of a reference as one JSON document. Every block of figures names its protocol and its calibration.
 * Every figure has its 95 % bootstrap interval, null where it is not defined.
 */
const number = z.number().nullable()
const count = z.number().int().nonnegative()
const figure = z.strictObject({ value: number, low: number, high: number })
const band = z.strictObject({ value: z.array(number), low: z.array(number), high: z.array(number) })
const numbers = z.array(z.number())

/** In the order of what they claim: marks of a study that was not seen first, the pairs that were fitted to last. */
export const PROTOCOLS = ['leave-data-sets-out', 'source-disjoint', 'leave-sources-out', 'in-sample'] as const

/** With the protocol of test marks that a reference does not hold. */
const ALL_PROTOCOLS = [...PROTOCOLS, 'separate-marks'] as const
export type Protocol = (typeof ALL_PROTOCOLS)[number]

const resamples = z.strictObject({ count, distinct: count, redraws: count })
const calibration = z.enum(CALIBRATIONS)

/** How often LRs point the wrong way: a property of these pairs under this protocol, not an error rate of examination. */
const misleading = z.array(
  z.strictObject({
    beyond_log10_lr: z.number(),
    km: figure.describe('share of KM pairs with log10 LR below minus it'),
    knm: figure.describe('share of KNM pairs with log10 LR above it'),
  }),
)

const performance = {
  calibration,
  cllr: figure,
  cllr_min: figure,
  calibration_loss: figure,
  auc: figure,
  eer: figure,
  misleading,
}

const ends = z.tuple([z.number(), z.number()])
const bounds = z.strictObject({
  applied: z
    .strictObject({ rule: z.string(), log10_lower: ends, log10_upper: ends })
    .describe('the bounds that are applied; least and greatest over the fits of the protocol'),
  elub: z
    .strictObject({ rule: z.string(), log10_lower: figure, log10_upper: figure })
    .describe(
      'the full empirical rule, on the LRs before any bound; pairs that several folds test count once altogether',
    ),
})

const curves = z.strictObject({
  tippett: z.strictObject({ log10_lr: numbers, km_ge: band, knm_ge: band }),
  det: z.strictObject({ false_positive_rate: numbers, false_negative_rate: band }),
  reliability: z.strictObject({ log10_lr: numbers, predicted: numbers, observed: band }),
  ece: z.strictObject({ prior_log10_odds: numbers, system: band, pav: band, neutral: numbers }),
})

const pooled = z.strictObject({
  protocol: z.enum(ALL_PROTOCOLS),
  ...performance,
  cllr_data_sets_even: figure
    .nullable()
    .describe('Cllr with each data set weighing the same; null where the reference has one'),
  bounds,
  curves,
})
export type PooledFigures = z.infer<typeof pooled>

const fold = z.strictObject({
  protocol: z.literal('source-disjoint'),
  fold: count,
  held_out: z.array(count).describe('indices of the held-out sources'),
  train_km: count,
  train_knm: count,
  n_km: count,
  n_knm: count,
  n_sources: count,
  bounds_log10: ends.describe('lower and upper bound of the first calibration'),
  resamples,
  calibrations: z.array(z.strictObject(performance)),
})
export type FoldFigures = z.infer<typeof fold>

const unit = z.enum(EVIDENCE_UNITS)

/** A number of pairs, and beside a zero the share that it does not exclude. */
const counted = z.strictObject({
  count,
  limit: number.describe(
    'where the count is 0: a share of 3 / (sources of the data set with such pairs), at most 1, is not excluded; otherwise null',
  ),
})
const misleadingPairs = z
  .strictObject({ before: counted, after: counted })
  .nullable()
  .describe('before and after bounds; null where the data set has no pair of the class')

const triedFigures = z.strictObject({
  bounds_log10: ends,
  cllr: figure,
  km_under_third: misleadingPairs,
  km_under_one: misleadingPairs,
  knm_over_three: misleadingPairs,
  at_bound: z.strictObject({ km: number, knm: number }).describe('share of the pairs of a class at a bound'),
  worst_source: z
    .strictObject({ source: z.string(), cost: z.number() })
    .describe(
      'the source whose pairs cost most on average, in bits, both classes weighing the same where it has both',
    ),
})

const dataSet = z.strictObject({
  protocol: z.literal('leave-data-sets-out'),
  data_set: z.string(),
  n_km: count,
  n_knm: count,
  n_sources: z
    .strictObject({ km: count, knm: count })
    .describe('sources of the data set with pairs of a class'),
  resamples: resamples.nullable(),
  auc: figure,
  cllr_min: figure,
  calibrations: z
    .array(
      z.strictObject({
        bounds_by: z
          .strictObject({ lower: unit, upper: unit })
          .describe('by what each bound counts evidence'),
        deployed: z.boolean().describe('whether the reference counts so'),
        unavailable: z.string().nullable().describe('why there is no LR'),
        figures: triedFigures.nullable(),
      }),
    )
    .describe(
      'with the calibration of the reference on the other data sets: as deployed, then otherwise bounded',
    ),
})
export type DataSetFigures = z.infer<typeof dataSet>

export const protocolSchema = z.strictObject({
  protocol: z.enum(ALL_PROTOCOLS),
  statement: z.string(),
  n_km: count,
  n_knm: count,
  n_sources: count,
  excluded: z
    .strictObject({ km: count, knm: count })
    .describe('pairs without an LR, as too little is left to fit on'),
  unavailable: z.string().nullable().describe('why there are no figures'),
  resamples: resamples.nullable(),
  calibrations: z.array(pooled),
  folds: z.array(fold).optional(),
  data_sets: z.array(dataSet).optional(),
})
export type ProtocolFigures = z.infer<typeof protocolSchema>

export const validationSchema = z.strictObject({
  format: z.literal('markgraph-validation-1'),
  reference: z.strictObject({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    score_kind: z.string(),
    scorer_config_hash: z.string(),
    cluster_scheme: z.string(),
    datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
    n_sources: count,
    n_marks: count,
    n_km: count,
    n_knm: count,
    smallest_km_score: z.number(),
    largest_knm_score: z.number(),
  }),
  parameters: z.strictObject({
    seed: count,
    folds: count,
    held_out_share: z.number(),
    resamples: count,
    level: z.number(),
  }),
  statement: z.string(),
  bootstrap: z.string(),
  scores: z.strictObject({ edges: numbers, km_share: band, knm_share: band }),
  protocols: z.array(protocolSchema),
})
export type Validation = z.infer<typeof validationSchema>
