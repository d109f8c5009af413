import { z } from 'zod'
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

export const PROTOCOLS = ['in-sample', 'source-disjoint', 'leave-sources-out'] as const
export type Protocol = (typeof PROTOCOLS)[number]

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
  protocol: z.enum(PROTOCOLS),
  ...performance,
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

export const protocolSchema = z.strictObject({
  protocol: z.enum(PROTOCOLS),
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
