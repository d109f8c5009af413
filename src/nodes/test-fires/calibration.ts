import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { intervalKind, type LikelihoodRatio, likelihoodRatioKind } from '../../kinds/calibration.ts'
import { grid } from '../../kinds/kind.ts'
import {
  type LeftOutQuestions,
  type QuestionCalibration,
  type QuestionScore,
  questionBootstrapKind,
  questionCalibrationKind,
  questionScoreKind,
} from '../../kinds/marks/test-fires.ts'
import { defineNode } from '../../kinds/node.ts'
import { markPairsOf, type Reference, referenceKind, ruleOf, SCORES_AS_SENT } from '../../kinds/reference.ts'
import { type Check, makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import { cllrMin } from '../../numerics/statistics/metrics.ts'
import { anchoredLog10Lr, anchorOf } from '../../numerics/test-fires/anchored.ts'
import { anchoredFigures } from '../../numerics/test-fires/anchored-figures.ts'
import {
  anchoredInterval,
  anchoredPopulation,
  anchoredResamples,
  answersWithout,
  boundedAnswers,
  possibleQuestions,
} from '../../numerics/test-fires/anchored-population.ts'
import type { MarkPairs } from '../../numerics/test-fires/anchored-questions.ts'
import { fact } from '../../words/said.ts'
import { fitParams, resampleParams } from '../calibration/calibration.ts'
import { boundedRatio, lrBounds } from '../calibration/likelihood-ratio.ts'
import { referenceCurves } from '../calibration/reference-curves.ts'
import { verbal } from '../report/verbal.ts'

/**
 * What the pairs of a reference say about a questioned mark against several known marks of one source. Diagnostics are
 * in-sample, of all questions with two known marks that the pairs can ask; a Cllr weighs sources equally.
 * in      reference: the score of every pair of its marks
 * params  left_out: sources whose pairs take no part
 * errors  `bad-value`: no source has three marks that were scored with each other, or the pairs support no LR
 * source  docs/method.md, "Test fires"
 */
export const fitQuestions = defineNode({
  name: 'fit-questions',
  version: 1,
  title: 'Fit the calibration',
  stage: 'calibrate',
  params: z.strictObject(fitParams),
  inputs: { reference: referenceKind },
  output: questionCalibrationKind,
  run({ reference }, { left_out }): QuestionCalibration {
    const pairs = markPairsOf(reference, left_out)
    const rule = ruleOf(reference)
    const free = anchoredPopulation(pairs, rule)
    if (!free) {
      throw new MarkgraphError(
        'bad-value',
        phrase(
          'reference {id} cannot answer for several known marks: it needs sources with at least three marks that were scored with each other, and marks of other sources',
          { id: reference.id },
        ),
        { reference: reference.id },
      )
    }
    const population = reference.evidence === SCORES_AS_SENT ? withinProof(free, reference) : free
    const asked = possibleQuestions(pairs)
    const answers = boundedAnswers(pairs, asked, population)
    const places = Uint32Array.from(answers.log10Lr.keys()).filter((i) => !Number.isNaN(answers.log10Lr[i]!))
    const means = Float64Array.from(asked.flatMap((known) => [...known.means]))
    const scores = Float64Array.from(places, (i) => means[i]!)
    const log10Lr = Float64Array.from(places, (i) => answers.log10Lr[i]!)
    const labels = Uint8Array.from(places, (i) => Number(answers.known[i] === answers.questioned[i]))
    const figures = anchoredFigures(answers, pairs.sources)
    const { mean, sd, sets, ratio, ratio_sources, ratio_sets, lower, upper } = population
    return {
      mean,
      sd,
      sets,
      ratio,
      ratio_sources,
      ratio_sets,
      lr_bounds_log10: [lower, upper] as const,
      bounds_by: { lower: rule.lower, upper: rule.upper },
      n_data_sets: reference.data_sets ? { km: ratio_sets, knm: sets } : null,
      left_out,
      n_km: figures.n_km,
      n_knm: figures.n_knm,
      cllr: figures.cllr!,
      cllr_min: cllrMin(log10Lr, labels),
      ...referenceCurves(scores, log10Lr, labels),
      left_out_diagnostics: leftOutQuestions(reference, pairs),
    }
  },
})

/** A population whose bounds rest on no more than what scores without scans can prove. */
function withinProof<P extends { readonly lower: number; readonly upper: number }>(
  population: P,
  { lr_bounds_at_most_log10: most = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] }: Reference,
): P {
  const { lower, upper } = population
  return { ...population, lower: Math.max(lower, most[0]), upper: Math.min(upper, most[1]) }
}

