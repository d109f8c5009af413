import { z } from 'zod'
import { intervalKind, likelihoodRatioKind } from '../../kinds/calibration.ts'
import {
  type Known,
  questionCalibrationKind,
  questionScoreKind,
  type Stated,
  statedSchema,
} from '../../kinds/marks/test-fires.ts'
import { defineNode, type InputValues, listOf } from '../../kinds/node.ts'
import { referenceRecordKind } from '../../kinds/reference.ts'
import { reportKind, withReason } from '../../kinds/report.ts'
import { BLOCKING_CHECKS, type ScopeChecks, type ScopeOfMarks, scopeChecksKind } from '../../kinds/scope.ts'
import { typed } from '../../kinds/wire.ts'
import { fact, factSchema } from '../../words/said.ts'
import {
  aboutRatio,
  aboutRatioInWords,
  aboutRefusal,
  aboutScored,
  notesOf,
  notesOfRatio,
  otherConfig,
  ratioFields,
  refused,
  regionsAndPictures,
  scoredReport,
} from '../report/report.ts'
import { weighChecks } from '../report/scope-report.ts'

/** Known marks count from 1, as the request gives them. */
const index = z.number().int().positive()
const ofKnown = factSchema.extend({ index })

/** The known marks of a question: what is said of them beside their scores. */
const asked = {
  /** Scans of each known mark. */
  known_scans: z.array(index),
  /** The known mark that is shown beside the questioned one. */
  best: index,
  stated: typed<Stated>(statedSchema),
  left_out: z.array(ofKnown),
}

const scopes = {
  scope_a: listOf(scopeChecksKind),
  /** Of the scans of all known marks, in their order. */
  scope_known: listOf(scopeChecksKind),
  scope_pair: listOf(scopeChecksKind),
}

interface AskedParams {
  readonly domain: string
  readonly known_scans: readonly number[]
  readonly best: number
}

function scopeOf(
  { domain, known_scans, best }: AskedParams,
  { scope_a, scope_known, scope_pair }: InputValues<typeof scopes>,
): ScopeOfMarks {
  const report = ({ checks }: Pick<ScopeChecks, 'checks'>) =>
    weighChecks(domain, checks, 'refuse', BLOCKING_CHECKS)
  let at = 0
  const known = known_scans.map((count) => {
    at += count
    return scope_known.slice(at - count, at).map(report)
  })
  return {
    mark_a: scope_a.map(report),
    mark_b: known[best - 1]!,
    known,
    pair: report({ checks: scope_pair.flatMap(({ checks }) => checks) }),
  }
}

type Score = InputValues<{ score: typeof questionScoreKind }>['score']
type Calibrated = InputValues<{ calibration: typeof questionCalibrationKind }>['calibration']

function knownOf(
  { scores, scores_among }: Score,
  calibration: Pick<Calibrated, 'mean' | 'sd'> | null,
  { known_scans, best, stated, left_out }: z.infer<z.ZodObject<typeof asked>>,
  without: Known['without'] = [],
): Known {
  const out = left_out.map((one) => one.index)
  const counted = known_scans.map((_, i) => i + 1).filter((i) => !out.includes(i))
  return {
    n: scores.length,
    best,
    scores,
    scores_among: scores_among.map(([i, j, score]): [number, number, number] => [
      counted[i - 1]!,
      counted[j - 1]!,
      score,
    ]),
    agreement: scores_among.reduce((sum, [, , score]) => sum + score, 0) / scores_among.length,
    chance: calibration && { mean: calibration.mean, sd: calibration.sd },
    left_out: left_out.map(withReason),
    without,
    stated: { ...stated, used: scores.length },
  }
}

/**
 * The answer to a question about several known marks, with a likelihood ratio.
 * in      score, its likelihood ratio and interval, what the reference says about such questions; attribution and pictures
 *         of the known mark that agrees best; scope checks of every scan; the reference's record; `without`: the ratios of
 *         those of `params.without` that have one, in their order
 * params  facts of the comparison itself, what the request says about the known marks, and the handle of the recipe
 */
export const questionReport = defineNode({
  name: 'question-report',
  version: 1,
  title: 'Report',
  params: z.strictObject({
    ...aboutScored,
    ...asked,
    without: z.array(ofKnown.extend({ answered: z.boolean() })),
    ...aboutRatio,
  }),
  inputs: {
    score: questionScoreKind,
    ...regionsAndPictures,
    ...scopes,
    likelihood_ratio: likelihoodRatioKind,
    interval: intervalKind,
    calibration: questionCalibrationKind,
    reference: referenceRecordKind,
    without: listOf(likelihoodRatioKind),
  },
  output: reportKind,
  run(inputs, params) {
    const { score, likelihood_ratio: ratio, interval, calibration, reference } = inputs
    const ratios = inputs.without.values()
    const without = params.without.map(({ answered, ...one }) => {
      const found = answered ? ratios.next().value : undefined
      return withReason({
        ...one,
        likelihood_ratio: found?.likelihood_ratio ?? null,
        log10_lr: found?.log10_lr ?? null,
      })
    })
    const notes = [...notesOfRatio(ratio), fact('neither')]
    const method = { ...calibration, method: 'anchored' }
    return {
      calibrated: true as const,
      ...scoredReport(inputs, scopeOf(params, inputs), params, notes),
      ...ratioFields(ratio, interval, reference, method, [...calibration.left_out_diagnostics]),
      known: knownOf(score, calibration, params, without),
      ...aboutRatioInWords(params),
    }
  },
})

/**
 * The answer to a question under another scorer config than the reference's: the scores alone.
 * in      as `question-report`, without a likelihood ratio
 */
export const uncalibratedQuestion = defineNode({
  name: 'uncalibrated-question',
  version: 1,
  title: 'Report',
  params: z.strictObject({
    ...aboutScored,
    ...asked,
    scorer_config: aboutScored.facts,
    scorer_config_hash: z.string(),
  }),
  inputs: {
    score: questionScoreKind,
    ...regionsAndPictures,
    ...scopes,
    reference: referenceRecordKind,
  },
  output: reportKind,
  run(inputs, params) {
    return {
      calibrated: false as const,
      ...scoredReport(inputs, scopeOf(params, inputs), params),
      known: knownOf(inputs.score, null, params),
      ...otherConfig(inputs.reference, params),
    }
  },
})

/**
 * The answer to a question that was refused.
 * in      score and calibration: where there are scores, as a list of one or none
 * params  reasons: why a mark cannot be scored; null when the scope checks give the reasons
 */
export const questionRefusal = defineNode({
  name: 'question-refusal',
  version: 2,
  title: 'Report',
  params: z.strictObject({ ...aboutRefusal, ...asked }),
  inputs: {
    ...scopes,
    score: listOf(questionScoreKind),
    calibration: listOf(questionCalibrationKind),
    reference: referenceRecordKind,
  },
  output: reportKind,
  run(inputs, params) {
    const [score] = inputs.score
    const [calibration] = inputs.calibration
    return {
      ...refused(params, inputs, scopeOf(params, inputs)),
      ...notesOf(fact('neither')),
      ...(score && calibration && { known: knownOf(score, calibration, params) }),
    }
  },
})
