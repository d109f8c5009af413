import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sha256 } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { methodOf, type Reference } from '../kinds/reference.ts'
import { exp10 } from '../numerics/elementary/exponential.ts'
import {
  type LeftOut,
  leftOutLog10Lr,
  leftOutModels,
  type SourcedScores,
} from '../numerics/statistics/leave-out.ts'
import { markHash } from '../references/studies/mark-hash.ts'
import { metricsOf } from './kit/scoring.mjs'
import { metricsSchema } from './metrics.ts'
import { frozenPairs, type Pairs, testedPairs } from './pairs.ts'
import { FROZEN, type Split } from './split.ts'

const CALIBRATED = {
  'two-masses': 'logistic regression on two unit masses',
  platt: 'Platt',
} as const

const LR_DIGITS = 6 // of the submission, so that the last digits of 10^x do not matter

/** Our own submission to a split, as committed: its metrics, and the fits that give its LRs. */
const baselineSchema = z.strictObject({
  split: z.string(),
  split_hash: z.string(),
  submitter: z.string(),
  method: z.string(),
  protocol: z.string(),
  created_at: z.string(),
  scorer_config_hash: z.string(),
  generator: z.string(),
  /** SHA-256 of the submission's CSV. */
  csv_sha256: z.string(),
  metrics: metricsSchema,
  /** Fits without the two sources of a pair: places of the sources, slope, intercept, bounds on log10 LR. */
  models: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])),
})

type Baseline = z.infer<typeof baselineSchema>

export const readBaseline = (name: string, folder = FROZEN): Baseline =>
  baselineSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.baseline.json`), 'utf8')))

/** JSON with one line for each fit. */
export function baselineText({ models, ...head }: Baseline): string {
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  return `${text},\n "models": [\n${models.map((model) => JSON.stringify(model)).join(',\n')}\n]\n}\n`
}

/** Our scores of the frozen pairs, from the committed reference; `bad-setting` when it has no score of one of them. */
export function frozenScores(split: Split, pairs: Pairs, reference: Reference): SourcedScores {
  const places = new Map(reference.marks.map(({ mark, scans }, i) => [`${mark}\n${markHash(scans)}`, i]))
  const inReference = split.marks.map(({ mark, scans }) => places.get(`${mark}\n${markHash(scans)}`) ?? -1)
  const n = reference.marks.length
  const scores = new Map(reference.pairs.map(([a, b, score]) => [Math.min(a, b) * n + Math.max(a, b), score]))
  const scoreOf = (i: number): number => {
    const one = inReference[pairs.a[i]!]!
    const other = inReference[pairs.b[i]!]!
    const score = scores.get(Math.min(one, other) * n + Math.max(one, other))
    if (score !== undefined) return score
    const [a, b] = [pairs.a[i]!, pairs.b[i]!].map((mark) => split.marks[mark]!.mark)
    throw new MarkgraphError(
      'bad-setting',
      `the reference ${reference.id} has no score of ${a} with ${b}, a pair of ${split.name}`,
    )
  }
  const sourceOf = (mark: number): number => split.marks[mark]!.source
  return {
    scores: Float64Array.from(pairs.ids, (_, i) => scoreOf(i)),
    a: Int32Array.from(pairs.a, sourceOf),
    b: Int32Array.from(pairs.b, sourceOf),
  }
}

/**
 * Our submission to a split: the deployed scorer's scores. The calibration of a pair leaves out both of its sources.
 * errors  `bad-value`: a class is empty when two sources are left out
 */
export function fittedBaseline(split: Split, reference: Reference, created: string): Baseline {
  const pairs = frozenPairs(split)
  const scores = frozenScores(split, pairs, reference)
  const models = leftOutModels(scores, methodOf(reference)).map((model) => {
    if (model) return model
    throw new MarkgraphError(
      'bad-value',
      `${split.name} has too few sources: when two are left out, a class is empty`,
    )
  })
  const { csv, lrs } = submission(pairs, scores, models)
  return {
    split: split.name,
    split_hash: split.split_hash,
    submitter: 'Markgraph',
    method: `${reference.score_kind} of the deployed scorer, ${CALIBRATED[methodOf(reference)]}`,
    protocol:
      "leave-the-pair's-sources-out: line and bounds fitted anew for every pair of sources, without any pair of either",
    created_at: created,
    scorer_config_hash: reference.scorer_config_hash,
    generator: `markgraph benchmark baseline ${split.name} --created ${created}`,
    csv_sha256: sha256(csv),
    metrics: metricsOf(lrs, pairs.labels, testedPairs(pairs, split.n_folds)),
    models: models.map(({ low, high, slope, intercept, lower, upper }) => [
      low,
      high,
      slope,
      intercept,
      lower,
      upper,
    ]),
  }
}

/** The CSV of our submission, from the committed fits and the scores of the reference. */
export function baselineCsv(baseline: Baseline, split: Split, pairs: Pairs, reference: Reference): string {
  const models = baseline.models.map(([low, high, slope, intercept, lower, upper]) => ({
    low,
    high,
    slope,
    intercept,
    lower,
    upper,
  }))
  const { csv } = submission(pairs, frozenScores(split, pairs, reference), models)
  if (sha256(csv) === baseline.csv_sha256) return csv
  throw new MarkgraphError(
    'bad-setting',
    `the baseline of ${split.name} does not follow from the reference ${reference.id}; run markgraph benchmark baseline`,
  )
}

function submission(pairs: Pairs, scores: SourcedScores, models: readonly LeftOut[]) {
  const texts = Array.from(leftOutLog10Lr(scores, models), (log10Lr) =>
    Number(exp10(log10Lr).toPrecision(LR_DIGITS)).toString(),
  )
  const rows = pairs.ids.map((id, i) => `${id},${texts[i]}\n`)
  return { csv: `pair_id,lr\n${rows.join('')}`, lrs: Float64Array.from(texts, Number) }
}