/** Each data set of a reference tried with the population of the others; none where there is one data set. */
function leftOutQuestions(reference: Reference, pairs: MarkPairs): LeftOutQuestions[] {
  const { data_sets = [] } = reference
  if (data_sets.length < 2) return []
  return data_sets.map(({ data_set }, set) => {
    const answers = answersWithout(pairs, set, ruleOf(reference))
    const found = answers && answers.known.length > 0 ? anchoredFigures(answers, pairs.sources) : undefined
    return {
      data_set,
      n_km: found?.n_km ?? 0,
      n_knm: found?.n_knm ?? 0,
      n_sources: found?.n_sources ?? 0,
      auc: null,
      cllr: found?.cllr ?? null,
      cllr_min: null,
      answered: found?.answered ?? null,
      cllr_all: found?.cllr_all ?? null,
      km_under_third: found?.km_under_third ?? null,
      knm_over_three: found?.knm_over_three ?? null,
    }
  })
}

/**
 * Refits of a population on resampled sources. They depend on the reference alone, so they are computed once.
 * params  replicates: how many; seed: of the generator, see `random`; left_out: as `fit-questions` has it
 * source  docs/method.md, "Test fires"
 */
export const bootstrapQuestions = defineNode({
  name: 'bootstrap-questions',
  version: 1,
  title: 'Resample the reference',
  stage: 'uncertainty',
  params: z.strictObject(resampleParams),
  inputs: { reference: referenceKind },
  output: questionBootstrapKind,
  run({ reference }, { replicates, seed, left_out }) {
    const models = anchoredResamples(markPairsOf(reference, left_out), seed, replicates)
    return { models: grid(models, replicates, 4), n_sources: reference.n_sources - left_out.length }
  },
})

const amongOf = ({ scores_among }: QuestionScore): Float64Array =>
  Float64Array.from(scores_among, ([, , score]) => score)

/**
 * Whether known marks agree with each other beyond chance. Where they do not, nothing shows how well their source marks.
 * out     check `reproducibility`; value: their mean score, threshold: the least one that gives a ratio
 */
export const reproducibility = defineNode({
  name: 'reproducibility',
  version: 1,
  title: 'Agreement of known marks',
  params: z.strictObject({ domain: z.string() }),
  inputs: { score: questionScoreKind, calibration: questionCalibrationKind },
  output: scopeChecksKind,
  run: ({ score, calibration }, { domain }) => ({ domain, checks: [agreementCheck(score, calibration)] }),
})

/** What of a reference answers a question. */
export type QuestionModel = Pick<QuestionCalibration, 'mean' | 'sd' | 'sets' | 'ratio' | 'lr_bounds_log10'>

/** The check that known marks agree with each other beyond chance. */
export function agreementCheck(score: QuestionScore, model: QuestionModel): Check {
  const { agreement, least, reason } = anchorOf(model, amongOf(score))
  const threshold = model.mean + least
  const found = { agreement, chance: model.mean, needed: threshold }
  const of = { value: agreement, threshold }
  return reason
    ? makeCheck('reproducibility', 'refuse', of, fact('test_fires_not_beyond_chance', found))
    : makeCheck('reproducibility', 'ok', of, fact('test_fires_agree', found))
}

/**
 * The bounded likelihood ratio of a questioned mark against known marks.
 * in      score, with the scores among the known marks; what the reference says about such questions
 * source  docs/method.md, "Test fires"
 */
export const calibrateQuestion = defineNode({
  name: 'calibrate-question',
  version: 1,
  title: 'Likelihood ratio',
  stage: 'calibrate',
  params: z.strictObject({}),
  inputs: { score: questionScoreKind, calibration: questionCalibrationKind },
  output: likelihoodRatioKind,
  run: ({ score, calibration }) => ratioUnder(score, calibration),
})

/** The bounded likelihood ratio of a question under a model. */
export function ratioUnder(score: QuestionScore, model: QuestionModel): LikelihoodRatio {
  const free = anchoredLog10Lr(model, anchorOf(model, amongOf(score)))(score.score)
  return boundedRatio(score.score, free, model)
}

/**
 * Percentiles 2.5 and 97.5 of the bounded log10 LR over the refits of the population.
 * out     as `uncertainty` has it; every source is a cluster of its own
 */
export const questionUncertainty = defineNode({
  name: 'question-uncertainty',
  version: 1,
  title: 'Interval',
  stage: 'uncertainty',
  params: z.strictObject({}),
  inputs: {
    score: questionScoreKind,
    likelihood_ratio: likelihoodRatioKind,
    calibration: questionCalibrationKind,
    bootstrap: questionBootstrapKind,
  },
  output: intervalKind,
  run({ score, likelihood_ratio: { log10_lr }, calibration, bootstrap }) {
    const models = Float64Array.from(bootstrap.models.data)
    const log10_lr_ci = anchoredInterval(models, amongOf(score), score.score, lrBounds(calibration))
    return {
      log10_lr_ci,
      lr_ci_method: 'bootstrap-sources',
      n_sources: bootstrap.n_sources,
      n_clusters: bootstrap.n_sources,
      n_distinct_draws: models.length / 4,
      verbal: verbal(log10_lr, log10_lr_ci),
    }
  },
})
