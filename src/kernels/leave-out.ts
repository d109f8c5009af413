/**
 * Leave-the-pair's-sources-out calibration: the LR of a pair comes from a Platt fit and a bound that saw no pair with
 * either of its two sources. Exact: one refit for every unordered pair of sources that occurs, none approximated.
 * source  the rule of contract.md ("without labels from either of its sources"); Platt and bound as method.md stage 10
 */
import { clampLog10Lr, log10Bound } from './bound.ts'
import { fitSamples, type Platt, plattLog10Lr, type Sample } from './logistic.ts'

/** Pairs of marks: scores (n), and the two sources of each pair as numbers from 0; equal sources are a KM pair. */
export interface SourcedScores {
  readonly scores: Float64Array
  readonly a: Int32Array
  readonly b: Int32Array
}

/** The calibration for pairs of the sources `low` and `high` (`low` <= `high`): Platt fit and bound on |log10 LR|. */
export interface LeftOut extends Platt {
  readonly low: number
  readonly high: number
  readonly bound: number
}

/**
 * in      pairs (n) in any order
 * out     one model for every unordered pair of sources that occurs, ascending by `low`, then `high`; undefined where
 *         what remains lacks a class, as among three barrels. Sums run in the order of the pairs, and every fit starts
 *         from the fit to all of them, so equal pairs in equal order give equal digits.
 * errors  `bad-value`: a class of all pairs is empty, or a fit does not converge
 */
export function leftOutModels(pairs: SourcedScores): (LeftOut | undefined)[] {
  const start = fitSamples(...samples(pairs, -1, -1))
  return sourcePairs(pairs).map(([low, high]) => {
    const [km, knm] = samples(pairs, low, high)
    if (km.scores.length === 0 || knm.scores.length === 0) return undefined
    const bound = log10Bound({ km: km.scores.length, knm: knm.scores.length })
    return { low, high, ...fitSamples(km, knm, start), bound }
  })
}

/**
 * The log10 LRs (n) of pairs, each from the model of its two sources; NaN where there is none.
 */
export function leftOutLog10Lr({ scores, a, b }: SourcedScores, models: readonly (LeftOut | undefined)[]) {
  const bySources = new Map(models.flatMap((model) => (model ? [[key(model.low, model.high), model]] : [])))
  return scores.map((score, i) => {
    const model = bySources.get(key(a[i]!, b[i]!))
    return model ? clampLog10Lr(plattLog10Lr(model, score), model.bound) : Number.NaN
  })
}

const TWO_26 = 67108864
const key = (a: number, b: number): number => Math.min(a, b) * TWO_26 + Math.max(a, b)

/** The unordered pairs of sources that occur, ascending. */
function sourcePairs({ a, b }: SourcedScores): [number, number][] {
  const keys = new Set<number>()
  for (let i = 0; i < a.length; i++) keys.add(key(a[i]!, b[i]!))
  return [...keys].sort((x, y) => x - y).map((x) => [Math.floor(x / TWO_26), x % TWO_26])
}

/** The KM and the KNM scores of pairs without the sources `low` and `high`. */
function samples({ scores, a, b }: SourcedScores, low: number, high: number): [Sample, Sample] {
  const km = new Float64Array(scores.length)
  const knm = new Float64Array(scores.length)
  let nKm = 0
  let nKnm = 0
  for (let i = 0; i < scores.length; i++) {
    const one = a[i]!
    const other = b[i]!
    if (one === low || one === high || other === low || other === high) continue
    if (one === other) km[nKm++] = scores[i]!
    else knm[nKnm++] = scores[i]!
  }
  const sample = (found: Float64Array): Sample => ({
    scores: found,
    counts: new Float64Array(found.length).fill(1),
  })
  return [sample(km.slice(0, nKm)), sample(knm.slice(0, nKnm))]
}
