import { z } from 'zod'
import { factFields } from '../../words/said.ts'
import type { Calibration } from '../calibration.ts'
import { arrayKind, jsonKind } from '../kind.ts'
import { count, typed, type Wire } from '../wire.ts'

/** A pair of known marks, counted from 1, and their score. */
const amongSchema = typed<[i: number, j: number, score: number]>(z.array(z.number()).length(3))

/** The score of a questioned mark with the known marks of one source: the mean of its scores with each of them. */
const questionScoreSchema = z.object({
  score: z.number(),
  score_kind: z.string(),
  scores: z.array(z.number()).describe('Of the questioned mark with each known mark that counts, in order.'),
  scores_among: z.array(amongSchema).describe('Of every two of these known marks, which count from 1.'),
})
export type QuestionScore = Wire<typeof questionScoreSchema>
export const questionScoreKind = jsonKind<QuestionScore>('score.question')

/** What a reference says about questioned marks against known marks: `AnchoredPopulation`, its bounds, and how well it answers. */
export interface QuestionCalibration extends Omit<Calibration, 'slope' | 'intercept' | 'method'> {
  /** Mean score of marks of different sources, and its standard deviation. */
  readonly mean: number
  readonly sd: number
  /** Data sets behind both. */
  readonly sets: number
  /** Deviation of the excess of a questioned mark over chance, as a share of that of the known marks. */
  readonly ratio: number
  /** Sources with three marks or more that the ratio rests on, and their data sets. */
  readonly ratio_sources: number
  readonly ratio_sets: number
  /** Each data set tried with what the others say; figures are null where the others say nothing. */
  readonly left_out_diagnostics: readonly LeftOutQuestions[]
}
export const questionCalibrationKind = jsonKind<QuestionCalibration>('calibration.question')

/** How questions about the sources of one data set were answered with the others. Sources weigh equally in a Cllr. */
export interface LeftOutQuestions {
  readonly data_set: string
  readonly n_km: number
  readonly n_knm: number
  readonly auc: null
  readonly cllr: number | null
  readonly cllr_min: null
  readonly n_sources: number
  /** Share of the questions that got a number, and the Cllr with LR 1 where there is none. */
  readonly answered: number | null
  readonly cllr_all: number | null
  readonly km_under_third: number | null
  readonly knm_over_three: number | null
}

/** `models` (replicates, 4): mean, sd, sets and ratio of each refit. */
export const questionBootstrapKind = arrayKind<'models', { n_sources: number }>(
  'calibration.question.bootstrap',
  'models',
)

/** What a request says about the known marks beside their scans; null where it says nothing. */
export const statedSchema = z.object({
  ammunition_alike: z.boolean().nullable().describe('Whether questioned and known marks share it.'),
  instrument_alike: z.boolean().nullable(),
  condition_alike: z.boolean().nullable().describe('Wear, damage, dirt of the firearm or tool.'),
  made: count.nullable().describe('Test fires or test marks that were made.'),
  left_out: z
    .array(z.object({ index: count, reason: z.string() }))
    .describe('Known marks that the request would leave out, counted from 1.'),
})
export type Stated = Wire<typeof statedSchema>

export const NOTHING_STATED: Stated = {
  ammunition_alike: null,
  instrument_alike: null,
  condition_alike: null,
  made: null,
  left_out: [],
}

/** A known mark, counted from 1 as the request gives it, and what is said of it. */
const ofKnown = { index: count, ...factFields, reason: z.string() }

/** The answer with one known mark less. */
const lessOne = z.object({
  ...ofKnown,
  likelihood_ratio: z.number().nullable().describe('Null where the others agree no better than chance.'),
  log10_lr: z.number().nullable(),
})

/** How a questioned mark and the known marks agree. */
export const knownSchema = z.object({
  n: count.describe('Known marks that count.'),
  best: count.describe('The one that agrees best with the questioned mark, counted from 1.'),
  scores: questionScoreSchema.shape.scores,
  scores_among: questionScoreSchema.shape.scores_among.describe(
    'Of every two known marks that count: their numbers in the request, from 1, and the score.',
  ),
  agreement: z.number().describe('Mean score among the known marks.'),
  chance: z
    .object({ mean: z.number(), sd: z.number() })
    .nullable()
    .describe('Scores of marks of different sources; null under another scorer config.'),
  left_out: z.array(z.object(ofKnown)).describe('Known marks that do not count, and why.'),
  without: z
    .array(lessOne)
    .describe('The ratio without a known mark that stands apart, or that the request would leave out.'),
  stated: statedSchema.extend({ used: count.describe('Known marks that count.') }),
})
export type Known = Wire<typeof knownSchema>
